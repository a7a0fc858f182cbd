import { expect } from 'vitest'
import { eventually } from './eventually.ts'
import { Load } from './load.ts'
import type { Server } from './server.ts'

const CLIENTS = 16

/** How a service ends that has answered everything. One that waits for what it should not cuts it, and ends with exit code 1. */
export const inGoodOrder = { code: 0, signal: null, leftRunning: false }

/** The signals that stop the service: the sender, the signal, and whether all its processes get it. */
export const drainingSignals = [
  ['SIGTERM from a supervisor to the program alone', 'SIGTERM', false],
  ['SIGINT from a terminal to all processes', 'SIGINT', true],
] as const

/**
 * Stops a service while many clients post, and expects that it answers every accepted connection.
 * @param underLoad called under load, before the stop
 * @param connection whether the clients keep their connections or open one for each request
 */
export async function expectDrainUnderLoad(
  server: Server,
  signal: NodeJS.Signals,
  toAll: boolean,
  underLoad: () => Promise<unknown> = async () => {},
  connection: 'keep-alive' | 'close' = 'keep-alive',
): Promise<void> {
  const load = new Load(server.port, CLIENTS, connection)
  await eventually('the load runs', () => load.answered > CLIENTS * 20)
  await underLoad()
  const before = load.answered
  const ending = await server.stop(signal, toAll)
  await load.over
  expect(load.failures).toEqual([])
  // The service goes on accepting connections for a while.
  expect(load.answered).toBeGreaterThan(before + CLIENTS)
  expect(ending).toMatchObject(inGoodOrder)
}
