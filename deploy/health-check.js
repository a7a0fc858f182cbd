/**
 * Whether the service of this container takes work: exit code 0 if it does. Written for the runtime
 * that serves, so that the image needs no other program.
 */
import { get } from 'node:http'

const port = process.env['PORT'] || '8080'
const unhealthy = () => process.exit(1)

// `get` and not `fetch`, which would ask a proxy where the environment names one.
get({ host: '127.0.0.1', port, path: '/readyz', timeout: 2000 }, ({ statusCode }) =>
  process.exit(statusCode === 200 ? 0 : 1),
)
  .on('error', unhealthy)
  .on('timeout', unhealthy)
