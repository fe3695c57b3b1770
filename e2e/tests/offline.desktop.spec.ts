import type { Page } from '@playwright/test'
import { anyOf, cutOff, refusedWith } from '../complaints.ts'
import { expectNothingFound } from '../pages/axe.ts'
import { CalculatorPage } from '../pages/calculator-page.ts'
import { ListinoPage } from '../pages/listino-page.ts'
import { LoginPage } from '../pages/login-page.ts'
import { RightPricePage } from '../pages/right-price-page.ts'
import { listKnown } from '../pages/saved-page.ts'
import { logout } from '../pages/user-menu.ts'
import { expect, test } from '../test.ts'

/** What the page shows where only the network could open another. */
const withoutNetwork = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Senza connessione' })

/** Whom the browser would let in without a network, as far as it remembers. */
const keptPerson = (page: Page) =>
  page.evaluate(async () => {
    const cacheName = (await caches.keys()).find((name) => name.endsWith(':offline'))
    const kept = cacheName && (await caches.match('/offline', { cacheName }))
    return kept ? String(Object(await kept.json()).email) : null
  })

/** Waits until a visit has had its consequence: the next one needs no network. */
async function expectKeptFor(page: Page, email: string | null): Promise<void> {
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready) !== undefined)
  await expect.poll(() => keptPerson(page)).toBe(email)
}

/**
 * Everything that this device remembers of the person, but for what is the same for all people. The list's page, which
 * begins anew after a sign-out that failed, marks its tab with a view of nothing.
 */
const leftOfPerson = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const isMark = (key: string) => key.endsWith(':view') && sessionStorage.getItem(key) === '{}'
    const ofTab = Object.keys(sessionStorage).filter((key) => !isMark(key))
    const left = [...ofTab, ...Object.keys(localStorage)]
    for await (const name of (await navigator.storage.getDirectory()).keys()) left.push(name)
    left.push(...(await caches.keys()).filter((name) => name.endsWith(':offline')))
    return left.filter((key) => !key.endsWith(':visit') && !key.startsWith('margine.chosen'))
  })

test.use({
  serviceWorkers: 'allow',
  expectedComplaints: anyOf(cutOff, refusedWith(401)),
  page: async ({ page, context }, use) => {
    // A browser's memory of earlier tests, which Playwright leaves alone.
    await page.goto('/termini')
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name)
    })
    await use(page)
    // Files that a worker is still closing could not be removed when the next test begins.
    await context.setOffline(false)
    await page.goto('/termini')
    await expect.poll(() => page.evaluate(removeFiles)).toBe(true)
  },
})

async function removeFiles(): Promise<boolean> {
  const root = await navigator.storage.getDirectory()
  try {
    for await (const name of root.keys()) await root.removeEntry(name, { recursive: true })
    return true
  } catch {
    return false
  }
}

const cup = 'sku;nome;prezzo;costo\nA-1;Tazza;20;5\n'
const failed = 'Impossibile effettuare il logout. Riprova.'

test('after one visit the whole application opens and works without a network', async ({
  example: calculator,
  page,
  context,
  person,
}) => {
  await expectKeptFor(page, person.email)
  await context.setOffline(true)
  await page.reload()
  await calculator.expectFigures({ MARGINE: '23,3%' })
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('tab', { name: 'Scenari' }).click()
  await expect(page.getByRole('slider').first()).toBeVisible()
  await page.getByRole('button', { name: 'Guida' }).click()
  const guide = page.getByRole('dialog', { name: 'Guida' })
  await expect(guide.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Calcolatore' }).click()
  await page.getByRole('button', { name: 'Qual è il prezzo giusto?' }).click()
  await expect(new RightPricePage(page).answer).toBeVisible()

  // The list was never opened with a network.
  const listino = new ListinoPage(page)
  await listino.open()
  await listino.choose('Scegli un file', 'articoli.csv', cup)
  await expect(listino.cell(2, 1)).toHaveText('Tazza')

  await page.goto('/tariffe')
  await expect(withoutNetwork(page)).toBeVisible()
  await expectNothingFound(page)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect(page).toHaveTitle(/^Tariffe/)
})

test('a session that ended meanwhile opens nothing once the network is back', async ({
  calculator,
  page,
  context,
  person,
  data,
}) => {
  await expect(calculator.form).toBeVisible()
  await expectKeptFor(page, person.email)
  await context.setOffline(true)
  await page.reload()
  await expect(calculator.form).toBeVisible()
  // As a reset of the password on another device does.
  data.change(
    'DELETE FROM sessions WHERE user_id = (SELECT id FROM users WHERE email = ?)',
    person.email,
  )
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/login/, { timeout: 20_000 })
  await new LoginPage(page).expectOpen()
  await context.setOffline(true)
  await page.goto('/')
  await expect(withoutNetwork(page)).toBeVisible()
})

test('signing out without a network forgets everything, says that it failed, and can be tried again', async ({
  page,
  context,
  person,
}) => {
  const listino = new ListinoPage(page)
  await listino.openKept(cup)
  await expectKeptFor(page, person.email)
  await context.setOffline(true)
  await logout(page, false)
  await page.getByRole('button', { name: 'Elimina ed esci' }).click()
  await expect(page.getByRole('alert')).toHaveText(failed)
  await expect.poll(() => leftOfPerson(page)).toEqual([])
  await expect(page.getByRole('button', { name: 'Scegli un file' })).toBeVisible()
  await page.goto('/')
  await expect(withoutNetwork(page)).toBeVisible()

  // The session goes on, as the message states, and nothing from before is there.
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Riprova' }).click()
  await listKnown(page)
  await logout(page, false)
  await new LoginPage(page).expectOpen()
  await context.setOffline(true)
  await page.goto('/').catch(() => {})
  await expect(page.getByRole('tab')).toHaveCount(0)
})

test('who signs in after somebody else finds nothing of theirs without a network', async ({
  example: calculator,
  page,
  context,
  person,
  data,
}) => {
  await expectKeptFor(page, person.email)
  // The session of the one before only expired.
  const other = data.addPerson()
  data.save(other, 'Tazza')
  await context.addCookies([data.signIn(other)])
  await new CalculatorPage(page).open()
  await expectKeptFor(page, other.email)
  await context.setOffline(true)
  await page.reload()
  await calculator.expectNoResult()
  await page.getByRole('button', { name: 'Menu utente' }).click()
  await expect(page.getByText(other.email)).toBeVisible()
  await expect(page.locator('html')).not.toContainText(person.email)

  // What they saved comes by itself once the network is back.
  await page.getByRole('tab', { name: 'Salvati' }).click()
  const saved = page.getByRole('tabpanel', { name: 'Salvati' })
  await expect(saved.getByRole('button', { name: 'Riprova' })).toBeVisible()
  await context.setOffline(false)
  await expect(saved.getByRole('heading', { name: 'Tazza' })).toBeVisible({ timeout: 20_000 })
})
