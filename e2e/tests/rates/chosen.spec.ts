import { expectFieldError, expectNoFieldError } from '../../pages/fields.ts'
import { RatesSection } from '../../pages/rates-section.ts'
import { expect, test } from '../../test.ts'

/** A lamp, which pays Amazon.it less since 1 February 2026. */
const lamp = { 'Costo prodotto': '8', 'Prezzo di vendita': '19,90' } as const

// West of Greenwich, where a day alone is easily taken for the one before.
test.use({ timezoneId: 'Pacific/Honolulu' })

// What is in force on a day is always the same; what is in force today is not.
test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-22T10:00:00'))

test('one tap takes the rates of today where they change something, and gives them back', async ({
  calculator,
  page,
}) => {
  const section = new RatesSection(page)
  await calculator.category.selectOption('home')
  await calculator.calculate(lamp)
  await calculator.expectFigures({ GUADAGNO: '5,33 €' })
  await expect(calculator.feeInfo).toContainText(
    'Con le tariffe in vigore oggi la commissione sarebbe 1,64 € invece di 2,99 €: ti resterebbero 1,35 € in più.',
  )
  await section.take.press('Enter')
  await calculator.expectFigures({ GUADAGNO: '6,67 €' })
  await expect(section.toggle).toHaveAccessibleDescription(
    'tariffe del 22 novembre 2026 · ordinario',
  )
  await expect(section.giveBack).toBeFocused()
  await page.keyboard.press('Enter')
  await calculator.expectFigures({ GUADAGNO: '5,33 €' })

  // What can be given back is of this sale, and of rates that are in use.
  await section.take.click()
  await calculator.enter({ 'Prezzo di vendita': '0' })
  await section.giveBack.press('Enter')
  await expect(calculator.category).toBeFocused()
  await calculator.enter(lamp)
  await section.take.click()
  await calculator.country.selectOption('FR')
  await expect(section.giveBack).toHaveCount(0)
})

test('rates of today have their own marketplaces and sources, and stay those of today', async ({
  calculator,
  page,
}) => {
  const section = new RatesSection(page)
  const tiktok = calculator.marketplace.getByRole('option', { name: 'TikTok Shop' })
  await expect(tiktok).toHaveCount(0)
  await section.toggle.click()
  await section.rates.selectOption('In vigore oggi')
  await expect(tiktok).toHaveCount(1)
  await calculator.category.selectOption('Casa')
  await expect(calculator.feeInfo).toContainText('in vigore dal 1° febbraio 2026')
  await expect(calculator.feeInfo.getByRole('link', { name: /^listino/ })).toHaveAttribute(
    'href',
    /^https:/,
  )
  await calculator.calculate(lamp)
  await calculator.expectFigures({ GUADAGNO: '6,67 €' })
  await section.remember.click()
  await expect(section.kept).toBeVisible()
  await page.reload()
  await calculator.expectFigures({ GUADAGNO: '6,67 €' })
  await page.clock.setFixedTime('2026-12-24T10:00:00')
  await calculator.newCalculation.click()
  await expect(section.toggle).toHaveAccessibleDescription(
    'tariffe del 24 dicembre 2026 · ordinario',
  )
  await page.getByRole('button', { name: 'Ripristina il calcolo precedente' }).click()
  await expect(section.toggle).toHaveAccessibleDescription(
    'tariffe del 22 novembre 2026 · ordinario',
  )
})

test('a day that can not be used is told at its field, and nothing typed is lost', async ({
  calculator,
  page,
}) => {
  const section = new RatesSection(page)
  await section.toggle.click()
  await section.rates.selectOption('In vigore il giorno…')
  await expect(section.day).toHaveValue('2026-11-22')
  await calculator.category.selectOption('Cucina')
  await calculator.calculate(lamp)
  await section.day.fill('2026-11-24')
  await expectFieldError(section.day, 'Questo giorno deve ancora venire: scegline uno fino a oggi.')
  await expect(calculator.results).toContainText('Controlla i dati')

  await section.day.press('Backspace')
  await expectNoFieldError(section.day)
  await section.toggle.click()
  await expect(section.toggle).toHaveAccessibleDescription('giorno da scegliere · ordinario')
  await calculator.calculateButton.click()
  await calculator.alert.getByRole('button').click()
  await expect(section.day).toBeFocused()
  await expectFieldError(section.day, 'Scegli un giorno del calendario.')

  // What is half typed is another day, which has other categories, or none.
  await page.keyboard.type('10032026')
  await expect(section.day).toHaveValue('2026-10-03')
  await page.keyboard.press('Enter')
  await expectNoFieldError(section.day)
  await expect(calculator.category).toHaveValue('kitchen')
  await expect(calculator.figure('MARGINE')).toBeVisible()
})
