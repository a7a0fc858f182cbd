import { lawVersion } from '@oklad/engine'
import { exampleInput } from '../input/input.ts'
import { labelOf } from '../share/link-label.ts'
import { linkTexts } from '../texts/link-problems.ts'
import { inputs, link, useWords } from './state.ts'

const dismiss = () => {
  link.value = { inputs: [], unread: [], otherLaw: undefined }
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
