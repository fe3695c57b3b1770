import type { Page, Route } from '@playwright/test'
import { anyOf, cutOff, refusedWith } from '../complaints.ts'
import { CalculatorPage } from '../pages/calculator-page.ts'
import { held } from '../pages/held.ts'
import { RatesSection } from '../pages/rates-section.ts'
import { expect, test } from '../test.ts'

/**
 * Keeps a script from a page, which asks for it once more by itself when it rests.
 *
 * @param refuse how it is refused
 * @returns how to let it come from the next load of the page on
 */
async function withheld(
  page: Page,
  script: string | RegExp,
  refuse: (route: Route) => Promise<void>,
): Promise<() => void> {
  let comes = false
  await page.route(script, (route) => (comes ? route.continue() : refuse(route)))
  return () =>
    page.once('framenavigated', () => {
      comes = true
    })
}

test.use({ expectedComplaints: anyOf(cutOff, refusedWith(404)) })

const script = '**/assets/ScenariosScreen-*.js'
const tab = (page: Page) => page.getByRole('tab', { name: 'Scenari' })
const screen = (page: Page) => page.getByRole('tabpanel', { name: 'Scenari' })
const title = (page: Page) => screen(page).getByRole('heading', { level: 1 })
const message = (page: Page) => screen(page).getByRole('alert')
const retry = (page: Page) => screen(page).getByRole('button', { name: 'Riprova' })

