import { expect, test } from '../../test.ts'

// proves: 2.40
test('calculation, scenario and difference stand side by side; nothing moved has no sign', async ({
  scenarios,
}) => {
  await expect(scenarios.comparison.getByRole('columnheader')).toHaveText([
    'Voce',
    'Originale',
    'Scenario',
    'Differenza',
  ])
  await expect(scenarios.row('Guadagno').getByRole('cell').last()).toHaveText('0,00 €')
  await expect(scenarios.row('Margine').getByRole('cell').last()).toHaveText('0,0 punti')
  await scenarios.quick('Prezzo +10%').click()
  const rows = {
    Margine: ['23,3%', '28,6%', '+5,3 punti'],
    Guadagno: ['7,62 €', '10,29 €', '+2,67 €'],
    'Prezzo netto': ['32,70 €', '35,98 €', '+3,27 €'],
    'Prezzo con IVA': ['39,90 €', '43,89 €', '+3,99 €'],
    'Costi totali': ['25,09 €', '25,68 €', '+0,60 €'],
  }
  for (const [name, cells] of Object.entries(rows))
    await expect(scenarios.row(name).getByRole('cell')).toHaveText(cells)
})

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

test('a loss has bars of a colour of its own', async ({ scenarios }) => {
  const colors = (row: string) =>
    scenarios.comparison
      .getByRole('img', { name: new RegExp(`^${row}:`) })
      .evaluate((bars) => getComputedStyle(bars.lastElementChild ?? bars).backgroundColor)
  const [margin, gain, price] = [
    await colors('Margine'),
    await colors('Guadagno'),
    await colors('Prezzo netto'),
  ]
  expect([margin, gain]).toEqual([price, price])
  await scenarios.exact('Prezzo').fill('20')
  await expect(scenarios.row('Guadagno')).toContainText('−')
  const loss = await colors('Guadagno')
  expect(loss).not.toBe(gain)
  expect(await colors('Margine')).toBe(loss)
  expect(await colors('Prezzo netto')).toBe(price)
})

test('without colours the two bars of a figure still differ', async ({ scenarios, page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const [original, scenario] = await scenarios.comparison
    .getByRole('img')
    .first()
    .evaluate((bars) =>
      [...bars.children].map((bar) => {
        const { backgroundColor, borderTopWidth } = getComputedStyle(bar)
        return { backgroundColor, borderTopWidth }
      }),
    )
  expect(original).not.toEqual(scenario)
})
