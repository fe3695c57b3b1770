import { expect, test } from '../test.ts'

/** With no commission and a net price of 100 the margin is what the cost leaves of 100. */
const verdicts = [
  { cost: '160', shows: '−60,0%', advice: 'Ci rimetti.' },
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

// proves: 2.34, 9.11, 9.12, 9.14
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

// proves: 9.13
test('the good band is called the optimal one, and how far the price can fall within it is said', async ({
  example: calculator,
}) => {
  await expect(calculator.results).toContainText(
    'Buon margine. Sei nella fascia ottimale 20–30%: hai spazio per pubblicità, resi e qualche promozione.',
  )
  await expect(calculator.results).toContainText(
    'Puoi abbassare il prezzo fino a 37,77 € e restare almeno al 20%.',
  )
  await calculator.amount('Prezzo di vendita').fill('37,77')
  await expect(calculator.results).toContainText('Buon margine.')
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

test.describe('what would help is computed from the sale', () => {
  const advise = {
    '19,90': 'Vai in pari con un prezzo di 28,53 €, oppure con un costo fino a 6,72 €.',
    '29,90': 'Arrivi al 15% con un prezzo di 34,94 €, oppure con un costo fino a 9,74 €.',
    '35,90': 'Arrivi al 20% con un prezzo di 37,77 €, oppure con un costo fino a 11,55 €.',
    '39,90': 'Arrivi al 30% con un prezzo di 45,08 €, oppure con un costo fino a 10,30 €.',
  }

  test('how to reach the next band, by price or by cost; a cent less does not lead there', async ({
    example: calculator,
  }) => {
    for (const [price, advice] of Object.entries(advise)) {
      await calculator.amount('Prezzo di vendita').fill(price)
      await expect(calculator.results.getByText(advice, { exact: true })).toBeVisible()
    }
    await calculator.amount('Prezzo di vendita').fill('45,08')
    await expect(calculator.results).toContainText('Margine eccellente.')
    await expect(calculator.results).toContainText(
      'Sei al limite: appena abbassi il prezzo scendi sotto il 30%.',
    )
    await calculator.amount('Prezzo di vendita').fill('45,07')
    await expect(calculator.results).toContainText('Buon margine.')
  })

  test('a price that earns less than a lower one says how much, and one press takes the better one', async ({
    calculator,
  }) => {
    await calculator.category.selectOption('beauty')
    await calculator.calculate({ 'Costo prodotto': '4', 'Prezzo di vendita': '10,50' })
    const { results } = calculator
    await expect(results).toContainText(
      'Occhio alla soglia: a 10,50 € guadagni 0,37 € in meno che a 10,00 €.',
    )
    await results.getByRole('button', { name: 'Usa 10,00 €' }).press('Enter')
    await expect(calculator.amount('Prezzo di vendita')).toHaveValue('10,00')
    await calculator.expectFigures({ GUADAGNO: '3,40 €' })
    await expect(results).toBeFocused()
    await expect(results.getByText('in meno che a')).toHaveCount(0)
  })

  test('what does not help is not recommended', async ({ calculator }) => {
    await calculator.calculate({
      'Costo prodotto': '1',
      'Prezzo di vendita': '20',
      Spedizione: '30',
    })
    await expect(calculator.results).toContainText('tagliare solo il costo non basta.')
    await calculator.enter({
      'Costo prodotto': '999.999.999',
      'Prezzo di vendita': '999.999.999',
      Spedizione: '999.999.999',
    })
    await expect(calculator.results).toContainText(
      'Né il prezzo né il costo, da soli, ti portano in pari.',
    )
  })

  test('an amount entered the other way about VAT is advised that way', async ({
    example: calculator,
  }) => {
    await calculator.priceWithVat.click()
    await calculator.costWithVat.click()
    await calculator.amount('Prezzo di vendita').fill('30')
    await expect(calculator.results).toContainText(
      /con un prezzo di [\d,]+\s€ senza IVA, oppure con un costo fino a [\d,]+\s€ IVA inclusa\./,
    )
  })
})
