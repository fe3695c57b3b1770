import type { CalculatorPage } from '../pages/calculator-page.ts'
import { textInTheFrameAfter } from '../pages/frames.ts'
import { RatesSection } from '../pages/rates-section.ts'
import { expect, test } from '../test.ts'

type Change = {
  title: string
  change: (calculator: CalculatorPage) => Promise<unknown>
  margine: string
  guadagno: string
  back: (calculator: CalculatorPage) => Promise<unknown>
}

/** Each starts from the example (23,3%, 7,62 €) and goes back to it; the figures are worked out by hand. */
const changes: Change[] = [
  {
    title: 'the cost',
    change: (calculator) => calculator.amount('Costo prodotto').fill('15'),
    margine: '15,7%',
    guadagno: '5,12 €',
    back: (calculator) => calculator.amount('Costo prodotto').fill('12,50'),
  },
  {
    title: 'the price',
    change: (calculator) => calculator.amount('Prezzo di vendita').fill('49,90'),
    margine: '35,0%',
    guadagno: '14,32 €',
    back: (calculator) => calculator.amount('Prezzo di vendita').fill('39,90'),
  },
  {
    title: 'the shipping',
    change: (calculator) => calculator.amount('Spedizione').fill('6'),
    margine: '18,7%',
    guadagno: '6,12 €',
    back: (calculator) => calculator.amount('Spedizione').fill('4,50'),
  },
  {
    title: 'the packaging',
    change: (calculator) => calculator.amount('Packaging').fill('1'),
    margine: '22,1%',
    guadagno: '7,22 €',
    back: (calculator) => calculator.amount('Packaging').fill('0,60'),
  },
  {
    title: 'the advertising, emptied',
    change: (calculator) => calculator.amount('Pubblicità').fill(''),
    margine: '27,9%',
    guadagno: '9,12 €',
    back: (calculator) => calculator.amount('Pubblicità').fill('1,50'),
  },
  {
    title: 'the switch of the cost',
    change: (calculator) => calculator.costWithVat.click(),
    margine: '30,2%',
    guadagno: '9,87 €',
    back: (calculator) => calculator.costWithVat.click(),
  },
  {
    title: 'the switch of the price',
    change: (calculator) => calculator.priceWithVat.click(),
    margine: '33,8%',
    guadagno: '13,50 €',
    back: (calculator) => calculator.priceWithVat.click(),
  },
  {
    title: 'the country',
    change: (calculator) => calculator.country.selectOption('FR'),
    margine: '24,6%',
    guadagno: '8,17 €',
    back: (calculator) => calculator.country.selectOption('IT'),
  },
  {
    title: 'the country, with another currency',
    change: (calculator) => calculator.country.selectOption('US'),
    margine: '37,1%',
    guadagno: '14,82 USD',
    back: (calculator) => calculator.country.selectOption('IT'),
  },
  {
    title: "Amazon's category",
    change: (calculator) => calculator.category.selectOption('electronics'),
    margine: '33,1%',
    guadagno: '10,81 €',
    back: (calculator) => calculator.category.selectOption('home'),
  },
  {
    title: 'the marketplace',
    change: (calculator) => calculator.marketplace.selectOption('ebay'),
    margine: '29,4%',
    guadagno: '9,61 €',
    back: (calculator) => calculator.marketplace.selectOption('amazon'),
  },
]

/** What the results say of margin and profit in the frame right after a change. */
async function verdictAfter(
  calculator: CalculatorPage,
  change: () => Promise<unknown>,
): Promise<{ margine: string | undefined; guadagno: string | undefined }> {
  const frame = await textInTheFrameAfter(calculator.results, change)
  return {
    margine: /MARGINE (\S+)/.exec(frame)?.[1],
    guadagno: /GUADAGNO (\S+ \S+)/.exec(frame)?.[1],
  }
}

test.describe('once there is a result, it follows in the same frame', () => {
  // proves: 2.22, 2.24, 4.5, 4.6
  test('every field, switch and list', async ({ example: calculator }) => {
    for (const { title, change, margine, guadagno, back } of changes)
      await test.step(title, async () => {
        const changed = await verdictAfter(calculator, () => change(calculator))
        expect(changed).toEqual({ margine, guadagno })
        const restored = await verdictAfter(calculator, () => back(calculator))
        expect(restored).toEqual({ margine: '23,3%', guadagno: '7,62 €' })
        await expect(calculator.alert).toHaveCount(0)
      })
  })

  // proves: 4.5
  test('every single keystroke', async ({ example: calculator, page }) => {
    await calculator.amount('Prezzo di vendita').selectText()
    const shown: (string | undefined)[] = []
    for (const key of ['4', '9', 'Backspace', '0']) {
      const { margine } = await verdictAfter(calculator, () => page.keyboard.press(key))
      shown.push(margine)
    }
    expect(shown).toEqual(['−500,9%', '34,1%', '−500,9%', '23,4%'])
  })
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

test.describe('while a live form is invalid', () => {
  const missing = (calculator: CalculatorPage) =>
    calculator.results.getByRole('heading', { name: 'Controlla i dati' })

  // proves: 5.2, 5.10
  test('the panel says what is missing, without an alert, and the result returns', async ({
    example: calculator,
  }) => {
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
    await expect(missing(calculator)).toHaveCount(0)
    await expect(calculator.scenarios).toBeEnabled()
  })
})

// proves: 2.20, 4.7
test('«Nuovo Calcolo» clears form and result, opens the marketplace section and ends live mode', async ({
  example: calculator,
}) => {
  await calculator.costWithVat.click()
  await calculator.priceWithVat.click()
  await calculator.marketplace.selectOption('manomano')
  await calculator.category.selectOption('lighting')
  await calculator.country.selectOption('FR')
  await calculator.place.click()
  await expect(calculator.place).toHaveAttribute('aria-expanded', 'false')

  await calculator.newCalculation.click()
  await expect(calculator.results).toContainText('Pronto per il calcolo')
  await calculator.expectNoResult()
  await expect(calculator.place).toHaveAttribute('aria-expanded', 'true')
  await expect(calculator.marketplace).toHaveValue('amazon')
  await expect(calculator.country).toHaveValue('IT')
  await expect(calculator.category).toHaveValue('base')
  await expect(calculator.costWithVat).not.toBeChecked()
  await expect(calculator.priceWithVat).toBeChecked()
  await calculator.openSection(calculator.otherCosts)
  for (const field of await calculator.form.getByRole('textbox').all())
    await expect(field).toHaveValue('')
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
