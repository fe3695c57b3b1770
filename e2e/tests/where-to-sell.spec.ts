import { expectNothingFound } from '../pages/axe.ts'
import { RealCosts } from '../pages/real-costs.ts'
import { WhereToSellPage } from '../pages/where-to-sell-page.ts'
import { expectToFit } from '../pages/widths.ts'
import { test as base, expect } from '../test.ts'

/** Where the example sale could be sold, open. */
const test = base.extend<{ places: WhereToSellPage }>({
  places: async ({ example: { page } }, use) => {
    const places = new WhereToSellPage(page)
    await places.open()
    await use(places)
  },
})

// What is in force on a day is always the same; what is in force today is not.
test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-22T10:00:00'))

test('a result leads to every marketplace, in the order one asks for by keyboard', async ({
  places,
  page,
}) => {
  for (const said of ['a 39,90 € IVA inclusa', '6° posto su 7', 'Su Shopify ti restano 4,83 €'])
    await expect(places.screen).toContainText(said)
  await expect(places.row('Amazon')).toHaveText(/il tuo calcolo.*Casa.*dal tuo calcolo.*7,62/)
  await expect(places.column('Guadagno')).toHaveAttribute('aria-sort', 'descending')
  await places.expectOrder('Shopify', 'Facebook')
  await places.foreign.check()
  await expect(places.screen).toContainText('10° posto su 11 per il tuo calcolo')
  await places.expectOrder('Lazada', 'Shopify')

  await places.sortBy('Marketplace').press('Enter')
  await places.expectOrder('Alibaba', 'Altro', 'Amazon', 'eBay')
  await expect(places.column('Marketplace')).toHaveAttribute('aria-sort', 'ascending')
  await expect(places.column('Guadagno')).not.toHaveAttribute('aria-sort')
  await page.keyboard.press('Space')
  await places.expectOrder('Shopify')
  await expect(places.announcement).toHaveText('In ordine alfabetico, dalla Z alla A.')
  await places.sortBy('Stesso guadagno a').press('Enter')
  await places.expectOrder('Lazada')

  await places.row('Lazada').getByText('Tariffe Margine 1.3.1').click()
  await expect(places.row('Lazada')).toContainText('Sul prezzo con IVA: 2%.')
})

test('a category that was presumed is chosen, and goes along when its place is opened', async ({
  places,
  example: calculator,
  page,
}) => {
  const row = places.row('ManoMano')
  await expect(row).toContainText('presunta: scegli la tua')
  await places.category('ManoMano').focus()
  await places.category('ManoMano').selectOption('Giardino')
  await expect(row).toContainText('scelta da te')
  await expect(places.category('ManoMano')).toBeFocused()
  await expect(places.announcement).toHaveText(
    'ManoMano, Italia, categoria Giardino: guadagno 8,70 €, margine 26,6%.',
  )

  await places.openRow('ManoMano').click()
  await expect(calculator.marketplace).toHaveValue('manomano')
  await expect(calculator.category).toHaveValue('garden')
  await calculator.expectFigures({ GUADAGNO: '8,70 €' })
  await page.goBack()
  await expect(row).toHaveText(/il tuo calcolo.*Giardino.*dal tuo calcolo/)
  await expect(places.openRow('ManoMano')).toHaveCount(0)

  await places.back.click()
  await calculator.amount('Costo prodotto').fill('')
  await page.goForward()
  const missing = 'Costo prodotto: inserisci un importo maggiore di zero.'
  await expect(places.screen).toContainText(missing)
  await expect(places.here).toHaveCount(0)
  await places.back.click()
  await expect(calculator.form).toBeVisible()
})

test('a piece that Amazon ships is ranked beside one’s own shipping once that is said, and by rates of one kind', async ({
  example: calculator,
  page,
}) => {
  const costs = new RealCosts(page)
  await costs.shipping.click()
  await costs.letAmazonShip()
  await calculator.expectFigures({ GUADAGNO: '8,44 €' })
  const places = new WhereToSellPage(page)
  await places.open()
  // What the seller typed before Amazon shipped.
  await expect(places.shipping).toHaveValue('4,50')
  await places.shipping.fill('')
  const apart = places.table('Fuori classifica: spedizione non detta')
  await expect(places.row('Amazon · spedisci tu', apart)).toContainText('spedizione non detta')
  await expect(places.screen).toContainText('nessun altro posto si può confrontare')

  await places.shipping.fill('4,50')
  await expect(apart).toHaveCount(0)
  const dated = places.table('Italia: con le tariffe del 22 novembre 2026')
  await expect(places.row('Amazon · spedisce Amazon', dated)).toContainText('8,44 €')
  await expect(places.row('Amazon · spedisci tu', dated)).toContainText('7,44 €')
  const undated = places.table('Italia: con le tariffe di Margine 1.3.1')
  const unpaid = places.table('Fuori classifica: pagamenti non contati')
  await expect(places.row('WooCommerce', unpaid)).toContainText('pagamenti non contati')
  await places.payments.selectOption('Stripe')
  await expect(unpaid).toHaveCount(0)
  await expect(places.row('WooCommerce', undated)).not.toContainText('non contati')
  await expectNothingFound(page)
  await expectToFit(page)

  await places.openRow('Shopify').click()
  await expect(calculator.amount('Spedizione')).toHaveValue('4,50')
  await expect(costs.payment).toHaveAccessibleDescription('Stripe: 1,5% + 0,25 €')
})

test('on paper every figure stands with its category, and there is nothing to press', async ({
  places,
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  await expect(
    places
      .row('ManoMano')
      .getByRole('paragraph')
      .filter({ hasText: /^Standard$/ }),
  ).toBeVisible()
  await expect(places.table('Amazon negli altri paesi')).toBeVisible()
  await expect(page.getByRole('combobox')).toHaveCount(0)
  await expect(places.openRow('ManoMano')).toHaveCount(0)
  await expect(places.back).toHaveCount(0)
})
