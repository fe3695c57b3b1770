import { SavedPage } from '../../pages/saved-page.ts'
import { today } from '../../pages/today.ts'
import { resultOf, someSale } from '../../product/prepared-data.ts'
import { expect, test } from '../../saved-test.ts'

const { costo, prezzoVendita, marketplace, categoria } = someSale
const result = resultOf(someSale)

/** Records as they may come from elsewhere or from earlier, each with what its card is called and says. */
const records = [
  {
    what: 'without a name',
    kept: { formData: someSale, result },
    title: `Calcolo del ${today()}`,
    place: 'Amazon · Casa',
    margin: '43,5%',
  },
  {
    what: 'with a name of blanks',
    kept: { name: '  ', formData: someSale, result },
    title: `Calcolo del ${today()}`,
    place: 'Amazon · Casa',
    margin: '43,5%',
  },
  {
    what: 'of a marketplace that nobody knows',
    kept: {
      name: 'Tazza',
      formData: { ...someSale, marketplace: 'bottega' },
      result: resultOf({ ...someSale, marketplace: 'bottega' }),
    },
    title: 'Tazza',
    place: 'Altro · Categoria standard',
    margin: '49,6%',
  },
  {
    what: 'of a marketplace called as what every object has',
    kept: {
      name: 'Tazza',
      formData: { ...someSale, marketplace: 'constructor', categoria: '__proto__' },
      result: resultOf({ ...someSale, marketplace: 'constructor' }),
    },
    title: 'Tazza',
    place: 'Altro · Categoria standard',
    margin: '49,6%',
  },
  {
    what: 'from before half of the fields existed',
    kept: { name: 'Tazza', formData: { costo, prezzoVendita, marketplace, categoria }, result },
    title: 'Tazza',
    place: 'Amazon · Casa',
    margin: '43,5%',
  },
  {
    what: 'with fields that hold something else',
    kept: {
      name: 'Tazza',
      formData: { ...someSale, spedizione: null, packaging: 3, paese: {}, prime: 'no' },
      result,
    },
    title: 'Tazza',
    place: 'Amazon · Casa',
    margin: '43,5%',
  },
]

test('a record from elsewhere or from earlier opens, loads and can be worked with', async ({
  calculator,
  data,
  page,
  person,
}) => {
  const saved = new SavedPage(page)
  for (const { what, kept, title, place, margin } of records)
    await test.step(what, async () => {
      data.removeSaved(person)
      data.save(person, 'Tazza', someSale, kept)
      await page.reload()
      await saved.open()
      const card = saved.card(title)
      await expect(card.getByText(place, { exact: true })).toBeVisible()
      await expect(card.getByText(margin, { exact: true })).toBeVisible()
      await card.getByRole('button', { name: 'Carica' }).click()
      await expect(calculator.amount('Costo prodotto')).toHaveValue(costo)
      await calculator.expectFigures({ MARGINE: margin })
      await calculator.enter({ 'Prezzo di vendita': '49,90', Packaging: '1' })
      await calculator.expectFigures({ 'CON IVA': '49,90 €' })
    })
})
