/** A value that JSON can hold. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject

/** An object of such values. */
export interface JsonObject {
  readonly [name: string]: Json
}
