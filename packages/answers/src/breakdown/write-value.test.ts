import { writeDecimal } from '@oklad/contract/fields'
import { expect, it } from 'vitest'
import { writeValue } from './write-value.ts'

it('writes every unit in either language', () => {
  expect(writeValue(297_900_000, 'kopecks', 'en')).toBe('2,979,000.00')
  expect(writeValue(-200_050, 'kopecks', 'ru')).toBe('−2 000,50')
  expect(writeValue(162_241_557, 'thousandths_of_kopeck', 'ru')).toBe('1 622,41557')
  expect(writeValue(13, 'percent', 'ru')).toBe('13 %')
  expect(writeValue(151, 'tenths_of_percent', 'ru')).toBe('15,1 %')
  expect(writeValue(300, 'tenths_of_percent', 'en')).toBe('30%')
  expect(writeValue(20, 'hundredths_of_percent', 'en')).toBe('0.2%')
  expect(writeValue(21, 'days', 'en')).toBe('21')
  expect(writeValue(3, 'times', 'ru')).toBe('3')
})

it('keeps the least number of decimals and drops other zeros', () => {
  expect(writeDecimal(0, 2, 2, 'en')).toBe('0.00')
  expect(writeDecimal(5_050, 4, 2, 'en')).toBe('0.505')
  expect(writeDecimal(35_700_000, 2, 0, 'en')).toBe('357,000')
})
