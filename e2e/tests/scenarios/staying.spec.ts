import { expect, test } from '../../test.ts'

// proves: 4.9
test('switching tabs keeps the scenario, typing in the calculator leaves it untouched meanwhile, and changing the calculation begins anew', async ({
  scenarios,
  page,
}) => {
  const { calculator } = scenarios
  await scenarios.press('Prezzo', 'PageUp')
  await scenarios.exact('Spedizione').fill('abc')
  await page.getByRole('tab', { name: 'Salvati' }).click()
  await page.getByRole('tab', { name: 'Calcolatore' }).click()
  await calculator.amount('Prezzo di vendita').focus()
  await calculator.amount('Prezzo di vendita').blur()
  await scenarios.open()
  await scenarios.expectValues({ Prezzo: '44,90 €' })
  await expect(scenarios.exact('Spedizione')).toHaveValue('abc')

  await page.getByRole('tab', { name: 'Calcolatore' }).click()
  await calculator.amount('Packaging').fill('1,60')
  await scenarios.open()
  await scenarios.expectQuick('Situazione attuale')
  await scenarios.expectValues({ Prezzo: '39,90 €', Spedizione: '4,50 €' })
  await scenarios.expectFigures({ GUADAGNO: '6,62 €' })

  const changes = await page.locator('#panel-scenarios').evaluateHandle((panel) => {
    const seen: string[] = []
    const watch = new MutationObserver((records) => seen.push(...records.map(({ type }) => type)))
    watch.observe(panel, { characterData: true, childList: true, subtree: true })
    return seen
  })
  await page.getByRole('tab', { name: 'Calcolatore' }).click()
  await calculator.amount('Prezzo di vendita').fill('59,90')
  await calculator.expectFigures({ 'CON IVA': '59,90 €' })
  expect(await changes.jsonValue()).toEqual([])
})

// proves: 2.42
test('both ways back lead to the calculator as it was, from its top', { tag: '@phone' }, async ({
  scenarios,
  page,
}) => {
  await expect(scenarios.back).toHaveCount(2)
  for (const button of [scenarios.back.first(), scenarios.back.last()]) {
    await scenarios.press('Prezzo', 'End')
    await button.click()
    await expect(page.getByRole('tab', { name: 'Calcolatore' })).toBeFocused()
    await expect(scenarios.calculator.amount('Prezzo di vendita')).toHaveValue('39,90')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await scenarios.open()
  }
})
