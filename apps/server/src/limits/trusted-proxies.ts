import { BlockList } from 'node:net'
import type { IsTrusted } from './client-address.ts'

/** Addresses that begin with the same bits. */
export interface Network {
  readonly address: string
  /** How many bits: 0 to 32 of IPv4, 0 to 128 of IPv6. */
  readonly bits: number
  readonly family: 'ipv4' | 'ipv6'
}

/** Whether an address is in one of the networks. */
export function trustedProxies(networks: readonly Network[]): IsTrusted {
  const list = new BlockList()
  for (const { address, bits, family } of networks) list.addSubnet(address, bits, family)
  return (address) => list.check(address, address.includes(':') ? 'ipv6' : 'ipv4')
}
