import type { Locator, Page } from '@playwright/test'
import { guide, openGuide } from '../pages/guide.ts'
import { expect, nobody, test } from '../test.ts'

const broken = 'Non riusciamo a mostrare questa parte di Margine. Riprova.'

// React logs what failed.
test.use({ expectedComplaints: [/^console\.error: Error: broken by the test/] })

/**
 * At the next click or input, takes from the page what it writes figures or the person's initial with, or reads
 * addresses or results with; answers how to give it back. Not at once: a render in between would take the field that
 * the test is about to fill.
 */
async function takeAway(
  page: Page,
  what: 'figures' | 'initial' | 'addresses' | 'results',
): Promise<() => Promise<void>> {
  const handle = await page.evaluateHandle((taken) => {
    const made: Record<typeof taken, [owner: object, name: string]> = {
      figures: [Intl.NumberFormat.prototype, 'format'],
      initial: [String.prototype, 'toUpperCase'],
      addresses: [String.prototype, 'trim'],
      results: [Reflect, 'get'],
    }
    const [owner, name] = made[taken]
    const whole = Object.getOwnPropertyDescriptor(owner, name) ?? {}
    const take = () => {
      removeEventListener('click', take, true)
      removeEventListener('input', take, true)
      Object.defineProperty(owner, name, {
        configurable: true,
        get: () => {
          throw new Error('broken by the test')
        },
      })
    }
    addEventListener('click', take, true)
    addEventListener('input', take, true)
    return { giveBack: () => Object.defineProperty(owner, name, whole) }
  }, what)
  return () => handle.evaluate(({ giveBack }) => void giveBack())
}

const message = (part: Locator) => part.getByRole('alert')
const retry = (part: Locator) => part.getByRole('button', { name: 'Riprova' })

test('a screen that fails to render says so in its place, and «Riprova» brings it back with what was typed', async ({
  example: calculator,
  page,
}) => {
  const panel = page.getByRole('tabpanel', { name: 'Calcolatore' })
  const giveBack = await takeAway(page, 'figures')
  await calculator.amount('Prezzo di vendita').fill('49,90')
  await expect(message(panel)).toHaveText(broken)
  await expect(page.getByRole('tab')).toHaveCount(3)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await retry(panel).click()
  await expect(message(panel)).toHaveText(broken)

  await giveBack()
  await retry(panel).click()
  await calculator.expectFigures({ MARGINE: '35,0%', 'CON IVA': '49,90 €' })
  await expect(message(panel)).toHaveCount(0)
})

test('a lazy screen and a panel that fail to render say so, and «Riprova» brings them back', async ({
  scenarios,
  page,
  isMobile,
}) => {
  const panel = page.getByRole('tabpanel', { name: 'Scenari' })
  // Read once while figures can be written: its module holds some.
  await openGuide(page, isMobile)
  const chapters = guide(page).getByRole('heading', { level: 3 })
  await expect(chapters.last()).toBeVisible()
  const all = await chapters.count()
  await page.keyboard.press('Escape')
  await expect(guide(page)).toHaveCount(0)
  let giveBack = await takeAway(page, 'figures')
  await page.getByRole('button', { name: /^Prezzo \+10%/ }).click()
  await expect(message(panel)).toHaveText(broken)
  await giveBack()
  await retry(panel).click()
  await expect(scenarios.exact('Prezzo')).toBeVisible()

  giveBack = await takeAway(page, 'figures')
  await openGuide(page, isMobile)
  await expect(message(guide(page))).toHaveText(broken)
  await giveBack()
  await retry(guide(page)).click()
  await expect(chapters).toHaveCount(all)
})

test('the frame around the screens says so where it fails, and what was typed is there again', async ({
  calculator,
  page,
}) => {
  await calculator.enter({ 'Costo prodotto': '12,50', 'Prezzo di vendita': '49,90' })
  const giveBack = await takeAway(page, 'initial')
  await page.getByRole('tab', { name: 'Salvati' }).click()
  const body = page.locator('body')
  await expect(message(body)).toHaveText(broken)
  await expect(page.getByRole('tab')).toHaveCount(0)
  await giveBack()
  await retry(body).click()
  await page.getByRole('tab', { name: 'Calcolatore' }).click()
  await expect(calculator.amount('Costo prodotto')).toHaveValue('12,50')
  await expect(calculator.amount('Prezzo di vendita')).toHaveValue('49,90')
})

test.describe('before the application', () => {
  test.use({ session: nobody })

  test('a page that fails to render says so, and «Riprova» brings it back', async ({ page }) => {
    await page.goto('/login')
    const email = page.getByRole('textbox', { name: 'Email' })
    await expect(email).toBeVisible()
    const giveBack = await takeAway(page, 'addresses')
    await email.fill('maria')
    await expect(message(page.locator('body'))).toHaveText(broken)
    await giveBack()
    await retry(page.locator('body')).click()
    await expect(email).toBeVisible()
  })
})
