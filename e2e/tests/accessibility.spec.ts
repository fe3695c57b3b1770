import { expectNothingFound } from '../pages/axe.ts'
import { exampleSale } from '../pages/calculator-page.ts'
import { listKnown } from '../pages/saved-page.ts'
import { expect, test } from '../test.ts'

/** Prices of the example sale, with the advice that each of them gets. */
const bands = {
  '19,90': 'Ci rimetti.',
  '29,90': 'Margine basso.',
  '35,90': 'Margine OK.',
  '59,90': 'Margine eccellente.',
}

test.describe('axe finds nothing', () => {
  test('in the calculator, empty and with a result', { tag: '@phone' }, async ({
    calculator,
    page,
  }) => {
    await expectNothingFound(page)
    await calculator.closeBanner()
    await calculator.calculateExample()
    await expectNothingFound(page)
  })

  test('in a result of any other band', async ({ calculator, page }) => {
    await calculator.calculate(exampleSale)
    for (const [price, advice] of Object.entries(bands)) {
      await calculator.amount('Prezzo di vendita').fill(price)
      await expect(calculator.results.getByText(advice, { exact: true })).toBeVisible()
      await expectNothingFound(page)
    }
  })

  test('in a result without commission, its sections closed', async ({ calculator, page }) => {
    await calculator.marketplace.selectOption('woocommerce')
    await calculator.calculate(exampleSale)
    await calculator.otherCosts.click()
    await calculator.place.click()
    await expectNothingFound(page)
  })

  test('in a live form with amounts missing and mistyped', async ({ calculator, page }) => {
    await calculator.calculate(exampleSale)
    await calculator.category.selectOption('clothing')
    await calculator.enter({ 'Costo prodotto': 'abc', Spedizione: '-1', Packaging: '9'.repeat(20) })
    await expect(calculator.results).toContainText('Controlla i dati')
    await expectNothingFound(page)
  })

  test('in an alert', async ({ calculator, page }) => {
    await calculator.amount('Costo prodotto').press('Enter')
    await expect(calculator.alert).toBeVisible()
    await expectNothingFound(page)
  })

  test('in the other tabs, without anything to show', async ({ calculator: { page } }) => {
    await listKnown(page)
    for (const name of ['Salvati', 'Scenari']) {
      await page.getByRole('tab', { name }).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNothingFound(page)
    }
  })

  test('in menu and guide', { tag: '@phone' }, async ({ calculator, page, isMobile }) => {
    await expect(calculator.form).toBeVisible()
    if (isMobile) {
      await page.getByRole('button', { name: 'Apri il menu' }).tap()
      await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
      await expectNothingFound(page)
    }
    await page.getByRole('button', { name: 'Guida' }).click()
    const guide = page.getByRole('dialog', { name: 'Guida' })
    await expect(guide.getByRole('heading', { level: 3 }).first()).toBeVisible()
    await expectNothingFound(page)
  })

  test.describe('in the documents', () => {
    test.use({ expectedComplaints: [/console.error: Failed to load resource: .*404/] })

    test('and where an address leads nowhere', async ({ page }) => {
      for (const path of ['/privacy', '/termini', '/questa-pagina-non-esiste']) {
        await page.goto(path)
        await expectNothingFound(page)
      }
    })
  })
})
