import { BlockList, isIPv4 } from 'node:net'
import type { Exchange } from '../http/exchange.ts'

/** The address of the caller. */
export type AddressOf = (exchange: Exchange) => string

/** Addresses that begin with the same bits. */
export interface Network {
  readonly address: string
  /** How many bits: 0 to 32 of IPv4, 0 to 128 of IPv6. */
  readonly bits: number
  readonly family: 'ipv4' | 'ipv6'
}

/**
 * Makes the function that tells the caller's address: the other end of the connection or, where
 * that is a trusted proxy, the nearest address in `X-Forwarded-For` that is not one. Everything
 * further to the left was written by the caller and is ignored.
 * @param proxies the trusted proxies; with none of them the header is ignored
 * @param onIgnored called once, when the header is there although no proxy is trusted
 */
export function addressReader(proxies: readonly Network[], onIgnored: () => void): AddressOf {
  const trusted = new BlockList()
  for (const { address, bits, family } of proxies) trusted.addSubnet(address, bits, family)
  const isTrusted = (address: string) =>
    trusted.check(address, address.includes(':') ? 'ipv6' : 'ipv4')
  let isToldOf = false
  return (exchange) => {
    let address = plainAddress(exchange.peer)
    if (proxies.length === 0) {
      if (!isToldOf && exchange.header('x-forwarded-for') !== undefined) {
        isToldOf = true
        onIgnored()
      }
      return address
    }
    const hops = isTrusted(address) ? (exchange.header('x-forwarded-for') ?? '').split(',') : []
    for (const hop of hops.reverse()) {
      const written = writtenAddress(hop.trim())
      // No trusted proxy writes anything else: the rest of the header is not to be trusted either.
      if (written === undefined) break
      address = written
      if (!isTrusted(address)) break
    }
    return address
  }
}

/** An IPv4 address as such, even if the socket is one for IPv4 and IPv6. */
const plainAddress = (address: string) =>
  address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address

const WITH_PORT = /^(\d+\.\d+\.\d+\.\d+):\d+$|^\[(.+)\](?::\d+)?$/

/** The address in an entry of the header; some proxies add the port to it. */
function writtenAddress(entry: string): string | undefined {
  const [, ipv4, ipv6] = WITH_PORT.exec(entry) ?? []
  const address = ipv4 ?? ipv6 ?? entry
  return isIPv4(address) ? address : canonicalIpv6(address)
}

/** An IPv6 address in its one canonical form; an IPv4 address that is written as IPv6, as IPv4. */
export function canonicalIpv6(text: string): string | undefined {
  // A URL's host is the one parser of IPv6 with a canonical result that both runtimes have.
  if (!/^[\da-f:.]{2,45}$/i.test(text) || !URL.canParse(`http://[${text}]`)) return undefined
  const canonical = new URL(`http://[${text}]`).hostname.slice(1, -1)
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(canonical) ?? []
  if (high === undefined || low === undefined) return canonical
  const bits = Number.parseInt(high, 16) * 65_536 + Number.parseInt(low, 16)
  return [24, 16, 8, 0].map((shift) => (bits >>> shift) & 255).join('.')
}

/**
 * The networks that an address is counted as: IPv4 as it is; IPv6 by its first 64 bits, which one
 * household or machine is given, and by its first 48, the most that one customer is usually given.
 */
export function networksOf(address: string): readonly [own: string, wider?: string] {
  if (!address.includes(':')) return [address]
  const [head = '', tail] = address.replace(/%.*$/, '').split('::')
  const groups = head === '' ? [] : head.split(':')
  if (tail !== undefined) {
    const last = tail === '' ? [] : tail.split(':')
    while (groups.length + last.length < 8) groups.push('0')
    groups.push(...last)
  }
  return [`${groups.slice(0, 4).join(':')}::/64`, `${groups.slice(0, 3).join(':')}::/48`]
}
