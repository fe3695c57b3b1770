import { expect, test } from '../test.ts'

test('one live region announces the verdict as it changes, and nothing where typing changes nothing', async ({
  calculator,
  page,
}) => {
  const liveRegions = page.locator(
    '[aria-live], [role=status], [role=alert], [role=log], [role=timer], output',
  )
  const { announcement } = calculator
  // It is there before it speaks: a region that comes with its words may not be read.
  await expect(liveRegions).toHaveCount(1)
  await expect(announcement).toHaveText('')

  await calculator.calculateExample()
  await expect(announcement).toHaveText('Margine 23,3%, guadagno 7,62 €: buono.')
  await calculator.amount('Costo prodotto').fill('25')
  await expect(announcement).toHaveText('Margine −14,9%, guadagno −4,88 €: in perdita.')
  await calculator.amount('Costo prodotto').fill('-25')
  await expect(announcement).toHaveText('Nessun risultato: controlla i dati.')
  await expect(liveRegions).toHaveCount(1)

  await calculator.newCalculation.click()
  await expect(announcement).toHaveText('')

  await calculator.calculateExample()
  await expect(calculator.announcement).not.toBeEmpty()
  const changes = await calculator.announcement.evaluateHandle((region) => {
    const seen: string[] = []
    new MutationObserver(() => seen.push(region.textContent)).observe(region, {
      characterData: true,
      childList: true,
      subtree: true,
    })
    return seen
  })
  await calculator.amount('Costo prodotto').press('End')
  await page.keyboard.type('00')
  await calculator.otherCosts.click()
  await expect(calculator.amount('Packaging')).toBeHidden()
  expect(await changes.jsonValue()).toEqual([])
})
