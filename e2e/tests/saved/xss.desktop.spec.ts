import { leftInTheMiddle } from '../../complaints.ts'
import { CalculatorPage } from '../../pages/calculator-page.ts'
import { hearAlerts, madeOf } from '../../pages/injected.ts'
import { SavedPage } from '../../pages/saved-page.ts'
import { ScenariosPage } from '../../pages/scenarios-page.ts'
import { xssPayloads } from '../../pages/xss-payloads.ts'
import { someSale } from '../../product/prepared-data.ts'
import { someOf, whole } from '../../product/whole.ts'
import { expect, test } from '../../saved-test.ts'

// What violates the content security policy is a complaint too, which fails any test.
test.use({ expectedComplaints: [leftInTheMiddle('/\\S*')] })

const amounts = [
  'Costo prodotto',
  'Prezzo di vendita',
  'Spedizione',
  'Packaging',
  'Pubblicità',
] as const

const values = ['Prezzo', 'Costo', 'Spedizione', 'Commissione'] as const

/** A sale with the payload wherever the server lets any text in. */
const saleOf = (payload: string) => ({
  ...someSale,
  spedizione: payload,
  packaging: payload,
  pubblicita: payload,
  paese: payload,
  marketplace: payload,
  categoria: payload,
  categoriaManoMano: payload,
})

/** A name is kept as one line. */
const asName = (payload: string) => payload.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

const pairs = (payloads: readonly string[]) =>
  payloads.flatMap((first, at) => (at % 2 === 0 ? [[first, payloads[at + 1] ?? first]] : []))

const some = someOf(xssPayloads, 8)
/** Fewer: each is looked at from every side. */
const kept = someOf(xssPayloads, 13)
const half = Math.ceil(kept.length / 4) * 2

for (const [part, payloads] of [
  ['first', kept.slice(0, half)],
  ['other', kept.slice(half)],
] as const)
  test(`the ${part} half of the payloads, saved, is text in card, form, scenarios and questions`, async ({
    page,
    context,
    data,
    person,
  }) => {
    test.slow(whole)
    const heard = await hearAlerts(context)
    const saved = new SavedPage(page)
    const calculator = new CalculatorPage(page)
    const scenarios = new ScenariosPage(page)
    const expectText = async () => expect(await madeOf(page)).toEqual([])

    for (const pair of pairs(payloads)) {
      data.removeSaved(person)
      for (const payload of pair) data.save(person, asName(payload), saleOf(payload))
      await page.goto('/')
      await saved.open()
      await expect(saved.cards).toHaveCount(2)
      const titles = await saved.cards.getByRole('heading').allTextContents()
      expect(titles.toSorted()).toEqual(pair.map(asName).toSorted())
      await expectText()
      await saved.cards.first().getByRole('button', { name: 'Elimina' }).click()
      await expectText()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Annulla' }).click()

      const shown = titles.map((title) => pair.find((payload) => asName(payload) === title) ?? '')
      for (const [at, payload] of shown.entries()) {
        await saved.open()
        await saved.cards.nth(at).getByRole('button', { name: 'Carica' }).click()
        await calculator.openSection(calculator.otherCosts)
        for (const name of ['Spedizione', 'Packaging', 'Pubblicità'] as const)
          await expect.poll(() => calculator.amount(name).inputValue()).toBe(payload)
        await expect(calculator.form).toContainText(`${payload} · Italia`)
        await expectText()
      }
      // An unknown category is looked for as well.
      await calculator.openSection(calculator.place)
      await calculator.marketplace.selectOption('amazon')
      await expect(calculator.category).toBeVisible()
      await scenarios.open()
      await expect.poll(() => scenarios.exact('Spedizione').inputValue()).toBe(shown[1])
      await expectText()

      await page.getByRole('tab', { name: 'Calcolatore' }).click()
      await saved.saveButton.click()
      await saved.banner.getByRole('button', { name: 'Sostituiscine uno' }).click()
      const labels = page.getByRole('dialog').locator('label b')
      await expect(labels).toHaveCount(2)
      expect((await labels.allTextContents()).toSorted()).toEqual(pair.map(asName).toSorted())
      await expectText()
    }
    expect(heard).toEqual([])
  })

test('whatever is typed into an amount, a value of a scenario or a name stays text', async ({
  saved,
  example: calculator,
  context,
  page,
}) => {
  test.slow(whole)
  const heard = await hearAlerts(context)
  const scenarios = new ScenariosPage(page)
  await page.reload()
  await calculator.openSection(calculator.otherCosts)
  for (const [at, payload] of some.entries()) {
    const field = calculator.amount(amounts[at % amounts.length] ?? 'Costo prodotto')
    await field.fill(payload)
    expect(await field.inputValue()).toBe(payload)
    expect(await madeOf(page)).toEqual([])
  }

  await calculator.newCalculation.click()
  await calculator.calculateExample()
  await saved.saveButton.click()
  for (const payload of some) {
    await saved.name.fill(payload)
    expect(await madeOf(page)).toEqual([])
  }
  await page.keyboard.press('Escape')

  await scenarios.open()
  for (const [at, payload] of some.entries()) {
    await scenarios.exact(values[at % values.length] ?? 'Prezzo').fill(payload)
    expect(await madeOf(page)).toEqual([])
  }
  expect(heard).toEqual([])
})
