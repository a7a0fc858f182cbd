/** What a person sees when the service has started: where it is and what to try. */
export function welcome(url: string, runtime: string, keyOfThisRun: string | undefined): string {
  const body = `'{"gross_salary": 15000000}'`
  const json = `-H 'Content-Type: application/json'`
  const key = keyOfThisRun ?? '<API_KEY>'
  const aboutKey =
    keyOfThisRun === undefined
      ? ''
      : `\n\nThe key is made for this run only. Set API_KEY or API_KEYS_FILE to keep one.`
  return `Oklad serves at ${url} (${runtime}): the calculator there, the reference of the API at ${url}/docs

Try a salary of 150,000 roubles (sums are in kopecks):
  curl -s ${url}/api/v1/calc ${json} -d ${body}

With contributions and the split of tax:
  curl -s ${url}/api/v1/private-calc ${json} -H 'x-api-key: ${key}' -d ${body}${aboutKey}
`
}
