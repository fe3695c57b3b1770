import { expectNothingFound } from '../pages/axe.ts'
import { RealCosts } from '../pages/real-costs.ts'
import { expectToFit } from '../pages/widths.ts'
import { expect, test } from '../test.ts'

test('@phone measures tell Amazon’s tier and fee at once, beside one’s own shipping, and one can go back', async ({
  example,
  page,
}) => {
  const costs = new RealCosts(page)
  await expect(costs.shipping).toHaveAccessibleDescription('spedisci tu')
  await costs.shipping.click()
  await costs.amazon.check()
  await expect(example.results).toContainText('Logistica di Amazon (FBA)')
  await example.expectNoResult()
  await costs.letAmazonShip()
  await expect(costs.fee).toContainText('Busta standard, 180 g')
  await expect(costs.fee).toContainText('3,45 € + 1,5% carburante3,50 €')
  await expect(costs.beside).toContainText('Con FBA ti restano8,44 €Spedendo tu ti restano7,44 €')
  await example.expectFigures({ GUADAGNO: '8,44 €' })
  await expect(example.costLines.filter({ hasText: 'Logistica di Amazon' })).toContainText(
    'Busta standard, 180 g: 3,45 € + 1,5% carburante',
  )
  await expectNothingFound(page)
  await expectToFit(page)

  await costs.number('Peso').fill('0')
  await expect(costs.number('Peso')).toHaveAttribute('aria-invalid', 'true')
  await example.calculateButton.click()
  await expect(example.alert).toContainText('«Spedizione e logistica»')
  await example.alert.getByRole('button', { name: 'OK' }).click()
  await expect(costs.number('Peso')).toBeFocused()

  await costs.seller.check()
  await expect(example.amount('Spedizione')).toHaveValue('4,50')
  await example.expectFigures({ GUADAGNO: '7,62 €' })
})

test('returns, a payment service and advertising in percent are costs of the sale, and stay after a reload', async ({
  example,
  page,
}) => {
  const costs = new RealCosts(page)
  await costs.returns.click()
  await costs.number('Vendite rese').fill('8')
  await costs.number('Rese rivendibili come nuove').fill('60')
  await costs.payment.click()
  await costs.service.selectOption('Stripe')
  await expect(example.form).toContainText('Spazio economico europeo')
  await costs.service.selectOption('Un altro')
  await costs.number('Percentuale').fill('2,2')
  await costs.service.selectOption('Stripe')
  await costs.service.selectOption('Un altro')
  await expect(costs.number('Percentuale')).toHaveValue('2,2')
  await costs.service.selectOption('Stripe')
  await page.getByRole('radio', { name: '% del prezzo' }).check()
  await example.amount('Pubblicità').fill('150')
  await expect(example.amount('Pubblicità')).toHaveAccessibleDescription(/percentuale da 0 a 100/)
  await example.amount('Pubblicità').fill('5')
  await expect(example.costLines.filter({ hasText: 'Resi (8%)' })).toContainText('2,02 €')
  await expectNothingFound(page)

  await example.results
    .getByRole('button', { name: /^Resi .*: come è stato calcolato/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toContainText('Resi = 8% × vendita persa')
  await page.keyboard.press('Escape')

  await page.reload()
  await expect(example.otherCosts).toHaveAccessibleDescription(
    'packaging 0,60 € · pubblicità 5% · pagamento 1,5% + 0,25 € · resi 8%',
  )
})
