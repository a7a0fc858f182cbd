import { expect, it } from 'vitest'
import { pathOf, queryOf } from './target.ts'

it.each([
  ['/api/v1/calc', '/api/v1/calc', ''],
  ['/api/v1/law/diff?from=2024&to=2025', '/api/v1/law/diff', 'from=2024&to=2025'],
  ['http://localhost:8080/livez', '/livez', ''],
  ['http://localhost/a?b=/c?d', '/a', 'b=/c?d'],
  ['/?', '/', ''],
  ['http://localhost', '', ''],
  ['*', '', ''],
])('splits the target %s into its path and its query', (target, path, query) => {
  expect(pathOf(target)).toBe(path)
  expect(queryOf(target)).toBe(query)
})
