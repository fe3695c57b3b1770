import { expect, test } from '../../test.ts'

test('the picture tells the same, each bar as long as its figure, a loss on the other side of 0', async ({
  scenarios,
}) => {
  await scenarios.exact('Prezzo').fill('79,80')
  const price = scenarios.comparison.getByRole('img', {
    name: /^Prezzo con IVA: originale 39,90\s€, scenario 79,80\s€$/,
  })
  const ratio = () =>
    price.evaluate((bars) => {
      const [one = 0, other = 0] = [...bars.children].map(
        (bar) => bar.getBoundingClientRect().width,
      )
      return other / one
    })
  await expect.poll(ratio).toBeCloseTo(2, 2)

  await scenarios.exact('Prezzo').fill('20')
  const profit = scenarios.comparison.getByRole('img', {
    name: /^Guadagno: originale 7,62\s€, scenario −/,
  })
  const awayFromZero = () =>
    profit.evaluate((bars) => {
      const [zero, original, scenario] = [...bars.children].map((bar) =>
        bar.getBoundingClientRect(),
      )
      const middle = zero?.left ?? Number.NaN
      return [(original?.left ?? Number.NaN) - middle, (scenario?.right ?? Number.NaN) - middle]
    })
  await expect.poll(awayFromZero).toEqual([expect.closeTo(0, 0), expect.closeTo(0, 0)])
})
