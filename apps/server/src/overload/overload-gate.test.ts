import { afterEach, beforeEach, expect, it } from 'vitest'
import { readConfiguration } from '../configuration/configuration.ts'
import type { Exchange } from '../http/exchange.ts'
import { OverloadGate } from './overload-gate.ts'

let gate: OverloadGate

beforeEach(() => {
  gate = new OverloadGate(readConfiguration({ MAX_REQUESTS_IN_FLIGHT: '2' }))
})
afterEach(() => gate.close())

/** A request whose body is on its way until it is told to be there, or never to come. */
function slowRequest() {
  let arrive: () => void = () => {}
  let fail: () => void = () => {}
  const text = () =>
    new Promise<string>((resolve, reject) => {
      arrive = () => resolve('{}')
      fail = () => reject(new Error('The caller went away'))
    })
  gate.begin()
  const body = gate.readBody({ text } as Exchange)
  return { body, arrive: () => arrive(), fail: () => fail() }
}

it('lets as many be worked on as its bound says', () => {
  expect(gate.refusal()).toBeUndefined()
  gate.begin()
  expect(gate.refusal()).toBeUndefined()
  gate.begin()
  expect(gate.refusal()).toBe('in_flight')
  expect(gate.inFlight).toBe(2)
  gate.end()
  expect(gate.refusal()).toBeUndefined()
  expect(gate.refusals).toEqual({ in_flight: 1, arriving: 0, event_loop: 0 })
})

it('gives those whose bodies are on their way no place of the others', async () => {
  const slow = Array.from({ length: 19 }, slowRequest)
  expect(gate.refusal()).toBeUndefined()
  expect(gate.inFlight).toBe(19)
  slow[0]?.arrive()
  slow[1]?.arrive()
  await Promise.all([slow[0]?.body, slow[1]?.body])
  expect(gate.refusal()).toBe('in_flight')
})

it('bounds the bodies on their way too; one that never comes gives its place back', async () => {
  const slow = Array.from({ length: 20 }, slowRequest)
  expect(gate.refusal()).toBe('arriving')
  slow[0]?.fail()
  await expect(slow[0]?.body).rejects.toThrow('went away')
  gate.end()
  expect(gate.refusal()).toBeUndefined()
  expect(gate.refusals).toEqual({ in_flight: 0, arriving: 1, event_loop: 0 })
})
