/** The words of a question's command, beside those of its request. */
export interface QuestionTexts {
  readonly summary: string
  readonly description: string
  readonly usage: string
  readonly json: readonly [flags: string, description: string]
  readonly examples: string
}
