import { tabTo } from '../../pages/keyboard.ts'
import { expect, test } from '../../test.ts'

test('the keyboard alone tries out a scenario and applies it', async ({ scenarios, page }) => {
  const { calculator } = scenarios
  await scenarios.quick('Situazione attuale').focus()
  await page.keyboard.press('Tab')
  await expect(scenarios.quick('Prezzo +10%')).toBeFocused()
  await page.keyboard.press('Space')
  await scenarios.expectQuick('Prezzo +10%')
  for (const next of [
    scenarios.quick('Costo −10%'),
    scenarios.quick('Commissione +5 punti'),
    scenarios.exact('Prezzo'),
    scenarios.slider('Prezzo'),
    scenarios.exact('Costo'),
    scenarios.slider('Costo'),
  ]) {
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
  }
  await page.keyboard.press('ArrowDown')
  await scenarios.expectValues({ Costo: '12,00 €' })
  await tabTo(page, scenarios.apply)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tab', { name: 'Calcolatore' })).toBeFocused()
  await expect(calculator.amount('Costo prodotto')).toHaveValue('12,00')
})
