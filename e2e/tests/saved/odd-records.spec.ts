import { SavedPage } from '../../pages/saved-page.ts'
import { changeData } from '../../product/data-file.ts'
import { resultOf, SavedRecords, someSale } from '../../product/saved-records.ts'
import { expect, test } from '../../saved-test.ts'

const { costo, prezzoVendita, marketplace, categoria } = someSale
const result = resultOf(someSale)
const today = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long' }).format(new Date())

/** Records as they may come from elsewhere or from earlier, each with what its card is called and says. */
const records = [
  {
    what: 'without a name',
    data: { formData: someSale, result },
    title: `Calcolo del ${today}`,
    place: 'Amazon · Casa',
    margin: '43,5%',
  },
  {
    what: 'with a name of blanks',
    data: { name: '  ', formData: someSale, result },
    title: `Calcolo del ${today}`,
    place: 'Amazon · Casa',
    margin: '43,5%',
  },
  {
    what: 'of a marketplace that nobody knows',
    data: {
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
    data: {
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
    data: { name: 'Tazza', formData: { costo, prezzoVendita, marketplace, categoria }, result },
    title: 'Tazza',
    place: 'Amazon · Casa',
    margin: '43,5%',
  },
  {
    what: 'with fields that hold something else',
    data: {
      name: 'Tazza',
      formData: { ...someSale, spedizione: null, packaging: 3, paese: {}, prime: 'no' },
      result,
    },
    title: 'Tazza',
    place: 'Amazon · Casa',
    margin: '43,5%',
  },
]

for (const { what, data, title, place, margin } of records)
  test(`a record ${what} opens, loads and can be worked with`, async ({
    calculator,
    context,
    baseURL,
    page,
  }) => {
    const { id } = await new SavedRecords(context, baseURL ?? '').save('Tazza', someSale)
    const sql = 'UPDATE calculations SET calculation_data = ? WHERE id = ?'
    changeData(process.env.E2E_DATA_FOLDER ?? '', sql, JSON.stringify(data), id)

    const saved = new SavedPage(page)
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
