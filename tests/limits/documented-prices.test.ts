import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operationNamed, prices, questionNames } from '@oklad/contract/internal'
import { expect, it } from 'vitest'
import { projectFolder } from '../support/project-folder.ts'

it('the documentation lists the points that requests cost', () => {
  const textOf = (name: string) => readFileSync(join(projectFolder, 'docs', name), 'utf8')
  const rows = textOf('api.md').matchAll(/^\| `\w+ (\S+)` \| .* \| (\d+) \|$/gm)
  const documented: Record<string, number> = Object.fromEntries(
    [...rows].map(([, path, points]) => [path, Number(points)]),
  )
  const ofQuestions = [...questionNames, 'lawYears' as const].map((name) => {
    const { path, price } = operationNamed(name)
    return [path, price?.request]
  })
  expect(documented).toMatchObject(Object.fromEntries(ofQuestions))
  const most = Math.max(...Object.values(documented))
  const operations = textOf('operations.md')
  expect(operations).toContain(`cost [up to ${most}](api.md)`)
  expect(operations).toContain(
    `an answer page such as \`/ru/salary/250000\` ${prices.answerPage.request}.`,
  )
})
