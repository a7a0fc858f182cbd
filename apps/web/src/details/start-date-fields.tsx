import { monthName, startYears } from '@oklad/contract/fields'
import { NEWEST_TAX_YEAR } from '@oklad/engine'
import { daysIn } from '@oklad/engine/internal'
import { details, useWords } from '../page/state.ts'
import { detailsTexts } from '../texts/details.ts'
import { Select } from '../ui/select.tsx'
import { ChoiceField } from './controls.tsx'
import { Field } from './field.tsx'
import { type ControlProps, idOf, setDetail } from './form.ts'
import { SelectPart } from './list-field.tsx'
import { type StartDate, startDateOf, writeStartDate } from './start-date.ts'

/** The month and the year of the first payment. */
export function StartDateField({ name }: ControlProps) {
  const { language } = useWords()
  const { month, year } = startDateOf(details.value.start_date)
  const years = range(startYears.minimum, startYears.maximum).reverse()
  return (
    <Field name={name}>
      <span class="row">
        <Select
          id={idOf(name)}
          options={range(1, 12).map((one) => [one, monthName(one, language)])}
          chosen={month}
          onChoose={(month) => change({ month })}
        />
        <Select
          label={detailsTexts[language].year}
          options={years.map((one) => [
            one,
            one > NEWEST_TAX_YEAR ? `${one} (${detailsTexts[language].provisional})` : one,
          ])}
          chosen={year}
          onChoose={(year) => change({ year })}
        />
      </span>
    </Field>
  )
}

/** How the first month is paid, with its first day where it is paid in part or a link has one. */
export function FirstMonthField({ name }: ControlProps) {
  const { language } = useWords()
  const { year, month, day } = startDateOf(details.value.start_date)
  return (
    <>
      <ChoiceField name={name} />
      {((details.value.first_month ?? 'full') !== 'full' || day > 1) && (
        <SelectPart
          id="first-day"
          label={detailsTexts[language].day}
          options={range(1, daysIn(year, month)).map((one) => [one, one])}
          chosen={day}
          onChoose={(day) => change({ day })}
        />
      )}
    </>
  )
}

function change(part: Partial<StartDate>): void {
  const date = writeStartDate({ ...startDateOf(details.value.start_date), ...part })
  setDetail('start_date', date)
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)
