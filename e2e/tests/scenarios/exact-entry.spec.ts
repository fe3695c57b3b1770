import type { SliderName } from '../../pages/scenarios-page.ts'
import { someOf } from '../../product/whole.ts'
import { expect, test } from '../../test.ts'

const sliders: SliderName[] = ['Prezzo', 'Costo', 'Spedizione', 'Commissione']
const notANumber = 'Non è un numero: vale 0'

test('Italian numbers are read, and shown as understood once the field is left', async ({
  scenarios,
}) => {
  const understood = { '1234.50': '1.234,50', '€ 41': '41', '0041,5': '41,5' }
  for (const [typed, shown] of Object.entries(understood)) {
    await scenarios.exact('Prezzo').fill(typed)
    await expect(scenarios.exact('Prezzo')).toHaveValue(typed)
    await scenarios.exact('Prezzo').blur()
    await expect(scenarios.exact('Prezzo')).toHaveValue(shown)
  }
  await scenarios.exact('Commissione').fill('12.5')
  await scenarios.exact('Commissione').blur()
  await expect(scenarios.exact('Commissione')).toHaveValue('12,5')
  await scenarios.expectValues({ Commissione: '12,5%' })
})

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

test('nothing that can be typed puts nonsense on the screen', async ({ scenarios }) => {
  const texts = ['', '-0', 'NaN', '1e999', '9'.repeat(400), '999.999.999,99', '0,0000001']
  const entries = sliders.flatMap((name) => texts.map((text) => ({ name, text })))
  for (const { name, text } of someOf(entries, 2)) {
    await scenarios.exact(name).fill(text)
    await expect(scenarios.panel.locator('[aria-busy="true"]')).toHaveCount(0)
    // biome-ignore lint/performance/useDomNodeTextContent: what is seen, its parts apart
    const seen = await scenarios.panel.innerText()
    expect(seen).not.toMatch(/NaN|Infinity|∞|undefined|null|\[object|\de[+-]?\d/)
    expect(seen).not.toMatch(/(?:[-\u2212]|\+)0(?:,0+)?(?![\d,])/)
  }
})
