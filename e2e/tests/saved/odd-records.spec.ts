import { SavedPage } from '../../pages/saved-page.ts'
import { resultOf, someSale } from '../../product/prepared-data.ts'
import { expect, test } from '../../saved-test.ts'

const { costo, prezzoVendita, marketplace, categoria } = someSale
const result = { ...resultOf(someSale), margine: 12.3, breakdown: [null, {}] }
const formData = { costo, prezzoVendita, marketplace, categoria, spedizione: null, paese: {} }

test('a record from elsewhere opens and can be worked with; one that cannot be shown can be deleted', async ({
  calculator,
  data,
  page,
  person,
}) => {
  data.save(person, 'Tazza', someSale, { name: 'Tazza', formData, result })
  data.save(person, 'Lampada', someSale, { name: 'Lampada', formData: 'tutto', result: null })
  const saved = new SavedPage(page)
  await page.reload()
  await saved.open()
  const unreadable = saved.card('Lampada')
  await expect(unreadable).toContainText('I dati di questo calcolo non sono leggibili')
  await expect(unreadable.getByRole('button')).toHaveText(['Elimina'])
  await saved.remove('Lampada')
  await expect(saved.cards.getByRole('heading')).toHaveText(['Tazza'])

  await saved.card('Tazza').getByRole('button', { name: 'Carica' }).click()
  await expect(calculator.amount('Costo prodotto')).toHaveValue(costo)
  await calculator.expectFigures({ MARGINE: '12,3%' })
  await calculator.enter({ 'Prezzo di vendita': '49,90', Packaging: '1' })
  await calculator.expectFigures({ 'CON IVA': '49,90 €' })
})

test('an answer that is no list of records is told in Italian, and asked for again', async ({
  data,
  page,
  person,
}) => {
  data.save(person, 'Lampada')
  const saved = new SavedPage(page)
  let answer: string | null = '<h1>Benvenuto nella rete</h1>'
  // One route to the end: to take it away while a part is being fetched leaves that fetch hanging.
  await page.route('**/api/calculations', (route) =>
    answer === null
      ? route.continue()
      : route.fulfill({ status: 200, contentType: 'application/json', body: answer }),
  )
  await page.goto('/')
  await expect(saved.banner).toContainText(
    'Errore nel caricamento dei calcoli salvati: la risposta del server non è valida. Riprova tra poco.',
  )
  answer = null
  await saved.banner.getByRole('button', { name: 'Riprova' }).click()
  await saved.open()
  await expect(saved.cards.getByRole('heading')).toHaveText(['Lampada'])
})
