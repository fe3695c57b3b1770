import { guide, openGuide } from '../pages/guide.ts'
import { expect, test } from '../test.ts'

// proves: 1.13, 2.11
test('the guide explains the figures in a panel beside them', { tag: '@phone' }, async ({
  example: calculator,
  page,
  isMobile,
}) => {
  await openGuide(page, isMobile)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(guide(page).getByRole('heading', { level: 2, name: 'Guida' })).toBeVisible()
  await expect(guide(page).getByRole('heading', { level: 3 })).toHaveText([
    'Da dove cominciare',
    'Che cosa scrivere in ogni campo',
    'Margine e ricarico',
    'Netto e lordo',
    "Come entra l'IVA",
    'Perché la commissione reale è più alta',
    'Le tariffe in vigore oggi',
    'La tua tariffa',
    "L'aliquota IVA del prodotto",
    'Leggere il risultato',
    'Regime forfettario',
    'Imposte e contributi',
    "Limiti da tenere d'occhio",
    'Il prezzo giusto e dove vendere',
    'Scenari: che cosa succede se…',
    'Salvare ed esportare',
    'Che cosa non è compreso',
    'Domande frequenti',
  ])
  await page.keyboard.press('Escape')
  await calculator.expectFigures({ MARGINE: '23,3%' })
})

test('without a result, the guide begins at the beginning and speaks of an example', async ({
  calculator,
  page,
  isMobile,
}) => {
  await expect(calculator.form).toBeVisible()
  await openGuide(page, isMobile)
  const topic = (name: string) => guide(page).getByRole('button', { name, exact: true })
  await expect(topic('Da dove cominciare')).toHaveAttribute('aria-expanded', 'true')
  await topic('Perché la commissione reale è più alta').click()
  await expect(guide(page)).toContainText(
    /Un esempio Su 122,00\s€ con IVA il 15,0% fa 18,30\s€; su 100,00\s€ netti è il 18,3%\./,
  )
})

// proves: 1.13
test('a question opens on its answer, and closes; a click in the guide leaves it open', async ({
  calculator,
  page,
  isMobile,
}) => {
  await expect(calculator.form).toBeVisible()
  await openGuide(page, isMobile)
  const answer = guide(page).getByText('Margine non converte le valute.')
  await expect(answer).toBeHidden()
  await guide(page).getByRole('button', { name: 'Posso calcolare in dollari?' }).click()
  await expect(answer).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(answer).toBeHidden()
  await guide(page).getByRole('heading', { name: 'Guida', exact: true }).click()
  await expect(guide(page)).toBeVisible()
})

test('the search finds chapters and questions, says how many, and leads back', async ({
  calculator,
  page,
  isMobile,
}) => {
  await expect(calculator.form).toBeVisible()
  await openGuide(page, isMobile)
  const search = guide(page).getByRole('searchbox', { name: 'Cerca nella guida' })
  const count = guide(page).getByRole('status')
  await search.fill('PERCHE LA COMMISSIONE REALE')
  await expect(count).toHaveText('1 argomento trovato')
  await expect(guide(page).getByRole('heading', { level: 3 })).toHaveText([
    'Perché la commissione reale è più alta',
  ])
  await expect(guide(page).getByText('Quasi tutti i marketplace')).toBeVisible()
  await search.fill('reverse charge')
  await expect(guide(page).getByText('Dal 1° agosto 2024 Amazon le fattura')).toBeVisible()

  await search.fill('criptovalute')
  await expect(count).toHaveText(/^Nessun argomento parla di «criptovalute»/)
  await expect(guide(page).getByRole('heading', { level: 3 })).toHaveCount(0)
  await guide(page).getByRole('button', { name: 'Mostra tutta la guida' }).click()
  await expect(guide(page).getByRole('heading', { level: 3 })).toHaveCount(18)
  await expect(search).toHaveValue('')
  await expect(search).toBeFocused()
})

test('the focus stays in the guide, from its first stop to its last and around', async ({
  calculator,
  page,
  isMobile,
}) => {
  await expect(calculator.form).toBeVisible()
  await openGuide(page, isMobile)
  await expect(guide(page).getByRole('heading', { level: 3 })).toHaveCount(18)
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
  const ways = {
    'its button': () => guide(page).getByRole('button', { name: 'Chiudi la guida' }).click(),
    Escape: () => page.keyboard.press('Escape'),
    'the backdrop': () => page.mouse.click(12, 420),
    Back: () => page.goBack(),
  }
  for (const [way, close] of Object.entries(ways))
    await test.step(`by ${way}`, async () => {
      await openGuide(page, isMobile)
      await expect(guide(page).locator(':focus')).toHaveCount(1)
      await close()
      await expect(guide(page)).toHaveCount(0)
      await expect(
        page.getByRole('button', { name: isMobile ? 'Apri il menu' : 'Guida' }),
      ).toBeFocused()
    })
})
