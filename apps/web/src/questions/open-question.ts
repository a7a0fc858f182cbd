import { signal } from '@preact/signals'
import type { DetailGroup } from '../input/details.ts'

/** The width below which a question opens as a sheet, as in `questions.css`. */
const PHONE = '(max-width: 60rem)'

const phone = matchMedia(PHONE)

/** Whether the questions stand beside the answer. */
export const isWide = signal(!phone.matches)
phone.addEventListener('change', () => {
  isWide.value = !phone.matches
})

/** The open question. */
export const openQuestion = signal<DetailGroup>()

/** Whether a sheet has an entry in the history now: Back closes it and does not leave the page. */
export const hasEntry = signal(false)

addEventListener('popstate', () => {
  if (hasEntry.value) openQuestion.value = undefined
  hasEntry.value = false
})

/** Opens a question, or closes the open one. */
export function openOnly(group: DetailGroup | undefined): void {
  if (group === undefined && hasEntry.value) {
    history.back()
    return
  }
  const isSheet = !isWide.value && !('embedded' in document.documentElement.dataset)
  if (group !== undefined && !hasEntry.value && isSheet) {
    history.pushState(null, '')
    hasEntry.value = true
  }
  openQuestion.value = group
}
