import type { AmountName, CalculatorPage } from '../pages/calculator-page.ts'
import { textInTheFrameAfter } from '../pages/frames.ts'
import { RatesSection } from '../pages/rates-section.ts'
import { expect, test } from '../test.ts'

type Act = (calculator: CalculatorPage) => Promise<unknown>

const fill =
  (name: AmountName, text: string): Act =>
  (calculator) =>
    calculator.amount(name).fill(text)
const choose =
  (what: 'country' | 'category' | 'marketplace', option: string): Act =>
  (calculator) =>
    calculator[what].selectOption(option)
const turn =
  (what: 'costWithVat' | 'priceWithVat'): Act =>
  (calculator) =>
    calculator[what].click()

/** One control of each kind: what changes it, what margin and profit that leads to, and what takes it back. */
const changes: [change: Act, figures: string, back: Act][] = [
  [fill('Spedizione', '6'), '18,7% 6,12 €', fill('Spedizione', '4,50')],
  [fill('Pubblicità', ''), '27,9% 9,12 €', fill('Pubblicità', '1,50')],
  [turn('costWithVat'), '30,2% 9,87 €', turn('costWithVat')],
  [turn('priceWithVat'), '33,8% 13,50 €', turn('priceWithVat')],
  [choose('country', 'US'), '37,1% 14,82 USD', choose('country', 'IT')],
  [choose('category', 'electronics'), '33,1% 10,81 €', choose('category', 'home')],
  [choose('marketplace', 'ebay'), '29,4% 9,61 €', choose('marketplace', 'amazon')],
]

/** What the results say of margin and profit in the frame right after a change. */
async function verdictAfter({ results }: CalculatorPage, change: () => Promise<unknown>) {
  const frame = await textInTheFrameAfter(results, change)
  return `${/MARGINE (\S+)/.exec(frame)?.[1]} ${/GUADAGNO (\S+ \S+)/.exec(frame)?.[1]}`
}

// proves: 2.22, 2.24, 4.5, 4.6, 5.2, 5.10
test('once there is a result, it follows every kind of control and every keystroke in the same frame; while the form is invalid the panel says what is missing, without an alert', async ({
  example: calculator,
  page,
}) => {
  for (const [change, figures, back] of changes) {
    expect(await verdictAfter(calculator, () => change(calculator))).toBe(figures)
    expect(await verdictAfter(calculator, () => back(calculator))).toBe('23,3% 7,62 €')
    await expect(calculator.alert).toHaveCount(0)
  }

  await calculator.amount('Prezzo di vendita').selectText()
  const shown: (string | undefined)[] = []
  for (const key of ['4', '9', 'Backspace', '0']) {
    const verdict = await verdictAfter(calculator, () => page.keyboard.press(key))
    shown.push(verdict.split(' ')[0])
  }
  expect(shown).toEqual(['−500,9%', '34,1%', '−500,9%', '23,4%'])
  await calculator.amount('Prezzo di vendita').fill('39,90')
  const price = calculator.amount('Prezzo di vendita')
  const frame = await textInTheFrameAfter(calculator.results, () => price.fill(''))
  expect(frame).toContain('Controlla i dati')
  expect(frame).not.toContain('MARGINE')
  await expect(calculator.results.getByRole('listitem')).toHaveText([
    'Prezzo di vendita: inserisci un importo maggiore di zero.',
  ])
  await expect(calculator.results.getByRole('button')).toHaveCount(0)
  await expect(calculator.scenarios).toBeDisabled()
  await expect(calculator.alert).toHaveCount(0)

  const back = await textInTheFrameAfter(calculator.results, () => price.fill('39,90'))
  expect(back).toContain('MARGINE 23,3%')
  await expect(calculator.scenarios).toBeEnabled()
})

test('the figures change in place: nothing around them moves', { tag: '@phone' }, async ({
  example: calculator,
  page,
  isMobile,
}) => {
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('input, select, button, h2, [role="group"]')].map((element) => {
        const { x, y } = element.getBoundingClientRect()
        return `${element.textContent?.replace(/[\d,]+/g, '#')} ${x.toFixed(1)} ${y.toFixed(1)}`
      }),
    )
  await calculator.amount('Prezzo di vendita').focus()
  if (isMobile) await expect(calculator.resultBar).toBeInViewport({ ratio: 1 })
  // What comes after the first screen has come: it moves what lies below it.
  await expect(calculator.banner).toBeVisible()
  await expect(new RatesSection(page).take).toBeVisible()
  const before = await places()
  await calculator.amount('Prezzo di vendita').fill('41,17')
  await calculator.expectFigures({ MARGINE: '25,1%' })
  await expect.poll(places).toEqual(before)
})

// proves: 2.20, 4.7
test('«Nuovo Calcolo» clears form and result, opens the marketplace section and ends live mode', async ({
  example: calculator,
}) => {
  await calculator.costWithVat.click()
  await calculator.country.selectOption('FR')
  await calculator.place.click()
  await expect(calculator.place).toHaveAttribute('aria-expanded', 'false')

  await calculator.newCalculation.click()
  await expect(calculator.results).toContainText('Pronto per il calcolo')
  await expect(calculator.place).toHaveAttribute('aria-expanded', 'true')
  await expect(calculator.country).toHaveValue('IT')
  await expect(calculator.costWithVat).not.toBeChecked()
  await expect(calculator.scenarios).toBeDisabled()
  await calculator.enter({ 'Costo prodotto': '12,50', 'Prezzo di vendita': '39,90' })
  await expect(calculator.calculateButton).toBeEnabled()
  await calculator.expectNoResult()
})

test('what explains a result follows once typing rests, and pales while one types on', async ({
  example: calculator,
  page,
}) => {
  const explanation = calculator.results.locator('[aria-busy]', { has: page.getByRole('img') })
  const price = calculator.amount('Prezzo di vendita')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)

  for (const typed of ['4', '49', '49,', '49,9']) {
    await price.fill(typed)
    await page.clock.runFor(90)
  }
  await calculator.expectFigures({ 'CON IVA': '49,90 €' })
  await expect(calculator.stackedBar).toHaveAccessibleName(/IVA 7,20\s€/)
  await expect(explanation).toHaveCSS('opacity', '0.55')
  await expect(explanation).toHaveAttribute('aria-busy', 'true')

  await page.clock.runFor(10)
  await expect(calculator.stackedBar).toHaveAccessibleName(/IVA 9,00\s€/)
  await expect(explanation).toHaveCSS('opacity', '1')
  await expect(explanation).toHaveAttribute('aria-busy', 'false')
})
