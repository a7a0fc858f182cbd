/** How the command ends. Scripts rely on these numbers. */
export const exitCodes = {
  done: 0,
  /** Something failed that another command line would not mend: a file, a lock, a full disk. */
  failed: 1,
  /** The command line is wrong. */
  usage: 2,
} as const
