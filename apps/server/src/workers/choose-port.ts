import { overloaded } from '../overload/overloaded.ts'
import type { Listener, Place, Serve, Served } from '../runtime/listener.ts'

/** What comes before there is a worker is to come again. */
const notYet: Served = { handle: overloaded, isDraining: true }

/**
 * Takes the place where the workers are to listen, for itself alone, and lets go of it: so it is
 * known to be free of other services, and which port it is where any free one is wanted. On Bun
 * the workers would share the port with any process of the same user that shares it as well.
 * @returns where it is: for people, and its port
 * @throws {ListenError} when the place can not be listened on
 */
export async function choosePort(
  serve: Serve,
  place: Omit<Place, 'isShared'>,
): Promise<Pick<Listener, 'url' | 'port'>> {
  const listener = await serve(notYet, { ...place, isShared: false })
  const stopped = listener.stop()
  await listener.cut()
  await stopped
  return listener
}
