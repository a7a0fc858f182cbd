// POST /year {"gross_salary": 15000000} answers as Oklad does. The key stays on this server. Kopecks.
import { serve } from '@hono/node-server'
import { createClient, ProblemError } from '@oklad/client'
import { Hono } from 'hono'

const { OKLAD_URL = 'http://localhost:8080', OKLAD_KEY, PORT = 3000 } = process.env
const oklad = createClient({ baseUrl: OKLAD_URL, apiKey: OKLAD_KEY })

const app = new Hono()

app.post('/year', async (context) =>
  context.json(await oklad.privateCalc(await context.req.json())),
)

app.onError((error, context) => {
  if (error instanceof SyntaxError) return context.json({ error: error.message }, 400)
  if (!(error instanceof ProblemError)) throw error
  return context.json(error.problem ?? { error: error.message }, error.status)
})

serve({ fetch: app.fetch, port: Number(PORT), hostname: '127.0.0.1' }, ({ port }) => {
  console.log(`http://127.0.0.1:${port}/year`)
})
