const rules = new Intl.PluralRules('ru')

/** The form of a Russian noun after a number: 1 месяц, 2 месяца, 5 месяцев. */
export const plural = (count: number, one: string, few: string, many: string): string =>
  ({ one, few })[rules.select(count) as 'one' | 'few'] ?? many
