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
