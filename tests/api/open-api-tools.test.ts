import { serviceDocument } from '@oklad/answers'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core'
import { oas } from '@stoplight/spectral-rulesets'
import { expect, it } from 'vitest'
import { currentTaxYear } from '../support/tax-year.ts'

const document = JSON.stringify(serviceDocument(currentTaxYear()))

it('Redocly finds no error and no warning in the OpenAPI document', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: document, config })
  expect(
    problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]),
  ).toEqual([])
})

it('Spectral finds no error and no warning in the OpenAPI document', async () => {
  const spectral = new spectralCore.Spectral()
  // The document names no contact, because anyone can run the service.
  spectral.setRuleset({
    extends: [[oas as RulesetDefinition, 'recommended']],
    rules: { 'info-contact': 'off' },
  })
  const problems = await spectral.run(JSON.parse(document))
  expect(problems.map(({ code, message, path }) => [code, message, path.join('/')])).toEqual([])
})
