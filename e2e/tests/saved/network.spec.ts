import { anyOf, cutOff, refusedWith } from '../../complaints.ts'
import { LoginPage } from '../../pages/login-page.ts'
import { expect, test } from '../../saved-test.ts'

const offline = 'il server non risponde. Controlla la connessione e riprova.'

test.use({ expectedComplaints: anyOf(cutOff, refusedWith(401, 503)) })

// proves: 8.9
test('a save without a network says so, keeps what was typed, and works when tried again', async ({
  saved,
  example: calculator,
  context,
}) => {
  await context.setOffline(true)
  await saved.answerPrompt('Tazza')
  await expect(saved.banner).toContainText(`Errore nel salvataggio del calcolo: ${offline}`)
  await expect(calculator.amount('Costo prodotto')).toHaveValue('12,50')
  await calculator.expectFigures({ MARGINE: '23,3%' })
  await saved.saveButton.click()
  await expect(saved.name).toHaveValue('Tazza')
  await saved.prompt.getByRole('button', { name: 'Annulla' }).click()
  await context.setOffline(false)
  await saved.banner.getByRole('button', { name: 'Riprova' }).click()
  await expect(saved.confirmation).toBeVisible()
  await expect(saved.banner).toHaveCount(0)
  await saved.open()
  await expect(saved.cards.getByRole('heading')).toHaveText(['Tazza'])
})

test('a save that arrived although its answer did not counts once when tried again', async ({
  saved,
  page,
}) => {
  let lost = false
  await page.route('**/api/calculations', async (route) => {
    if (lost || route.request().method() !== 'POST') return route.continue()
    lost = true
    await route.fetch()
    await route.abort()
  })
  await saved.answerPrompt('Tazza')
  await expect(saved.banner).toContainText(offline)
  await saved.banner.getByRole('button', { name: 'Riprova' }).click()
  await expect(saved.confirmation).toBeVisible()
  await page.reload()
  await saved.open()
  await expect(saved.cards).toHaveCount(1)
})

// proves: 5.11
test('a save after the session has expired leads to signing in again, and what was typed is still there', async ({
  saved,
  example: calculator,
  context,
  page,
  person,
}) => {
  await context.clearCookies()
  await saved.answerPrompt('Tazza')
  await expect(saved.banner).toContainText(
    'Errore nel salvataggio del calcolo: accedi per continuare.',
  )
  await saved.banner.getByRole('link', { name: 'Accedi' }).click()
  await new LoginPage(page).signIn(person)
  await calculator.expectFigures({ MARGINE: '23,3%' })
  await saved.save('Tazza')
})

// proves: 2.48
test('while something is under way nothing can be pressed at once, and the veil is painted only when it takes a while', async ({
  saved,
  page,
  example: calculator,
}) => {
  const letGo = await saved.holdSaves()
  await saved.answerPrompt('Tazza')
  await expect(saved.overlay).toHaveAccessibleName('Salvataggio in corso…')
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await expect.poll(() => saved.overlay.boundingBox()).toEqual({ x: 0, y: 0, width, height })
  const pressed = await calculator.newCalculation.evaluate((button) => {
    const box = button.getBoundingClientRect()
    return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === button
  })
  expect(pressed).toBe(false)
  // The browser lets a page refuse only the first of them.
  for (let press = 0; press < 5; press++) await page.keyboard.press('Escape')
  await expect(saved.overlay).toHaveJSProperty('open', true)
  await expect(saved.overlay).toHaveCSS('opacity', '1')
  const delay = await saved.overlay.evaluate(
    (overlay) => overlay.getAnimations()[0]?.effect?.getTiming().delay,
  )
  expect(delay).toBe(150)
  letGo()
  await expect(saved.overlay).toHaveCount(0)
  await expect(saved.confirmation).toBeVisible()
})

test.describe('with something saved', () => {
  test.use({ kept: ['Tazza'] })

  // proves: 2.47, 8.8
  test('a list that does not come says so; asked for again it says that it is on its way, and comes', async ({
    saved,
    page,
  }) => {
    const asked = Promise.withResolvers<void>()
    let refuses = true
    await page.route('**/api/calculations', async (route) => {
      if (refuses) return route.abort()
      await asked.promise
      await route.continue()
    })
    await page.reload()
    await expect(saved.banner).toContainText(
      `Errore nel caricamento dei calcoli salvati: ${offline}`,
    )
    await saved.open()
    await expect(saved.panel).toContainText('Non riusciamo a caricare i calcoli salvati')
    refuses = false
    await saved.panel.getByRole('button', { name: 'Riprova' }).click()
    await expect(saved.panel.getByText('Caricamento calcoli salvati...')).toBeVisible()
    asked.resolve()
    await expect(saved.card('Tazza')).toBeVisible()
    await expect(saved.banner).toHaveCount(0)
  })

  // proves: 8.10
  test('a removal without a network says so, and works when tried again', async ({
    saved,
    context,
  }) => {
    await saved.open()
    await expect(saved.card('Tazza')).toBeVisible()
    await context.setOffline(true)
    await saved.remove('Tazza')
    await expect(saved.banner).toContainText(`Errore nell'eliminazione del calcolo: ${offline}`)
    await expect(saved.card('Tazza')).toBeVisible()
    await context.setOffline(false)
    await saved.banner.getByRole('button', { name: 'Riprova' }).click()
    await expect(saved.cards).toHaveCount(0)
  })

  // proves: 4.12
  test('the list is emptied once the session has expired, for nobody is there whose it is', async ({
    saved,
    page,
    context,
  }) => {
    // It is asked for anew as it comes on the screen.
    const refreshed = page.waitForResponse('**/api/calculations')
    await saved.open()
    await (await refreshed).finished()
    await expect(saved.card('Tazza')).toBeVisible()
    await context.clearCookies()
    await saved.remove('Tazza')
    await expect(saved.banner).toContainText('accedi per continuare.')
    await expect(saved.cards).toHaveCount(0)
  })
})
