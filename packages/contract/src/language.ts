/** The languages of texts. */
export const languages = ['en', 'ru'] as const

/** English or Russian. */
export type Language = (typeof languages)[number]

/** A text in every language. */
export type Text = Readonly<Record<Language, string>>