/** Counts how often the page is loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++
  })
  return () => loads
}

const gone = (route: Route) => route.fulfill({ status: 404 })

test('what was fetched ahead opens without a network', async ({ calculator, page, isMobile }) => {
  await expect(calculator.form).toBeVisible()
  await page.waitForFunction(() =>
    [
      'ScenariosScreen',
      'saved-part',
      'RightPriceScreen',
      'Guide',
      'Outcome',
      'beyond',
      'RatesFields',
      'WhereToSellScreen',
    ].every((name) =>
      performance.getEntriesByType('resource').some((entry) => entry.name.includes(`/${name}-`)),
    ),
  )
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await calculator.openSection(
    page.getByRole('heading', { name: 'Tariffe e regime' }).getByRole('button'),
  )
  await expect(page.getByRole('combobox', { name: 'Regime fiscale' })).toBeVisible()
  await tab(page).click()
  await expect(title(page)).toBeVisible()
  await page.getByRole('tab', { name: 'Salvati' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Salvati' })).not.toBeEmpty()
  if (isMobile) await page.getByRole('button', { name: 'Apri il menu' }).tap()
  await page.getByRole('button', { name: 'Guida' }).click()
  const guide = page.getByRole('dialog', { name: 'Guida' })
  await expect(guide.getByRole('heading', { level: 3 }).first()).toBeVisible()
})

test('a part that is gone after a deploy loads the page again once, and opens with everything typed', async ({
  page,
}) => {
  const loads = countLoads(page)
  await page.route(script, (route) => (loads() < 2 ? gone(route) : route.continue()))
  const calculator = new CalculatorPage(page)
  await calculator.open()
  await calculator.calculateExample()
  await tab(page).click()
  await expect(title(page)).toBeVisible()
  expect(loads()).toBe(2)
  await page.getByRole('tab', { name: 'Calcolatore' }).click()
  await calculator.expectFigures({ MARGINE: '23,3%' })
})

test('a part that is gone and does not come back either is told, not asked for for ever', async ({
  page,
  person,
}) => {
  const loads = countLoads(page)
  const letItCome = await withheld(page, script, gone)
  const calculator = new CalculatorPage(page)
  await calculator.openExample(person)
  await tab(page).click()
  await expect(message(page)).toHaveText(
    'Non riusciamo a caricare questa parte di Margine. Riprova tra poco.',
  )
  expect(loads()).toBe(2)

  letItCome()
  await retry(page).click()
  await expect(title(page)).toBeVisible()
  expect(loads()).toBe(3)
  await page.getByRole('tab', { name: 'Calcolatore' }).click()
  await calculator.expectFigures({ MARGINE: '23,3%' })
})

test('a part that can not be reached is told, and opens when the network is back', async ({
  page,
  person,
}) => {
  const loads = countLoads(page)
  const letItCome = await withheld(page, script, (route) => route.abort('failed'))
  const calculator = new CalculatorPage(page)
  await calculator.openExample(person)
  await page.context().setOffline(true)
  await tab(page).click()
  await expect(message(page)).toContainText('Il server non risponde.')
  await retry(page).click()
  await expect(retry(page)).toBeVisible()
  expect(loads()).toBe(1)

  letItCome()
  await page.context().setOffline(false)
  await retry(page).click()
  await expect(title(page)).toBeVisible()
  await page.getByRole('tab', { name: 'Calcolatore' }).click()
  await calculator.expectFigures({ MARGINE: '23,3%' })
})

// proves: 9.4
test('a part that never answers is given up after 120 seconds, and opens on trying again', async ({
  page,
  person,
}) => {
  await page.clock.install()
  const loads = countLoads(page)
  await page.route(script, (route) => (loads() < 2 ? undefined : route.continue()))
  const calculator = new CalculatorPage(page)
  await calculator.openExample(person)
  await tab(page).click()
  await expect(screen(page)).toHaveText('Caricamento…')
  await page.clock.fastForward(100_000)
  await expect(screen(page)).toHaveText('Caricamento…')
  await page.clock.fastForward(20_000)
  await expect(message(page)).toHaveText(
    'Il caricamento ha superato i due minuti. Controlla la connessione e riprova.',
  )

  await retry(page).click()
  await expect(title(page)).toBeVisible()
  await page.getByRole('tab', { name: 'Calcolatore' }).click()
  await calculator.expectFigures({ MARGINE: '23,3%' })
})

const savedScript = '**/assets/saved-part-*.js'
const save = (page: Page) => page.getByRole('button', { name: 'Salva', exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Salva il calcolo' })
const prompt = (page: Page) =>
  page.getByRole('dialog', { name: 'Che nome diamo a questo calcolo?' })

test('what saves and comes after «Salva» was pressed goes on with it', async ({ page }) => {
  const letItCome = await held(page, savedScript)
  const calculator = new CalculatorPage(page)
  await calculator.open()
  await calculator.calculateExample()
  await save(page).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toContainText('Caricamento…')
  await dialog(page).getByRole('button', { name: 'Annulla' }).click()
  await expect(save(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toContainText('Caricamento…')
  letItCome()
  await expect(prompt(page)).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(save(page)).toBeFocused()
})

const beyondScript = '**/assets/beyond-*.js'

test('by the rates of the specification there is a result without the part that knows others', async ({
  page,
}) => {
  await held(page, beyondScript)
  const calculator = new CalculatorPage(page)
  await calculator.open()
  await calculator.calculateExample()
  await calculator.expectFigures({ MARGINE: '23,3%', GUADAGNO: '7,62 €' })
})

test('a calculation by the rates of a day shows no figure before these have come, and is told where they do not', async ({
  page,
}) => {
  const calculator = new CalculatorPage(page)
  await calculator.open()
  await calculator.calculateExample()
  const section = new RatesSection(page)
  await calculator.openSection(section.toggle)
  await section.rates.selectOption('In vigore oggi')
  await calculator.expectFigures({ MARGINE: '22,7%' })

  const letItCome = await withheld(page, beyondScript, (route) => route.abort('failed'))
  await page.reload()
  await page.context().setOffline(true)
  await expect(page.getByRole('alert')).toContainText('Il server non risponde.')
  await expect(calculator.results).toHaveCount(0)

  letItCome()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Riprova' }).click()
  await calculator.expectFigures({ MARGINE: '22,7%' })
})

/** Begins a calculation, and remembers the rates of today in another tab meanwhile. */
async function begunBeforeTheProfile(page: Page): Promise<CalculatorPage> {
  const calculator = new CalculatorPage(page)
  await calculator.open()
  await calculator.enter({ 'Costo prodotto': '12,50' })
  const other = new CalculatorPage(await page.context().newPage())
  await other.open()
  const section = new RatesSection(other.page)
  await other.openSection(section.toggle)
  await section.rates.selectOption('In vigore oggi')
  await section.remember.click()
  await expect(section.kept).toBeVisible()
  return calculator
}

test('«Nuovo Calcolo» says that it waits for the rates that the profile has since another tab, and can be given up', async ({
  page,
}) => {
  const letItCome = await held(page, beyondScript)
  const calculator = await begunBeforeTheProfile(page)
  await calculator.newCalculation.click()
  const waiting = page.getByRole('dialog', { name: 'Nuovo Calcolo' })
  await expect(waiting.getByRole('status')).toHaveText('Caricamento…')
  await waiting.getByRole('button', { name: 'Annulla' }).click()
  await expect(calculator.amount('Costo prodotto')).toHaveValue('12,50')
  await calculator.newCalculation.click()
  letItCome()
  await expect(waiting).toHaveCount(0)
  await expect(calculator.amount('Costo prodotto')).toHaveValue('')
  await expect(calculator.amount('Costo prodotto')).toBeFocused()
})

test('«Nuovo Calcolo» loses nothing typed where the rates do not come that the profile has since another tab', async ({
  page,
}) => {
  const comes = await withheld(page, beyondScript, (route) => route.abort('failed'))
  const calculator = await begunBeforeTheProfile(page)
  await calculator.newCalculation.click()
  await expect(page.getByRole('button', { name: 'Riprova' })).toBeVisible()
  comes()
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect(calculator.amount('Costo prodotto')).toHaveValue('12,50')
  await calculator.newCalculation.click()
  await expect(calculator.amount('Costo prodotto')).toHaveValue('')
  await expect(new RatesSection(page).toggle).toHaveAccessibleDescription(/^tariffe del/i)
})
