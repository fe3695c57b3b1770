import { expect, it } from 'vitest'
import { amountIn, problemIn, typedFrom } from '../../src/listino/costs/typed-cost.ts'

it('A part that nobody knows stays so where it is not touched, and is no reason to refuse the others', () => {
  const unknown = typedFrom(Number.NaN)
  expect([problemIn('shipping', unknown), amountIn(unknown)]).toEqual([null, Number.NaN])
  expect(problemIn('shipping', { text: 'n.d.', was: 2 })).not.toBeNull()
})
