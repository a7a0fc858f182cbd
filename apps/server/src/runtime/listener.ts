import { lookup } from 'node:dns/promises'
import type { Exchange, Reply } from '../http/exchange.ts'
import { StartError } from '../start-error.ts'

/** The parts of a service that a runtime uses. */
export interface Served {
  /**
   * Answers a request. Failures are logged and answered 500.
   * @param write makes the runtime's answer; a promise less than doing so afterwards takes a microsecond less
   */
  handle<Answer>(
    exchange: Exchange,
    write: (reply: Reply) => Answer | Promise<Answer>,
  ): Answer | Promise<Answer>
  /** The paths of all routes; one that ends with `/*` covers all paths below it. */
  readonly paths: readonly string[]
  /** Whether every answer closes its connection. */
  readonly isDraining: boolean
}

/** Where to listen. */
export interface ListenAddress {
  readonly host: string
  readonly port: number
  /** The setting that the port comes from, named in error messages. */
  readonly setting: 'PORT' | 'METRICS'
  /** Whether other workers of this service listen there too. */
  readonly isShared: boolean
}

/** The runtime that the service runs on. */
export interface Runtime {
  /** The name with the version, such as `Bun 1.4.5`. */
  readonly name: string
  /** Runs the code of costly questions before the service listens, where the runtime compiles it late. */
  readonly warmUp?: (year: number) => void
  /**
   * Starts a server.
   * @throws {StartError} when it cannot listen there
   */
  readonly serve: (service: Served, listenAddress: ListenAddress) => Listener | Promise<Listener>
}

/** A server that listens. */
export interface Listener {
  /** An address that a person can open, with the actual port. */
  readonly url: string
  readonly port: number
  /** Stops accepting connections. Resolves when all requests are answered and connections closed. */
  stop(): Promise<void>
  /** Closes all remaining connections at once. */
  cut(): Promise<void>
}

/** How long a connection may be idle between requests or inside a body, seconds. */
export const IDLE_TIMEOUT = 30

/** How long a connection without a request may stay open after the port is closed, milliseconds. */
export const SILENCE = 1000

/** How long the headers of a request may take to arrive, seconds. */
export const HEADER_TIMEOUT = 10

/** The largest size of the headers of a request, bytes. */
export const LARGEST_HEADERS = 16 * 1024

/**
 * Starts to listen; where the machine has no IPv6, on IPv4 alone.
 * @throws {StartError} when it cannot listen there
 */
export async function listenAt<Server>(
  listenAddress: ListenAddress,
  listen: (host: string) => Server | Promise<Server>,
): Promise<Server> {
  try {
    // Bun takes a name that is not known for a port that is busy.
    await lookup(listenAddress.host)
    return await listen(listenAddress.host)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const lacksIpv6 = code === 'EAFNOSUPPORT' || code === 'EADDRNOTAVAIL'
    if (listenAddress.host === '::' && lacksIpv6) return listen('0.0.0.0')
    throw listenError(error, listenAddress)
  }
}

/** Returns an error that explains why listening failed, and what to do. */
function listenError(error: unknown, { host, port, setting }: ListenAddress): StartError {
  const { code, message } = error as NodeJS.ErrnoException
  const hint = {
    EADDRINUSE: `Port ${port} is busy: another process listens on it. Stop that one, or set ${setting} to another port${setting === 'PORT' ? ' (0 takes any free one)' : ''}.`,
    EACCES: `Port ${port} needs privileges that this process does not have. Set ${setting} to 1024 or above.`,
    EADDRNOTAVAIL: `HOST "${host}" is not an address of this machine.`,
    ENOTFOUND: `HOST "${host}" is not a known host name.`,
  }[code ?? '']
  return new StartError(
    hint ?? `HOST "${host}" and ${setting} ${port} cannot be listened on: ${message}`,
  )
}

/** Returns an address that a person can open: a wildcard becomes localhost, IPv6 gets brackets. */
export function addressFor(host: string, port: number): string {
  const name = host === '::' || host === '0.0.0.0' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
