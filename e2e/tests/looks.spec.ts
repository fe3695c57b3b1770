import { anyOf, closesItself, cutOff, refusedWith } from '../complaints.ts'
import { accountStates } from '../pages/account-states.ts'
import { expectNothingFound } from '../pages/axe.ts'
import { exampleSale } from '../pages/calculator-page.ts'
import { gapBetween } from '../pages/gap.ts'
import { guide, openGuide } from '../pages/guide.ts'
import { expectGoodLooks } from '../pages/looks.ts'
import { exampleLink, linkWith, OpeningPage } from '../pages/opening-page.ts'
import { RatesSection } from '../pages/rates-section.ts'
import { RightPricePage } from '../pages/right-price-page.ts'
import { listKnown } from '../pages/saved-page.ts'
import { openUserMenu } from '../pages/user-menu.ts'
import { WhereToSellPage } from '../pages/where-to-sell-page.ts'
import { expectToFit, resize, tooWide } from '../pages/widths.ts'
import { newPerson } from '../product/account.ts'
import { test as savedTest } from '../saved-test.ts'
import { expect, nobody, test } from '../test.ts'

const longName = `Lampada ${'da tavolo in ottone e vetro '.repeat(2)}`.trim()
const largest = '999.999.999,99'
const complaints = anyOf(cutOff, refusedWith(401, 403, 404, 429), closesItself)
test.use({ expectedComplaints: complaints })
savedTest.use({ expectedComplaints: complaints })

// proves: 2.19
test('the calculator looks right: empty, with an alert, mistyped, and with a result', {
  tag: '@phone',
}, async ({ calculator, page }) => {
  await expectGoodLooks(page)
  await calculator.amount('Costo prodotto').press('Enter')
  await expect(calculator.alert).toBeVisible()
  await expectGoodLooks(page)
  await page.keyboard.press('Escape')
  await calculator.category.selectOption('clothing')
  await calculator.calculate(exampleSale)
  await expectGoodLooks(page)
  await calculator.closeBanner()
  await calculator.enter({ 'Costo prodotto': 'abc'.repeat(40), Spedizione: '-1' })
  await calculator.enter({ Packaging: '9'.repeat(40) })
  await expect(calculator.results).toContainText('Controlla i dati')
  await expectGoodLooks(page)
})

test('a result looks right in every band, with the largest figures, and with closed sections', async ({
  example: calculator,
  page,
}) => {
  const bands = {
    '29,90': 'Margine basso.',
    '35,90': 'Margine OK.',
    '59,90': 'Margine eccellente.',
  }
  for (const [price, advice] of Object.entries(bands)) {
    await calculator.amount('Prezzo di vendita').fill(price)
    await expect(calculator.results.getByText(advice, { exact: true })).toBeVisible()
    await expectNothingFound(page)
  }
  await calculator.enter({
    ...{ 'Costo prodotto': largest, 'Prezzo di vendita': '0,01' },
    ...{ Spedizione: largest, Packaging: largest, Pubblicità: largest },
  })
  await calculator.country.selectOption('US')
  await expectGoodLooks(page)
  await calculator.marketplace.selectOption('woocommerce')
  await calculator.otherCosts.click()
  await calculator.place.click()
  await expectGoodLooks(page)
})

test('«Tariffe e regime» looks right with everything open and something wrong', {
  tag: '@phone',
}, async ({ calculator, page }) => {
  await page.clock.setFixedTime('2026-11-22T10:00:00')
  const section = new RatesSection(page)
  await calculator.category.selectOption('home')
  await calculator.calculate({ 'Costo prodotto': '8', 'Prezzo di vendita': '19,90' })
  await section.toggle.click()
  await section.rates.selectOption('In vigore il giorno…')
  await section.day.fill('2026-03-01')
  await section.vat.selectOption('Altra percentuale')
  await section.regime.selectOption('Forfettario')
  await section.choice('Coefficiente di redditività').selectOption('Altro coefficiente')
  await section.choice('Gestione INPS').selectOption('Artigiani')
  await expectNothingFound(page)
  await expectToFit(page)
  await section.ownRate.click()
  await section.number('Percentuale').fill('abc')
  await section.day.fill('')
  await expectNothingFound(page)
  await expectToFit(page)
})

