import { expect, test } from 'vitest'
import { pastedAmounts } from '../../src/listino/grid/typed-amount.ts'

test('A column with a blank line is not pasted: it would take back what was written there', () => {
  expect(pastedAmounts('21\n\n24\n', 'price', 10)).toEqual({
    amounts: [],
    problem: 'La riga 2 è vuota. Non abbiamo incollato nulla.',
  })
  expect(pastedAmounts('21\n24\n', 'price', 10)).toEqual({ amounts: [21, 24], problem: null })
})
