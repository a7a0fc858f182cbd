/** @throws {RangeError} if an amount is not a whole number of kopecks, or below the smallest one */
export function requireAmount(name: string, amount: number, smallest: number): void {
  if (!Number.isSafeInteger(amount) || amount < smallest) {
    throw new RangeError(`${name} must be a whole number of kopecks, ${smallest} or more`)
  }
}

/** @throws {RangeError} if a basis is not one of those of the question */
export function requireBasis(basis: string, known: readonly string[]): void {
  if (!known.includes(basis)) throw new RangeError(`basis must be one of ${known.join(', ')}`)
}
