/** The target of a request: a path with its query, or a whole URL as a proxy sends it. */
type Target = string

/** Returns the index where the path starts: in a URL, at the first slash after the host. */
function startOfPath(target: Target): number {
  if (target.startsWith('/')) return 0
  const scheme = target.indexOf('://')
  const slash = scheme < 0 ? -1 : target.indexOf('/', scheme + 3)
  return slash < 0 ? target.length : slash
}

/** Returns the path of a target, without the query. */
export function pathOf(target: Target): string {
  const start = startOfPath(target)
  const query = target.indexOf('?', start)
  return query < 0 ? target.slice(start) : target.slice(start, query)
}

/** Returns the query of a target, without its question mark. */
export function queryOf(target: Target): string {
  const start = target.indexOf('?', startOfPath(target))
  return start < 0 ? '' : target.slice(start + 1)
}
