import { detailNames, fieldNamed } from '../input/details.ts'
import type { Words } from '../language/words.ts'
import { detailsTexts } from '../texts/details.ts'
import { recalculationTexts } from '../texts/recalculation.ts'

/** The label of a name; a name that every object has is none. */
const own = (labels: Readonly<Record<string, string>>, name: string) =>
  Object.hasOwn(labels, name) ? labels[name] : undefined

/** A part of a link by the label of its field; as it stands where it is of no field. */
export function labelOf(part: string, { language, texts }: Words): string {
  const [name = ''] = part.split('=')
  const { salary, questions, links } = texts
  const labels: Readonly<Record<string, string>> = {
    ...{ gross: salary.gross.label, net: salary.net.label, cost: salary.cost.label },
    ...{ basis: salary.basis, place: questions.labels.place },
    full_allowance: detailsTexts[language].place.seniority,
    paid_on: recalculationTexts[language].paidOn,
    ...{ vacation: links.vacation, sick: links.sick },
  }
  const detail = detailNames.find((one) => one === name)
  return (detail ? fieldNamed(detail).label[language] : own(labels, name)) ?? part
}
