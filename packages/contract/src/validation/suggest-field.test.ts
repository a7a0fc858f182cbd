import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { suggestField } from './suggest-field.ts'

const known = [
  'gross_salary',
  'territorial_multiplier',
  'northern_coefficient',
  'start_date',
  'has_tax_privilege',
]

describe('suggestField', () => {
  it.each([
    ['grossSalary', 'gross_salary'],
    ['GrossSalary', 'gross_salary'],
    ['GROSS-SALARY', 'gross_salary'],
    ['gros_salary', 'gross_salary'],
    ['gross_salery', 'gross_salary'],
    ['gorss_salary', 'gross_salary'],
    ['territorialMultiplier', 'territorial_multiplier'],
    ['teritorial_multiplyer', 'territorial_multiplier'],
    ['nothern_coefficient', 'northern_coefficient'],
    ['startdate', 'start_date'],
    ['start', 'start_date'],
    ['has_tax_privileges', 'has_tax_privilege'],
    ['tax_privilege', 'has_tax_privilege'],
    // Words left out or added.
    ['salary', 'gross_salary'],
    ['monthly_gross_salary', 'gross_salary'],
    ['coefficient', 'northern_coefficient'],
  ])('suggests for %s the field %s', (misspelt, field) => {
    expect(suggestField(misspelt, known)).toBe(field)
  })

  it.each([
    '',
    'x',
    'id',
    'tax',
    '_',
    'net_salary',
    'currency',
    'оклад',
    'constructor',
    '__proto__',
  ])('suggests nothing for %j', (misspelt) => {
    expect(suggestField(misspelt, known)).toBeUndefined()
  })

  it('suggests the nearest field', () => {
    const both = ['children_count', 'disabled_children_count']
    for (const fields of [both, both.toReversed()]) {
      expect(suggestField('childrenCount', fields)).toBe('children_count')
      expect(suggestField('disabledChildrenCount', fields)).toBe('disabled_children_count')
    }
  })

  it('suggests nothing where no field is known', () => {
    expect(suggestField('gross_salary', [])).toBeUndefined()
  })

  it('compares only the first 64 characters', () => {
    expect(suggestField('y'.repeat(10_000), known)).toBeUndefined()
    expect(suggestField(`${'y'.repeat(64)}gross_salary`, known)).toBeUndefined()
  })

  it('finds the field after any one typing error', () => {
    const field = fc.constantFrom(...known)
    const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789')
    fc.assert(
      fc.property(field, fc.nat(), letter, fc.boolean(), (name, place, typed, instead) => {
        const at = place % name.length
        expect(
          suggestField(name.slice(0, at) + typed + name.slice(instead ? at + 1 : at), known),
        ).toBe(name)
      }),
      { numRuns: 1000 },
    )
  })
})
