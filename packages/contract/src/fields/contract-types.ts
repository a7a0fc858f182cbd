import type { Text } from '../language.ts'

/** The contract types of a request: their label in a form, their name, their word on the command line, their engine term. */
// biome-ignore format: a contract type a line
export const contractTypes = {
  TD: { en: 'Employment', ru: 'Трудовой', name: { en: 'Employment', ru: 'Трудовой договор' }, word: 'employment', term: 'employment' },
  GPH: { en: 'Civil contract', ru: 'ГПХ', name: { en: 'Civil contract', ru: 'Договор ГПХ' }, word: 'civil', term: 'civilContract' },
  SELF_EMPLOYED: { en: 'Self-employment', ru: 'Самозанятость', name: { en: 'Self-employment', ru: 'Самозанятость' }, word: 'self-employed', term: 'selfEmployment' },
} as const satisfies Readonly<Record<string, Text & { name: Text; word: string; term: string }>>

export type ContractType = keyof typeof contractTypes
export const contractTypeNames = Object.keys(contractTypes) as readonly ContractType[]
