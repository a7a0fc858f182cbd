import { expect, it } from 'vitest'
import { answering, csv } from './browser.ts'
import { requestCells } from './request-cells.ts'

it.each(['ru', 'en'] as const)(
  'writes a request as a row that is read again, %s',
  async (language) => {
    const request = {
      ...{ gross_salary: 10_000_050, start_date: '2026-01-01', children_count: 2 },
      ...{ territorial_multiplier: 180, northern_coefficient: 150, is_not_resident: false },
      ...{
        has_gto_badge: true,
        accident_rate: 20,
        monthly_northern_coefficients: Array(12).fill(101),
      },
      notice_deductions: [{ kind: 'housing', month: 3, amount: 100_000 }],
      absences: [
        {
          ...{ kind: 'sick', from: '2026-02-02', to: '2026-02-06', insurance_months: 84 },
          cause: 'child_under_8',
        },
      ],
      deductions_after_tax: [
        { kind: 'alimony_share', share: [1, 3] },
        { kind: 'alimony_sum', sum: 1_500_000 },
        { kind: 'writ', debt: 10_000_000, priority: 3 },
      ],
      earnings_before: [{ month: '2025-12', pay: 10_000_000 }],
      monthly_bonuses: [0, 0, 0, 2_000_000, 0, 0, 0, 0, 0, 0, 0, 0],
      other_pay: [{ kind: 'recalculation', month: 6, amount: 3_000_000, day: 19 }],
      ...{ advance_day: 20, employment_type: 'TD' },
    }
    const cells = [...requestCells(request, language)]
    expect(cells.flat().filter((text) => text.includes('_'))).toEqual([])
    const quoted = (text: string) => `"${text}"`
    const text = [0, 1]
      .map((at) => cells.map((cell) => quoted(cell[at] ?? '')).join(';'))
      .join('\n')
    async function* bytes() {
      yield new TextEncoder().encode(text)
    }
    const table = await csv.open({ bytes: bytes() }, 'payments')
    const run = { question: 'payments', detail: 'year', language, currentYear: 2026 } as const
    const prepared = answering({ ...table, ...run })
    for await (const batch of table.read()) {
      const [row] = prepared.requests(batch)
      expect(row?.problems).toEqual([])
      expect(row?.request).toMatchObject(request)
    }
  },
)
