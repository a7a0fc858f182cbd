import type { Exchange } from '../http/exchange.ts'

/** Whose request it is, as far as addresses tell. */
export type AddressOf = (exchange: Exchange) => string

/** Whether an address is one of a proxy that is trusted to tell the address before it. */
export type IsTrusted = (address: string) => boolean

/**
 * The address of the caller: the other end of the connection, or, where that is a trusted proxy,
 * the nearest address in `X-Forwarded-For` that is none. What stands further to the left was
 * written by the caller and counts for nothing.
 */
export function forwardedAddress(isTrusted: IsTrusted): AddressOf {
  return (exchange) => {
    let address = plainAddress(exchange.peer)
    if (!isTrusted(address)) return address
    const hops = (exchange.header('x-forwarded-for') ?? '').split(',')
    for (let hop = hops.pop(); hop !== undefined; hop = hops.pop()) {
      const told = toldAddress(hop.trim())
      // No trusted proxy writes that: what is left of it is not to be trusted either.
      if (told === undefined) break
      address = told
      if (!isTrusted(address)) break
    }
    return address
  }
}

/**
 * The other end of the connection, whatever a header says.
 * @param onForwarded called once, when a proxy, or somebody who plays one, is there all the same
 */
export function peerAddress(onForwarded: () => void): AddressOf {
  let told = false
  return (exchange) => {
    if (!told && exchange.header('x-forwarded-for') !== undefined) {
      told = true
      onForwarded()
    }
    return plainAddress(exchange.peer)
  }
}

/** An IPv4 address as such, also where the socket is one of both kinds. */
const plainAddress = (address: string) =>
  address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address

const WITH_PORT = /^(\d+\.\d+\.\d+\.\d+):\d+$|^\[(.+)\](?::\d+)?$/

/** The address in an entry of the header; some proxies write the port to it. */
function toldAddress(entry: string): string | undefined {
  const [, ipv4, ipv6] = WITH_PORT.exec(entry) ?? []
  const address = ipv4 ?? ipv6 ?? entry
  return isIpv4(address) ? address : canonicalIpv6(address)
}

const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/

/** Whether a text is an IPv4 address in its usual form. */
export const isIpv4 = (text: string): boolean => IPV4.test(text)

/** An IPv6 address in the one form that the same address always has, or nothing. */
export function canonicalIpv6(text: string): string | undefined {
  // A host in a URL is the one place where every runtime has a parser of it loaded.
  if (!/^[\da-f:.]{2,45}$/i.test(text) || !URL.canParse(`http://[${text}]`)) return undefined
  const canonical = new URL(`http://[${text}]`).hostname.slice(1, -1)
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(canonical) ?? []
  if (high === undefined || low === undefined) return canonical
  const bits = Number.parseInt(high, 16) * 65_536 + Number.parseInt(low, 16)
  return [24, 16, 8, 0].map((shift) => (bits >>> shift) & 255).join('.')
}

/**
 * What an address is counted as: IPv4 as it is, IPv6 by its first 64 bits, because that is what
 * one household or one machine is given.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.replace(/%.*$/, '').split('::')
  const groups = head === '' ? [] : head.split(':')
  if (tail !== undefined) {
    const last = tail === '' ? [] : tail.split(':')
    while (groups.length + last.length < 8) groups.push('0')
    groups.push(...last)
  }
  return `${groups.slice(0, 4).join(':')}::/64`
}
