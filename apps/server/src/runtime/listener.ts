import type { Service } from '../service.ts'

/** What a runtime needs to know of a service. */
export type Served = Pick<Service, 'handle' | 'paths' | 'isDraining'>

/** Where to listen. */
export interface Place {
  readonly host: string
  readonly port: number
  /** The setting that the port is from, for whoever has to change it. */
  readonly setting: 'PORT' | 'METRICS'
  /** Whether other processes of this service listen there as well. */
  readonly isShared: boolean
}

/**
 * How a runtime listens.
 * @throws {ListenError} when the place can not be listened on
 */
export type Serve = (service: Served, place: Place) => Listener | Promise<Listener>

/** What the service runs on. */
export interface Runtime {
  /** With its version, such as `Bun 1.4.5`. */
  readonly name: string
  readonly serve: Serve
}

/** A server that listens. */
export interface Listener {
  /** The address for people: with the host to type and the port it took. */
  readonly url: string
  readonly port: number
  /** Stops accepting, finishes what is in flight, and ends when all connections are closed. */
  stop(): Promise<void>
  /** Cuts every connection that is left. */
  cut(): Promise<void>
}

/** The longest that a connection may be idle between requests or inside a body, seconds. */
export const IDLE_TIMEOUT = 30

/** How long after the port is closed a connection may wait with its first request, milliseconds. */
export const SILENCE = 1000

/** The longest that the headers of a request may take, seconds. */
export const HEADER_TIMEOUT = 10

/** The most bytes that the headers of a request may have. */
export const LARGEST_HEADERS = 16 * 1024

/** The port is taken, or the address is not this machine's. */
export class ListenError extends Error {}

/** Says what is wrong with a place that could not be listened on, and what to do. */
export function listenError(error: unknown, { host, port, setting }: Place): Error {
  const { code } = error as NodeJS.ErrnoException
  const hint = {
    EADDRINUSE: `Port ${port} is busy: another process listens on it. Stop that one, or set ${setting} to another port${setting === 'PORT' ? ' (0 takes any free one)' : ''}.`,
    EACCES: `Port ${port} needs privileges that this process has not. Set ${setting} to 1024 or above.`,
    EADDRNOTAVAIL: `HOST "${host}" is not an address of this machine.`,
    ENOTFOUND: `HOST "${host}" is not a known host name.`,
  }[code ?? '']
  return hint === undefined ? (error as Error) : new ListenError(hint)
}

/** Whether an address can not be listened on because the machine has no IPv6. */
export function lacksIpv6(error: unknown, host: string): boolean {
  const { code } = error as NodeJS.ErrnoException
  return host === '::' && (code === 'EAFNOSUPPORT' || code === 'EADDRNOTAVAIL')
}

/** An address that a person can open: a wildcard becomes localhost, IPv6 gets its brackets. */
export function addressFor(host: string, port: number): string {
  const name = host === '::' || host === '0.0.0.0' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
