import { expect, test } from '../test.ts'

/** With no commission and a net price of 100 the margin is what the cost leaves of 100. */
const _verdicts = [
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

test.describe('what would help is computed from the sale', () => {
  const _advise = {
    '19,90': 'Vai in pari con un prezzo di 28,53 €, oppure con un costo fino a 6,72 €.',
    '29,90': 'Arrivi al 15% con un prezzo di 34,94 €, oppure con un costo fino a 9,74 €.',
    '35,90': 'Arrivi al 20% con un prezzo di 37,77 €, oppure con un costo fino a 11,55 €.',
    '39,90': 'Arrivi al 30% con un prezzo di 45,08 €, oppure con un costo fino a 10,30 €.',
  }

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
})
