import { expect, test } from '../test.ts'

const amazonSource =
  'Tariffe aggiornate al primo trimestre 2025 · fonte: listino commissioni di Amazon.it'
const ownSource =
  'Tariffe aggiornate al quarto trimestre 2026 · fonte: tabella indicativa di Margine'
const onGross = 'Si calcola su quanto paga il cliente, IVA compresa'
const onNet = "Netto vuol dire senza IVA: qui l'IVA non fa salire la commissione."

type Rule = { title: string; marketplace: string; category?: string; says: string[] }

const rules: Rule[] = [
  {
    title: 'one rate on the gross price',
    marketplace: 'amazon',
    category: 'home',
    says: ['15% sul prezzo con IVA.', onGross, amazonSource],
  },
  {
    title: 'a rate by tiers',
    marketplace: 'amazon',
    category: 'automotive',
    says: ['15% fino a 50 € e 9% sulla parte oltre, sul prezzo con IVA.', onGross, amazonSource],
  },
  {
    title: 'a price break',
    marketplace: 'amazon',
    category: 'baby',
    says: ['8% se il prezzo è fino a 10 €, altrimenti 15%, sul prezzo con IVA.', amazonSource],
  },
  {
    title: "clothing's rule, Prime included",
    marketplace: 'amazon',
    category: 'clothing',
    says: [
      '8% se il prezzo è fino a 15 €, altrimenti 15%; con Prime 7% sulla parte oltre 45 €; sul prezzo con IVA.',
    ],
  },
  {
    title: 'a closing fee',
    marketplace: 'amazon',
    category: 'books',
    says: [
      '15% sul prezzo con IVA.',
      'Si aggiunge una commissione di chiusura di 1,01 € per ogni vendita.',
    ],
  },
  {
    title: 'one rate on the net price, and the subscription left out',
    marketplace: 'manomano',
    category: 'lighting',
    says: [
      '25% sul prezzo netto.',
      onNet,
      "L'abbonamento di 100 € al mese non è incluso nel calcolo.",
      ownSource,
    ],
  },
  {
    title: 'a price without the shipping',
    marketplace: 'ebay',
    says: [
      '10% sul prezzo con IVA.',
      "Calcolata sul prezzo dell'oggetto, spedizione esclusa.",
      ownSource,
    ],
  },
  { title: 'a rate with decimals', marketplace: 'etsy', says: ['6,5% sul prezzo con IVA.'] },
  {
    title: 'no fee at all',
    marketplace: 'woocommerce',
    says: ['0% sul prezzo netto.', 'Il marketplace non trattiene nulla sulla vendita.'],
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
  await expect(calculator.feeInfo).toContainText('15% fino a 50 USD e 9% sulla parte oltre')
  await expect(calculator.feeInfo).toContainText('Si calcola su quanto paga il cliente.')
  await expect(calculator.feeInfo).not.toContainText('IVA compresa')
  await calculator.category.selectOption('books')
  await expect(calculator.feeInfo).toContainText('commissione di chiusura di 1,01 USD')
})
