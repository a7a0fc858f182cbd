import { readdirSync, readFileSync } from 'node:fs'
import {
  averageEarningsIn,
  benefitLimitIn,
  budgetCodesIn,
  deadlineDays,
  filingDays,
  lawSeries,
  lawVersion,
} from '@oklad/law'
import { accidentsDay, eaeuCitizenRates, smallBusinessActivities } from '@oklad/law/internal'
import { describe, expect, it } from 'vitest'
import { meaningsInRussian } from './field-meanings.ts'
import {
  lawFigures,
  namingPackage,
  versionModule,
  versionOfLaw,
  withPackageVersion,
} from './law-version.ts'
import { allFields } from './request-fields.ts'
import { documentNames, sections, withSections } from './sections.ts'
import { wireModule, wireTypes } from './wire-types.ts'

const docs = new URL('../../docs/', import.meta.url)
const documents = documentNames().map((name) => ({
  name,
  text: readFileSync(new URL(name, docs), 'utf8'),
}))

describe('generated documentation', () => {
  it.each(documents)('docs/$name is up to date (npm run docs rewrites it)', ({ text }) => {
    expect(text).toBe(withSections(text))
  })

  it('the types of the wire are up to date (npm run docs rewrites them)', () => {
    expect(readFileSync(wireModule, 'utf8')).toBe(wireTypes())
  })

  it('the version of the law is up to date (npm run docs rewrites it)', () => {
    expect(readFileSync(versionModule, 'utf8')).toBe(versionOfLaw())
  })

  it.each(namingPackage)('%s has the version of the law (npm run docs rewrites it)', (file) => {
    const text = readFileSync(file, 'utf8')
    expect(text).toContain(lawVersion().replace(/-0?/g, '.'))
    expect(text).toBe(withPackageVersion(text))
  })

  it.each(Object.keys(sections))('the section %s is in exactly one document', (name) => {
    const markers = documents.filter(({ text }) => text.includes(`<!-- ${name} begin -->`))
    expect(markers).toHaveLength(1)
  })

  it('throws for a section that has no generator', () => {
    expect(() => withSections('<!-- nothing begin -->\n<!-- nothing end -->')).toThrow(/nothing/)
  })
})

describe('the references in Russian', () => {
  const meaningsIn = (section: string) =>
    (sections[section]?.() ?? '')
      .split('\n')
      .slice(2)
      .map((row) => row.split(' | '))

  it('name in their table only fields that exist', () => {
    expect(Object.keys(meaningsInRussian).filter((name) => !(name in allFields))).toEqual([])
  })

  it.each(['fields', 'errors', 'warnings', 'inner-codes'])(
    'have no row of %s much shorter than the English one',
    (section) => {
      const russian = meaningsIn(`${section}-ru`)
      const short = meaningsIn(`${section}-en`).filter((row, index) => {
        const [english, own] = [row, russian[index] ?? []].map((cells) => cells.join(' ').length)
        return (own ?? 0) < 0.6 * (english ?? 0)
      })
      expect(short.map(([code]) => code)).toEqual([])
    },
  )
})

describe('the version of the law', () => {
  it.each(
    Object.entries({
      ...lawSeries,
      ...averageEarningsIn(2026),
      budgetCodes: [2017, 2021, 2026].map(budgetCodesIn),
      benefitLimit: [2010, 2026].map(benefitLimitIn),
      deadlineDays,
      filingDays,
      accidentsDay,
      eaeuCitizenRates,
      smallBusinessActivities,
    }),
  )('changes with a newer check of %s', (_, figures) => {
    expect([figures].flat().filter((figure) => !lawFigures.includes(figure))).toEqual([])
  })

  it('is the newest date that is written in the law', () => {
    // It is after the version where a file does not export a figure.
    const law = new URL('../../packages/law/src/', import.meta.url)
    const dates = readdirSync(law)
      .filter((name) => /^[\w-]+\.ts$/.test(name))
      .flatMap((name) => readFileSync(new URL(name, law), 'utf8').match(/\d{4}-\d\d-\d\d/g) ?? [])
    expect(lawVersion()).toBe(dates.toSorted().at(-1))
  })
})
