import { exampleSale } from '../pages/calculator-page.ts'
import { expect, test } from '../test.ts'

test.describe('where each euro goes', () => {
  // proves: 2.33, 9.24
  test('each line has a bar between 4 and 100 percent, and a cost of 0 has no line', async ({
    example: calculator,
    page,
  }) => {
    // The bars slide to their width: a still picture is what is measured.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const shares = async () =>
      (await calculator.barImages()).map((image) =>
        Math.round(Number(/([\d.]+)%/.exec(image)?.[1])),
      )
    await expect.poll(shares).toEqual([50, 24, 18, 6, 4])
    await calculator.amount('Packaging').fill('0,01')
    await expect.poll(shares).toEqual([51, 24, 18, 6, 4])
    await calculator.marketplace.selectOption('woocommerce')
    await calculator.enter({ Spedizione: '', Packaging: '', Pubblicità: '' })
    // A cost of 0 has no line.
    await expect(calculator.costLines).toHaveText([/^Costo prodotto\s*12,50\s€\s*100,0%$/])
    await expect.poll(shares).toEqual([100])
  })

  // proves: 2.33
  test('one bar divides the price with VAT, each part as wide as it is', async ({ calculator }) => {
    await calculator.calculate({ ...exampleSale, Packaging: '0,40' })
    await expect(calculator.stackedBar).toHaveAccessibleName(
      /IVA 7,20\s€, Costo prodotto 12,50\s€, Commissione Amazon 5,99\s€, Spedizione 4,50\s€, Pubblicità 1,50\s€, Packaging 0,40\s€, Guadagno 7,82\s€$/,
    )
    const widths = await calculator.stackedBar
      .locator('> *')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width))
    const whole = widths.reduce((sum, width) => sum + width, 0)
    const percents = widths.map((width) => ((width / whole) * 100).toFixed(1))
    // The packaging is 1 % of the price: this bar shows it as 1 %, not as 4.
    expect(percents).toEqual(['18.0', '31.3', '15.0', '11.3', '3.8', '1.0', '19.6'])
  })

  test('a loss shows how far the costs run past the price', async ({ calculator }) => {
    await calculator.calculate({ ...exampleSale, 'Prezzo di vendita': '19,90' })
    await calculator.expectFigures({ MARGINE: '−35,4%', GUADAGNO: '−5,77 €' })
    await expect(calculator.figure('MARGINE').getByText('in perdita')).toBeVisible()
    await expect(calculator.stackedBar.getByText('Perdita')).toBeVisible()
    await expect(calculator.results).toContainText('Con 19,90 € non copri i costi')
    await expect(calculator.results).toContainText(/Guadagno \(in perdita\)\s*−5,77\s€/)
    await expect(calculator.results).not.toContainText('resta a te')
    await expect(calculator.stackedBar).toHaveAccessibleName(
      /Pubblicità 1,50\s€, Packaging 0,60\s€, Perdita 5,77\s€$/,
    )
    const part = await calculator.stackedBar.evaluate((bar) => {
      const beyond = bar.lastElementChild?.getBoundingClientRect()
      const { left, right, width } = bar.getBoundingClientRect()
      const parts = [...bar.children].slice(0, -1).map((each) => each.getBoundingClientRect())
      return {
        ofTheBar: ((beyond?.width ?? Number.NaN) / width) * 100,
        atTheEnd: beyond?.right === right,
        filled: parts[0]?.left === left && Math.abs((parts.at(-1)?.right ?? 0) - right) < 1,
      }
    })
    expect(part).toEqual({ ofTheBar: expect.closeTo(22.5, 0), atTheEnd: true, filled: true })
  })
})

test.describe('what the commission weighs', () => {
  const _weight =
    /nominale\s*15,0%\s*reale, sul netto\s*18,3%\s*in più rispetto alla nominale\s*1,08\s€/

  test('is in the colour of a warning only where it is more than announced', async ({
    example: calculator,
  }) => {
    const colors = () =>
      Promise.all(
        ['nominale', 'reale, sul netto'].map((name) =>
          calculator.results
            .getByRole('term')
            .filter({ hasText: new RegExp(`^${name}$`) })
            .locator('xpath=following-sibling::dd')
            .evaluate((figure) => getComputedStyle(figure).color),
        ),
      )
    const [announced, real] = await colors()
    expect(real).not.toBe(announced)
    await calculator.marketplace.selectOption('manomano')
    await expect(calculator.results).toContainText('Qui la commissione reale è quella nominale')
    await expect.poll(colors).toEqual([announced, announced])
  })
})
