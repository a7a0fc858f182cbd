import { type FieldUnit, hasKind, uselessFields } from '@oklad/contract/fields'
import type { ComponentType } from 'preact'
import { AbsencesField, EarnedBeforeField } from '../details/absences-field.tsx'
import { BonusFields } from '../details/bonus-fields.tsx'
import { ChoiceField, FlagField, NumberField, RoublesField } from '../details/controls.tsx'
import { IncomeBeforeField, OtherEmployersField } from '../details/employer-incomes.tsx'
import type { ControlProps } from '../details/form.ts'
import { PlaceSearch } from '../details/place-search.tsx'
import { RaiseField } from '../details/raise-field.tsx'
import { FirstMonthField, StartDateField } from '../details/start-date-fields.tsx'
import { NoticesField, OtherPayField } from '../details/sum-fields.tsx'
import { WritsField } from '../details/writs-field.tsx'
import {
  type DetailGroup,
  type DetailName,
  type Details,
  detailNames,
  fieldNamed,
  neutralOf,
} from '../input/details.ts'
import { isDetailedShown } from '../months/detailed.ts'
import { details } from '../page/state.ts'

/** The controls of a group of details, as the field table has them. */
export function QuestionGroup({ group }: { readonly group: DetailGroup }) {
  const shown = inOrder.filter(
    (name) => fieldNamed(name).group === group && isShown(details.value, name),
  )
  return (
    <div class={`stack group group-${group}`}>
      {group === 'place' && <PlaceSearch />}
      {shown.map((name) => {
        const Control = controlOf(name)
        return <Control key={name} name={name} />
      })}
    </div>
  )
}

/** The fields that stand first in their groups; the others follow in the order of the table. */
const first: readonly DetailName[] = [
  'employment_type',
  'is_not_resident',
  'absences',
  'earned_before',
  'raise',
]
const inOrder: readonly DetailName[] = [...new Set([...first, ...detailNames])]

/** Whether a field has a use, beside the other fields, or was given a value before. */
function isShown(details: Details, name: DetailName): boolean {
  const useless: ReadonlySet<string> = uselessFields(details)
  const { group, unit, ofKind } = fieldNamed(name)
  if (useless.has(name)) return false
  if (ofKind !== undefined) return details[name] !== undefined || hasKind(details, ofKind)
  if (group === 'months' && !/absences|otherPay/.test(unit)) return false
  // The accountant's part asks for writs; those of a link can be changed here while it is closed.
  if (unit === 'writs') return details[name] !== undefined && !isDetailedShown.value
  const other = uses[name] ?? boundOf(name)
  if (other === undefined || useless.has(other)) return other === undefined
  return details[name] !== undefined || (details[other] ?? neutralOf(other)) !== neutralOf(other)
}

/** The fields that have a use beside another one. */
const uses: Readonly<Partial<Record<DetailName, DetailName>>> = {
  single_parent: 'children_count',
  bonuses_attract_allowances: 'territorial_multiplier',
  earned_before: 'absences',
}

const boundOf = (name: DetailName) => fieldNamed(name).atMost as DetailName | undefined

const unitControls: Readonly<Partial<Record<FieldUnit, ComponentType<ControlProps>>>> = {
  flag: FlagField,
  choice: ChoiceField,
  roubles: RoublesField,
  date: StartDateField,
  monthlyRoubles: BonusFields,
  absences: AbsencesField,
  otherPay: OtherPayField,
  notices: NoticesField,
  writs: WritsField,
}

const specialControls: Readonly<Partial<Record<DetailName, ComponentType<ControlProps>>>> = {
  first_month: FirstMonthField,
  raise: RaiseField,
  earned_before: EarnedBeforeField,
  income_before: IncomeBeforeField,
  other_employers: OtherEmployersField,
}

/** The control of a field: its own, that of its unit, or the one of numbers. */
const controlOf = (name: DetailName): ComponentType<ControlProps> =>
  specialControls[name] ?? unitControls[fieldNamed(name).unit] ?? NumberField