test('menu, guide and user menu look right', { tag: '@phone' }, async ({
  calculator,
  page,
  isMobile,
}) => {
  await expect(calculator.form).toBeVisible()
  if (isMobile) {
    await page.getByRole('button', { name: 'Apri il menu' }).tap()
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
    await expectNothingFound(page)
    await page.keyboard.press('Escape')
  }
  await openGuide(page, isMobile)
  await expect(guide(page).getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expectGoodLooks(page)
  await page.keyboard.press('Escape')
  await openUserMenu(page, isMobile)
  const logout = page.getByRole('button', { name: 'Logout' })
  await expect(logout).toBeVisible()
  await expectNothingFound(page)
  await listKnown(page)
  await page.context().setOffline(true)
  await logout.click()
  await expect(page.getByRole('banner').getByRole('alert')).toBeVisible()
  await expectNothingFound(page)
})

test('«Scenari» and «Salvati» look right without anything to show', async ({
  calculator: { page },
}) => {
  await listKnown(page)
  for (const name of ['Salvati', 'Scenari']) {
    await page.getByRole('tab', { name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectGoodLooks(page)
  }
})

test('a scenario looks right, the largest and a wrong one too', { tag: '@phone' }, async ({
  scenarios,
  page,
}) => {
  await scenarios.quick('Commissione +5 punti').click()
  await scenarios.exact('Commissione').fill('17,7546933667')
  await scenarios.exact('Prezzo').fill(largest)
  await expectGoodLooks(page)
  await scenarios.exact('Costo').fill(largest)
  await scenarios.exact('Prezzo').fill('0,01')
  await expectGoodLooks(page)
  await scenarios.exact('Prezzo').fill('9'.repeat(60))
  await scenarios.exact('Commissione').fill('-1')
  await expectGoodLooks(page)
})

savedTest(
  'the dialogs, cards and messages of saving look right',
  { tag: '@phone' },
  async ({ saved, page, context }) => {
    await saved.saveButton.click()
    await expect(saved.name).toBeFocused()
    await expectGoodLooks(page)
    await saved.prompt.getByRole('button', { name: 'Salva' }).click()
    await expect(saved.confirmation).toBeVisible()
    await expectNothingFound(page)
    await saved.save(longName)
    await saved.saveButton.click()
    await expect(saved.banner).toBeInViewport()
    await expectGoodLooks(page)
    await saved.banner.getByRole('button', { name: 'Sostituiscine uno' }).click()
    await expectGoodLooks(page)
    await page.keyboard.press('Escape')
    await saved.open()
    await expect(saved.cards).toHaveCount(2)
    await expectGoodLooks(page)
    await saved.card(longName).getByRole('button', { name: 'Elimina' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectGoodLooks(page)
    await page.keyboard.press('Escape')
    await context.setOffline(true)
    await saved.remove(longName)
    await expect(saved.banner).toBeVisible()
    await expectNothingFound(page)
  },
)

savedTest('a save that is under way looks right', async ({ saved, page }) => {
  const letGo = await saved.holdSaves()
  await saved.answerPrompt('x'.repeat(80))
  await expect(saved.overlay).toHaveCSS('opacity', '1')
  await expectGoodLooks(page)
  letGo()
  await expect(saved.confirmation).toBeVisible()
  await saved.open()
  await expect(saved.cards).toHaveCount(1)
  await expectToFit(page)
})

test('a calculation from a link looks right, and so does what is asked about it', async ({
  calculator,
  page,
  context,
}) => {
  const opening = new OpeningPage(page)
  await context.grantPermissions([])
  await page.goto(exampleLink)
  await expect(opening.fromLink).toBeVisible()
  await expectGoodLooks(page)
  await calculator.results.getByRole('button', { name: 'Copia link' }).click()
  await expect(page.getByRole('dialog', { name: 'Copia il link' })).toBeVisible()
  await expectGoodLooks(page)
  await page.keyboard.press('Escape')
  await opening.follow(linkWith(`{"c":"999.999.999","v":"${largest}"}`))
  await expect(opening.question).toBeVisible()
  await expectGoodLooks(page)
  await opening.refuse.click()
  await opening.drag('{}')
  await expectToFit(page)
})

test('the right price looks right: its answer, its table, what is wrong, and taxes', {
  tag: '@phone',
}, async ({ page }) => {
  const screen = new RightPricePage(page)
  await screen.calculator.open()
  await screen.openBeauty({ 'Costo prodotto': '5,30', 'Prezzo di vendita': '10,50' })
  await screen.openTable()
  await expectNothingFound(page)
  await expectToFit(page)
  await screen.target('Margine').fill('abc')
  await screen.price.fill('0')
  await expectNothingFound(page)
})

test('where to sell looks right, the largest figures and losses too', { tag: '@phone' }, async ({
  example: calculator,
  page,
}) => {
  const places = new WhereToSellPage(page)
  await calculator.closeBanner()
  await places.open()
  await places.elsewhere.click()
  await places.foreign.setChecked(true)
  await places.row('Lazada').getByText('Tariffe Margine').click()
  await expectGoodLooks(page)
  await places.back.click()
  await calculator.enter({
    ...{ 'Costo prodotto': largest, 'Prezzo di vendita': '0,01', Spedizione: largest },
  })
  // Larger figures move what is pressed next.
  await calculator.expectFigures({ GUADAGNO: '−2.000.000.002,07 €' })
  await places.open()
  await places.elsewhere.click()
  await places.foreign.setChecked(true)
  await places.row('Lazada').getByText('Tariffe Margine').click()
  await expectToFit(page)
})

test('the documents look right with everything open', async ({ page }) => {
  for (const path of ['/privacy', '/termini', '/tariffe', '/questa-pagina-non-esiste']) {
    await page.goto(path)
    if (path === '/privacy')
      await expect(page.getByRole('button', { name: 'Esci da qui' })).toBeVisible()
    await expectNothingFound(page)
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    await expectToFit(page)
    await resize(page, { width: 1280, height: 860 })
  }
})

test('changing the password, deleting the account and confirming who one is look right', async ({
  page,
  data,
  person,
}) => {
  await page.goto('/privacy')
  await page.getByRole('button', { name: 'Cambia la password' }).click()
  await page.getByRole('button', { name: 'Salva la password' }).click()
  await expectGoodLooks(page)
  await page.getByRole('button', { name: 'Elimina il mio account' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectGoodLooks(page)
  data.change(
    'UPDATE sessions SET created_at = 1 + created_at - 900000 WHERE user_id = (SELECT id FROM users WHERE email = ?)',
    person.email,
  )
  await page.getByRole('button', { name: 'Conferma' }).click()
  await expect(page.getByRole('dialog', { name: 'Conferma che sei tu' })).toBeVisible()
  await expectGoodLooks(page)
})

test.describe('before the application', () => {
  test.use({ session: nobody, readsOutbox: true })

  for (const [screen, states] of Object.entries(accountStates))
    test(`${screen} looks right`, async ({ page, data }) => {
      for (const { name, show } of states)
        await test.step(name, async () => {
          await show(page, data)
          await expectGoodLooks(page)
        })
    })
})

test.describe('somebody with the longest address', () => {
  test.use({
    person: async ({ data }, use) => {
      const email = `${newPerson().email.split('@')[0]}-${'m'.repeat(40)}@posta.example`
      await use(data.addPerson(email))
    },
  })

  test('the longest address has a header that looks right, and a way out in view', async ({
    calculator,
    page,
    isMobile,
  }) => {
    await expect(calculator.form).toBeVisible()
    await expectGoodLooks(page)
    await openUserMenu(page, isMobile)
    await expect(page.getByRole('button', { name: 'Logout' })).toBeInViewport()
  })
})

test('a wide screen has its title above the form, and a very wide one keeps form and result together in the middle; text twice as large fits a phone, the calculator and its scenarios', async ({
  example: calculator,
  page,
}) => {
  const title = page.getByRole('heading', { level: 1 })
  await expect.poll(async () => (await title.boundingBox())?.height).toBeGreaterThan(20)
  await resize(page, { width: 2560, height: 1440 })
  await expect(async () => {
    const form = await calculator.form.boundingBox()
    const results = await calculator.results.boundingBox()
    const right = (results?.x ?? Number.NaN) + (results?.width ?? Number.NaN)
    expect(right - (form?.x ?? 0)).toBeLessThan(1300)
    expect(form?.x).toBeCloseTo(2560 - right, 0)
  }).toPass()

  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  for (const tab of ['Calcolatore', 'Scenari']) {
    await page.getByRole('tab', { name: tab }).click()
    for (const width of [320, 390]) {
      await resize(page, { width, height: 760 })
      await expect.poll(() => tooWide(page), `${tab} at ${width} px`).toEqual([])
    }
  }
})

test.describe('before signing in', () => {
  test.use({ session: nobody })

  test('text twice as large fits the narrowest phone', async ({ page }) => {
    await resize(page, { width: 320, height: 760 })
    for (const path of ['/login', '/signup', '/prova', '/password-dimenticata']) {
      await page.goto(path)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      await expect.poll(() => tooWide(page), path).toEqual([])
    }
    await page.goto('/login')
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    // «Mostra» leaves what is typed its room.
    await expect
      .poll(() =>
        gapBetween(page.getByLabel('Password'), page.getByRole('button', { name: 'Mostra' })),
      )
      .toBeGreaterThanOrEqual(0)
  })
})

test('the largest amounts are not cut in the fields of a scenario', async ({ scenarios, page }) => {
  for (const name of ['Prezzo', 'Costo', 'Spedizione'] as const)
    await scenarios.exact(name).fill(largest)
  await scenarios.exact('Commissione').fill('17,7546933667')
  for (const width of [320, 359, 390, 401, 481, 860, 861, 961, 1280]) {
    await resize(page, { width, height: 800 })
    const cut = () =>
      scenarios.panel
        .getByRole('textbox')
        .evaluateAll((fields) =>
          fields
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map((field) => field.ariaLabel),
        )
    await expect.poll(cut, `at ${width} px`).toEqual([])
  }
})
