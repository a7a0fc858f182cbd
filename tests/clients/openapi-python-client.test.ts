import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hasProgram } from '../support/needed-program.ts'
import { sharedServer } from '../support/server.ts'
import { TemporaryFolder } from '../support/temporary-folder.ts'

/** Prints the net pay of a year, the place of the problem in a wrong request, and both for the lines of a batch. */
const program = `
import io, json, sys
from oklad_client import AuthenticatedClient
from oklad_client.api.calculation import calculate_private, calculate_private_batch
from oklad_client.models import BatchLine, PrivateCalculationRequest, ProblemDocument
from oklad_client.types import File

url, key = sys.argv[1:]
client = AuthenticatedClient(base_url=url, token=key, auth_header_name="x-api-key", prefix="")
year = calculate_private.sync(client=client, body=PrivateCalculationRequest(gross_salary=15000000))
problem = calculate_private.sync(client=client, body=PrivateCalculationRequest(gross_salary=-1))
print(year.annual_net_income, isinstance(problem, ProblemDocument) and problem.errors[0].pointer)
people = [PrivateCalculationRequest(gross_salary=salary) for salary in (15000000, -1)]
lines = "".join(json.dumps(person.to_dict()) + "\\n" for person in people)
answer = calculate_private_batch.sync(client=client, body=File(payload=io.BytesIO(lines.encode())))
first, second = (BatchLine.from_dict(json.loads(line)) for line in answer.payload)
print(first.line, first.answer.annual_net_income, second.line, second.problem.errors[0].pointer)
`

describe.runIf(hasProgram('openapi-python-client'))(
  'a client that openapi-python-client generates',
  () => {
    const server = sharedServer({ runtime: 'node' })

    it('compiles, calculates, sends a batch and reads problems', () => {
      const { url, key } = server()
      using folder = new TemporaryFolder()
      const run = (command: string, ...parameters: string[]) =>
        execFileSync(command, parameters, { cwd: folder.path, encoding: 'utf8', stdio: 'pipe' })
      // The generated code is not formatted. Lines of JSON and CSV are bytes for it.
      const config =
        'post_hooks: []\ncontent_type_overrides: { application/x-ndjson: application/octet-stream, text/csv: application/octet-stream }\n'
      writeFileSync(folder.file('config.yaml'), config)
      const options = ['--config', 'config.yaml', '--meta', 'none', '--output-path', 'oklad_client']
      const generate = ['generate', '--fail-on-warning', '--url', `${url}/openapi.json`]
      run('openapi-python-client', ...generate, ...options)
      run('python3', '-m', 'compileall', '-q', 'oklad_client')
      // 150,000 × 12 × 87 %: the first bracket of 13 % ends at 2,400,000 roubles.
      writeFileSync(folder.file('call.py'), program)
      const [calculated, ofBatch] = run('python3', 'call.py', url, key).trim().split('\n')
      expect(calculated).toBe('156600000 /gross_salary')
      expect(ofBatch).toBe('1 156600000 2 /gross_salary')
    })
  },
)
