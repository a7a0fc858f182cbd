/** The languages in which people read Oklad. */
export const languages = ['en', 'ru'] as const

/** English or Russian. */
export type Language = (typeof languages)[number]

/** A text in every language. */
export type Text = Readonly<Record<Language, string>>
