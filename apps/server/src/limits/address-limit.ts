import type { RateLimit } from '@oklad/keys'
import { networksOf } from './client-address.ts'
import { type Eventual, when } from './guard.ts'
import type { MemoryCounter } from './memory-counter.ts'
import { type Decision, Policy, type PolicyKind } from './policy.ts'

/** Charges points to a caller's window, if enough are left. */
interface Counter {
  spend(policy: Policy, caller: string, points: number): Eventual<Decision>
}

/** A limit of each address, and a wider one of the /48 network of an IPv6 address. */
export class AddressLimit {
  readonly #own: Policy
  readonly #wider: Policy

  constructor(kind: PolicyKind, limit: RateLimit) {
    this.#own = new Policy(kind, limit)
    this.#wider = new Policy(kind, limit, true)
  }

  /** Charges points to an address and to its network. */
  spend(counter: Counter, address: string, points: number): Eventual<Decision> {
    const [own, wider] = networksOf(address)
    return when(counter.spend(this.#own, own, points), (decision) => {
      if (!decision.allowed || wider === undefined) return decision
      const ofNetwork = counter.spend(this.#wider, wider, points)
      return when(ofNetwork, (other) => (other.allowed ? decision : other))
    })
  }

  /** Returns the refusal of an address or a network that has nothing left; `undefined` for others. */
  refusal(memory: MemoryCounter, address: string): Decision | undefined {
    const [own, wider] = networksOf(address)
    const refusal = memory.refusal(this.#own, own, 1)
    if (refusal !== undefined || wider === undefined) return refusal
    return memory.refusal(this.#wider, wider, 1)
  }
}
