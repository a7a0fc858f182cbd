import type { RequestField } from '../field.ts'
import { flag } from './kinds.ts'

/** The fields that ask for a part of the answer. */
export const answerFields = {
  warnings: {
    ...flag(),
    description:
      'Asks for warnings about the result, such as a higher rate from some month on, without any other extension. Every other extension brings them too.',
    label: { en: 'Warnings', ru: 'Предупреждения' },
    group: 'answer',
  },
  law_version: {
    ...flag(),
    description:
      'Asks for the version of the law in the answer: the newest date on which one of its figures was entered or checked.',
    label: { en: 'Version of the law', ru: 'Версия закона' },
    group: 'answer',
  },
} as const satisfies Readonly<Record<string, RequestField>>
