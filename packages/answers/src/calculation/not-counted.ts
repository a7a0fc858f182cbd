import {
  fieldNamed,
  type Language,
  type RequestFieldName,
  type Text,
  write,
} from '@oklad/contract/fields'
import type { Warning } from '@oklad/contract/internal'

/**
 * A warning for each field that a question does not count.
 * @param text says why, of `{label}`
 */
export const notCountedWarnings = (
  names: readonly RequestFieldName[],
  text: Text,
  language: Language,
): Warning[] =>
  names.map((name) => ({
    ...{ code: 'contradictory_fields', fields: [name] },
    detail: write(text, language, { label: fieldNamed(name).label[language] }),
  }))
