import type { Language } from '@oklad/contract'

/** What every report needs beside what it is about. */
export interface ReportOptions {
  readonly language: Language
  /** How many characters of a line there is room for. */
  readonly width: number
}
