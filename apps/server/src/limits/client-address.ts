import { BlockList, isIPv4 } from 'node:net'
import type { Exchange } from '../http/exchange.ts'

/** The address of the caller. */
type AddressOf = (exchange: Exchange) => string

/** Addresses that begin with the same bits. */
export interface Network {
  readonly address: string
  /** How many bits: 0 to 32 of IPv4, 0 to 128 of IPv6. */
  readonly bits: number
  readonly family: 'ipv4' | 'ipv6'
}

/**
 * Returns a function that finds the caller's address: the other end of the connection or, if that
 * is a trusted proxy, the rightmost address in `X-Forwarded-For` that is not a trusted proxy. The
 * caller may have forged everything to the left of it.
 * @param proxies the trusted proxies; without any, the header is ignored
 * @param onIgnored called once, when a request has the header although no proxy is trusted
 */
export function addressReader(proxies: readonly Network[], onIgnored: () => void): AddressOf {
  const trusted = new BlockList()
  for (const { address, bits, family } of proxies) trusted.addSubnet(address, bits, family)
  const isTrusted = (address: string) =>
    trusted.check(address, address.includes(':') ? 'ipv6' : 'ipv4')
  let hasWarned = false
  return (exchange) => {
    let address = plainAddress(exchange.peer)
    if (proxies.length === 0) {
      if (!hasWarned && exchange.header('x-forwarded-for') !== undefined) {
        hasWarned = true
        onIgnored()
      }
      return address
    }
    const hops = isTrusted(address) ? (exchange.header('x-forwarded-for') ?? '').split(',') : []
    for (const hop of hops.reverse()) {
      const written = writtenAddress(hop.trim())
      // A trusted proxy writes only addresses, so the rest of the header cannot be trusted either.
      if (written === undefined) break
      address = written
      if (!isTrusted(address)) break
    }
    return address
  }
}

/** Returns IPv4 addresses in their own form: a socket for IPv4 and IPv6 reports `::ffff:192.0.2.1`. */
const plainAddress = (address: string) =>
  address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address

const WITH_PORT = /^(\d+\.\d+\.\d+\.\d+):\d+$|^\[(.+)\](?::\d+)?$/

/** Returns the address in an entry of the header; some proxies add the port to it. */
function writtenAddress(entry: string): string | undefined {
  const [, ipv4, ipv6] = WITH_PORT.exec(entry) ?? []
  const address = ipv4 ?? ipv6 ?? entry
  return isIPv4(address) ? address : canonicalIpv6(address)
}

/** Returns the canonical form of an IPv6 address, or the IPv4 address that it maps. */
export function canonicalIpv6(text: string): string | undefined {
  // `URL` is the only parser in both runtimes that returns IPv6 addresses in canonical form.
  if (!/^[\da-f:.]{2,45}$/i.test(text) || !URL.canParse(`http://[${text}]`)) return undefined
  const canonical = new URL(`http://[${text}]`).hostname.slice(1, -1)
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(canonical) ?? []
  if (high === undefined || low === undefined) return canonical
  const bits = Number.parseInt(high, 16) * 65_536 + Number.parseInt(low, 16)
  return [24, 16, 8, 0].map((shift) => (bits >>> shift) & 255).join('.')
}

/**
 * Returns the networks whose limits apply to an address. IPv4: the address itself. IPv6: its /64,
 * usually one household or machine, and its /48, usually the most that one customer is given.
 */
export function networksOf(address: string): readonly [own: string, wider?: string] {
  if (!address.includes(':')) return [address]
  const [withoutZone = ''] = address.split('%')
  const [head = '', tail] = withoutZone.split('::')
  const groups = head === '' ? [] : head.split(':')
  if (tail !== undefined) {
    const last = tail === '' ? [] : tail.split(':')
    while (groups.length + last.length < 8) groups.push('0')
    groups.push(...last)
  }
  return [`${groups.slice(0, 4).join(':')}::/64`, `${groups.slice(0, 3).join(':')}::/48`]
}
