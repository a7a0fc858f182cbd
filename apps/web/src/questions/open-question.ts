import { signal } from '@preact/signals'
import type { DetailGroup } from '../input/details.ts'
import { addEntry } from '../page/history-entry.ts'
import { isEmbedded } from '../page/state.ts'

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

/** Closes the sheet, while there is one. */
let leaveSheet: (() => void) | undefined

/** Opens a question, or closes the open one. */
export function openOnly(group: DetailGroup | undefined): void {
  if (group === undefined && leaveSheet) {
    leaveSheet()
    return
  }
  const isSheet = !isWide.value && !isEmbedded
  if (group !== undefined && isSheet) {
    leaveSheet ??= addEntry(() => {
      leaveSheet = undefined
      openQuestion.value = undefined
    })
  }
  openQuestion.value = group
}
