/** The variable that tells a process which worker it is. */
const VARIABLE = 'OKLAD_WORKER'

/**
 * What a worker has in its environment on top of the supervisor's own. No parameter says it: the
 * command line is for everybody on the machine to read.
 * @param number of the worker, from 1 on
 * @param port the one they share, where `PORT` may leave it open
 * @param keyOfThisRun which all of them must know
 */
export function workerEnvironment(
  number: number,
  port: number,
  keyOfThisRun: string | undefined,
): Record<string, string> {
  return {
    [VARIABLE]: String(number),
    PORT: String(port),
    ...(keyOfThisRun !== undefined && { API_KEY: keyOfThisRun }),
  }
}

/** Which worker this process is; nothing when it is none. */
export function workerNumber(): number | undefined {
  const number = Number(process.env[VARIABLE])
  return process.send !== undefined && number >= 1 ? number : undefined
}
