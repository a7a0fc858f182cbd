/** The service cannot start. The message says why, and what to do: it is printed without a stack trace. */
export class StartError extends Error {}
