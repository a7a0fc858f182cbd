import { type FieldUnit, fieldNamed, uselessFields } from '@oklad/contract/fields'
import { ZERO } from '@oklad/engine'
import type { ComponentType } from 'preact'
import {
  type DetailGroup,
  type DetailName,
  type Details,
  detailNames,
  neutralOf,
} from '../input/details.ts'
import { requestOf } from '../input/request-of.ts'
import { useWords } from '../language/words.ts'
import { BonusFields } from './bonus-fields.tsx'
import { ChoiceField, FlagField, NumberField, RoublesField } from './controls.tsx'
import { IncomeBeforeField, OtherEmployersField } from './employer-incomes.tsx'
import type { ControlProps, Form } from './form.ts'
import { PlaceSearch } from './place-search.tsx'
import { FirstMonthField, StartDateField } from './start-date-fields.tsx'

interface DetailsFormProps {
  readonly details: Details
  readonly currentYear: number
  readonly onDetails: (details: Details) => void
}

/** The controls of the details, group by group as the field table has them. */
export function DetailsForm({ details, currentYear, onDetails }: DetailsFormProps) {
  const { texts } = useWords()
  const { ignored } = requestOf(details, ZERO, currentYear)
  const form: Form = { details, onDetails, useless: uselessFields(details), ignored, currentYear }
  return (
    <div class="groups">
      {(Object.keys(texts.details.groups) as DetailGroup[]).map((group) => (
        <Group key={group} form={form} group={group} />
      ))}
    </div>
  )
}

function Group({ form, group }: { readonly form: Form; readonly group: DetailGroup }) {
  const { texts } = useWords()
  const shown = inOrder.filter((name) => fieldNamed(name).group === group && isShown(form, name))
  if (shown.length === 0) return null
  return (
    <fieldset class={`group group-${group}`}>
      <legend>{texts.details.groups[group]}</legend>
      {group === 'place' && <PlaceSearch form={form} />}
      {shown.map((name) => {
        const Control = controlOf(name)
        return <Control key={name} form={form} name={name} />
      })}
    </fieldset>
  )
}

/** The fields that stand first in their groups; the others follow in the order of the table. */
const first: readonly DetailName[] = ['employment_type', 'is_not_resident']
const inOrder: readonly DetailName[] = [...new Set([...first, ...detailNames])]

/** Whether a field has a use, beside the other fields, or was given a value before. */
function isShown({ details, useless }: Form, name: DetailName): boolean {
  if (useless.has(name)) return false
  if (name === 'bonuses_attract_allowances') return !useless.has('territorial_multiplier')
  const other = name === 'single_parent' ? 'children_count' : boundOf(name)
  if (other === undefined || details[name] !== undefined) return true
  return details[other] !== undefined && details[other] !== neutralOf(other)
}

const boundOf = (name: DetailName) => fieldNamed(name).atMost as DetailName | undefined

const unitControls: Readonly<Partial<Record<FieldUnit, ComponentType<ControlProps>>>> = {
  flag: FlagField,
  choice: ChoiceField,
  roubles: RoublesField,
  date: StartDateField,
  monthlyRoubles: BonusFields,
}

const specialControls: Readonly<Partial<Record<DetailName, ComponentType<ControlProps>>>> = {
  first_month: FirstMonthField,
  income_before: IncomeBeforeField,
  other_employers: OtherEmployersField,
}

/** The control of a field: its own, that of its unit, or the one of numbers. */
const controlOf = (name: DetailName): ComponentType<ControlProps> =>
  specialControls[name] ?? unitControls[fieldNamed(name).unit] ?? NumberField
