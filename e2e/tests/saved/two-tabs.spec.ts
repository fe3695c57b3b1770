import type { BrowserContext, Page, Response } from '@playwright/test'
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

/** An answer has arrived, and the page has made of it what it makes. */
async function taken(page: Page, answered: Promise<Response>): Promise<void> {
  await (await answered).finished()
  await page.evaluate(() => new Promise(requestAnimationFrame))
}

/** Everything that says that the list is on its way, from now on. */
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

test('without a network «Salvati» keeps what it showed, and says nothing', async ({
  saved,
  context,
  page,
}) => {
  await saved.save('Tazza')
  await saved.open()
  await expect(saved.card('Tazza')).toBeVisible()
  await page.getByRole('tab', { name: 'Calcolatore' }).click()
  await context.setOffline(true)
  const failed = page.waitForEvent('requestfailed')
  await saved.open()
  await failed
  await expect(saved.card('Tazza')).toBeVisible()
  await expect(saved.banner).toHaveCount(0)
})

test('a list that is overtaken by a removal brings nothing back', async ({ saved, page }) => {
  await saved.save('Prima')
  await saved.save('Seconda')
  const held = Promise.withResolvers<void>()
  await page.route('**/api/calculations', async (route) => {
    const answer = await route.fetch()
    await held.promise
    await route.fulfill({ response: answer })
  })
  const answered = page.waitForResponse('**/api/calculations')
  await saved.open()
  await saved.remove('Prima')
  await expect(saved.cards.getByRole('heading')).toHaveText(['Seconda'])
  held.resolve()
  await taken(page, answered)
  await expect(saved.cards.getByRole('heading')).toHaveText(['Seconda'])
})
