import { expectNothingFound } from '../../pages/axe.ts'
import { expectToFit, resize } from '../../pages/widths.ts'
import { expect, test } from '../../test.ts'

/** Where the text of an element ends. */
function rightOfText(element: Element): { right: number; bottom: number } {
  const range = document.createRange()
  range.selectNodeContents(element)
  const { right, bottom } = range.getBoundingClientRect()
  return { right, bottom }
}

test('axe finds nothing in a scenario, nor in a wrong one', { tag: '@phone' }, async ({
  scenarios,
  page,
}) => {
  await scenarios.quick('Commissione +5 punti').click()
  await scenarios.exact('Prezzo').fill('12')
  await expectNothingFound(page)
  await scenarios.exact('Prezzo').fill('abc')
  await scenarios.exact('Commissione').fill('-1')
  await expectNothingFound(page)
})

test('a scenario fits every width, the largest figures and mistakes too', async ({
  scenarios,
  page,
}) => {
  await scenarios.exact('Commissione').fill('17,7546933667')
  await scenarios.exact('Prezzo').fill('999.999.999,99')
  await expectToFit(page)
  await scenarios.exact('Costo').fill('999.999.999,99')
  await scenarios.exact('Prezzo').fill('0,01')
  await expectToFit(page)
  await scenarios.exact('Prezzo').fill('9'.repeat(60))
  await expectToFit(page)
})

test('the largest amounts are not cut in the fields for exact values', async ({
  scenarios,
  page,
}) => {
  for (const name of ['Prezzo', 'Costo', 'Spedizione'] as const)
    await scenarios.exact(name).fill('999.999.999,99')
  await scenarios.exact('Commissione').fill('17,7546933667')
  for (const width of [320, 359, 390, 401, 481, 860, 861, 961, 1280]) {
    await resize(page, { width, height: 800 })
    const cut = await scenarios.panel
      .getByRole('textbox')
      .evaluateAll((fields) =>
        fields
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map((field) => field.ariaLabel),
      )
    expect(cut, `at ${width} px`).toEqual([])
    for (const name of ['Prezzo', 'Costo', 'Spedizione', 'Commissione'] as const) {
      const [label, box] = await Promise.all([
        scenarios.panel.locator('label').filter({ hasText: name }).evaluate(rightOfText),
        scenarios.exact(name).boundingBox(),
      ])
      const beside = (box?.y ?? 0) < label.bottom
      if (beside) expect(label.right, `${name} at ${width} px`).toBeLessThan(box?.x ?? 0)
    }
  }
})

test('every control is large enough for a finger', { tag: '@phone' }, async ({ scenarios }) => {
  await scenarios.press('Commissione', 'End')
  const controls = scenarios.panel.locator('button:visible, input:visible')
  const small = await controls.evaluateAll((all) =>
    all
      .map((control) => {
        const { width, height } = control.getBoundingClientRect()
        return { name: control.textContent || control.id, width, height }
      })
      .filter(({ width, height }) => width < 44 || height < 44),
  )
  expect(small).toEqual([])
})

test('nothing moves for who asks for less motion', async ({ scenarios, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const motions = await page.evaluateHandle(() => {
    const seen: string[] = []
    document.addEventListener('transitionrun', (event) => seen.push(event.propertyName))
    document.addEventListener('animationstart', (event) => seen.push(event.animationName))
    return seen
  })
  await scenarios.quick('Prezzo +10%').click()
  await scenarios.press('Prezzo', 'End', 'PageDown')
  await scenarios.quick('Situazione attuale').hover()
  await scenarios.expectFigures({ 'CON IVA': '95,00 €' })
  expect(await motions.jsonValue()).toEqual([])
})

test('the slider says where the calculation is, also without colours', async ({
  scenarios,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(scenarios.slider('Prezzo')).toHaveAccessibleDescription(
    /IVA inclusa \(22%\) nel calcolo: 39,90\s€/,
  )
  const colors = await scenarios.slider('Prezzo').evaluate((slider) => {
    const track = slider.parentElement as HTMLElement
    return [
      getComputedStyle(track, '::before').backgroundColor,
      getComputedStyle(track.firstElementChild ?? track).backgroundColor,
      getComputedStyle(document.body).backgroundColor,
    ]
  })
  expect(new Set(colors).size).toBe(3)
})
