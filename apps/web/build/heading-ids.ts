/**
 * Gives headings their ids by the rule that GitHub has for them, so that an anchor written in a
 * document works in its page too: small letters of any alphabet, digits, and hyphens for spaces.
 */
export class HeadingIds {
  private readonly taken: Set<string>

  /** @param reserved ids that the page has itself */
  constructor(reserved: Iterable<string> = []) {
    this.taken = new Set(reserved)
  }

  /** An id that no heading before has. */
  next(title: string): string {
    const wished = title
      .toLowerCase()
      .replace(/[^\p{Letter}\p{Number}\s_-]/gu, '')
      .trim()
      .replace(/\s/gu, '-')
    let id = wished
    for (let count = 1; this.taken.has(id); count++) id = `${wished}-${count}`
    this.taken.add(id)
    return id
  }
}
