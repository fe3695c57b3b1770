import { expect, test } from '../test.ts'

const amazonSource =
  'Tariffe di Amazon.it, primo trimestre 2025 · fonte: listino delle commissioni di Amazon.it.'
const ownSource = (store: string) =>
  `Tariffe di ${store}, quarto trimestre 2026 · fonte: tabella indicativa di Margine.`
const onGross = 'Si calcola su quanto paga il cliente, IVA compresa'
const onNet = "Netto vuol dire senza IVA: qui l'IVA non fa salire la commissione."

type Rule = { title: string; marketplace: string; category?: string; says: string[] }

const rules: Rule[] = [
  {
    title: 'one rate on the gross price',
    marketplace: 'amazon',
    category: 'home',
    says: ['Sul prezzo con IVA: 15%.', onGross, amazonSource],
  },
  {
    title: 'a rate by tiers',
    marketplace: 'amazon',
    category: 'automotive',
    says: ['Sul prezzo con IVA: 15% fino a 50 € e 9% sulla parte oltre.', onGross, amazonSource],
  },
  {
    title: 'a price break',
    marketplace: 'amazon',
    category: 'baby',
    says: ['Sul prezzo con IVA: 8% fino a 10 €, altrimenti 15%.', amazonSource],
  },
  {
    title: "clothing's rule, Prime included",
    marketplace: 'amazon',
    category: 'clothing',
    says: [
      'Sul prezzo con IVA: 8% fino a 15 €, altrimenti 15%; con Prime, 7% sulla parte oltre 45 €.',
    ],
  },
  {
    title: 'a closing fee',
    marketplace: 'amazon',
    category: 'books',
    says: [
      'Sul prezzo con IVA: 15%.',
      'Si aggiunge una commissione di chiusura di 1,01 € per ogni vendita.',
    ],
  },
  {
    title: 'one rate on the net price, and the subscription left out',
    marketplace: 'manomano',
    category: 'lighting',
    says: [
      'Sul prezzo netto: 25%.',
      onNet,
      "L'abbonamento di 100 € al mese non è incluso nel calcolo.",
      ownSource('ManoMano'),
    ],
  },
  {
    title: 'a price without the shipping',
    marketplace: 'ebay',
    says: [
      'Sul prezzo con IVA: 10%.',
      "Si calcola sul prezzo dell'oggetto, spedizione esclusa.",
      ownSource('eBay'),
    ],
  },
  { title: 'a rate with decimals', marketplace: 'etsy', says: ['Sul prezzo con IVA: 6,5%.'] },
  {
    title: 'no fee at all',
    marketplace: 'woocommerce',
    says: ['Sul prezzo netto: 0%.', 'Il marketplace non trattiene nulla sulla vendita.'],
  },
]

// proves: 2.28, 2.29, 3.29, 9.25
test('the info box tells of each kind of rate', async ({ calculator }) => {
  for (const { title, marketplace, category, says } of rules)
    await test.step(title, async () => {
      await calculator.marketplace.selectOption(marketplace)
      if (category !== undefined) await calculator.category.selectOption(category)
      for (const sentence of says) await expect(calculator.feeInfo).toContainText(sentence)
    })
})

// proves: 2.30
test('a closing fee is told of only where there is one', async ({ calculator }) => {
  const closing = calculator.feeInfo.getByText('commissione di chiusura')
  await expect(closing).toHaveCount(0)
  for (const category of ['software', 'music_video', 'videogames_accessories']) {
    await calculator.category.selectOption(category)
    await expect(closing).toContainText('di 0,81 €')
  }
  await calculator.category.selectOption('toys')
  await expect(closing).toHaveCount(0)
})

test('in the United States amounts are dollars and no VAT is spoken of', async ({ calculator }) => {
  await calculator.country.selectOption('US')
  await calculator.category.selectOption('automotive')
  await expect(calculator.feeInfo).toContainText(
    'Sul prezzo: 15% fino a 50 USD e 9% sulla parte oltre.',
  )
  await expect(calculator.feeInfo).toContainText('Si calcola su quanto paga il cliente.')
  await expect(calculator.feeInfo).not.toContainText('IVA')
  await calculator.marketplace.selectOption('manomano')
  await expect(calculator.feeInfo).toContainText('Sul prezzo: 20%.')
  await expect(calculator.feeInfo).not.toContainText(/IVA|netto/)
  await calculator.marketplace.selectOption('amazon')
  await calculator.category.selectOption('books')
  await expect(calculator.feeInfo).toContainText('commissione di chiusura di 1,01 USD')
})

test('the source says which store it is about, and that it serves other countries too', async ({
  calculator,
}) => {
  const abroad = "Le usiamo anche per le vendite fuori dall'Italia, dove possono essere diverse."
  await expect(calculator.feeInfo).toContainText(amazonSource)
  await expect(calculator.feeInfo).not.toContainText(abroad)
  for (const country of ['FR', 'US']) {
    await calculator.country.selectOption(country)
    await expect(calculator.feeInfo).toContainText(`${amazonSource} ${abroad}`)
  }
  await calculator.marketplace.selectOption('altro')
  await expect(calculator.feeInfo).toContainText(ownSource('altri marketplace'))
})
