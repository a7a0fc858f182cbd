import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Exchange } from '../http/exchange.ts'
import { addressReader, canonicalIpv6, networksOf } from './client-address.ts'

const exchangeFrom = (peer: string, forwarded?: string) =>
  ({
    peer,
    header: (name: string) => (name === 'x-forwarded-for' ? forwarded : undefined),
  }) as Exchange

const addressOf = addressReader(
  [
    { address: '10.0.0.0', bits: 8, family: 'ipv4' },
    { address: 'fd00::', bits: 8, family: 'ipv6' },
  ],
  () => {},
)

describe('the address of a caller', () => {
  it.each([
    ['is the other end of the connection without a proxy', '192.0.2.1', undefined, '192.0.2.1'],
    ['is not read from the header of an untrusted peer', '192.0.2.1', '198.51.100.7', '192.0.2.1'],
    ['is the one that a trusted proxy writes', '10.0.0.1', '192.0.2.1', '192.0.2.1'],
    [
      'is the rightmost that is not a trusted proxy',
      '10.0.0.1',
      '192.0.2.1, 10.9.9.9',
      '192.0.2.1',
    ],
    ['is not an address that the caller forged', '10.0.0.1', '203.0.113.9, 192.0.2.1', '192.0.2.1'],
    ['is not one of many forgeries', '10.0.0.1', '1.1.1.1,2.2.2.2,10.1.1.1,192.0.2.1', '192.0.2.1'],
    ['is the proxy if there is no header', '10.0.0.1', undefined, '10.0.0.1'],
    ['is the proxy if the header has no address', '10.0.0.1', 'unknown', '10.0.0.1'],
    [
      'is to the right of an entry that is not an address',
      '10.0.0.1',
      '192.0.2.1, x, 10.2.2.2',
      '10.2.2.2',
    ],
    [
      'is the leftmost proxy if all addresses are proxies',
      '10.0.0.1',
      '10.0.0.3,10.0.0.2',
      '10.0.0.3',
    ],
    ['is read without its port', '10.0.0.1', '192.0.2.1:4711', '192.0.2.1'],
    ['is read without brackets and port', '10.0.0.1', '[2001:DB8::1]:4711', '2001:db8::1'],
    ['is IPv4 on a socket for IPv4 and IPv6', '::ffff:192.0.2.1', undefined, '192.0.2.1'],
    [
      'is IPv4 behind a proxy on a socket for both',
      '::ffff:10.0.0.1',
      '::ffff:192.0.2.1',
      '192.0.2.1',
    ],
    ['is IPv6 behind a proxy on IPv6', 'fd00::1', '2001:db8::1, fd12::1', '2001:db8::1'],
  ])('%s', (_, peer, forwarded, address) => {
    expect(addressOf(exchangeFrom(peer, forwarded))).toBe(address)
  })

  it('ignores the header if no proxy is trusted, and warns once', () => {
    let warnings = 0
    const addressOf = addressReader([], () => warnings++)
    expect(addressOf(exchangeFrom('::ffff:192.0.2.1'))).toBe('192.0.2.1')
    expect(warnings).toBe(0)
    expect(addressOf(exchangeFrom('192.0.2.1', '198.51.100.7'))).toBe('192.0.2.1')
    expect(addressOf(exchangeFrom('192.0.2.1', '198.51.100.7'))).toBe('192.0.2.1')
    expect(warnings).toBe(1)
  })

  it('is never one that the caller chose', () => {
    const forgery = fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string(), fc.constant('10.0.0.9')))
    fc.assert(
      fc.property(forgery, (entries) => {
        const forwarded = [...entries, '192.0.2.1', '10.0.0.2'].join(', ')
        expect(addressOf(exchangeFrom('10.0.0.1', forwarded))).toBe('192.0.2.1')
      }),
    )
  })
})

describe('the networks of an address', () => {
  it.each([
    ['192.0.2.1', ['192.0.2.1']],
    ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
    ['2001:db8:1:2::1', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
    ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0::/48']],
    ['1::2:3:4:5:6', ['1:0:0:2::/64', '1:0:0::/48']],
    ['::1', ['0:0:0:0::/64', '0:0:0::/48']],
    ['::', ['0:0:0:0::/64', '0:0:0::/48']],
    ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0::/48']],
    ['', ['']],
  ])('of %j are %j', (address, networks) => {
    expect(networksOf(address)).toEqual(networks)
  })

  it('are the same for addresses with the same first 64 bits, and for no others', () => {
    const group = fc.integer({ min: 0, max: 0xffff })
    const half = fc.array(group, { minLength: 4, maxLength: 4 })
    const written = (groups: readonly number[]) =>
      canonicalIpv6(groups.map((bits) => bits.toString(16)).join(':')) as string
    fc.assert(
      fc.property(half, half, half, half, (network, other, one, two) => {
        // An IPv6 address that maps an IPv4 address is counted as IPv4.
        fc.pre(network.some((bits) => bits !== 0) && other.some((bits) => bits !== 0))
        const [own] = networksOf(written([...network, ...one]))
        expect(networksOf(written([...network, ...two]))[0]).toBe(own)
        const differs = network.some((bits, index) => bits !== other[index])
        expect(networksOf(written([...other, ...one]))[0] !== own).toBe(differs)
      }),
    )
  })
})

describe('the canonical form of IPv6', () => {
  it.each([
    ['2001:0DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:201', '192.0.2.1'],
    ['::', '::'],
  ])('of %s is %s', (text, canonical) => {
    expect(canonicalIpv6(text)).toBe(canonical)
  })

  it.each(['', ':', '1::2::3', '12345::', 'g::1', '192.0.2.1', '::1]/@evil', 'fe80::1%eth0'])(
    'does not exist for %j',
    (text) => {
      expect(canonicalIpv6(text)).toBeUndefined()
    },
  )
})
