import { otherPayKinds, type Text } from '@oklad/contract/fields'
import { plainTitle, wordsOf } from './header-words.ts'

/**
 * The words of sums of other pay in headers, by its kind. «Материальная помощь при рождении» is looked for before «Материальная
 * помощь»; premiums have columns of their own, and the last kinds have no words of theirs.
 */
const words: Readonly<Record<keyof typeof otherPayKinds, string>> = {
  birth_aid: 'помощь при рожд\\p{L}*|пособие при рожд\\p{L}*|birth aid',
  material_aid: 'мат ?помощь|мат ?помощи|материальн\\p{L}+ помощ\\p{L}+|material aid|financial aid',
  gift: 'подар(?:ок|к\\p{L}+)|gifts?',
  severance: 'выходн\\p{L}+ пособи\\p{L}|severance(?: pay)?',
  compensation:
    'компенсаци\\p{L} (?:за )?(?:неиспольз\\p{L}* )?отпуск\\p{L}?|unused vacation|vacation compensation',
  vacation_pay: 'отпускн(?:ые|ых)|vacation pay|holiday pay',
  sick_pay:
    'больничны[ех]|(?:оплата|сумма) больничн\\p{L}+|пособи\\p{L} по нетрудоспособности|sick pay',
  working_days_pay: 'командировочн\\p{L}+|business trip pay',
  recalculation: '',
  performance_bonus: '',
  profit_bonus: '',
  other: '',
}

const kinds = Object.entries(words).flatMap(([kind, some]) =>
  some === ''
    ? []
    : [
        {
          pattern: new RegExp(`(?:^| )(?:${some})(?= |$)`, 'u'),
          title: otherPayKinds[kind as keyof typeof words],
        },
      ],
)

/** Whether a header names what is deducted after tax, by writs or otherwise agreed. */
export const isOfWrits = (header: string): boolean =>
  /(?:^| )(?:алимент\p{L}*|исполнительн\p{L}+ (?:лист|документ|производств)\p{L}*|alimony|writs?)(?= |$)/u.test(
    plainTitle(header),
  )

/** The title of the kind of other pay whose sums a header names: its month is needed too, so one column cannot hold it. */
export function otherPayNamed(header: string): Text | undefined {
  // «Дни отпускных» are days.
  const { concepts } = wordsOf(header)
  if (concepts.has('hour') || concepts.has('measure')) return undefined
  const title = plainTitle(header)
  return kinds.find(({ pattern }) => pattern.test(title))?.title
}
