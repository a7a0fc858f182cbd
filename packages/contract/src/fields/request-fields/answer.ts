import type { RequestField } from '../field.ts'
import { yesOrNo } from './kinds.ts'

const asked = { schema: yesOrNo(false), unit: 'flag', group: 'answer' } as const

/** The fields that ask for a part of the answer. */
export const answerFields = {
  warnings: {
    ...asked,
    description:
      'Asks for warnings about the result, such as a higher rate from some month on, without any other extension. Every other extension brings them too.',
    label: { en: 'Warnings', ru: 'Предупреждения' },
  },
  law_version: {
    ...asked,
    description:
      'Asks for the version of the law in the answer: the newest date on which one of its figures was entered or checked.',
    label: { en: 'Version of the law', ru: 'Версия закона' },
  },
} as const satisfies Readonly<Record<string, RequestField>>
