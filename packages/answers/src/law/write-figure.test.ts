import { languages } from '@oklad/contract/fields'
import { EARLIEST_TAX_YEAR, type LawFigures, lawOf, NEWEST_TAX_YEAR } from '@oklad/engine'
import { type LawFigureKey, lawFigureKeys } from '@oklad/engine/internal'
import { describe, expect, it } from 'vitest'
import { writeCitation, writeDays, writeFigure, writeProvisional } from './write-figure.ts'

const inEnglish = (year: number, key: LawFigureKey) => writeFigure(lawOf(year), key, 'en')

it('says which figures of a later year are its own', () => {
  const law = { ...lawOf(2026), year: 2027 }
  expect(writeProvisional(law, 'en')).toBe(
    'The law of 2027 is not known yet: apart from its production calendar, these are the figures of 2026.',
  )
  expect(writeProvisional({ ...law, workingDays: null }, 'en')).toBe(
    'The law of 2027 is not known yet: these are the figures of 2026.',
  )
})

describe('a figure for people', () => {
  it('is in roubles and percent', () => {
    expect(inEnglish(2024, 'mainScale')).toEqual(['13% up to 5,000,000 roubles', '15% above'])
    expect(inEnglish(2020, 'mainScale')).toEqual(['13% on all'])
    expect(inEnglish(2026, 'contributionRates')).toEqual([
      'unified: 30% up to the limit, 15.1% above',
      'pension: 22% up to the limit, 10% above',
      'medical: 5.1%',
      'sickness and maternity: 2.9% up to the limit, 0% above',
    ])
    expect(inEnglish(2026, 'contributionLimit')).toEqual(['2,979,000 roubles a year'])
    expect(inEnglish(2026, 'nonResidentRate')).toEqual(['30%'])
    expect(inEnglish(2026, 'childDeductions')).toEqual([
      'first child: 1,400 roubles a month',
      'second child: 2,800 roubles a month',
      'third and each further child: 6,000 roubles a month',
      'each disabled child: 12,000 roubles a month on top',
    ])
    expect(inEnglish(2024, 'childDeductionLimit')).toEqual([
      '350,000 roubles since January, allowances included',
    ])
    expect(inEnglish(2026, 'socialLimits')).toEqual([
      'social: 150,000 roubles a year',
      'education of a child: 110,000 roubles a year for each child',
    ])
    expect(inEnglish(2026, 'propertyLimits')).toEqual([
      'home: 2,000,000 roubles, once in a life',
      'mortgage interest: 3,000,000 roubles, once in a life',
    ])
    expect(inEnglish(2026, 'civilContractSocialInsurance')).toEqual(['due'])
    expect(inEnglish(2026, 'selfEmployment')).toEqual([
      'from individuals: 4%, or 3% while the deduction lasts',
      'from organisations and entrepreneurs: 6%, or 4% while the deduction lasts',
      'deduction: 10,000 roubles, once',
      'income limit: 2,400,000 roubles a year',
    ])
    expect(inEnglish(2026, 'itTariff')).toEqual(['15% up to the limit, 7.6% above'])
    expect(inEnglish(2020, 'smallBusinessTariff')).toEqual([
      'from April:',
      'pension: 10% on what exceeds 12,130 roubles a month',
      'medical: 5% on what exceeds 12,130 roubles a month',
      'sickness and maternity: 0% on what exceeds 12,130 roubles a month',
    ])
    expect(inEnglish(2018, 'minimumWageRaise')).toEqual(['from May: 11,163 roubles a month'])
    expect(inEnglish(2026, 'minimumWage')).toEqual(['27,093 roubles a month'])
    expect(inEnglish(2025, 'productionCalendar')).toEqual([
      'weekdays off: January 1–3, 6–8; May 1, 2, 8, 9; June 12, 13; November 3, 4; December 31',
      'weekend days worked: November 1',
    ])
  })

  it('has ordinals made from its numbers', () => {
    const law = lawOf(2024)
    const days = (value: LawFigures['transferDays']['value']) => {
      const transferDays = { ...law.figures.transferDays, value }
      return writeFigure(
        { ...law, figures: { ...law.figures, transferDays } },
        'transferDays',
        'en',
      )
    }
    expect(days({ lastDay: 22, dueDay: 28, laterDueDay: 5 })).toEqual([
      'withheld by the 22nd: by the 28th of the month',
      'from the 23rd: by the 5th of the next month',
      'from 23 December: by the last working day',
    ])
    expect(days({ lastDay: 11, dueDay: 21, laterDueDay: 2 }).slice(0, 2)).toEqual([
      'withheld by the 11th: by the 21st of the month',
      'from the 12th: by the 2nd of the next month',
    ])
  })

  it('is in Russian', () => {
    const law = lawOf(2026)
    expect(writeFigure(law, 'smallBusinessTariff', 'ru')).toEqual([
      '15 % с части выше 40 639,50 ₽ в месяц',
    ])
    expect(writeFigure(law, 'contributionRates', 'ru')[2]).toBe('ОМС: 5,1 %')
    expect(writeFigure(law, 'productionCalendar', 'ru')[1]).toBe(
      'рабочие субботы и воскресенья: нет',
    )
  })

  it('says why a figure has no value', () => {
    expect(inEnglish(2024, 'privilegeScale')).toEqual(['none'])
    expect(inEnglish(2018, 'selfEmployment')).toEqual(['none'])
    expect(inEnglish(2024, 'allowanceScale')).toEqual([
      'none: the allowances are part of the main base',
    ])
  })

  it('is complete in any year and language', () => {
    for (let year = EARLIEST_TAX_YEAR; year <= NEWEST_TAX_YEAR; year++) {
      for (const name of lawFigureKeys) {
        for (const language of languages) {
          const text = writeFigure(lawOf(year), name, language).join('\n')
          expect(text, `${name} ${year}`).toMatch(/\S/)
          expect(text, `${name} ${year}`).not.toMatch(/undefined|null|NaN|Infinity|object/)
        }
      }
    }
  })
})

it('joins three and more days in a row', () => {
  expect(writeDays(['01-01', '01-02', '01-05', '01-06', '01-07', '05-09'], 'en')).toBe(
    'January 1, 2, 5–7; May 9',
  )
  expect(writeDays(['01-01', '01-02', '05-09'], 'ru')).toBe('1, 2 января; 9 мая')
  expect(writeDays([], 'en')).toBe('')
})

it('writes a source with the date as the language does', () => {
  const { citation } = lawOf(2026).figures.contributionLimit
  expect(writeCitation(citation, 'en')).toBe(
    'п. 1, Постановление Правительства РФ № 1705, 2025-10-31',
  )
  expect(writeCitation({ ...citation, article: '' }, 'ru')).toBe(
    'Постановление Правительства РФ № 1705, 31.10.2025',
  )
})
