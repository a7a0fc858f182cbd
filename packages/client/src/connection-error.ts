/** No whole answer has come: no connection was made, or it broke. `cause` is the error of `fetch`. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError'
}
