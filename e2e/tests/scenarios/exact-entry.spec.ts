import type { SliderName } from '../../pages/scenarios-page.ts'
import { expect, test } from '../../test.ts'

const sliders: SliderName[] = ['Prezzo', 'Costo', 'Spedizione', 'Commissione']
const notANumber = 'Non è un numero: vale 0'

test('an exact value asks for a decimal keyboard; what is no number says so, counts as 0 and stays', async ({
  scenarios,
}) => {
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

test('without a price or with less than nothing the panel says what is missing', async ({
  scenarios,
}) => {
  await scenarios.exact('Prezzo').fill('')
  await scenarios.exact('Spedizione').fill('-1')
  await scenarios.exact('Commissione').fill('-2')
  await expect(scenarios.results.getByRole('listitem')).toHaveText([
    'Prezzo: inserisci un importo maggiore di zero.',
    "Spedizione: l'importo non può essere negativo.",
    'Commissione: la percentuale non può essere negativa.',
  ])
  await expect(scenarios.apply).toBeDisabled()
  await expect(scenarios.apply).toHaveAccessibleDescription(
    'Correggi i dati segnalati per applicarli.',
  )
  await scenarios.exact('Prezzo').fill('30')
  await scenarios.exact('Spedizione').fill('')
  await scenarios.exact('Commissione').fill('')
  await scenarios.expectFigures({ 'CON IVA': '30,00 €' })
})
