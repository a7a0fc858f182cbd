import { fork } from 'node:child_process'
import type { Forking } from './forking.ts'

/** On Bun each worker has a socket of its own on the port, and the kernel spreads the connections. */
export const bunForking: Forking = {
  fork(variables) {
    const [, program = '', ...parameters] = process.argv
    return fork(program, parameters, { env: { ...process.env, ...variables } })
  },
  onceAlone(act) {
    if (process.connected) process.once('disconnect', act)
    else act()
  },
}
