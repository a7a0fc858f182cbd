import { signal } from '@preact/signals'
import { isUntaxed, type Solved } from '../input/outcome.ts'

/** The month that is pointed at in the picture: the headline shows it. */
export const chosenMonth = signal<number>()

/** The amounts of the headline: those of the chosen month, else of the month that the page shows large. */
export function shownMonth(solved: Solved) {
  const { months } = solved.statement
  const chosen = months.find(({ month }) => month === chosenMonth.value)
  return {
    chosen,
    amounts: chosen?.amounts ?? solved.shown,
    isUntaxed: isUntaxed(solved, chosen ?? months[0]),
  }
}
