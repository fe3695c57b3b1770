import { expect, test } from '../test.ts'

test('a result goes on paper with what it was calculated from, and nothing to press, as «Stampa / PDF» opens it', async ({
  example: calculator,
  page,
}) => {
  await page.clock.setFixedTime('2026-11-08T10:00:00')
  // Firefox copies the page as soon as the event is over.
  const copied = await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'))
    const text = document.body.textContent.replaceAll('\u00a0', ' ')
    dispatchEvent(new Event('afterprint'))
    return text
  })
  expect(copied).toContain("Calcolo dell'8 novembre 2026")
  expect(copied).toContain('12,50 € senza IVA')
  await page.emulateMedia({ media: 'print' })
  const paper = page.getByRole('tabpanel', { name: 'Calcolatore' })
  await expect(paper.getByRole('heading', { name: 'Margine', exact: true })).toBeVisible()
  await expect(paper.getByText("Calcolo dell'8 novembre 2026")).toBeVisible()
  for (const [name, value] of [
    ['Costo prodotto', '12,50 € senza IVA'],
    ['Prezzo di vendita', '39,90 € con IVA al 22%'],
    ['Marketplace', 'Amazon'],
    ['Paese', 'Italia · IVA 22%'],
  ] as const) {
    const line = paper.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) })
    await expect(line).toBeVisible()
    await expect(line.locator('xpath=following-sibling::dd')).toHaveText(value)
  }
  await calculator.expectFigures({ MARGINE: '23,3%', GUADAGNO: '7,62 €', NETTO: '32,70 €' })
  await expect(calculator.costLines).toHaveCount(5)
  await expect(calculator.stackedBar).toBeVisible()
  await expect(calculator.results.getByText('Quanto pesa la commissione')).toBeVisible()
  await expect(calculator.results.getByText('Buon margine.')).toBeVisible()
  for (const role of ['button', 'tab', 'textbox', 'combobox', 'switch', 'link'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  await expect(calculator.banner).toBeHidden()

  await page.emulateMedia({ media: 'screen' })
  await expect(page.getByText('Calcolo del')).toHaveCount(0)
  await expect(calculator.form).toBeVisible()

  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await calculator.results.getByRole('button', { name: 'Stampa / PDF' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', '')
})

test('media queries are read once: Chromium drops the event of one that is read again before it', async ({
  calculator,
  page,
}) => {
  await page.addInitScript(() => {
    const { prototype } = MediaQueryList
    const matches = Object.getOwnPropertyDescriptor(prototype, 'matches')?.get
    const asked: Record<string, number> = {}
    Object.defineProperty(prototype, 'matches', {
      get() {
        asked[this.media] = (asked[this.media] ?? 0) + 1
        return matches?.call(this)
      },
    })
    Object.assign(globalThis, { asked })
  })
  await page.reload()
  await calculator.calculateExample()
  await calculator.amount('Prezzo di vendita').pressSequentially('1')
  const timesAsked = () =>
    page.evaluate(() => (globalThis as { asked?: Record<string, number> }).asked)
  expect(await timesAsked()).toMatchObject({ print: 1, '(max-width: 860px)': 1 })
})

test('a result on paper takes one page, the longest too, and paper is white at night', async ({
  example: calculator,
  page,
}) => {
  const pages = async () =>
    (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
  expect(await pages()).toBe(1)

  await page.emulateMedia({ colorScheme: 'dark' })
  await calculator.category.selectOption('clothing')
  await calculator.prime.check()
  await calculator.amount('Prezzo di vendita').fill('999.999,99')
  await expect(calculator.results).toContainText('con Prime')
  expect(await pages()).toBe(1)

  // Just over a break, where there is most to advise.
  await calculator.category.selectOption('beauty')
  await calculator.enter({
    'Costo prodotto': '1',
    'Prezzo di vendita': '10,50',
    Spedizione: '0,50',
  })
  await expect(calculator.results).toContainText('Occhio alla soglia')
  expect(await pages()).toBe(1)

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})
