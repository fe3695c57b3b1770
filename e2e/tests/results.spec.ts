import { exampleSale } from '../pages/calculator-page.ts'
import { expect, test } from '../test.ts'

test('amounts are grouped by thousands, up to the largest', async ({ calculator }) => {
  await calculator.calculate({ 'Costo prodotto': '612,30', 'Prezzo di vendita': '1.234,56' })
  await calculator.expectFigures({ NETTO: '1.011,93 €', 'CON IVA': '1.234,56 €' })
  await calculator.amount('Prezzo di vendita').fill('999.999.999,99')
  await calculator.expectFigures({ 'CON IVA': '999.999.999,99 €' })
})

// proves: 9.15
test('in the United States every amount is in dollars and nothing is VAT', async ({
  calculator,
}) => {
  await calculator.country.selectOption('US')
  await calculator.calculate(exampleSale)
  await calculator.expectFigures({
    MARGINE: '37,1%',
    GUADAGNO: '14,82 USD',
    NETTO: '39,90 USD',
    'CON IVA': '39,90 USD',
  })
  await expect(calculator.results).not.toContainText('€')
  await expect(calculator.results).not.toContainText('IVA sulla vendita')
})

test.describe('where each euro goes', () => {
  // proves: 1.5, 1.6, 2.32
  test('the figures with what they are, and the costs, largest first, with amounts and shares', async ({
    example: calculator,
  }) => {
    await expect(calculator.figure('GUADAGNO')).toContainText('prima di imposte e contributi')
    await expect(calculator.figure('NETTO')).toContainText('prezzo senza IVA')
    await expect(calculator.figure('CON IVA')).toContainText('quanto paga il cliente')
    await expect(calculator.results).toContainText(/Ricarico sui costi\s*30,4%/)
    await expect(calculator.costLines).toHaveText([
      /^Costo prodotto\s*12,50\s€\s*49,8%$/,
      /^Commissione Amazon\s*5,99\s€\s*23,9%$/,
      /^Spedizione\s*4,50\s€\s*17,9%$/,
      /^Pubblicità\s*1,50\s€\s*6,0%$/,
      /^Packaging\s*0,60\s€\s*2,4%$/,
    ])
    await expect(calculator.results).toContainText('Dove vanno i tuoi 39,90 €')
    await expect(calculator.results).toContainText(/Costi totali\s*25,09\s€/)
    await expect(calculator.results).toContainText(/IVA sulla vendita\s*7,20\s€/)
    await expect(calculator.results).toContainText(/Guadagno \(resta a te\)\s*7,62\s€/)
  })

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
  const weight =
    /nominale\s*15,0%\s*reale, sul netto\s*18,3%\s*in più rispetto alla nominale\s*1,08\s€/

  // proves: 1.7, 9.10
  test('on the gross price it is more than announced', async ({ example: calculator }) => {
    await expect(calculator.results).toContainText('Quanto pesa la commissione')
    await expect(calculator.results).toContainText(weight)
    await expect(calculator.results).toContainText('Sul prezzo con IVA: 15%.')
  })

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

  test('a closing fee, tiers, a net price and no fee at all weigh each in their own way', async ({
    calculator,
  }) => {
    const { results, category, marketplace } = calculator
    await category.selectOption('books')
    await calculator.calculate(exampleSale)
    await expect(results).toContainText(/nominale\s*15,0%/)
    await expect(results).toContainText(/reale, sul netto\s*21,4%/)
    await expect(results).toContainText(/in più rispetto alla nominale\s*2,09\s€/)
    await expect(results).toContainText('commissione di chiusura di 1,01 €')

    await category.selectOption('automotive')
    await calculator.enter({ 'Prezzo di vendita': '100' })
    await calculator.expectFigures({ MARGINE: '62,1%' })
    await expect(calculator.costLines.filter({ hasText: 'Commissione' })).toContainText('12,00 €')
    await expect(results).toContainText(/nominale\s*12,0%/)
    await expect(results).toContainText(/reale, sul netto\s*14,6%/)

    await marketplace.selectOption('manomano')
    await calculator.enter({ 'Prezzo di vendita': '39,90' })
    await calculator.expectFigures({ MARGINE: '21,6%' })
    await expect(results).toContainText(/nominale\s*20,0%\s*reale, sul netto\s*20,0%/)
    await expect(results).toContainText('Qui la commissione reale è quella nominale')
    await expect(results).not.toContainText('in più rispetto alla nominale')
    await expect(results).toContainText("L'abbonamento di 100 € al mese non è incluso")

    await marketplace.selectOption('woocommerce')
    await expect(results).toContainText('Su questa vendita non paghi commissioni.')
    await expect(results).not.toContainText('nominale')
  })
})
