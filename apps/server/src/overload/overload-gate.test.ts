import { afterEach, beforeEach, expect, it } from 'vitest'
import { readConfiguration } from '../configuration/configuration.ts'
import type { Exchange } from '../http/exchange.ts'
import { type OverloadGate, openOverloadGate } from './overload-gate.ts'

let gate: OverloadGate

beforeEach(() => {
  gate = openOverloadGate(readConfiguration({ MAX_REQUESTS_IN_FLIGHT: '2' }))
})
afterEach(() => gate.close())

/** Begins a request whose body arrives or fails when the test says so. */
function slowRequest() {
  let arrive: () => void = () => {}
  let fail: () => void = () => {}
  const text = () =>
    new Promise<string>((resolve, reject) => {
      arrive = () => resolve('{}')
      fail = () => reject(new Error('The caller went away'))
    })
  gate.inFlight++
  const body = gate.readBody(
    { text } as Exchange,
    (read) => read,
    (error) => {
      throw error
    },
  )
  return { body, arrive: () => arrive(), fail: () => fail() }
}

it('admits as many requests as MAX_REQUESTS_IN_FLIGHT', () => {
  expect(gate.refusal()).toBeUndefined()
  gate.inFlight++
  expect(gate.refusal()).toBeUndefined()
  gate.inFlight++
  expect(gate.refusal()).toBe('in_flight')
  expect(gate.inFlight).toBe(2)
  gate.inFlight--
  expect(gate.refusal()).toBeUndefined()
  expect(gate.refusals).toEqual({ in_flight: 1, arriving: 0, event_loop: 0 })
})

it('does not count requests whose bodies are still arriving against MAX_REQUESTS_IN_FLIGHT', async () => {
  const slow = Array.from({ length: 19 }, slowRequest)
  expect(gate.refusal()).toBeUndefined()
  expect(gate.inFlight).toBe(19)
  slow[0]?.arrive()
  slow[1]?.arrive()
  await Promise.all([slow[0]?.body, slow[1]?.body])
  expect(gate.refusal()).toBe('in_flight')
})

it('limits the number of arriving bodies, and frees the place of one that fails', async () => {
  const slow = Array.from({ length: 20 }, slowRequest)
  expect(gate.refusal()).toBe('arriving')
  slow[0]?.fail()
  await expect(slow[0]?.body).rejects.toThrow('went away')
  gate.inFlight--
  expect(gate.refusal()).toBeUndefined()
  expect(gate.refusals).toEqual({ in_flight: 0, arriving: 1, event_loop: 0 })
})

it('refuses a costly request that has waited too long for its turn', async () => {
  const impatient = openOverloadGate(readConfiguration({ MAX_EVENT_LOOP_DELAY: '1' }))
  const turn = impatient.turn()
  const late = performance.now() + 20
  while (performance.now() < late);
  await expect(turn).rejects.toMatchObject({ code: 'overloaded' })
  expect(impatient.refusals.event_loop).toBe(1)
  impatient.close()
})
