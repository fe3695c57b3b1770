import { expect, test } from '../test.ts'

test('beside the form the result needs no bar of its own', async ({ example: calculator }) => {
  await expect(calculator.resultBar).toHaveCount(0)
})
