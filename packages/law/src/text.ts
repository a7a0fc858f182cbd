/** A text in both languages. */
export interface Text {
  readonly en: string
  readonly ru: string
}
