import { gapBetween } from '../pages/gap.ts'
import { expect, test } from '../test.ts'

test('the bar keeps margin and profit in view while the form is edited, a loss in one line too, and the banner never covers it', async ({
  example: calculator,
}) => {
  const { resultBar, banner } = calculator
  const expectBar = (name: string) => expect(resultBar).toHaveAccessibleName(name)
  await calculator.amount('Costo prodotto').fill('15')
  await expect(resultBar).toBeInViewport({ ratio: 1 })
  await expectBar('Margine 15,7% Guadagno 5,12 € Vedi')
  await expect.poll(() => gapBetween(resultBar, banner)).toBeGreaterThanOrEqual(0)
  await calculator.amount('Costo prodotto').fill('')
  await expectBar('Controlla i dati Vedi')
  await calculator.amount('Costo prodotto').fill('12,50')
  await expectBar('Margine 23,3% Guadagno 7,62 € Vedi')
  const one = await resultBar.boundingBox()
  await calculator.amount('Prezzo di vendita').fill('19,90')
  await expectBar('Margine −35,4% In perdita −5,77 € Vedi')
  await expect.poll(async () => (await resultBar.boundingBox())?.height).toBe(one?.height)
})

test('«Vedi» shows the verdict, with the banner and without it; there is no bar without a result', async ({
  example: calculator,
  page,
}) => {
  const verdict = calculator.figure('MARGINE')
  const see = async () => {
    await calculator.amount('Costo prodotto').focus()
    await expect(calculator.resultBar).toBeInViewport({ ratio: 1 })
    await calculator.resultBar.tap()
    await expect(verdict).toBeInViewport({ ratio: 1 })
    await expect.poll(() => gapBetween(page.getByRole('banner'), verdict)).toBeGreaterThanOrEqual(0)
  }
  await see()
  await calculator.closeBanner()
  await see()
  await calculator.newCalculation.tap()
  await calculator.enter({ 'Costo prodotto': '12,50', 'Prezzo di vendita': '39,90' })
  await expect(calculator.resultBar).toHaveCount(0)
})
