import { beforeAll } from 'vitest'
import { launch, type Program, type StartOptions } from './program.ts'

/** The service, started as its users start it. */
export interface Server extends Program {
  readonly url: string
  readonly port: number
  /** A key for the private methods: from the environment, or the one generated for this run. */
  readonly key: string
}

/** Starts the service and waits until it listens. */
export async function start(options: StartOptions): Promise<Server> {
  const program = launch(options)
  try {
    const [url] = await program.printed(/http:\/\/[^\s"]+:\d+/)
    const ownKey = /x-api-key: (oklad_\w+)/.exec(program.output())?.[1]
    return {
      ...program,
      url,
      port: Number(new URL(url).port),
      key: options.environment?.['API_KEY'] || ownKey || '',
    }
  } catch (error) {
    await program[Symbol.asyncDispose]()
    throw error
  }
}

/** The services that a worker keeps for its test files, by their options. */
const kept = new Map<string, Server>()

/**
 * One service for all tests that ask with the same options; it is killed at the end of the worker.
 * Tests that count its metrics or read its log from the first line `start` their own.
 */
export function sharedServer(options: StartOptions): () => Server {
  let server: Server | undefined
  beforeAll(async () => {
    const name = JSON.stringify(options)
    server = kept.get(name) ?? (await start(options))
    kept.set(name, server)
  })
  return () => {
    if (server === undefined)
      throw new Error('The server starts right before the first test: use it only in tests')
    return server
  }
}
