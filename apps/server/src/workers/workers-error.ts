/** No worker can be started; the message says why. */
export class WorkersError extends Error {}
