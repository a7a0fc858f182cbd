import { monthName, startYears } from '@oklad/contract/fields'
import { NEWEST_TAX_YEAR } from '@oklad/engine'
import { daysIn } from '@oklad/engine/internal'
import { useWords } from '../language/words.ts'
import { detailsTexts } from '../texts/details.ts'
import { Select } from '../ui/select.tsx'
import { ChoiceField } from './controls.tsx'
import { Field } from './field.tsx'
import { type ControlProps, type Form, idOf, setDetail } from './form.ts'
import { type StartDate, startDateOf, writeStartDate } from './start-date.ts'

/** The month and the year of the first payment. */
export function StartDateField({ form, name }: ControlProps) {
  const { language } = useWords()
  const { month, year } = dateOf(form)
  const years = range(startYears.minimum, startYears.maximum).reverse()
  return (
    <Field form={form} name={name}>
      <span class="row">
        <Select
          id={idOf(name)}
          options={range(1, 12).map((one) => [one, monthName(one, language)])}
          chosen={month}
          onChoose={(month) => change(form, { month })}
        />
        <Select
          label={detailsTexts[language].year}
          options={years.map((one) => [
            one,
            one > NEWEST_TAX_YEAR ? `${one} (${detailsTexts[language].provisional})` : one,
          ])}
          chosen={year}
          onChoose={(year) => change(form, { year })}
        />
      </span>
    </Field>
  )
}

/** How the first month is paid, with its first day where it is paid in part or a link has one. */
export function FirstMonthField({ form, name }: ControlProps) {
  const { language } = useWords()
  const { year, month, day } = dateOf(form)
  return (
    <>
      <ChoiceField form={form} name={name} />
      {((form.details.first_month ?? 'full') !== 'full' || day > 1) && (
        <div class="stack field">
          <label for="first-day">{detailsTexts[language].day}</label>
          <Select
            id="first-day"
            options={range(1, daysIn(year, month)).map((one) => [one, one])}
            chosen={day}
            onChoose={(day) => change(form, { day })}
          />
        </div>
      )}
    </>
  )
}

const dateOf = ({ details }: Form) => startDateOf(details.start_date)

function change(form: Form, part: Partial<StartDate>): void {
  const date = writeStartDate({ ...dateOf(form), ...part })
  setDetail(form, 'start_date', date)
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)
