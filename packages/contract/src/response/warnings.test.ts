import { lawOf, NEWEST_TAX_YEAR } from '@oklad/engine'
import { expect, it } from 'vitest'
import { warningsOf } from './warnings.ts'

it('there is none in a year whose law is known', () => {
  expect(warningsOf(lawOf(NEWEST_TAX_YEAR), 'en')).toEqual([])
  expect(warningsOf(lawOf(2017), 'ru')).toEqual([])
})

it('a year after the newest one is provisional, in either language', () => {
  const [year, figuresOf] = [NEWEST_TAX_YEAR + 1, NEWEST_TAX_YEAR]
  expect(warningsOf(lawOf(year), 'en')).toEqual([
    {
      code: 'provisional_law',
      detail: `The law of ${year} is not known yet: the figures of ${figuresOf} were used, and the result is provisional.`,
    },
  ])
  expect(warningsOf(lawOf(year), 'ru')).toEqual([
    {
      code: 'provisional_law',
      detail: `Закон на ${year} год ещё не известен: взяты показатели ${figuresOf} года, результат предварительный.`,
    },
  ])
})
