import type { Configuration } from './configuration/configuration.ts'

/** Returns the text printed at start: the address of the service, and requests to try. */
export function welcome(
  { RATE_LIMIT, WORKERS }: Configuration,
  runtime: string,
  url: string,
  keyOfThisRun: string | undefined,
): string {
  const body = `'{"gross_salary": 15000000}'`
  const json = `-H 'Content-Type: application/json'`
  const program = WORKERS === 1 ? runtime : `${runtime}, ${WORKERS} workers`
  const key = keyOfThisRun ?? '<API_KEY>'
  const notes = [
    ...(keyOfThisRun === undefined
      ? []
      : ['This key is valid for this run only. Set API_KEY or API_KEYS_FILE to keep one.']),
    RATE_LIMIT === 'on'
      ? 'Rate limits are on.'
      : 'Rate limits are off. RATE_LIMIT=on turns them on.',
  ]
  return `Oklad serves at ${url} (${program}): the calculator there, the reference of the API at ${url}/docs

Try a salary of 150,000 roubles (sums are in kopecks):
  curl -s ${url}/api/v1/calc ${json} -d ${body}

With contributions and the split of tax:
  curl -s ${url}/api/v1/private-calc ${json} -H 'x-api-key: ${key}' -d ${body}

${notes.join('\n')}
`
}
