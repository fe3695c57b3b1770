import { expect, test } from '../test.ts'

/** With no commission and a net price of 100 the margin is what the cost leaves of 100. */
const verdicts = [
  { cost: '160', shows: '-60,0%', advice: 'Ci rimetti.' },
  { cost: '100,01', shows: '0,0%', advice: 'Ci rimetti.' },
  { cost: '100', shows: '0,0%', advice: 'Margine basso.' },
  { cost: '85,1', shows: '14,9%', advice: 'Margine basso.' },
  { cost: '85,05', shows: '14,95%', advice: 'Margine basso.' },
  { cost: '85,001', shows: '15,00%', advice: 'Margine basso.' },
  { cost: '85', shows: '15,00%', advice: 'Margine OK.' },
  { cost: '84,96', shows: '15,04%', advice: 'Margine OK.' },
  { cost: '84,9', shows: '15,1%', advice: 'Margine OK.' },
  { cost: '80,03', shows: '19,97%', advice: 'Margine OK.' },
  { cost: '80', shows: '20,00%', advice: 'Buon margine.' },
  { cost: '75', shows: '25,0%', advice: 'Buon margine.' },
  { cost: '70,05', shows: '29,95%', advice: 'Buon margine.' },
  { cost: '70', shows: '30,00%', advice: 'Margine eccellente.' },
  { cost: '10', shows: '90,0%', advice: 'Margine eccellente.' },
]

test('each band has its advice; near a border the margin shows two decimals', async ({
  calculator,
}) => {
  await calculator.marketplace.selectOption('woocommerce')
  await calculator.priceWithVat.click()
  await calculator.calculate({ 'Costo prodotto': '50', 'Prezzo di vendita': '100' })
  for (const { cost, shows, advice } of verdicts) {
    await calculator.amount('Costo prodotto').fill(cost)
    await calculator.expectFigures({ MARGINE: shows })
    await expect(calculator.results.getByText(advice, { exact: true })).toBeVisible()
  }
})

test('the good band is called the optimal one', async ({ calculator }) => {
  await calculator.calculateExample()
  await expect(calculator.results).toContainText(
    'Buon margine. Sei nella fascia ottimale 20–30%: hai spazio per pubblicità, resi e qualche promozione.',
  )
})

test('a sale that leaves exactly nothing is no loss', async ({ calculator }) => {
  await calculator.marketplace.selectOption('woocommerce')
  await calculator.priceWithVat.click()
  await calculator.calculate({
    'Costo prodotto': '0,10',
    Spedizione: '0,20',
    'Prezzo di vendita': '0,30',
  })
  await calculator.expectFigures({ MARGINE: '0,0%', GUADAGNO: '0,00 €' })
  await expect(calculator.results).not.toContainText('Ci rimetti')
  await expect(calculator.results).toContainText('Margine basso.')
})
