import { expect, test } from '../../test.ts'

test('applying takes price, cost and shipping into a live calculation, once something changed', async ({
  scenarios,
  page,
}) => {
  const { calculator } = scenarios
  await expect(scenarios.apply).toBeDisabled()
  await expect(scenarios.apply).toHaveAccessibleDescription(
    'Cambia prezzo, costo o spedizione per applicarli al calcolo.',
  )
  await scenarios.exact('Prezzo').fill('45,5')
  await scenarios.exact('Costo').fill('11')
  await scenarios.press('Spedizione', 'ArrowLeft')
  await expect(scenarios.apply).toHaveAccessibleDescription(
    'Prezzo, costo e spedizione passano nel calcolo. La commissione resta quella del marketplace.',
  )
  await scenarios.apply.click()

  await expect(page.getByRole('tab', { name: 'Calcolatore' })).toBeFocused()
  await expect(calculator.amount('Prezzo di vendita')).toHaveValue('45,5')
  await expect(calculator.amount('Costo prodotto')).toHaveValue('11')
  await expect(calculator.amount('Spedizione')).toHaveValue('4,25')
  await expect(calculator.amount('Pubblicità')).toHaveValue('1,50')
  await calculator.expectFigures({ MARGINE: '35,2%', GUADAGNO: '13,12 €' })
  await expect(calculator.announcement).toHaveText('Margine 35,2%, guadagno 13,12 €: eccellente.')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await calculator.amount('Costo prodotto').fill('12')
  await calculator.expectFigures({ GUADAGNO: '12,12 €' })
})
