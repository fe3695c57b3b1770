import { expectNoFieldError } from '../../pages/fields.ts'
import { tabTo } from '../../pages/keyboard.ts'
import { RightPricePage } from '../../pages/right-price-page.ts'
import { expect, test } from '../../test.ts'

test('from a result to the price that reaches a target, and with it back into the calculation', {
  tag: '@phone',
}, async ({ example: calculator, page }) => {
  const screen = new RightPricePage(page)
  await screen.open()
  await expect(screen.answer).toContainText(/Per un margine del 20% chiedi almeno\s*37,77\s€/)
  await expect(screen.answer).toContainText(/IVA inclusa · senza IVA 30,96\s€/)
  await expect(screen.answer.getByRole('group', { name: 'OGGI' })).toContainText(
    /39,90\s€margine 23,3% \(\+3,3 punti\)/,
  )
  await expect(screen.price).toHaveValue('39,90')
  await expect(screen.apply).toBeDisabled()
  await expect(screen.limit('Costo prodotto')).toContainText(/12,50\s€13,57\s€/)
  await expect(screen.limit('Pubblicità')).toContainText(/1,50\s€ ACOS 3,8%2,57\s€ ACOS 6,4%/)
  await expect(screen.limit('Sconto')).toContainText(/cioè 37,77\s€/)

  await screen.kind('Guadagno').check()
  await screen.target('Guadagno').fill('9')
  await expect(screen.answer).toContainText(/Per guadagnare 9,00\s€ chiedi almeno/)
  await screen.ending('42,90').click()
  await expect(screen.price).toHaveValue('42,90')
  await expect(screen.ending('42,90')).toHaveAttribute('aria-pressed', 'true')
  await expect(screen.trial.getByRole('group', { name: 'MARGINE' })).toContainText('27,4%')
  await expect(screen.trial).toContainText("Raggiunge l'obiettivo: +0,63")
  await expect(screen.apply).toHaveAccessibleDescription(/prezzo di vendita diventa 42,90\s€\./)
  await screen.apply.click()

  await expect(calculator.amount('Prezzo di vendita')).toHaveValue('42,90')
  await calculator.expectFigures({ MARGINE: '27,4%', GUADAGNO: '9,63 €' })
  await screen.open()
  await expect(screen.target('Guadagno')).toHaveValue('9')
  await page.goBack()
  await expect(calculator.results).toBeVisible()
})

test('while a price is written anew nothing else moves', { tag: '@phone' }, async ({
  example: { page },
}) => {
  const screen = new RightPricePage(page)
  await screen.open()
  await screen.price.focus()
  const places = () =>
    Promise.all([screen.chart, screen.limits].map(async (part) => (await part.boundingBox())?.y))
  const margin = screen.trial.getByRole('group', { name: 'MARGINE' })
  const before = await places()
  await screen.price.fill('')
  await expect(screen.trial).toContainText('Scrivi un prezzo: qui vedi che cosa ti resta.')
  await expect(margin).toHaveCount(0)
  await expectNoFieldError(screen.price)
  await expect(screen.apply).toBeDisabled()
  await expect.poll(async () => (await places())[0]).toBe(before[0])
  await screen.price.fill('42')
  await expect(margin).toContainText('26,2%')
  await expect.poll(places).toEqual(before)
})

test('the right price is found and taken by keyboard alone', async ({
  example: calculator,
  page,
}) => {
  const screen = new RightPricePage(page)
  await screen.open()
  await expect(screen.screen).toBeFocused()
  await tabTo(page, screen.kind('Margine'))
  await page.keyboard.press('ArrowLeft')
  await expect(screen.kind('Ricarico')).toBeChecked()
  await tabTo(page, screen.screen.getByRole('slider', { name: 'Ricarico', exact: true }))
  await page.keyboard.press('ArrowRight')
  await expect(screen.target('Ricarico')).toHaveValue('30')
  await tabTo(page, screen.ending('il minimo'))
  await page.keyboard.press('Enter')
  await tabTo(page, screen.apply)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tab', { name: 'Calcolatore' })).toBeFocused()
  await expect(calculator.results).toContainText(/Ricarico sui costi\s*30,0%/)
})

test('on paper there is the answer, for what sale, and nothing to press', async ({
  example: { page },
}) => {
  const screen = new RightPricePage(page)
  await screen.open()
  await expect(screen.screen.getByRole('term')).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(screen.screen.getByRole('term').first()).toHaveText('Costo prodotto')
  await expect(screen.screen.getByRole('definition').first()).toHaveText(/^12,50\s€ senza IVA$/)
  await expect(screen.answer).toContainText(/Per un margine del 20% chiedi almeno\s*37,77\s€/)
  await expect(screen.trial.getByRole('group', { name: 'MARGINE' })).toBeVisible()
  await expect(screen.limits).toBeVisible()
  for (const role of ['textbox', 'slider', 'radio', 'button'] as const)
    await expect(screen.screen.getByRole(role)).toHaveCount(0)
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
})
