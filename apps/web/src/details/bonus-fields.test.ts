import { h, options, type VNode } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { afterEach, expect, it, vi } from 'vitest'
import { emptyInput, type Input } from '../input/input.ts'
import type { RoublesInputProps } from '../money/roubles-input.tsx'
import { textsIn } from '../texts/texts.ts'

afterEach(() => {
  delete options.vnode
})

it('shows and edits the sums of the field that it is named after', async () => {
  const salaries = [100, 200, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
  const input: Input = { ...emptyInput, details: { monthly_salaries: salaries } }
  let changed: Partial<Input> = {}
  vi.doMock('../page/state.ts', () => ({
    useWords: () => ({ language: 'ru', texts: textsIn.ru }),
    details: { value: input.details },
    onInput: (change: (now: Input) => Partial<Input>) => {
      changed = change(input)
    },
  }))
  const { BonusFields } = await import('./bonus-fields.tsx')
  const { RoublesInput } = await import('../money/roubles-input.tsx')
  const inputs: RoublesInputProps[] = []
  options.vnode = ({ type, props }: VNode) => {
    if (type === RoublesInput) inputs.push(props as unknown as RoublesInputProps)
  }
  renderToString(h(BonusFields, { name: 'monthly_salaries' }))
  expect(inputs.map(({ amount }) => amount).slice(0, 3)).toEqual([100, 200, null])
  inputs[2]?.onAmount(300 as never)
  expect(changed.details).toEqual({ monthly_salaries: salaries.with(2, 300) })
})
