import { PRIVATE, PUBLIC } from './http.ts'

/** The assets of the interactive reference. */
export const docsAssets = [
  '/docs/reference.js',
  '/docs/reference.css',
  '/docs/swagger-ui.css',
  '/docs/swagger-ui-bundle.js',
] as const

/** Every path for GET, with its status. */
export const readRoutes: readonly (readonly [path: string, status: number])[] = [
  ['/', 200],
  ['/how', 302],
  ['/how/en', 200],
  ['/ru/salary/250000', 200],
  ['/sw.js', 200],
  ['/icon.svg', 200],
  ['/livez', 200],
  ['/readyz', 200],
  ['/openapi.json', 200],
  ['/docs', 302],
  ['/docs/en', 302],
  ['/docs/en/console', 200],
  ['/errors/not_found', 200],
  ['/api/v1/law', 200],
  ['/api/v1/law/2026', 200],
  ['/api/v1/law/diff?from=2025&to=2026', 200],
  ...docsAssets.map((path) => [path, 200] as const),
]

/** Every path for POST: the calculations and the questions. */
export const calculationRoutes = [
  PUBLIC,
  PRIVATE,
  `${PRIVATE}/explain`,
  `${PRIVATE}/gross-up`,
  `${PRIVATE}/compare`,
  `${PRIVATE}/payments`,
  `${PRIVATE}/payments/explain`,
  `${PRIVATE}/recalculate`,
] as const
