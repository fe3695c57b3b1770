import type { BrowserContext, Page } from '@playwright/test'
import { anyOf, cutOff } from '../../complaints.ts'
import { CalculatorPage } from '../../pages/calculator-page.ts'
import { SavedPage } from '../../pages/saved-page.ts'
import type { User } from '../../product/account.ts'
import { expect, test } from '../../saved-test.ts'

test.use({ expectedComplaints: anyOf(cutOff) })

/**
 * A second tab of the same person, with the example's result on the screen. Whoever goes on in the first
 * brings it to the front, as people do: a tab behind another is painted once a second.
 */
async function openOther(context: BrowserContext, person: User): Promise<SavedPage> {
  const calculator = new CalculatorPage(await context.newPage())
  await calculator.openExample(person)
  return new SavedPage(calculator.page)
}

/** What a page hears when its tab comes to the front: a browser that is driven shows all of them. */
const comeBackTo = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

/** Every notice that the list is on its way, from now on. */
const watchForLoading = (page: Page) =>
  page.evaluateHandle(() => {
    const seen: string[] = []
    new MutationObserver(() => {
      if (/Caricamento calcoli/.test(document.body.textContent))
        seen.push(document.body.textContent)
    }).observe(document.body, { childList: true, subtree: true })
    return seen
  })

test('«Salvati» shows what another tab saved and removed, each time it is opened', async ({
  saved,
  example: calculator,
  context,
  page,
  person,
}) => {
  const other = await openOther(context, person)
  await other.save('Tazza')
  await page.bringToFront()
  await saved.open()
  await expect(saved.cards.getByRole('heading')).toHaveText(['Tazza'])

  await page.getByRole('tab', { name: 'Calcolatore' }).click()
  await expect(calculator.form).toBeVisible()
  const seen = await watchForLoading(page)
  await other.page.bringToFront()
  await other.open()
  await other.remove('Tazza')
  await expect(other.cards).toHaveCount(0)
  await page.bringToFront()
  await saved.open()
  await expect(saved.panel.getByText('Nessun calcolo salvato')).toBeVisible()
  expect(await seen.jsonValue()).toEqual([])
})

test('«Salvati» left open is right when one comes back to its tab', async ({
  saved,
  context,
  page,
  person,
}) => {
  await saved.save('Prima')
  await saved.open()
  const other = await openOther(context, person)
  await other.save('Seconda')
  await page.bringToFront()
  await comeBackTo(page)
  await expect(saved.cards.getByRole('heading')).toHaveText(['Seconda', 'Prima'])
})
