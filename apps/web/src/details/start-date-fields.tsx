import { monthName, startYears } from '@oklad/contract/fields'
import { NEWEST_TAX_YEAR } from '@oklad/engine'
import { useWords } from '../language/words.ts'
import { ChoiceField } from './controls.tsx'
import { Field } from './field.tsx'
import { type ControlProps, type Form, idOf, setDetail } from './form.ts'
import { daysIn, type StartDate, startDateOf, writeStartDate } from './start-date.ts'

/** The month and the year of the first payment. */
export function StartDateField({ form, name }: ControlProps) {
  const { language, texts } = useWords()
  const { month, year } = dateOf(form)
  return (
    <Field form={form} name={name}>
      <span class="row">
        <select
          id={idOf(name)}
          value={month}
          onChange={({ currentTarget }) => change(form, { month: Number(currentTarget.value) })}
        >
          {range(1, 12).map((one) => (
            <option key={one} value={one}>
              {monthName(one, language)}
            </option>
          ))}
        </select>
        <select
          aria-label={texts.details.year}
          value={year}
          onChange={({ currentTarget }) => change(form, { year: Number(currentTarget.value) })}
        >
          {range(startYears.minimum, startYears.maximum)
            .reverse()
            .map((one) => (
              <option key={one} value={one}>
                {one > NEWEST_TAX_YEAR ? `${one} (${texts.details.provisional})` : one}
              </option>
            ))}
        </select>
      </span>
    </Field>
  )
}

/** How the first month is paid, with its first day where it is paid in part. */
export function FirstMonthField({ form, name }: ControlProps) {
  const { texts } = useWords()
  const { year, month, day } = dateOf(form)
  return (
    <>
      <ChoiceField form={form} name={name} />
      {(form.details.first_month ?? 'full') !== 'full' && (
        <div class="field">
          <label for="first-day">{texts.details.day}</label>
          <select
            id="first-day"
            value={day}
            onChange={({ currentTarget }) => change(form, { day: Number(currentTarget.value) })}
          >
            {range(1, daysIn(year, month)).map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </div>
      )}
    </>
  )
}

const dateOf = ({ details, currentYear }: Form) => startDateOf(details.start_date, currentYear)

function change(form: Form, part: Partial<StartDate>): void {
  const date = writeStartDate({ ...dateOf(form), ...part }, form.currentYear)
  setDetail(form, 'start_date', date)
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)
