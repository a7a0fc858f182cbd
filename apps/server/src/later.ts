/**
 * Something that takes a while to make and that the first answer does not need.
 * It is made once: when it is asked for, or ahead of that.
 */
export class Later<Value> {
  private readonly make: () => Promise<Value>
  private made: Value | undefined
  private making: Promise<Value> | undefined

  constructor(make: () => Promise<Value>) {
    this.make = make
  }

  /** The value, at once when it is there. */
  get(): Value | Promise<Value> {
    return this.made ?? this.prepare()
  }

  /** What is made of the value: at once when it is there. */
  use<Result>(make: (value: Value) => Result | Promise<Result>): Result | Promise<Result> {
    const value = this.get()
    return value instanceof Promise ? value.then(make) : make(value)
  }

  /** Makes it, if that has not begun; after a failure the next caller tries again. */
  prepare(): Promise<Value> {
    this.making ??= this.make().then(
      (value) => {
        this.made = value
        return value
      },
      (error) => {
        this.making = undefined
        throw error
      },
    )
    return this.making
  }
}
