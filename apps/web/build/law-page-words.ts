import type { Language } from '@oklad/contract'

/** What the page of the law says beside the document. */
export interface LawPageWords {
  /** What search engines show below the title. */
  readonly description: string
  readonly skip: string
  readonly contents: string
  readonly example: string
  /** The name of a table's region. */
  readonly table: (section: string) => string
  /** The other language, in that language. */
  readonly otherLanguage: string
}

export const lawPageWords: Readonly<Record<Language, LawPageWords>> = {
  en: {
    description:
      'How income tax and insurance contributions on a Russian salary are computed: rules with articles, worked examples, and every figure of the law since 2017.',
    skip: 'Skip to the text',
    contents: 'Contents',
    example: 'Example as a request',
    table: (section) => `Table: ${section}`,
    otherLanguage: 'По-русски',
  },
  ru: {
    description:
      'Как считаются НДФЛ и страховые взносы с зарплаты: правила со статьями, разобранные примеры и все показатели закона с 2017 года.',
    skip: 'К тексту',
    contents: 'Содержание',
    example: 'Пример запросом',
    table: (section) => `Таблица: ${section}`,
    otherLanguage: 'In English',
  },
}
