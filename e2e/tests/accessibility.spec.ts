import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { exampleSale } from '../pages/calculator-page.ts'
import { expect, test } from '../test.ts'

const standards = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22a',
  'wcag22aa',
  'best-practice',
]

/** Prices of the example sale, with the advice that each of them gets. */
const bands = {
  '19,90': 'Ci rimetti.',
  '29,90': 'Margine basso.',
  '35,90': 'Margine OK.',
  '39,90': 'Buon margine.',
  '59,90': 'Margine eccellente.',
}

/** So tall that nothing lies under header, banner or result bar: what they cover isn't judged. */
const tall = 3200

async function expectNothingFound(page: Page): Promise<void> {
  const { width = Number.NaN } = page.viewportSize() ?? {}
  await page.setViewportSize({ width, height: tall })
  for (const colorScheme of ['light', 'dark'] as const) {
    // Without motion no colour is caught half way between two.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations, passes } = await new AxeBuilder({ page }).withTags(standards).analyze()
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
    )
    expect(found, colorScheme).toEqual([])
    expect(passes.length).toBeGreaterThan(10)
  }
}

test.describe('axe finds nothing', () => {
  test('in the empty calculator', async ({ calculator, page }) => {
    await expectNothingFound(page)
    await calculator.closeBanner()
    await expectNothingFound(page)
  })

  test('in a result of any band', async ({ calculator, page }) => {
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

  test('in the other tabs', async ({ calculator, page }) => {
    await page.getByRole('tab', { name: 'Salvati' }).click()
    await expectNothingFound(page)
    await page.getByRole('tab', { name: 'Scenari' }).click()
    await expectNothingFound(page)
    await page.getByRole('button', { name: 'Torna al calcolatore' }).click()
    await calculator.calculate(exampleSale)
    await calculator.scenarios.click()
    await expectNothingFound(page)
  })

  test('in menu and guide', async ({ calculator, page, isMobile }) => {
    await expect(calculator.form).toBeVisible()
    if (isMobile) {
      await page.getByRole('button', { name: 'Apri il menu' }).tap()
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
      await expectNothingFound(page)
    }
    await page.getByRole('button', { name: 'Guida' }).click()
    await expect(page.getByRole('dialog', { name: 'Guida' })).toBeVisible()
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
