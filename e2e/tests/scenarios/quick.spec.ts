import type { SliderName } from '../../pages/scenarios-page.ts'
import { expect, test } from '../../test.ts'

const sliders: SliderName[] = ['Prezzo', 'Costo', 'Spedizione', 'Commissione']
const notANumber = 'Non è un numero: vale 0'

// proves: 1.8, 2.39, 2.41, 9.17, 9.18
test('each quick scenario changes one value, exactly, says why it leaves more or less, and is taken back by the first; an exact value asks for a decimal keyboard, and what is no number says so, counts as 0 and stays', async ({
  scenarios,
}) => {
  await expect(scenarios.tips.first()).toContainText("È la tua vendita così com'è")
  await scenarios.quick('Prezzo +10%').click()
  await scenarios.expectQuick('Prezzo +10%')
  await expect(scenarios.exact('Prezzo')).toHaveValue('43,89')
  await scenarios.expectFigures({ MARGINE: '28,6%', 'CON IVA': '43,89 €' })
  await expect(scenarios.tips.first()).toHaveText(
    'Guadagni 2,67 € in più: +3,27 € dal prezzo netto, −0,60 € dalla commissione.',
  )

  await scenarios.quick('Costo −10%').click()
  await scenarios.expectValues({ Prezzo: '39,90 €', Costo: '11,25 €' })
  await scenarios.quick('Commissione +5 punti').click()
  await scenarios.expectValues({ Costo: '12,50 €', Commissione: '20,0%' })
  await scenarios.quick('Situazione attuale').click()
  await scenarios.expectValues({ Commissione: '15,0%' })
  await scenarios.expectFigures({ MARGINE: '23,3%', GUADAGNO: '7,62 €' })

  for (const name of sliders) {
    const field = scenarios.exact(name)
    await expect(field).toHaveAttribute('inputmode', 'decimal')
    await field.fill('abc')
    await field.blur()
    await expect(field).toHaveValue('abc')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(notANumber)
    await scenarios.quick('Situazione attuale').click()
    await expect(field).not.toHaveAttribute('aria-invalid', 'true')
  }
})
