/**
 * The health check of the container: exits with code 0 if the service is ready for requests. It runs on
 * the runtime of the service, so the image needs no other program.
 */
import { get } from 'node:http'

const port = process.env['PORT'] || '8080'
const unhealthy = () => process.exit(1)

// `get`, not `fetch`: `fetch` would use a proxy named in the environment.
get({ host: '127.0.0.1', port, path: '/readyz', timeout: 2000 }, ({ statusCode }) =>
  process.exit(statusCode === 200 ? 0 : 1),
)
  .on('error', unhealthy)
  .on('timeout', unhealthy)
