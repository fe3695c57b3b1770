import { anyOf, cutOff, refusedWith } from '../../complaints.ts'
import { expect, test } from '../../saved-test.ts'

const offline = 'il server non risponde. Controlla la connessione e riprova.'

test.describe('without a network', () => {
  test.use({ expectedComplaints: anyOf(cutOff, refusedWith(503)) })

  // proves: 8.9
  test('a save says so, keeps what was typed, and works when tried again', async ({
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

  test.describe('with something saved', () => {
    test.use({ kept: ['Tazza'] })

    // proves: 8.8
    test('a list that does not come says so, and comes when asked again', async ({
      saved,
      page,
    }) => {
      await page.route('**/api/calculations', (route) => route.abort())
      await page.reload()
      await expect(saved.banner).toContainText(
        `Errore nel caricamento dei calcoli salvati: ${offline}`,
      )
      await saved.open()
      await expect(saved.panel).toContainText('Non riusciamo a caricare i calcoli salvati')
      await page.unroute('**/api/calculations')
      await saved.panel.getByRole('button', { name: 'Riprova' }).click()
      await expect(saved.card('Tazza')).toBeVisible()
      await expect(saved.banner).toHaveCount(0)
    })

    // proves: 8.10
    test('a removal says so, and works when tried again', async ({ saved, context }) => {
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
  })
})

test.describe('after the session has expired', () => {
  test.use({ expectedComplaints: anyOf(refusedWith(401)) })

  // proves: 5.11
  test('a save leads to signing in again, and what was typed is still there after', async ({
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
    await page.getByRole('textbox', { name: 'Email' }).fill(person.email)
    await page.getByRole('textbox', { name: 'Password' }).fill(person.password)
    await page.getByRole('button', { name: 'Accedi', exact: true }).click()
    await calculator.expectFigures({ MARGINE: '23,3%' })
    await saved.save('Tazza')
  })

  test.describe('with something saved', () => {
    test.use({ kept: ['Tazza'] })

    // proves: 4.12
    test('the list is emptied, for nobody is there whose it is', async ({
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
})

test.describe('while something is under way', () => {
  // proves: 2.48
  test('nothing can be pressed at once, and the veil is painted only when it takes a while', async ({
    saved,
    page,
    example: calculator,
  }) => {
    const letGo = await saved.holdSaves()
    await saved.answerPrompt('Tazza')
    await expect(saved.overlay).toHaveAccessibleName('Salvataggio in corso…')
    const pressed = await calculator.newCalculation.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect()
      return document.elementFromPoint(x + width / 2, y + height / 2) === button
    })
    expect(pressed).toBe(false)
    // The browser lets a page refuse only the first of them.
    for (let press = 0; press < 5; press++) await page.keyboard.press('Escape')
    await expect(saved.overlay).toHaveJSProperty('open', true)
    await expect(saved.overlay).toHaveCSS('opacity', '1')
    expect(
      await saved.overlay.evaluate((overlay) => {
        const [appearing] = overlay.getAnimations()
        return appearing?.effect?.getTiming().delay
      }),
    ).toBe(150)
    letGo()
    await expect(saved.overlay).toHaveCount(0)
    await expect(saved.confirmation).toBeVisible()
  })
})

test.describe('with something saved', () => {
  test.use({ kept: ['Tazza'] })
})

// proves: 2.47
test('the list says that it is on its way', async ({ saved, page }) => {
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/calculations', async (route) => {
    await answered.promise
    await route.continue()
  })
  await page.reload()
  await saved.open()
  await expect(saved.panel.getByText('Caricamento calcoli salvati...')).toBeVisible()
  answered.resolve()
  await expect(saved.panel.getByText('Nessun calcolo salvato')).toBeVisible()
})
