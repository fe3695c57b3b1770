import { expect, test } from '../../test.ts'

test('the picture tells the same, each bar as long as its figure, a loss on the other side of 0', async ({
  scenarios,
}) => {
  await scenarios.exact('Prezzo').fill('79,80')
  const price = scenarios.comparison.getByRole('img', {
    name: /^Prezzo con IVA: originale 39,90\s€, scenario 79,80\s€$/,
  })
  const [one, other] = await price.evaluate((bars) =>
    [...bars.children].map((bar) => bar.getBoundingClientRect().width),
  )
  expect((other ?? 0) / (one ?? 1)).toBeCloseTo(2, 2)

  await scenarios.exact('Prezzo').fill('20')
  const profit = scenarios.comparison.getByRole('img', {
    name: /^Guadagno: originale 7,62\s€, scenario −/,
  })
  const [zero, original, scenario] = await profit.evaluate((bars) =>
    [...bars.children].map((bar) => bar.getBoundingClientRect()),
  )
  expect(original?.left).toBeCloseTo(zero?.left ?? Number.NaN, 0)
  expect(scenario?.right).toBeCloseTo(zero?.left ?? Number.NaN, 0)
})
