import { gapBetween } from '../pages/gap.ts'
import { expect, test } from '../test.ts'

test('there is no bar before there is a result', async ({ calculator }) => {
  await calculator.enter({ 'Costo prodotto': '12,50', 'Prezzo di vendita': '39,90' })
  await expect(calculator.resultBar).toHaveCount(0)
})

test('margin and profit stay in view while the form is edited', async ({ example: calculator }) => {
  const { resultBar } = calculator
  await calculator.amount('Costo prodotto').fill('15')
  await expect(resultBar).toBeInViewport({ ratio: 1 })
  await expect(resultBar).toHaveAccessibleName('Margine 15,7% Guadagno 5,12 € Vedi')
  await calculator.amount('Costo prodotto').fill('')
  await expect(resultBar).toHaveAccessibleName('Controlla i dati Vedi')
  await calculator.amount('Costo prodotto').fill('12,50')
  await expect(resultBar).toHaveAccessibleName('Margine 23,3% Guadagno 7,62 € Vedi')
})

for (const banner of ['open', 'closed'] as const)
  test(`«Vedi» shows the verdict, with the banner ${banner}`, async ({
    example: calculator,
    page,
  }) => {
    if (banner === 'closed') await calculator.closeBanner()
    await calculator.amount('Costo prodotto').focus()
    await expect(calculator.resultBar).toBeInViewport({ ratio: 1 })
    await calculator.resultBar.tap()

    const verdict = calculator.figure('MARGINE')
    await expect(verdict).toBeInViewport({ ratio: 1 })
    await expect.poll(() => gapBetween(page.getByRole('banner'), verdict)).toBeGreaterThanOrEqual(0)
  })

test('the banner never covers the bar', async ({ example: calculator }) => {
  await calculator.amount('Costo prodotto').focus()
  await expect
    .poll(() => gapBetween(calculator.resultBar, calculator.banner))
    .toBeGreaterThanOrEqual(0)
})

test('a loss fits the bar in one line', async ({ example: calculator }) => {
  const one = await calculator.resultBar.boundingBox()
  await calculator.amount('Prezzo di vendita').fill('19,90')
  await expect(calculator.resultBar).toHaveAccessibleName('Margine −35,4% In perdita −5,77 € Vedi')
  await expect
    .poll(async () => (await calculator.resultBar.boundingBox())?.height)
    .toBe(one?.height)
})
