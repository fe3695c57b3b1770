import { expect, test } from '../test.ts'

// proves: 2.34
test('the advice says that a lower price earns more, and one press takes it', async ({
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
