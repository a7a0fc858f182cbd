import {
  type Answerer,
  answerComparison,
  answerExplanation,
  answerGrossUpRequest,
  calculationAnswerer,
} from '@oklad/contract'
import { Router } from '../http/router.ts'
import type { Guard } from '../limits/guard.ts'
import { type CalculationRouteOptions, calculationRoute } from './calculation.ts'
import { docsRoutes, prepareDocs } from './docs.ts'
import { errorPageRoute } from './error-pages.ts'
import { lawRoutes } from './law.ts'
import { openApiRoute } from './open-api.ts'
import { site } from './site.ts'

/** What is loaded after the service answers its first requests. */
export interface LateRoutes {
  /** The routes that few callers ask for. */
  readonly router: Router
  /** Makes ahead what would keep the first caller waiting. */
  prepare(): Promise<void>
  /** For the calculations that are not plain. */
  readonly answerers: Readonly<Record<'public' | 'private', Answerer>>
}

/**
 * Makes the routes that the start of the service does not wait for.
 * @param privateRoute what a route that needs a key is made of, but for its answers
 * @param openGuard stands before the open methods
 */
export function lateRoutes(
  privateRoute: Omit<CalculationRouteOptions, 'answerer'>,
  openGuard: Guard,
): LateRoutes {
  const page = site()
  const withKey = (answerer: Answerer) => calculationRoute({ ...privateRoute, answerer })
  return {
    router: new Router({
      '/api/v1/private-calc/explain': withKey(answerExplanation),
      '/api/v1/private-calc/gross-up': withKey(answerGrossUpRequest),
      '/api/v1/private-calc/compare': withKey(answerComparison),
      ...lawRoutes(openGuard),
      '/openapi.json': openApiRoute(privateRoute.now),
      '/errors/*': errorPageRoute,
      ...docsRoutes,
      ...page.routes,
    }),
    async prepare() {
      await page.prepare()
      await prepareDocs()
    },
    answerers: { public: calculationAnswerer('public'), private: calculationAnswerer('private') },
  }
}
