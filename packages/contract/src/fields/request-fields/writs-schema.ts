import { MOST_WRITS, shareNumber, writKinds, writPriority, writSum } from '@oklad/engine/ranges'
import { list, object, oneOf, rangeOf, whole } from '../../schema/build.ts'

const sum = (description: string) => whole(`${description} Kopecks.`, rangeOf(writSum))

/** Alimony and other writs. */
export const writsSchema = list(
  object({
    kind: oneOf(
      writKinds,
      'Alimony as a share of pay, alimony as a sum of a month, or another writ with a debt.',
    ),
    'share?': list(whole('A number of the fraction.', rangeOf(shareNumber)), {
      minItems: 2,
      maxItems: 2,
      description: 'Of alimony_share: numerator and denominator, such as 1 and 4.',
    }),
    'sum?': sum('Of alimony_sum, for a month.'),
    'debt?': sum('Of a writ what is owed in all; of alimony its arrears, if there are any.'),
    'priority?': whole(
      'Of a writ: 1 to 4 (229-ФЗ, article 111), 4 by default. The first one has the limit of alimony.',
      rangeOf(writPriority),
    ),
    'keeps_minimum?': sum(
      'Of a writ from the second priority on: the subsistence minimum that the debtor keeps in a month.',
    ),
  }),
  {
    maxItems: MOST_WRITS,
    examples: [
      [
        { kind: 'alimony_share', share: [1, 4] },
        { kind: 'writ', debt: 10_000_000 },
      ],
    ],
  },
)
