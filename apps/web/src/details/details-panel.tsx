import { monthName, startYears, uselessFields } from '@oklad/contract/form'
import { type Kopecks, NEWEST_TAX_YEAR, ZERO } from '@oklad/engine'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { DetailName, Details } from '../input/input.ts'
import { requestOf } from '../input/request-of.ts'
import { useWords } from '../language/words.ts'
import { RoublesInput } from '../money/roubles-input.tsx'
import type { DetailGroup } from '../texts/texts.ts'
import { ChangedDetails } from './changed-details.tsx'
import { ChoiceField, FlagField, NumberField, RoublesField } from './controls.tsx'
import { EmployerIncomes } from './employer-incomes.tsx'
import { Field } from './field.tsx'
import { type Form, fieldOf, tell } from './form.ts'
import { PlaceSearch } from './place-search.tsx'
import { daysIn, type StartDate, startDateOf, writeStartDate } from './start-date.ts'

interface DetailsPanelProps {
  /** Whose details they are: what is being typed does not go over to another scenario. */
  readonly scenario: number
  readonly details: Details
  readonly currentYear: number
  readonly onDetails: (details: Details) => void
}

/** Everything that changes a payslip beside its amount, folded until someone needs it. */
export function DetailsPanel({ scenario, details, currentYear, onDetails }: DetailsPanelProps) {
  const { texts } = useWords()
  // The form is most of the page's elements, and most visitors never open it.
  const [wasOpened, setOpened] = useState(false)
  const useless: ReadonlySet<string> = uselessFields(details)
  const { ignored } = requestOf(details, ZERO, currentYear)
  const form: Form = { details, onDetails, useless, ignored, currentYear }
  const changed = Object.keys(details).length
  return (
    <section class="card details" aria-labelledby="details-heading">
      <details onToggle={() => setOpened(true)}>
        <summary>
          <h2 id="details-heading">{texts.details.heading}</h2>
          <span class="hint">
            {changed > 0 ? texts.details.changed(changed) : texts.details.summary}
          </span>
        </summary>
        {wasOpened && (
          <div class="groups" key={scenario}>
            <PlaceGroup form={form} />
            <TimeGroup form={form} />
            <ContractGroup form={form} />
            <FamilyGroup form={form} />
            <BonusGroup form={form} />
            <DeductionsGroup form={form} />
            <BeforeGroup form={form} />
            <EmployerGroup form={form} />
          </div>
        )}
      </details>
      <ChangedDetails details={details} currentYear={currentYear} onDetails={onDetails} />
    </section>
  )
}

function Group({ group, children }: { group: DetailGroup; children: ComponentChildren }) {
  const { texts } = useWords()
  return (
    <fieldset class={`group group-${group}`}>
      <legend>{texts.details.groups[group]}</legend>
      {children}
    </fieldset>
  )
}

interface GroupProps {
  readonly form: Form
}

const isUsed = ({ useless }: Form, ...names: readonly DetailName[]) =>
  names.some((name) => !useless.has(name))

function PlaceGroup({ form }: GroupProps) {
  if (!isUsed(form, 'territorial_multiplier')) return null
  const { territorial_multiplier = 100 } = form.details
  return (
    <Group group="place">
      <PlaceSearch form={form} />
      <NumberField form={form} name="territorial_multiplier" places={2} />
      <NumberField form={form} name="northern_coefficient" places={0} offset={100} />
      {(territorial_multiplier > 100 ||
        form.details.statutory_territorial_multiplier !== undefined) && (
        <NumberField
          form={form}
          name="statutory_territorial_multiplier"
          places={2}
          placeholder=""
        />
      )}
    </Group>
  )
}

