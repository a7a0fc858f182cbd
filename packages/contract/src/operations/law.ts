import { NEWEST_TAX_YEAR } from '@oklad/law'
import { startYears } from '../limits.ts'
import { commonParameters, ifNoneMatch, limitHeaders } from '../openapi/parts.ts'
import type * as schemas from '../responses/law.ts'
import type { Operation } from './operation.ts'
import { prices } from './points.ts'
import { service } from './service.ts'

/** The errors of every operation on data. */
export const lawErrors = [
  ...service.errors,
  'not_acceptable',
  'rate_limit_exceeded',
  'overloaded',
] as const

const law = {
  tag: 'Law',
  parameters: [...commonParameters, ifNoneMatch],
  headers: [
    'x-request-id',
    'content-language',
    'access-control-allow-origin',
    ...limitHeaders,
    'cache-control',
    'etag',
    'vary',
  ],
  errors: lawErrors,
} as const satisfies Partial<Operation>

const year = (name: string, place: 'path' | 'query', description: string, example: number) => ({
  name,
  in: place,
  required: true,
  description: `${description}, ${startYears.minimum} to ${startYears.maximum}.`,
  schema: { type: 'integer', ...startYears },
  example,
})

/** The operations on the law. */
// biome-ignore format: one text a line
export const lawOperations = {
  lawYears: {
    ...law,
    price: prices.lawYears,
    id: 'listLawYears',
    path: '/api/v1/law',
    response: 'LawYearsResponse',
    summary: { en: 'The tax years whose law is here', ru: 'Годы, для которых есть показатели' },
    description: {
      en: 'Every tax year that can be asked for, with the addresses of its figures and of its differences from the year before. A provisional year uses the figures of the newest known one.',
      ru: 'Все годы, о которых можно спросить, с адресами их показателей и отличий от предыдущего года. Предварительный год считается по показателям последнего известного.',
    },
    answer: { en: 'The years.', ru: 'Годы.' },
    parametersShown: {},
  },
  lawDiff: {
    ...law,
    price: prices.lawDiff,
    id: 'compareLaw',
    path: '/api/v1/law/diff',
    response: 'LawDifferenceResponse',
    summary: { en: 'The differences between two tax years', ru: 'Чем различаются два года' },
    description: {
      en: 'The figures whose values differ, with both values and both sources. A figure enacted anew with the same value does not differ.',
      ru: 'Показатели с разными значениями: оба значения и оба источника. Показатель, принятый заново с тем же значением, не отличается.',
    },
    answer: { en: 'The figures that differ.', ru: 'Показатели, которые отличаются.' },
    tool: 'law_diff',
    purpose: {
      en: 'Show what changed in the law between two tax years: each figure with both values and both acts.',
      ru: 'Показать, что изменилось в законе между двумя годами: каждый показатель с обоими значениями и актами.',
    },
    parameters: [
      year('from', 'query', 'The tax year to compare', NEWEST_TAX_YEAR - 1),
      year('to', 'query', 'The tax year to compare it with', NEWEST_TAX_YEAR),
      ...law.parameters,
    ],
    parametersShown: { from: NEWEST_TAX_YEAR - 1, to: NEWEST_TAX_YEAR },
    errors: [...lawErrors, 'invalid_request'],
  },
  law: {
    ...law,
    price: prices.law,
    id: 'getLaw',
    path: '/api/v1/law/{year}',
    response: 'LawResponse',
    summary: { en: 'Every figure of a tax year, with its source', ru: 'Все показатели года с источниками' },
    description: {
      en: 'The scales, rates, limits, deductions and the calendar that a calculation of the year uses, each with the act it comes from and the day it was checked. Sums are kopecks.',
      ru: 'Шкалы, ставки, пределы, вычеты и календарь, по которым считается год; у каждого — акт и день проверки. Суммы в копейках.',
    },
    answer: { en: 'The figures of the year.', ru: 'Показатели года.' },
    tool: 'law',
    purpose: {
      en: 'Show the figures of the law for a tax year: scales, rates, limits and deductions, each with its act.',
      ru: 'Показать показатели закона за год: шкалы, ставки, пределы и вычеты, каждый со своим актом.',
    },
    parameters: [year('year', 'path', 'The tax year', NEWEST_TAX_YEAR), ...law.parameters],
    parametersShown: { year: NEWEST_TAX_YEAR },
    errors: [...lawErrors, 'invalid_request', 'not_found'],
  },
} as const satisfies Readonly<Record<string, Operation & { readonly response: keyof typeof schemas }>>
