import { textInTheFrameAfter } from '../../pages/frames.ts'
import { expect, test } from '../../test.ts'

// proves: 2.38, 9.20-9.23, 1.8, 4.10
test('keys move a value by a step, by ten and to the ends, sliding recalculates in the same frame, and an exact value counts out of the range too', async ({
  scenarios,
}) => {
  const moves = [
    ['Prezzo', 'ArrowRight', '40,40 €'],
    ['Prezzo', 'PageUp', '45,40 €'],
    ['Prezzo', 'Home', '19,95 €'],
    ['Prezzo', 'End', '100,00 €'],
    ['Costo', 'End', '50,00 €'],
    ['Spedizione', 'ArrowLeft', '4,25 €'],
    ['Commissione', 'ArrowRight', '15,1%'],
    ['Commissione', 'End', '30,0%'],
  ] as const
  for (const [slider, key, value] of moves) {
    await scenarios.press(slider, key)
    await scenarios.expectValues({ [slider]: value })
  }
  await scenarios.quick('Situazione attuale').click()
  await scenarios.press('Prezzo', 'PageUp')
  await scenarios.expectQuick(null)
  await expect(scenarios.exact('Prezzo')).toHaveValue('44,90')
  await scenarios.expectFigures({ MARGINE: '29,8%', 'CON IVA': '44,90 €' })
  await expect(scenarios.announcement).toHaveText('Margine 29,8%, guadagno 10,97 €: buono.')
  await scenarios.quick('Situazione attuale').click()
  const text = await textInTheFrameAfter(scenarios.results, () =>
    scenarios.slider('Prezzo').fill('60'),
  )
  expect(text).toContain('MARGINE 42,9%')
  expect(text).toContain('CON IVA 60,00 €')

  await scenarios.exact('Prezzo').fill('41,37')
  await scenarios.expectValues({ Prezzo: '41,37 €' })
  await scenarios.expectFigures({ 'CON IVA': '41,37 €' })
  await scenarios.expectQuick(null)

  await scenarios.exact('Prezzo').fill('250')
  await scenarios.expectFigures({ 'CON IVA': '250,00 €' })
  await expect(scenarios.slider('Prezzo')).toHaveJSProperty('valueAsNumber', 100)
  await scenarios.press('Prezzo', 'ArrowRight')
  await scenarios.expectFigures({ 'CON IVA': '250,00 €' })
  await scenarios.press('Prezzo', 'ArrowLeft')
  await scenarios.expectFigures({ 'CON IVA': '100,00 €' })
})

test('a finger or a mouse slides over whole steps, and to the very ends', {
  tag: '@phone',
}, async ({ scenarios, page }) => {
  const slider = scenarios.slider('Prezzo')
  await slider.scrollIntoViewIfNeeded()
  const box = await slider.boundingBox()
  if (box === null) throw new Error('The slider is not on the screen')
  const y = box.y + box.height / 2
  const at = (share: number) => box.x + 12 + (box.width - 24) * share
  const price = async () => (await scenarios.exact('Prezzo').inputValue()).replace(',', '.')

  await page.mouse.move(at(0.25), y)
  await page.mouse.down()
  for (const share of [0.31, 0.47, 0.533, 0.61]) {
    await page.mouse.move(at(share), y)
    await expect(async () => expect(Number(await price()) % 0.5).toBe(0)).toPass()
  }
  await page.mouse.move(at(1.2), y)
  await expect(scenarios.exact('Prezzo')).toHaveValue('100,00')
  await page.mouse.move(at(-0.2), y)
  await expect(scenarios.exact('Prezzo')).toHaveValue('19,95')
  await page.mouse.up()
  await scenarios.expectFigures({ 'CON IVA': '19,95 €' })
})
