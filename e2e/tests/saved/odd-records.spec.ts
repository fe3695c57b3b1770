import { SavedPage } from '../../pages/saved-page.ts'
import { today } from '../../pages/today.ts'
import { resultOf, someSale } from '../../product/prepared-data.ts'
import { expect, test } from '../../saved-test.ts'

const { costo, prezzoVendita, marketplace, categoria } = someSale
const result = resultOf(someSale)

/** A result as another version of the product may have kept it: its figures are good. */
const oddResult = {
  ...result,
  margine: 12.3,
  breakdown: result.breakdown.map((line) => ({ ...line, color: '#ff0000', note: null })),
  analisiCommissioni: { ...result.analisiCommissioni, noteMarketplace: undefined },
}

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
    what: 'with a name of blanks',
    kept: { name: '  ', formData: someSale, result },
    title: `Calcolo del ${today()}`,
    place: 'Amazon · Casa',
    margin: '43,5%',
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
      name: 'Lampada',
      formData: { ...someSale, spedizione: null, packaging: 3, paese: {}, prime: 'no' },
      result,
    },
    title: 'Lampada',
    place: 'Amazon · Casa',
    margin: '43,5%',
  },
  {
    what: 'whose lines have colours of their own, and whose commission has no note',
    kept: { name: 'Tazza', formData: someSale, result: oddResult },
    title: 'Tazza',
    place: 'Amazon · Casa',
    margin: '12,3%',
  },
  {
    what: 'with lines that are none, and nothing on its commission',
    kept: {
      name: 'Lampada',
      formData: someSale,
      result: { ...result, margine: 12.3, breakdown: [null, {}], analisiCommissioni: [] },
    },
    title: 'Lampada',
    place: 'Amazon · Casa',
    margin: '12,3%',
  },
]

test('a record from elsewhere or from earlier opens, loads and can be worked with', async ({
  calculator,
  data,
  page,
  person,
}) => {
  const saved = new SavedPage(page)
  for (const [at, { what, kept, title, place, margin }] of records.entries())
    await test.step(what, async () => {
      // Two fit, and are there together: neighbours are called differently.
      if (at % 2 === 0) {
        data.removeSaved(person)
        data.save(person, 'Tazza', someSale, kept)
        const next = records[at + 1]
        if (next !== undefined) data.save(person, 'Tazza', someSale, next.kept)
        await page.reload()
      }
      await saved.open()
      const card = saved.card(title)
      await expect(card.getByText(place, { exact: true })).toBeVisible()
      await expect(card.getByText(margin, { exact: true })).toBeVisible()
      await card.getByRole('button', { name: 'Carica' }).click()
      await expect(calculator.amount('Costo prodotto')).toHaveValue(costo)
      await calculator.expectFigures({ MARGINE: margin })
      await expect(page.getByRole('heading', { name: 'Quanto pesa la commissione' })).toBeVisible()
      await calculator.enter({ 'Prezzo di vendita': '49,90', Packaging: '1' })
      await calculator.expectFigures({ 'CON IVA': '49,90 €' })
    })
})

/** Records whose result can't be read: their form can, and today's rules make one of it. */
const withoutResult = [
  { what: 'without a result', kept: { name: 'Tazza', formData: someSale } },
  {
    what: 'with figures that are none',
    kept: { name: 'Tazza', formData: someSale, result: { ...result, margine: '43,5%' } },
  },
]

test('a record whose result cannot be read shows what its form comes to today, and says so', async ({
  calculator,
  data,
  page,
  person,
}) => {
  const saved = new SavedPage(page)
  for (const { what, kept } of withoutResult)
    await test.step(what, async () => {
      data.removeSaved(person)
      data.save(person, 'Tazza', someSale, kept)
      await page.reload()
      await saved.open()
      const card = saved.card('Tazza')
      await expect(card.getByText('43,5%', { exact: true })).toBeVisible()
      await expect(card).toContainText('Il risultato salvato non è leggibile')
      await card.getByRole('button', { name: 'Carica' }).click()
      await calculator.expectFigures({ MARGINE: '43,5%' })
    })
})

/** Records in which there is nothing to show, and what their card is called. */
const unreadable = [
  { what: 'of nothing', kept: {}, title: `Calcolo del ${today()}` },
  { what: 'that is a list', kept: [], title: `Calcolo del ${today()}` },
  {
    what: 'of odd things',
    kept: { name: 7, formData: 'tutto', result: { margine: 'molto' } },
    title: `Calcolo del ${today()}`,
  },
  {
    what: 'with a name and an empty form',
    kept: { name: 'Tazza', formData: {}, result: null },
    title: 'Tazza',
  },
]

test('a record that cannot be shown says so, can be deleted, and leaves the others as they are', async ({
  data,
  page,
  person,
}) => {
  const saved = new SavedPage(page)
  for (const { what, kept, title } of unreadable)
    await test.step(what, async () => {
      data.removeSaved(person)
      data.save(person, 'Lampada')
      data.save(person, 'Tazza', someSale, kept)
      await page.goto('/')
      await saved.open()
      const card = saved.card(title)
      await expect(card).toContainText(
        'I dati di questo calcolo non sono leggibili: puoi solo eliminarlo.',
      )
      await expect(card.getByRole('button')).toHaveText(['Elimina'])
      await expect(saved.card('Lampada').getByText('43,5%', { exact: true })).toBeVisible()
      await saved.remove(title)
      await expect(saved.cards.getByRole('heading')).toHaveText(['Lampada'])
    })
})

test('an answer that is no list of records is told in Italian, and asked for again', async ({
  data,
  page,
  person,
}) => {
  data.save(person, 'Lampada')
  const saved = new SavedPage(page)
  const odd = ['<h1>Benvenuto nella rete</h1>', '{}', '[{"id":1}]', 'null']
  let answer: string | null = null
  // One route to the end: to take it away while a part is being fetched leaves that fetch hanging.
  await page.route('**/api/calculations', (route) =>
    answer === null
      ? route.continue()
      : route.fulfill({ status: 200, contentType: 'application/json', body: answer }),
  )
  for (const body of odd)
    await test.step(body, async () => {
      answer = body
      await page.goto('/')
      await expect(saved.banner).toContainText(
        'Errore nel caricamento dei calcoli salvati: la risposta del server non è valida. Riprova tra poco.',
      )
      answer = null
      await saved.banner.getByRole('button', { name: 'Riprova' }).click()
      await saved.open()
      await expect(saved.cards.getByRole('heading')).toHaveText(['Lampada'])
    })
})
