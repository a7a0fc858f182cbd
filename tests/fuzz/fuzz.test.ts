import { isLong } from '@oklad/engine/testing'
import { describe, expect, it } from 'vitest'
import { launch } from '../support/program.ts'
import { anyRuntime } from '../support/runtimes.ts'

/** The number of bodies, whole thousands; `npm run fuzz` posts a million. */
const COUNT = isLong ? 25_000 : 3_000
const OVER_SOCKET = 1000

describe.concurrent.each(anyRuntime)('mutated bodies on $runtime', ({ runtime }) => {
  it('get valid answers in time, without their amounts, and the same over a socket', async () => {
    await using fuzz = launch({
      runtime,
      command: [
        process.execPath,
        'tools/launch.js',
        'fuzz',
        ...(runtime === 'node' ? ['--node'] : []),
        ...['--seed', '20261', '--count', String(COUNT), '--socket', String(OVER_SOCKET)],
      ],
    })
    const { code } = await fuzz.ended()
    const output = fuzz.output()
    expect(code, output).toBe(0)
    expect(output).toContain(`bodies, each at both addresses: ${COUNT}\n`)
    expect(output).toContain('\nfaults: 0\n')
    const statuses = [...output.matchAll(/answers (\d+): /g)].map(([, status]) => status)
    expect(statuses).toEqual(['200', '400', '413'])
    expect(output.match(/answered differently over a socket on \w+: 0 of 2000/g)).toHaveLength(2)
  })
})
