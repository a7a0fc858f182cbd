import type { OneByOne } from '@oklad/documents'

/** Reads all items into a list. */
export async function listOf<Item>(items: OneByOne<Item>): Promise<Item[]> {
  const list: Item[] = []
  for await (const item of items) list.push(item)
  return list
}
