import { ScenariosPage } from '../../pages/scenarios-page.ts'
import { expect, test } from '../../test.ts'

// proves: 2.37, 4.9, 9.19
test('four quick scenarios, the sale as it is chosen first, each telling its margin', async ({
  scenarios,
}) => {
  await expect(scenarios.quickScenarios).toHaveText([
    /^Situazione attuale.*23,3%$/,
    /^Prezzo \+10%.*28,6%$/,
    /^Costo −10%.*27,1%$/,
    /^Commissione \+5 punti.*17,2%$/,
  ])
  await expect(scenarios.quick('Prezzo +10%')).toHaveAccessibleDescription('margine 28,6%')
  await scenarios.expectQuick('Situazione attuale')
  await scenarios.expectValues({
    Prezzo: '39,90 €',
    Costo: '12,50 €',
    Spedizione: '4,50 €',
    Commissione: '15,0%',
  })
  await scenarios.expectFigures({
    MARGINE: '23,3%',
    GUADAGNO: '7,62 €',
    NETTO: '32,70 €',
    'CON IVA': '39,90 €',
  })
})

// proves: 1.8, 2.39, 2.41, 9.17, 9.18
test('each changes one value, exactly, says why it leaves more or less, and is taken back by the first', async ({
  scenarios,
}) => {
  await expect(scenarios.tips.first()).toContainText("È la tua vendita così com'è")
  await scenarios.quick('Prezzo +10%').click()
  await scenarios.expectQuick('Prezzo +10%')
  await expect(scenarios.exact('Prezzo')).toHaveValue('43,89')
  await scenarios.expectFigures({ MARGINE: '28,6%', 'CON IVA': '43,89 €' })
  await expect(scenarios.tips.first()).toHaveText(
    'Guadagni 2,67 € in più: +3,27 € dal prezzo netto, −0,60 € dalla commissione.',
  )

  await scenarios.quick('Costo −10%').click()
  await scenarios.expectValues({ Prezzo: '39,90 €', Costo: '11,25 €' })
  await scenarios.expectFigures({ MARGINE: '27,1%', GUADAGNO: '8,87 €' })

  await scenarios.quick('Commissione +5 punti').click()
  await scenarios.expectValues({ Costo: '12,50 €', Commissione: '20,0%' })
  await scenarios.expectFigures({ MARGINE: '17,2%', GUADAGNO: '5,62 €' })
  await expect(scenarios.tips.first()).toHaveText(
    'Guadagni 2,00 € in meno: −2,00 € dalla commissione.',
  )

  await scenarios.quick('Situazione attuale').click()
  await scenarios.expectValues({ Commissione: '15,0%' })
  await scenarios.expectFigures({ MARGINE: '23,3%', GUADAGNO: '7,62 €' })
})

// proves: 9.16
test('10% more than 39,99 is 43,989: no step of the slider rounds it', async ({ scenarios }) => {
  const { calculator } = scenarios
  await scenarios.back.first().click()
  await calculator.amount('Prezzo di vendita').fill('39,99')
  await scenarios.open()
  await scenarios.quick('Prezzo +10%').click()
  await expect(scenarios.exact('Prezzo')).toHaveValue('43,989')
  await expect(scenarios.slider('Prezzo')).toHaveJSProperty('valueAsNumber', 43.989)
})

// proves: 2.41
test("over a price break the marketplace's own rule applies, not the old percentage", async ({
  calculator,
  page,
}) => {
  const scenarios = new ScenariosPage(page)
  await calculator.category.selectOption('beauty')
  await calculator.calculate({ 'Costo prodotto': '2', 'Prezzo di vendita': '9,90' })
  await scenarios.open()
  await scenarios.expectValues({ Commissione: '8,0%' })
  await scenarios.quick('Prezzo +10%').click()
  await scenarios.expectValues({ Prezzo: '10,89 €', Commissione: '15,0%' })
  await scenarios.expectFigures({ GUADAGNO: '5,29 €' })
  await expect(scenarios.tips.nth(1)).toHaveText(
    "La commissione nominale passa dall'8,0% al 15,0%: la tariffa del marketplace dipende dal prezzo.",
  )
  await expect(scenarios.tips).toContainText([
    'Occhio alla soglia: a 10,89 € guadagni 0,11 € in meno che a 10,00 €.',
  ])
})

test('the slider of the commission makes room for five points more', async ({
  calculator,
  page,
}) => {
  const scenarios = new ScenariosPage(page)
  await calculator.category.selectOption('amazon_accessories')
  await calculator.calculate({ 'Costo prodotto': '2', 'Prezzo di vendita': '40' })
  await scenarios.open()
  await scenarios.quick('Commissione +5 punti').click()
  await scenarios.expectValues({ Commissione: '50,0%' })
  await expect(scenarios.slider('Commissione')).toHaveJSProperty('valueAsNumber', 50)
})

test('in the United States a scenario is in dollars', async ({ scenarios }) => {
  const { calculator } = scenarios
  await scenarios.back.first().click()
  await calculator.country.selectOption('US')
  await scenarios.open()
  await scenarios.expectValues({ Prezzo: '39,90 USD' })
  await scenarios.expectFigures({ GUADAGNO: '14,82 USD' })
  await expect(scenarios.panel).not.toContainText('€')
})
