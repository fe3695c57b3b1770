import { CalculatorPage } from '../../pages/calculator-page.ts'
import { expectNoDialogBehind } from '../../pages/history.ts'
import { exampleLink, linkWith, OpeningPage } from '../../pages/opening-page.ts'
import { SavedPage } from '../../pages/saved-page.ts'
import { expect, test } from '../../test.ts'

const copied = 'Link copiato: chi lo apre in Margine trova questo calcolo.'

test('a link that was copied gives the same result in another tab, and no server hears of it', async ({
  example: calculator,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await calculator.results.getByRole('button', { name: 'Copia link' }).click()
  await expect(calculator.results.getByText(copied)).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).href.replace(new URL('/', page.url()).href, '/')).toBe(exampleLink)

  const sent: string[] = []
  context.on('request', async (request) => {
    const headers = JSON.stringify(request.headers())
    sent.push(`${request.url().split('#')[0]} ${headers} ${request.postData()}`)
  })
  const other = await context.newPage()
  await other.goto(link)
  const opened = new CalculatorPage(other)
  await opened.expectFigures({ MARGINE: '23,3%', GUADAGNO: '7,62 €' })
  await expect(new OpeningPage(other).fromLink).toBeVisible()
  await expect(opened.category).toHaveValue('home')
  await expect(other).toHaveURL('/')
  expect(sent.length).toBeGreaterThan(5)
  const [payload = ''] = /(?<=calcolo=1\.)[\w-]+/.exec(link) ?? []
  expect(sent.filter((request) => request.includes(payload.slice(0, 40)))).toEqual([])

  await other.reload()
  await expect(new OpeningPage(other).fromLink).toBeVisible()
  await opened.enter({ Spedizione: '5' })
  await expect(new OpeningPage(other).fromLink).toHaveCount(0)
  await calculator.enter({ Spedizione: '5' })
  await expect(calculator.results.getByText(copied)).toHaveCount(0)
})

test('before a calculation is replaced the person is asked, and has it back', async ({
  calculator,
  page,
}) => {
  const opening = new OpeningPage(page)
  await calculator.calculate({ 'Costo prodotto': '3', 'Prezzo di vendita': '20' })
  const before = await calculator.figure('MARGINE').textContent()
  const expectAsBefore = async () => {
    await expect(opening.question).toHaveCount(0)
    await expect(calculator.figure('MARGINE')).toHaveText(before ?? '')
    await expect(calculator.amount('Costo prodotto')).toHaveValue('3')
    await expectNoDialogBehind(page)
  }
  for (const refuse of [
    () => opening.refuse.click(),
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
  ]) {
    await opening.follow(exampleLink)
    await expect(opening.question).toContainText('Margine 23,3%, guadagno 7,62 €')
    await expect(page).toHaveURL('/')
    await refuse()
    await expectAsBefore()
  }
  await page.reload()
  await expectAsBefore()

  await opening.follow(exampleLink)
  await page.reload()
  await expect(opening.question).toBeVisible()
  await page.keyboard.press('Escape')
  await expectAsBefore()
  const tab = page.getByRole('tab', { name: 'Calcolatore' })
  await expect(tab).toBeFocused()

  await opening.follow(exampleLink)
  await opening.accept.click()
  await calculator.expectFigures({ MARGINE: '23,3%' })
  await expect(opening.fromLink).toBeVisible()
  await expect(tab).toBeFocused()

  await page.reload()
  await page.getByRole('button', { name: 'Ripristina il calcolo precedente' }).click()
  await expectAsBefore()
  await expect(opening.fromLink).toHaveCount(0)
})

test('a link that can not be read, or is from a later version, says so and takes nothing away', async ({
  example: calculator,
  page,
}) => {
  const opening = new OpeningPage(page)
  await opening.follow(exampleLink.slice(0, -7))
  await expect(opening.problem).toContainText('Il link è incompleto o danneggiato')
  await expect(page).toHaveURL('/')
  await opening.follow(linkWith('{"c":"5"}', 2))
  await expect(opening.problem).toContainText(
    'Il link viene da una versione più recente di Margine',
  )
  await calculator.expectFigures({ MARGINE: '23,3%', GUADAGNO: '7,62 €' })
  await page.reload()
  await calculator.expectFigures({ MARGINE: '23,3%', GUADAGNO: '7,62 €' })
  await expect(opening.problem).toHaveCount(0)
})

test('a link waits until no dialog has to be answered', async ({ example: calculator, page }) => {
  const opening = new OpeningPage(page)
  const expectToWait = async () => {
    await opening.follow(linkWith('{"c":"1","v":"2"}'))
    await expect(page).toHaveURL('/')
    await expect(opening.question).toHaveCount(0)
  }
  const figure = calculator.results.getByRole('button', { name: /: come è stato calcolato$/ })
  await figure.first().click()
  await expectToWait()
  await page.keyboard.press('Escape')
  await expect(opening.question).toBeVisible()
  await opening.refuse.click()

  const saved = new SavedPage(page)
  await saved.saveButton.click()
  await saved.name.fill('Tazza')
  await expectToWait()
  await saved.prompt.getByRole('button', { name: 'Salva' }).click()
  await opening.accept.click()
  await expect(calculator.amount('Costo prodotto')).toHaveValue('1')
  await saved.open()
  await expect(saved.card('Tazza').getByText('7,62 €')).toBeVisible()
})

test('where the clipboard is refused, the link is there to copy', async ({
  example: calculator,
  page,
  context,
}) => {
  await context.grantPermissions([])
  const button = calculator.results.getByRole('button', { name: 'Copia link' })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Copia il link' })
  const field = dialog.getByRole('textbox', { name: 'Link al calcolo' })
  await expect(field).toHaveValue(new URL(exampleLink, page.url()).href)
  await expect(field).toBeFocused()
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toContain('#calcolo=1.')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()
})
