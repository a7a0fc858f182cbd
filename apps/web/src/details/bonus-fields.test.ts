import { h, options, type VNode } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { afterEach, expect, it } from 'vitest'
import { emptyInput, type Input } from '../input/input.ts'
import { RoublesInput, type RoublesInputProps } from '../money/roubles-input.tsx'
import { BonusFields } from './bonus-fields.tsx'

afterEach(() => {
  delete options.vnode
})

it('shows and edits the sums of the field that it is named after', () => {
  const inputs: RoublesInputProps[] = []
  options.vnode = ({ type, props }: VNode) => {
    if (type === RoublesInput) inputs.push(props as unknown as RoublesInputProps)
  }
  const salaries = [100, 200, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
  const input: Input = { ...emptyInput, details: { monthly_salaries: salaries } }
  let changed: Partial<Input> = {}
  const form = {
    details: input.details,
    ignored: [],
    salaryNow: () => undefined,
    onInput: (change: Partial<Input> | ((now: Input) => Partial<Input>)) => {
      changed = typeof change === 'function' ? change(input) : change
    },
  }
  renderToString(h(BonusFields, { form, name: 'monthly_salaries' }))
  expect(inputs.map(({ amount }) => amount).slice(0, 3)).toEqual([100, 200, null])
  inputs[2]?.onAmount(300 as never)
  expect(changed.details).toEqual({ monthly_salaries: salaries.with(2, 300) })
})
