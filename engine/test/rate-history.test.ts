import { describe, expect, it } from 'vitest'
import { type Fee, rateHistory } from '../src/index.ts'
import { changesBetween } from '../src/rates/card-changes.ts'
import { marketplaces } from '../src/rates/cards/margine-1.3.1.ts'
import { published } from '../src/rates/published-card.ts'
import type { RateCard } from '../src/rates/rate-card.ts'

const history = rateHistory()
const cardsOf = (marketplace: string) => history.find(({ key }) => key === marketplace)?.cards ?? []
const changesFrom = (marketplace: string, day: string) =>
  cardsOf(marketplace).find(({ validFrom }) => validFrom === day)?.changes

describe('the history of rates', () => {
  it('has every marketplace, with its row of version 1.3.1 first and then its dated cards in order', () => {
    expect(history.map(({ key }) => key)).toEqual([...Object.keys(marketplaces), 'tiktok'])
    const days = Object.fromEntries(
      history.map(({ key, cards }) => [key, cards.map(({ validFrom }) => validFrom)]),
    )
    expect(days).toMatchObject({
      amazon: [null, '2025-12-15', '2026-02-01'],
      ebay: [null, '2025-05-27'],
      etsy: [null, '2026-01-01'],
      tiktok: ['2025-03-31', '2026-01-08'],
      manomano: [null],
    })
    for (const { cards } of history) expect(cards[0]?.changes).toEqual([])
  })

  it('names the store as its latest card does', () => {
    const stores = history.map(({ label, store }) => [label, store])
    expect(stores).toContainEqual(['eBay', 'eBay.it (venditori professionali)'])
    expect(stores).toContainEqual(['Shopify', 'Shopify'])
  })

  it('says of each category what it charges, in words, with its fees and their source', () => {
    const [, december] = cardsOf('amazon')
    expect(december?.categories.find(({ key }) => key === 'books')).toMatchObject({
      label: 'Libri',
      words: {
        rate: '15%',
        note: 'Si aggiunge una commissione di chiusura di 1,01\u00a0€ per ogni vendita. Alle commissioni si aggiunge la tariffa per servizi digitali del 3%.',
      },
      fees: [{ kind: 'commission' }, { kind: 'closing' }, { kind: 'digitalServices' }],
      source: { mark: 'trascritta' },
    })
    expect(cardsOf('etsy')[1]?.categories).toMatchObject([
      {
        key: 'base',
        label: 'Standard',
        words: { rate: '6,5% + 4% per il pagamento + 0,32% di commissione regolamentare' },
      },
    ])
    expect(cardsOf('tiktok').map(({ includesVat }) => includesVat)).toEqual([true, true])
  })
})

describe('a category that others were taken out of', () => {
  const apartOn = (day: string) =>
    Object.fromEntries(
      (cardsOf('amazon').find(({ validFrom }) => validFrom === day)?.categories ?? []).flatMap(
        ({ key, apart }) => (apart === undefined ? [] : [[key, apart]]),
      ),
    )

  it('says which, and what they pay, from the card on that has them apart', () => {
    expect(apartOn('2026-02-01')).toEqual({
      home: 'Cucina, biancheria per la casa e tappeti sono ora categorie a parte, al 15%.',
      furniture: 'Gli accessori per mobili sono ora una categoria a parte, al 13%.',
      pet: 'Cibo e abbigliamento per animali sono ora una categoria a parte: 5% fino a 10\u00a0€, altrimenti 15%.',
    })
    expect(apartOn('2025-12-15')).toEqual({})
  })
})

describe('what a card changed', () => {
  it('is told once for all the categories that it is the same for', () => {
    expect(changesFrom('amazon', '2025-12-15')).toEqual([
      {
        label:
          'Tutte le categorie, tranne: Accessori per videogiochi; Alimentari e cura della casa; Console per videogiochi; Libri; Musica, film e TV; Software',
        from: null,
        to: 'La commissione è di almeno 0,30\u00a0€.',
      },
      {
        label: 'Tutte le categorie',
        from: null,
        to: 'Alle commissioni si aggiunge la tariffa per servizi digitali del 3%.',
      },
      {
        label: 'Abbigliamento',
        from: '8% fino a 15\u00a0€, altrimenti 15%; con Prime, 7% sulla parte oltre 45\u00a0€',
        to: '5% fino a 15\u00a0€, 10% fino a 20\u00a0€, altrimenti 15%; con Prime, 7% sulla parte oltre 45\u00a0€',
      },
    ])
  })

  it('is another rate, or a category that there was not', () => {
    const changes = changesFrom('amazon', '2026-02-01')
    expect(changes).toContainEqual({
      label: 'Casa',
      from: '15%',
      to: '8% fino a 20\u00a0€, altrimenti 15%',
    })
    expect(changes).toContainEqual({ label: 'Cucina', from: null, to: '15%' })
    expect(changes).toHaveLength(3 + 9)
  })

  it('starts from what all products paid, where there were no categories', () => {
    const changes = changesFrom('ebay', '2025-05-27')
    expect(changes).toContainEqual({
      label: 'Ricambi auto',
      from: '10%',
      to: '12,5% + 0,35% di commissione regolamentare',
    })
    expect(changes).toContainEqual({
      label: 'Da sapere',
      from: "Si calcola sul prezzo dell'oggetto, spedizione esclusa.",
      to: "Si calcola su tutto ciò che paga l'acquirente, spedizione inclusa.",
    })
  })

  it('is also what is gone: a fee, a category, a note, the basis, the VAT', () => {
    const commission: Fee = { kind: 'commission', rate: { kind: 'flat', percent: 10 } }
    const source = { name: 'listino', asOf: '2026-Q4', mark: 'indicativa' } as const
    const row = (label: string, ...fees: Fee[]) => ({ label, source, fees: [commission, ...fees] })
    const card = { label: 'Negozio', source } as const
    const before: RateCard = {
      ...{ ...card, basis: 'lordo', includesVat: true, note: 'Spedizione inclusa.' },
      fees: {
        field: 'categoria',
        categories: {
          base: row('Standard', { kind: 'order', amount: 1 }),
          books: row('Libri'),
        },
      },
    }
    const after: RateCard = {
      ...{ ...card, basis: 'netto', note: null },
      fees: { field: 'categoria', categories: { base: row('Standard') } },
    }
    expect(changesBetween(published(before), published(after))).toEqual([
      { label: 'Come si calcola', from: 'sul prezzo con IVA', to: 'sul prezzo netto' },
      { label: 'IVA sulle tariffe', from: 'IVA inclusa', to: 'più IVA' },
      { label: 'Da sapere', from: 'Spedizione inclusa.', to: 'niente di particolare' },
      {
        label: 'Tutte le categorie',
        from: 'Si aggiunge 1\u00a0€ per ogni ordine.',
        to: 'non si paga più',
      },
      { label: 'Libri', from: '10%', to: "non c'è più" },
    ])
    expect(changesBetween(published(before), published(before))).toEqual([])
  })
})
