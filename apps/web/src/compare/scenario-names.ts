import { contractTypes } from '@oklad/contract/fields'
import { describeDetails } from '../details/describe-details.ts'
import {
  type DetailName,
  type Details,
  detailNames,
  fieldNamed,
  neutralOf,
} from '../input/details.ts'
import type { Input } from '../input/input.ts'
import type { Words } from '../language/words.ts'
import { writeAmount } from '../money/write-amount.ts'
import { placeName } from '../page/state.ts'
import { scenarioTexts } from '../texts/scenarios.ts'

/** Names scenarios by what differs between them; by their number where nothing does. */
export function scenarioNames(inputs: readonly Input[], words: Words): readonly string[] {
  const { language, texts } = words
  const { salary } = texts
  const compare = scenarioTexts[language]
  const described = inputs.map(({ kind, amount, details, place }) => {
    const typed = amount === null ? '' : `${salary[kind].label} ${writeAmount(amount, language)} ₽`
    const others = describeDetails({ ...choicesOf(details), ...details }, words)
    return new Map<string, string>([
      ['amount', typed],
      ...others.map(({ name, label, value }) => {
        const isChoice = fieldNamed(name).unit === 'choice'
        if (name === 'territorial_multiplier' && place !== undefined) {
          const isPlain = details[name] === neutralOf(name)
          return [name, `${placeName(place) ?? place}${isPlain ? '' : ` · ${value}`}`] as const
        }
        if (name === 'employment_type') {
          return [name, contractTypes[details[name] ?? 'TD'].name[language]] as const
        }
        return [name, isChoice ? value : `${label}: ${value}`] as const
      }),
    ])
  })
  const names = new Set(described.flatMap((parts) => [...parts.keys()]))
  const differing = [...names].filter(
    (name) => new Set(described.map((parts) => parts.get(name)).filter(isNamed(name))).size > 1,
  )
  return described.map((parts, index) => {
    const isOwn = (name: string) =>
      ['amount', 'employment_type'].includes(name) || name in (inputs[index]?.details ?? {})
    const own = differing.filter(isOwn)
    // A default stands in the name only where nothing else does.
    const named = own.length > 0 ? own : differing
    const difference = named.flatMap((name) => parts.get(name) || []).join(', ')
    return difference === '' ? compare.scenario(index + 1) : compare.named(index + 1, difference)
  })
}

/** A choice that a scenario does not have tells nothing; another term is then the usual one. */
const isNamed = (name: string) => (value: string | undefined) =>
  value !== undefined || name === 'amount' || fieldNamed(name as DetailName).unit !== 'choice'

/** The defaults of the choices left open. They are named beside a scenario that chooses otherwise. */
const choicesOf = (details: Details): Details =>
  Object.fromEntries(
    detailNames
      .filter((name) => fieldNamed(name).unit === 'choice' && details[name] === undefined)
      .map((name) => [name, neutralOf(name)]),
  )
