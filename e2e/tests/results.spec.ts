import { exampleSale } from '../pages/calculator-page.ts'
import { expect, test } from '../test.ts'

// proves: 2.33
test('one bar divides the price with VAT, each part as wide as it is; a loss runs past it; the commission is in the colour of a warning only where it weighs more than announced', async ({
  calculator,
}) => {
  await calculator.calculate({ ...exampleSale, Packaging: '0,40' })
  const percents = async () => {
    const widths = await calculator.stackedBar
      .locator('> *')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width))
    const whole = widths.reduce((sum, width) => sum + width, 0)
    return widths.map((width) => ((width / whole) * 100).toFixed(1))
  }
  // The packaging is 1 % of the price: this bar shows it as 1 %, not as 4.
  await expect.poll(percents).toEqual(['18.0', '31.3', '15.0', '11.3', '3.8', '1.0', '19.6'])

  await calculator.enter({ ...exampleSale, 'Prezzo di vendita': '19,90' })
  await expect(calculator.stackedBar.getByText('Perdita')).toBeVisible()
  const measured = () =>
    calculator.stackedBar.evaluate((bar) => {
      const beyond = bar.lastElementChild?.getBoundingClientRect()
      const { left, right, width } = bar.getBoundingClientRect()
      const parts = [...bar.children].slice(0, -1).map((each) => each.getBoundingClientRect())
      return {
        ofTheBar: ((beyond?.width ?? Number.NaN) / width) * 100,
        atTheEnd: beyond?.right === right,
        filled: parts[0]?.left === left && Math.abs((parts.at(-1)?.right ?? 0) - right) < 1,
      }
    })
  await expect
    .poll(measured)
    .toEqual({ ofTheBar: expect.closeTo(22.5, 0), atTheEnd: true, filled: true })
  await calculator.enter({ 'Prezzo di vendita': '39,90' })
  await calculator.category.selectOption('home')
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
  await expect.poll(async () => new Set(await colors()).size).toBe(2)
  const [announced] = await colors()
  await calculator.marketplace.selectOption('manomano')
  await expect(calculator.results).toContainText('Qui la commissione reale è quella nominale')
  await expect.poll(colors).toEqual([announced, announced])
})
