/** The cells that a row of a table with months has, by the answer of the service to the same person. */
export function answerCells(body: object): Record<string, unknown> {
  const { monthly_details, warnings, ...year } = body as Record<string, unknown>
  const details = (warnings as { detail: string }[] | undefined)?.map(({ detail }) => detail)
  const cells = Object.entries(year).flatMap(([name, value]) => cellsOf(name, value))
  for (const { month, ...figures } of monthly_details as Record<string, unknown>[]) {
    const number = Number(String(month).slice(5, 7))
    for (const [name, value] of Object.entries(figures))
      cells.push(...cellsOf(`${name}_${number}`, value))
  }
  return { ...Object.fromEntries(cells), warnings: details?.join(' ') }
}

/** The cells of a value: of a list those of each item, from 1, and of an object those of each member. */
function cellsOf(name: string, value: unknown): (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null) return [[name, value]]
  return Object.entries(value).flatMap(([key, item]) =>
    cellsOf(`${name}_${Array.isArray(value) ? Number(key) + 1 : key}`, item),
  )
}
