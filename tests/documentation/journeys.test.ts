import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { projectFolder } from '../support/project-folder.ts'
import { anyRuntime } from '../support/runtimes.ts'
import { sharedServer } from '../support/server.ts'
import { TemporaryFolder } from '../support/temporary-folder.ts'

/** The first steps of eight newcomers, in an empty folder, each with its last line of output. 150,000 × 12 × 87 % are 1,566,000. */
const journeys: Readonly<Record<string, readonly [script: string, last: string | RegExp]>> = {
  backend: [
    `cat > year.mjs <<'END'
import { createClient } from '@oklad/client'
const oklad = createClient({ baseUrl: process.env.URL, apiKey: process.env.KEY })
console.log((await oklad.privateCalc({ gross_salary: 15000000 })).annual_net_income)
END
ln -s "$ROOT/node_modules" node_modules
node --import tsx year.mjs`,
    '156600000',
  ],
  shell: [
    `oklad calc --salary 150000 --json | grep annual_net`,
    '  "annual_net_income": 156600000,',
  ],
  data: [
    `printf 'id,gross_salary_rub\\n7,150000\\n' > people.csv
oklad batch people.csv --output years.ndjson
grep -o '"annual_net_income[^,]*' years.ndjson`,
    '"annual_net_income_rub":1566000',
  ],
  accountant: [
    `export LC_ALL=ru_RU.UTF-8
oklad batch --template people.xlsx
oklad batch people.xlsx --output result.xlsx 2>&1 | grep Строк`,
    'Строк: 2, отклонено: 0',
  ],
  operator: [
    `oklad keys create --name CRM --file keys.json
oklad keys list --file keys.json | grep -c CRM
curl -sf $URL/metrics | grep -q oklad
curl -sf $URL/readyz`,
    '{"status":"ready"}',
  ],
  assistant: [
    `call='{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"calculate","arguments":{"gross_salary":15000000}}}'
curl -s $URL/mcp -H "x-api-key: $KEY" -H 'Content-Type: application/json' -H 'Accept: application/json, text/event-stream' -d "$call" | grep -o 'annual_net_income_rub: [0-9,.]*'`,
    'annual_net_income_rub: 1,566,000.00',
  ],
  contributor: [
    `cd "$ROOT"
npx vitest list --project unit packages/engine/src/law/scale.test.ts | head -1`,
    /scale\.test\.ts > /,
  ],
  'another language': [
    `python3 - <<'END'
import json, os, urllib.request
headers = {"x-api-key": os.environ["KEY"], "Content-Type": "application/json"}
request = urllib.request.Request(os.environ["URL"] + "/api/v1/private-calc", b'{"gross_salary": 15000000}', headers)
print(json.load(urllib.request.urlopen(request))["annual_net_income"])
END`,
    '156600000',
  ],
}

const [{ runtime }] = anyRuntime as [(typeof anyRuntime)[number]]

describe('the first steps of', () => {
  const server = sharedServer({ runtime })

  it.each(Object.entries(journeys))('the newcomer: %s', async (_, [script, last]) => {
    using folder = new TemporaryFolder()
    const env = {
      ...{
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        LC_ALL: 'C',
        NO_PROXY: '127.0.0.1',
      },
      ...{ ROOT: projectFolder, URL: server().url, KEY: server().key },
    }
    const start = 'oklad() { node "$ROOT/tools/launch.js" oklad "$@"; }\n'
    const { stdout } = await promisify(execFile)('bash', ['-euc', start + script], {
      cwd: folder.path,
      env,
    })
    const shown = stdout.trimEnd().split('\n').at(-1)
    if (typeof last === 'string') expect(shown).toBe(last)
    else expect(shown).toMatch(last)
  })
})
