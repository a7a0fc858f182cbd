import { lawVersion } from '@oklad/engine'
import { exampleInput } from '../input/input.ts'
import { linkTexts } from '../texts/link-problems.ts'
import { inputs, language, link } from './state.ts'

const dismiss = () => {
  link.value = { inputs: [], unread: [] }
}

/** Shows which fields of a link could not be read, and whether the law has changed since the link was made. */
export function LinkProblems() {
  const { unread, olderLaw, inputs: linked } = link.value
  const texts = linkTexts[language.value]
  return (
    <>
      {unread.length > 0 && (
        <div class="problem damaged" role="alert">
          {texts.damagedLink.text(unread.join(', '), linked[0] === exampleInput)}
          <button type="button" class="quiet" onClick={dismiss}>
            {texts.damagedLink.dismiss}
          </button>
        </div>
      )}
      {olderLaw !== undefined && inputs.value === linked && (
        <p class="problem" role="status">
          {texts.olderLaw(olderLaw, lawVersion())}
        </p>
      )}
    </>
  )
}
