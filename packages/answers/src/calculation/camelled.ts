import { camelCase } from '@oklad/contract/fields'

/** Returns a value with the engine's names of its members, without those that are left out. */
export function camelled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(camelled)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).filter(([, member]) => isMeant(member))
  return Object.fromEntries(members.map(([name, member]) => [camelCase(name), camelled(member)]))
}

export const isMeant = (member: unknown) => member !== null && member !== undefined
