import { lawVersion } from '@oklad/engine'
import { detailNames, fieldNamed } from '../input/details.ts'
import { exampleInput } from '../input/input.ts'
import type { Words } from '../language/words.ts'
import { detailsTexts } from '../texts/details.ts'
import { linkTexts } from '../texts/link-problems.ts'
import { recalculationTexts } from '../texts/recalculation.ts'
import { inputs, link, useWords } from './state.ts'

const dismiss = () => {
  link.value = { inputs: [], unread: [], otherLaw: undefined }
}

/** A part of a link by the label of its field; as it stands where it is of no field. */
function labelOf(part: string, { language, texts }: Words): string {
  const [name] = part.split('=')
  const { salary, questions, links } = texts
  const labels: Readonly<Record<string, string>> = {
    ...{ gross: salary.gross.label, net: salary.net.label, cost: salary.cost.label },
    ...{ basis: salary.basis, place: questions.labels.place },
    full_allowance: detailsTexts[language].place.seniority,
    paid_on: recalculationTexts[language].paidOn,
    ...{ vacation: links.vacation, sick: links.sick },
  }
  const detail = detailNames.find((one) => one === name)
  return (detail ? fieldNamed(detail).label[language] : labels[name ?? '']) ?? part
}

/** Shows which fields of a link could not be read, and whether the law has changed since the link was made. */
export function LinkProblems() {
  const { unread, otherLaw, inputs: linked } = link.value
  const words = useWords()
  const texts = linkTexts[words.language]
  const labels = new Set(unread.map((part) => labelOf(part, words)))
  return (
    <>
      {unread.length > 0 && (
        <div class="problem damaged" role="alert">
          {texts.damagedLink.text([...labels], linked[0] === exampleInput)}{' '}
          <button type="button" class="quiet" onClick={dismiss}>
            {texts.damagedLink.dismiss}
          </button>
        </div>
      )}
      {otherLaw !== undefined && inputs.value === linked && (
        <p class="problem" role="status">
          {texts[otherLaw < lawVersion() ? 'olderLaw' : 'newerLaw'](otherLaw, lawVersion())}
        </p>
      )}
    </>
  )
}
