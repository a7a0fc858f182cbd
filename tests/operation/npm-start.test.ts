import { describe, expect, it } from 'vitest'
import { expectDrainUnderLoad } from '../support/drain.ts'
import { childrenOf } from '../support/process-table.ts'
import { launcher } from '../support/program.ts'
import { start } from '../support/server.ts'

describe.concurrent('npm start', () => {
  it.each<NodeJS.Signals>(['SIGTERM', 'SIGINT'])(
    'answers every accepted request on %s',
    async (signal) => {
      await using server = await start({
        runtime: 'bun',
        command: ['npm', 'start'],
        environment: { npm_config_update_notifier: 'false' },
      })
      await expectDrainUnderLoad(server, signal, false)
      expect(server.output()).toContain('"Stopped"')
    },
  )

  it('ends as a shell would when the service is killed', async () => {
    await using server = await start({ runtime: 'bun', command: launcher })
    const [service, ...others] = childrenOf(server.pid)
    expect(others).toEqual([])
    process.kill(service ?? 0, 'SIGKILL')
    expect(await server.ended()).toMatchObject({ code: 137, leftRunning: false })
  })
})
