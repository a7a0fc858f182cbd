import { calculate, kopecks, lawOf } from '@oklad/engine'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

function NetPay() {
  const [salary, setSalary] = useState(150_000)
  const { months } = calculate({ grossSalary: kopecks(Math.round(salary * 100)) }, lawOf(2026))
  return (
    <>
      <label>
        Оклад, ₽{' '}
        <input
          type="number"
          min="0"
          value={salary}
          onChange={(event) => setSalary(event.target.valueAsNumber || 0)}
        />
      </label>
      <ol>
        {months.map(({ month, netIncome }) => (
          <li key={month}>{(netIncome / 100).toLocaleString('ru')} ₽</li>
        ))}
      </ol>
    </>
  )
}

createRoot(document.body.appendChild(document.createElement('main'))).render(<NetPay />)
