// POST /net {"gross_salary": 15000000} answers {"net_pay": 156600000}: the net pay of a year. Kopecks.
import { calculate, lawOf } from '@oklad/engine'
import express from 'express'

const app = express().use(express.json())

app.post('/net', (request, response) => {
  const year = calculate({ grossSalary: request.body?.gross_salary }, lawOf(2026))
  response.json({ net_pay: year.netIncome })
})

// The engine throws a RangeError that names what is wrong, and Express an error with a status.
app.use((error, _request, response, _next) => {
  response
    .status(error instanceof RangeError ? 400 : (error.status ?? 500))
    .json({ error: error.message })
})

const server = app.listen(process.env.PORT ?? 3000, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${server.address().port}/net`)
})
