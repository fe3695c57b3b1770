import type { CalculatorPage } from '../../pages/calculator-page.ts'
import { RightPricePage } from '../../pages/right-price-page.ts'
import { expect, test } from '../../test.ts'

/** The curve of a product with a break of the commission at 10 €, with a price just above it. */
async function openCurve(calculator: CalculatorPage): Promise<RightPricePage> {
  const screen = new RightPricePage(calculator.page)
  await expect(calculator.form).toBeVisible()
  await screen.openBeauty({ 'Costo prodotto': '5,30', 'Prezzo di vendita': '10,50' })
  return screen
}

test('keys and the mouse move the price along the curve, its figures with it, and the handle stops at the ends', async ({
  calculator,
  page,
}) => {
  const screen = await openCurve(calculator)
  const { handle } = screen
  await expect(screen.chart).toHaveAccessibleName(/^Grafico del guadagno, da 5,00\s€ a 14,00\s€/)
  await handle.focus()
  for (const [key, price, told] of [
    [
      'ArrowRight',
      '10,51',
      /^10,51\s€: guadagno 1,74\s€, margine 20,2%\. Zona morta: meglio 10,00\s€$/,
    ],
    ['Shift+ArrowRight', '10,61', /^10,61\s€: guadagno/],
    ['PageUp', '11,61', /^11,61\s€: guadagno/],
    ['PageDown', '10,61', /^10,61\s€: guadagno/],
    ['Home', '5,00', /^5,00\s€: perdita 1,60\s€, margine −39,1%$/],
    ['ArrowLeft', '5,00', /^5,00\s€: perdita/],
    ['End', '14,00', /^14,00\s€: guadagno/],
  ] as const) {
    await page.keyboard.press(key)
    await expect(screen.price, key).toHaveValue(price)
    await expect(handle, key).toHaveAttribute('aria-valuetext', told)
  }
  await expect(screen.trial.getByRole('group', { name: 'CON IVA' })).toContainText('14,00')
  await expect(screen.apply).toHaveAccessibleDescription(/diventa 14,00\s€\./)
  await screen.price.fill('10,50')
  await screen.showCurve()
  const from = await screen.middleOfHandle()
  const to = { x: from.x - 130, y: from.y - 60 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await expect.poll(async () => Math.abs((await screen.middleOfHandle()).x - to.x)).toBeLessThan(3)
  await expect(screen.price).not.toHaveValue('10,50')
  await page.mouse.move(0, to.y)
  await expect(screen.price).toHaveValue('5,00')
  await expect(screen.trial.getByRole('group', { name: 'MARGINE' })).toContainText('in perdita')
  await page.mouse.up()
  await page.mouse.move(to.x, to.y)
  await expect(screen.price).toHaveValue('5,00')
})

test('a press on the curve calls the handle there', { tag: '@phone' }, async ({
  calculator,
  page,
  isMobile,
}) => {
  const screen = await openCurve(calculator)
  await screen.showCurve()
  const from = await screen.middleOfHandle()
  const to = { x: from.x - 90, y: from.y - 70 }
  if (isMobile) await page.touchscreen.tap(to.x, to.y)
  else await page.mouse.click(to.x, to.y)
  await expect(screen.price).not.toHaveValue('10,50')
  await expect.poll(async () => Math.abs((await screen.middleOfHandle()).x - to.x)).toBeLessThan(3)
  await expect(screen.handle).toBeFocused()
})
