import { describe, expect, it } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { Load } from '../support/load.ts'
import { hasProgram } from '../support/needed-program.ts'
import { calculationsOf, Replicas } from '../support/replicas.ts'
import { runtimes } from '../support/runtimes.ts'

const CLIENTS = 16

/** Starts a load, and waits until both replicas answer requests. */
async function loadOn(replicas: Replicas): Promise<Load> {
  const load = new Load(replicas.port, CLIENTS)
  for (const replica of replicas.all) {
    await eventually(
      'the replica answers requests',
      async () => (await calculationsOf(replica)) > 20,
    )
  }
  return load
}

describe.runIf(hasProgram('nginx')).each(runtimes)(
  'two replicas behind nginx, on $runtime',
  ({ runtime }) => {
    it('are replaced one after the other under load, and no request fails', async () => {
      await using replicas = await Replicas.start({ runtime })
      const load = await loadOn(replicas)
      for (const index of [0, 1] as const) {
        const before = load.answered
        const ending = await replicas.all[index].stop()
        expect(ending).toMatchObject({ code: 0, signal: null, leftRunning: false })
        expect(load.answered).toBeGreaterThan(before)
        await replicas.startAgain(index)
      }
      expect(load.running).toBe(CLIENTS)
      await load.stop()
      expect(load.failures.join('\n')).toBe('')
      expect(load.answered).toBeGreaterThan(CLIENTS * 20)
      expect(new Set(replicas.nginx.requests().map(({ status }) => status))).toEqual(new Set([200]))
    })

    it('lose only the requests in flight at a replica that is killed', async () => {
      await using replicas = await Replicas.start({ runtime, repeats: false })
      const load = await loadOn(replicas)
      const [killed] = replicas.all
      const ending = await killed.stop('SIGKILL', true)
      expect(ending).toMatchObject({ leftRunning: false })
      const before = load.answered
      await eventually('the other one does the work', () => load.answered > before + CLIENTS * 20)
      await replicas.startAgain(0)
      expect(load.running).toBe(CLIENTS)
      await load.stop()
      // Each client had one request in flight, at one of the two.
      expect(load.failures.length).toBeLessThanOrEqual(CLIENTS)
      const failed = replicas.nginx.requests().filter(({ status }) => status !== 200)
      expect(failed).toEqual(load.failures.map(() => ({ status: 502, tried: [killed.port] })))
    })

    it('lose no request when one is killed and nginx may repeat requests', async () => {
      await using replicas = await Replicas.start({ runtime })
      const load = await loadOn(replicas)
      await replicas.all[1].stop('SIGKILL', true)
      const before = load.answered
      await eventually('the other one does the work', () => load.answered > before + CLIENTS * 20)
      expect(load.running).toBe(CLIENTS)
      await load.stop()
      expect(load.failures.join('\n')).toBe('')
    })
  },
)