function TimeGroup({ form }: GroupProps) {
  const { language, texts } = useWords()
  const { start_date, first_month = 'full' } = form.details
  const date = startDateOf(start_date, form.currentYear)
  const change = (change: Partial<StartDate>) =>
    tell(form, 'start_date', writeStartDate({ ...date, ...change }, form.currentYear))
  const field = fieldOf(form, 'start_date')
  return (
    <Group group="time">
      <Field {...field}>
        <span class="row">
          <select
            id={field.id}
            value={date.month}
            onChange={({ currentTarget }) => change({ month: Number(currentTarget.value) })}
          >
            {range(1, 12).map((month) => (
              <option key={month} value={month}>
                {monthName(month, language)}
              </option>
            ))}
          </select>
          <select
            aria-label={texts.details.year}
            value={date.year}
            onChange={({ currentTarget }) => change({ year: Number(currentTarget.value) })}
          >
            {range(startYears.minimum, startYears.maximum)
              .reverse()
              .map((year) => (
                <option key={year} value={year}>
                  {year > NEWEST_TAX_YEAR ? `${year} (${texts.details.provisional})` : year}
                </option>
              ))}
          </select>
        </span>
      </Field>
      <ChoiceField
        form={form}
        name="first_month"
        choices={texts.details.firstMonths}
        value={first_month}
      />
      {first_month !== 'full' && (
        <div class="field">
          <label for="first-day">{texts.details.day}</label>
          <select
            id="first-day"
            value={date.day}
            onChange={({ currentTarget }) => change({ day: Number(currentTarget.value) })}
          >
            {range(1, daysIn(date.year, date.month)).map((day) => (
              <option key={day} value={day}>
                {day}
              </option>
            ))}
          </select>
        </div>
      )}
    </Group>
  )
}

function ContractGroup({ form }: GroupProps) {
  const { texts } = useWords()
  const { employment_type = 'TD', npd_income_source = 'LEGAL_ENTITY' } = form.details
  return (
    <Group group="contract">
      <ChoiceField
        form={form}
        name="employment_type"
        choices={texts.details.contracts}
        value={employment_type}
      />
      {isUsed(form, 'npd_income_source') && (
        <>
          <ChoiceField
            form={form}
            name="npd_income_source"
            choices={texts.details.payers}
            value={npd_income_source}
          />
          <FlagField form={form} name="has_registration_deduction" />
        </>
      )}
      {isUsed(form, 'is_not_resident') && <FlagField form={form} name="is_not_resident" />}
      {isUsed(form, 'has_tax_privilege') && <FlagField form={form} name="has_tax_privilege" />}
    </Group>
  )
}

function FamilyGroup({ form }: GroupProps) {
  const { children_count = 0 } = form.details
  return (
    <Group group="family">
      <NumberField form={form} name="children_count" places={0} />
      {(children_count > 0 || form.details.disabled_children_count !== undefined) && (
        <NumberField form={form} name="disabled_children_count" places={0} />
      )}
      {(children_count > 0 || form.details.single_parent !== undefined) && (
        <FlagField form={form} name="single_parent" />
      )}
    </Group>
  )
}

const noBonuses = new Array<number>(12).fill(0)

function BonusGroup({ form }: GroupProps) {
  const { language } = useWords()
  const bonuses = form.details.monthly_bonuses ?? noBonuses
  const { month: first } = startDateOf(form.details.start_date, form.currentYear)
  const change = (index: number, amount: number) => {
    const changed = bonuses.with(index, amount)
    tell(form, 'monthly_bonuses', changed.some((bonus) => bonus > 0) ? changed : undefined)
  }
  return (
    <Group group="bonuses">
      <div class="bonuses">
        {bonuses.map((bonus, index) => {
          const month = index + 1
          const id = `bonus-${month}`
          return (
            month >= first && (
              <div class="field" key={id}>
                <label for={id}>{monthName(month, language)}</label>
                <RoublesInput
                  id={id}
                  amount={bonus === 0 ? null : (bonus as Kopecks)}
                  onAmount={(amount) => change(index, amount ?? 0)}
                />
              </div>
            )
          )
        })}
      </div>
      {isUsed(form, 'territorial_multiplier') && (
        <FlagField form={form} name="bonuses_attract_allowances" />
      )}
    </Group>
  )
}

function DeductionsGroup({ form }: GroupProps) {
  return (
    <Group group="deductions">
      <RoublesField form={form} name="housing_expense" />
      <RoublesField form={form} name="mortgage_expense" />
      <RoublesField form={form} name="social_expense" />
      <RoublesField form={form} name="child_edu_expense" />
    </Group>
  )
}

function BeforeGroup({ form }: GroupProps) {
  if (!isUsed(form, 'income_before', 'other_employers')) return null
  return (
    <Group group="before">
      <EmployerIncomes form={form} />
    </Group>
  )
}

function EmployerGroup({ form }: GroupProps) {
  const { texts } = useWords()
  if (!isUsed(form, 'contribution_tariff', 'accident_rate')) return null
  return (
    <Group group="employer">
      <ChoiceField
        form={form}
        name="contribution_tariff"
        choices={texts.details.tariffs}
        value={form.details.contribution_tariff ?? 'general'}
      />
      <NumberField form={form} name="accident_rate" places={2} placeholder="" />
    </Group>
  )
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)
