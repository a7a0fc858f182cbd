import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Exchange } from '../http/exchange.ts'
import {
  canonicalIpv6,
  forwardedAddress,
  isIpv4,
  networkOf,
  peerAddress,
} from './client-address.ts'
import { trustedProxies } from './trusted-proxies.ts'

const exchangeFrom = (peer: string, forwarded?: string) =>
  ({
    peer,
    header: (name: string) => (name === 'x-forwarded-for' ? forwarded : undefined),
  }) as Exchange

const proxies = trustedProxies([
  { address: '10.0.0.0', bits: 8, family: 'ipv4' },
  { address: 'fd00::', bits: 8, family: 'ipv6' },
])
const addressOf = forwardedAddress(proxies)

describe('the address of a caller', () => {
  it.each([
    ['is the other end of the connection', '192.0.2.1', undefined, '192.0.2.1'],
    ['whatever the header of a stranger says', '192.0.2.1', '198.51.100.7', '192.0.2.1'],
    ['is the one that a proxy tells', '10.0.0.1', '192.0.2.1', '192.0.2.1'],
    ['is the nearest that is no proxy', '10.0.0.1', '192.0.2.1, 10.9.9.9', '192.0.2.1'],
    ['is not what the caller forged', '10.0.0.1', '203.0.113.9, 192.0.2.1', '192.0.2.1'],
    ['nor many forgeries', '10.0.0.1', '1.1.1.1,2.2.2.2,10.1.1.1,192.0.2.1', '192.0.2.1'],
    ['is the proxy, where it tells nothing', '10.0.0.1', undefined, '10.0.0.1'],
    ['is the proxy, where it tells no address', '10.0.0.1', 'unknown', '10.0.0.1'],
    [
      'is what stands right of what is no address',
      '10.0.0.1',
      '192.0.2.1, x, 10.2.2.2',
      '10.2.2.2',
    ],
    [
      'is the farthest proxy, where there is nobody else',
      '10.0.0.1',
      '10.0.0.3,10.0.0.2',
      '10.0.0.3',
    ],
    ['is without its port', '10.0.0.1', '192.0.2.1:4711', '192.0.2.1'],
    ['in brackets too', '10.0.0.1', '[2001:DB8::1]:4711', '2001:db8::1'],
    ['is IPv4 on a socket of both kinds', '::ffff:192.0.2.1', undefined, '192.0.2.1'],
    ['is trusted so too', '::ffff:10.0.0.1', '::ffff:192.0.2.1', '192.0.2.1'],
    ['may be IPv6 behind IPv6', 'fd00::1', '2001:db8::1, fd12::1', '2001:db8::1'],
  ])('%s', (_, peer, forwarded, address) => {
    expect(addressOf(exchangeFrom(peer, forwarded))).toBe(address)
  })

  it('is the other end of the connection where no proxy is named; a header is told of once', () => {
    let told = 0
    const addressOf = peerAddress(() => told++)
    expect(addressOf(exchangeFrom('::ffff:192.0.2.1'))).toBe('192.0.2.1')
    expect(told).toBe(0)
    expect(addressOf(exchangeFrom('192.0.2.1', '198.51.100.7'))).toBe('192.0.2.1')
    expect(addressOf(exchangeFrom('192.0.2.1', '198.51.100.7'))).toBe('192.0.2.1')
    expect(told).toBe(1)
  })

  it('is never one that the caller chose, whatever it writes', () => {
    const forgery = fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string(), fc.constant('10.0.0.9')))
    fc.assert(
      fc.property(forgery, (entries) => {
        const forwarded = [...entries, '192.0.2.1', '10.0.0.2'].join(', ')
        expect(addressOf(exchangeFrom('10.0.0.1', forwarded))).toBe('192.0.2.1')
      }),
    )
  })
})

describe('what an address is counted as', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['1::2:3:4:5:6', '1:0:0:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
  ])('%s', (address, counted) => {
    expect(networkOf(address)).toBe(counted)
  })

  it('is the same for addresses of the same 64 bits, and for no others', () => {
    const group = fc.integer({ min: 0, max: 0xffff })
    const half = fc.array(group, { minLength: 4, maxLength: 4 })
    const written = (groups: readonly number[]) =>
      canonicalIpv6(groups.map((bits) => bits.toString(16)).join(':')) as string
    fc.assert(
      fc.property(half, half, half, half, (network, other, one, two) => {
        // An address that stands for an IPv4 one is counted as that.
        fc.pre(network.some((bits) => bits !== 0) && other.some((bits) => bits !== 0))
        const counted = networkOf(written([...network, ...one]))
        expect(networkOf(written([...network, ...two]))).toBe(counted)
        const differs = network.some((bits, index) => bits !== other[index])
        expect(networkOf(written([...other, ...one])) !== counted).toBe(differs)
      }),
    )
  })
})

describe('a text', () => {
  it.each(['192.0.2.1', '0.0.0.0', '255.255.255.255'])('%s is IPv4', (text) => {
    expect(isIpv4(text)).toBe(true)
  })

  it.each(['256.0.0.1', '1.2.3', '1.2.3.4.5', '01.2.3.4', '1.2.3.4 ', '1.2.3.', '0x1.2.3.4', ''])(
    '%j is not',
    (text) => {
      expect(isIpv4(text)).toBe(false)
    },
  )

  it.each([
    ['2001:0DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:201', '192.0.2.1'],
    ['::', '::'],
  ])('%s is IPv6', (text, canonical) => {
    expect(canonicalIpv6(text)).toBe(canonical)
  })

  it.each(['', ':', '1::2::3', '12345::', 'g::1', '192.0.2.1', '::1]/@evil', 'fe80::1%eth0'])(
    '%j is not',
    (text) => {
      expect(canonicalIpv6(text)).toBeUndefined()
    },
  )
})
