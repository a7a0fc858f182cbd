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

/** The address below the entry of a sheet in the history, while there is one: Back closes the sheet and does not leave the page. */
let below: string | undefined

/** The same address of the sheet that the last step through the history closed. */
export let closedTo: string | undefined

addEventListener('popstate', () => {
  closedTo = below
  if (below !== undefined) openQuestion.value = undefined
  below = undefined
})

/** Opens a question, or closes the open one. */
export function openOnly(group: DetailGroup | undefined): void {
  if (group === undefined && below) {
    history.back()
    return
  }
  const isSheet = !isWide.value && !('embedded' in document.documentElement.dataset)
  if (group !== undefined && !below && isSheet) {
    history.pushState(null, '')
    below = location.href
  }
  openQuestion.value = group
}
