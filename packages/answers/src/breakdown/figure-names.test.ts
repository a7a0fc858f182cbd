import type { StepKind as ComputedName, OutsideName, StepOperation } from '@oklad/contract/internal'
import type { FigureName, Step, StepKind } from '@oklad/engine'
import { expectTypeOf, it } from 'vitest'

it('the contract has the figures and operations of the engine, and no others', () => {
  expectTypeOf<ComputedName>().toEqualTypeOf<StepKind>()
  expectTypeOf<OutsideName>().toEqualTypeOf<FigureName>()
  expectTypeOf<StepOperation>().toEqualTypeOf<Step['operation']>()
})
