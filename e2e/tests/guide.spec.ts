import { guide, openGuide } from '../pages/guide.ts'
import { expect, test } from '../test.ts'

const topics = 24

// proves: 1.13, 2.11
test('the guide explains the figures in a panel beside them, and finds what is looked for', {
  tag: '@phone',
}, async ({ example: calculator, page, isMobile }) => {
  await openGuide(page, isMobile)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(guide(page).getByRole('heading', { level: 2, name: 'Guida' })).toBeVisible()
  const headings = guide(page).getByRole('heading', { level: 3 })
  await expect(headings).toHaveCount(topics)
  await expect(guide(page)).toContainText(/Con i tuoi numeri Commissione Amazon: 5,99\s€/)

  const search = guide(page).getByRole('searchbox', { name: 'Cerca nella guida' })
  const count = guide(page).getByRole('status')
  await search.fill('PERCHE LA COMMISSIONE REALE')
  await expect(count).toHaveText('1 argomento trovato')
  await expect(headings).toHaveText(['Perché la commissione reale è più alta'])
  await expect(guide(page).getByText('Quasi tutti i marketplace')).toBeVisible()
  await search.fill('criptovalute')
  await expect(count).toHaveText(/^Nessun argomento parla di «criptovalute»/)
  await guide(page).getByRole('button', { name: 'Mostra tutta la guida' }).click()
  await expect(headings).toHaveCount(topics)
  await expect(search).toHaveValue('')
  await expect(search).toBeFocused()
  await page.keyboard.press('Escape')
  await calculator.expectFigures({ MARGINE: '23,3%' })
})

// proves: 1.13
test('without a result the guide begins at the beginning; a question opens on its answer, and closes; the focus stays in it, from its first stop to its last and around', async ({
  calculator,
  page,
  isMobile,
}) => {
  await expect(calculator.form).toBeVisible()
  await openGuide(page, isMobile)
  const topic = (name: string) => guide(page).getByRole('button', { name, exact: true })
  await expect(topic('Da dove cominciare')).toHaveAttribute('aria-expanded', 'true')
  const answer = guide(page).getByText('Margine non converte le valute.')
  await expect(answer).toBeHidden()
  await topic('Posso calcolare in dollari?').click()
  await expect(answer).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(answer).toBeHidden()
  await guide(page).getByRole('heading', { name: 'Guida', exact: true }).click()
  await expect(guide(page)).toBeVisible()

  await expect(guide(page).getByRole('heading', { level: 3 })).toHaveCount(topics)
  const stops = await guide(page).getByRole('button').count()
  const outside: string[] = []
  for (const key of ['Tab', 'Shift+Tab'])
    for (let presses = 0; presses < stops + 3; presses++) {
      await page.keyboard.press(key)
      outside.push(
        ...(await page.evaluate(() => {
          const { activeElement } = document
          // Past the last stop the browser's own controls have their turn.
          if (activeElement === null || activeElement === document.body) return []
          return activeElement.closest('dialog') === null ? [activeElement.outerHTML] : []
        })),
      )
    }
  expect(outside).toEqual([])
})

// proves: 4.2
test('the guide takes the focus, closes in any way, gives it back and opens again', {
  tag: '@phone',
}, async ({ calculator, page, isMobile }) => {
  await expect(calculator.form).toBeVisible()
  for (const close of [
    () => guide(page).getByRole('button', { name: 'Chiudi la guida' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(12, 420),
    () => page.goBack(),
  ]) {
    await openGuide(page, isMobile)
    await expect(guide(page).locator(':focus')).toHaveCount(1)
    await close()
    await expect(guide(page)).toHaveCount(0)
    await expect(
      page.getByRole('button', { name: isMobile ? 'Apri il menu' : 'Guida' }),
    ).toBeFocused()
  }
})
