import type { Text } from '../language.ts'
import type { Operation } from '../operations/operation.ts'
import { componentSchemas } from './component-schemas.ts'
import { responseHeaders } from './parts.ts'
import { type AnswerTo, operationsInRussian, pathsOf } from './paths.ts'
import { problemResponses } from './problem-responses.ts'
import type { HasFigure } from './request-schemas.ts'

const description = `Russian progressive income tax on a salary, computed by the law of its year: the sums of the year, every month, and with a key the employer's contributions. The service stores nothing.

**Money.** Every monetary value in requests and responses is an integer number of kopecks, a hundredth of a rouble: 150,000 roubles are \`15000000\`. A fraction, an exponent or quotes are refused.

**Errors.** Every error is an RFC 9457 document, \`application/problem+json\`, in English or Russian by \`Accept-Language\`. Its \`code\` is stable, and wrong input is listed in \`errors\`, all problems at once. An address that is not listed here answers 404 in the same form.

**Limits.** A service may limit its callers: by address, or by key where one is needed. A limit is a number of points in a window of time, and each operation says what a request costs. If too few points are left, the answer is 429: nothing is computed and no point is spent. \`RateLimit-Policy\` has the limit, \`RateLimit\` the points that are left.`

const tags: Readonly<
  Record<Operation['tag'], { readonly name: Text; readonly description: Text }>
> = {
  Calculation: {
    name: { en: 'Calculation', ru: 'Расчёт' },
    description: {
      en: 'Tax and contributions of a salary.',
      ru: 'Налог и взносы с зарплаты.',
    },
  },
  Law: {
    name: { en: 'Law', ru: 'Закон' },
    description: {
      en: 'The figures of every tax year, with their sources.',
      ru: 'Показатели каждого года с источниками.',
    },
  },
  Service: {
    name: { en: 'Service', ru: 'Сервис' },
    description: {
      en: 'The state of the service and its description.',
      ru: 'Состояние сервиса и его описание.',
    },
  },
}

/** The texts that the Russian page of the reference shows in place of the English ones. */
export const openApiInRussian = {
  tags: Object.fromEntries(
    Object.entries(tags).map(([tag, { name, description }]) => [
      tag,
      { name: name.ru, description: description.ru },
    ]),
  ),
  operations: operationsInRussian,
}

// They have no examples: /docs would send them with every request that a reader tries.
const parameters = {
  AcceptLanguage: {
    name: 'accept-language',
    in: 'header',
    description:
      'The language of errors, warnings and titles: en or ru; English where neither is asked for.',
    schema: { type: 'string', default: 'en' },
  },
  RequestId: {
    name: 'x-request-id',
    in: 'header',
    description:
      'An id for the request, to find it again: up to 128 letters, digits and "_.:-". It comes back in the answer; any other one is replaced.',
    schema: { type: 'string' },
  },
}

/**
 * The OpenAPI 3.1 document of the service: pure JSON, made of the schemas that requests are
 * validated with and of the error catalogue.
 * @param answerTo computes the answers to examples
 * @param hasFigure which law figures each tax year has, for the rules between fields
 * @param currentYear the tax year of a request without `start_date`
 * @param version the version of the service
 */
export function openApiDocument(
  answerTo: AnswerTo,
  hasFigure: HasFigure,
  currentYear: number,
  version: string,
) {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Oklad',
      version,
      summary: 'Russian income tax on a salary, to the kopeck, by dated law',
      description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: Object.entries(tags).map(([name, { description }]) => ({
      name,
      description: description.en,
    })),
    paths: pathsOf(answerTo),
    components: {
      schemas: componentSchemas(hasFigure, currentYear),
      responses: problemResponses(),
      headers: responseHeaders,
      parameters,
      securitySchemes: {
        apiKey: {
          type: 'apiKey',
          in: 'header',
          name: 'x-api-key',
          description: 'The key of a client, given by the operator of the service.',
        },
      },
    },
  }
}
