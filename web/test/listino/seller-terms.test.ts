import { addedDefaults } from '@margine/engine'
import {
  choicesOf,
  everything,
  knowsContributions,
  noneSaid,
  type Terms,
  withReturns,
} from '@margine/listino/list'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { firstTerms } from '../../src/listino/page/first-terms.ts'
import { TermsFields } from '../../src/listino/what-if/TermsFields.tsx'
import { terms, Visit } from './visit.ts'

/** Sold in Italy, at a loss in Italy, and at a loss abroad. */
const list = [
  'sku;nome;prezzo;costo;categoria;paese',
  'A-1;Tazza;20,00;5,00;home;IT',
  'B-2;Giacca;60,00;70,00;clothing;IT',
  'C-3;Sedia;20,00;30,00;home;FR',
].join('\n')

const opened = async () => {
  const visit = new Visit()
  await visit.open(list)
  return visit
}

/** The fields of some terms, as they are drawn. */
const fieldsOf = (by: Terms) =>
  renderToStaticMarkup(
    createElement(TermsFields, {
      ref: null,
      terms: by,
      choices: choicesOf(by),
      ruled: [],
      told: noneSaid(),
      clothing: 1,
      today: '2026-11-22',
      onChange: () => {},
    }),
  )

const forfettario = { ...terms, regime: 'forfettario' } as const

describe('What is left after taxes', () => {
  it('is there in the forfettario regime, in Italy, by the contributions that the profile says', async () => {
    const visit = await opened()
    const imposte = {
      coefficiente: '40',
      sostitutiva: '15',
      gestione: 'commercianti',
      riduzione: '35',
    } as const
    const begun = firstTerms('2026-11-22', { regime: 'forfettario', imposte })
    const { shown } = await visit.settled({ terms: begun })
    const [cup, , chair] = shown.rows
    // Of 20 €: 8 taxable; 15,912 % of contributions on it are 1,273; 15 % of the rest 1,009.
    expect((cup?.profit ?? 0) - (cup?.afterTax ?? 0)).toBeCloseTo(1.27296 + 1.009056, 5)
    expect(cup?.afterTaxShare).toBeCloseTo(((cup?.afterTax ?? 0) / 20) * 100, 8)
    expect(chair?.afterTax).toBeNaN()
    const ordinary = await visit.settled()
    expect(ordinary.shown.rows[0]?.afterTax).toBeNaN()
  })

  it('is without contributions until the seller says which, and is sorted by', async () => {
    const visit = await opened()
    const order = { column: 'afterTax', direction: 'descending' } as const
    const { shown } = await visit.settled({ terms: forfettario, order })
    expect(shown.rows.map(({ sku }) => sku)).toEqual(['A-1', 'B-2', 'C-3'])
    expect((shown.rows[0]?.profit ?? 0) - (shown.rows[0]?.afterTax ?? 0)).toBeCloseTo(1.2, 8)
    const { blob } = await visit.exported()
    const [head = '', first = ''] = (await blob.text()).split('\r\n')
    const at = head.split(';').indexOf('Dopo le imposte')
    expect(first.split(';')[at]).toBe(shown.rows[0]?.afterTax.toFixed(2).replace('.', ','))
  })

  it('asks for contributions until they are told, whatever else of taxes was chosen', () => {
    const asked = 'Dimmi se sei iscritto a una gestione INPS'
    const imposte = { ...addedDefaults.imposte, sostitutiva: '5' } as const
    expect(fieldsOf({ ...forfettario, imposte })).toContain(asked)
    expect(knowsContributions({ imposte })).toBe(false)
    const answers = [{ gestione: 'artigiani' }, { senzaGestione: true }] as const
    for (const answer of answers) {
      const answered = { ...imposte, ...answer }
      expect(fieldsOf({ ...forfettario, imposte: answered })).not.toContain(asked)
      expect(knowsContributions({ imposte: answered })).toBe(true)
    }
  })

  it('is part of the verdict once contributions are said: of what it leaves nothing is lost', async () => {
    const visit = new Visit()
    await visit.open(
      ['sku;nome;prezzo;costo', 'A-1;Tazza;20,00;5,00', 'B-2;Vaso;100,00;50,00'].join('\n'),
    )
    const taxed = (answer: object) => ({
      ...forfettario,
      imposte: { ...addedDefaults.imposte, coefficiente: '86', ...answer },
    })
    const unsaid = await visit.settled({ terms: taxed({}) })
    expect(unsaid.figures.loss).toBe(0)
    const by = taxed({ gestione: 'commercianti' })
    const { shown, figures, slow } = await visit.settled({ terms: by })
    expect(shown.rows.map(({ verdict }) => verdict)).toEqual(['excellent', 'taxedAway'])
    expect(shown.rows[1]?.margin).toBeGreaterThan(15)
    expect(figures.loss).toBe(1)
    expect(slow.worst[0]).toMatchObject({ sku: 'B-2', isJudgedAfterTax: true })
    const filter = { ...everything, group: 'loss' } as const
    const lost = await visit.settled({ terms: by, filter })
    expect(lost.shown.rows.map(({ sku }) => sku)).toEqual(['B-2'])
    const order = { column: 'band', direction: 'ascending' } as const
    const ordered = await visit.settled({ terms: by, order })
    expect(ordered.shown.rows.map(({ sku }) => sku)).toEqual(['B-2', 'A-1'])
    const tried = await visit.settled({ terms: { ...by, prezzo: 40 } })
    expect(tried.figures.loss).toBe(0)
  })

  it('is not known by a coefficient that is no percentage', async () => {
    const visit = await opened()
    const by = { ...forfettario, imposte: { coefficiente: 'molto' } }
    const { shown } = await visit.settled({ terms: by })
    expect(shown.rows.every(({ afterTax }) => Number.isNaN(afterTax))).toBe(true)
  })
})

it('Abroad in the forfettario regime nothing is judged, and no count has it', async () => {
  const visit = await opened()
  const ordinary = await visit.settled()
  expect(ordinary.figures).toMatchObject({ loss: 2, below: 2, unjudged: 0 })
  const { figures, shown, abroad } = await visit.settled({ terms: forfettario })
  expect(figures).toMatchObject({ loss: 1, unjudged: 1, without: 0 })
  expect(figures.margini.reduce((sum, count) => sum + count)).toBe(2)
  expect(shown.rows.map(({ verdict }) => verdict === null)).toEqual([false, false, true])
  expect(shown.rows[2]?.profit).toBeLessThan(0)
  expect(abroad).toContain('senza giudizio')
  const filter = { ...everything, group: 'loss' } as const
  const lost = await visit.settled({ terms: forfettario, filter })
  expect(lost.shown.rows.map(({ sku }) => sku)).toEqual(['B-2'])
  const { blob } = await visit.exported()
  expect(await blob.text()).toContain('B-2')
})

describe('A rate of the seller’s own', () => {
  it('takes the place of all that the card of its marketplace says, and of no other', async () => {
    const visit = await opened()
    const own = { ...terms, commissioni: { amazon: '10' } }
    const { shown, assumed } = await visit.settled({ terms: own })
    expect(shown.rows.map(({ fees }) => fees)).toEqual([2, 6, 2])
    expect(shown.rows[0]?.ownRate).toBe('10')
    expect(assumed).toBe('')
    const card = await visit.settled()
    const elsewhere = await visit.settled({ terms: { ...own, marketplace: 'ebay' } })
    expect(elsewhere.shown.rows[0]).toMatchObject({ ownRate: '' })
    expect(card.shown.rows[0]?.fees).toBeCloseTo(1.6 * 1.03)
    // ManoMano's is of the price without VAT.
    const net = { ...terms, marketplace: 'manomano', commissioni: { manomano: '10' } }
    expect((await visit.settled({ terms: net })).shown.rows[0]?.fees).toBeCloseTo(2 / 1.22)
  })

  it('leaves what a file says of Amazon’s fees held against the card', async () => {
    const visit = new Visit()
    const told = 'sku;your-price;estimated-referral-fee-per-unit;costo\nA-1;30,00;4,50;5,00\n'
    const own = { ...terms, commissioni: { amazon: '10' } }
    visit.say({ type: 'open', file: new File([told], 'anteprima.csv'), terms: own })
    await visit.hear('list')
    const { shown } = await visit.settled({ terms: own })
    expect(shown.rows[0]).toMatchObject({ fees: 3, tableAgrees: true, truePercent: 15 })
  })
})

it('Clothing that is eligible for Prime pays less above 45 €, where the seller says so', async () => {
  const visit = await opened()
  const before = await visit.settled()
  const { shown } = await visit.settled({ terms: { ...terms, prime: true } })
  // 15 % of 45 € and 7 % of 15 €, instead of 15 % of 60 €; and the digital services fee on it.
  expect(before.shown.rows[1]?.fees).toBeCloseTo(9 * 1.03)
  expect(shown.rows[1]).toMatchObject({ isPrime: true })
  expect(shown.rows[1]?.fees).toBeCloseTo(7.8 * 1.03)
  expect(shown.rows[0]).toMatchObject({ isPrime: false, fees: before.shown.rows[0]?.fees })
})

describe('A payment service', () => {
  const stripe = { percentuale: '1,5', fissa: '0,25' }
  const inShop = { ...terms, marketplace: 'woocommerce' }

  it('takes its part of all that is paid in a shop of one’s own, and of nothing on a marketplace', async () => {
    const visit = await opened()
    const withStripe = { ...inShop, pagamento: stripe, sale: { spedizioneIncassata: '4,00' } }
    const { shown } = await visit.settled({ terms: withStripe })
    // 1,5 % of 24 € and 0,25 €; WooCommerce itself takes nothing.
    expect(shown.rows[0]?.fees).toBeCloseTo(0.61)
    const onAmazon = await visit.settled({ terms: { ...terms, pagamento: stripe } })
    const without = await visit.settled()
    expect(onAmazon.shown.rows).toEqual(without.shown.rows)
  })

  it('is asked for in a shop of one’s own alone', () => {
    expect(fieldsOf(inShop)).toContain('Servizio di pagamento')
    expect(fieldsOf(terms)).not.toContain('Servizio di pagamento')
  })

  it('that was chosen without its terms is not known, and makes the shop the best of none', async () => {
    const visit = await opened()
    const channels = [{ marketplace: 'etsy', category: '', payment: '' }]
    const blank = { ...inShop, pagamento: { percentuale: '', fissa: '' } }
    const [unknown] = (await visit.settled({ terms: blank, channels })).shown.rows
    expect(unknown).toMatchObject({ isBest: false, channels: [{ isBest: false }] })
    const said = { ...inShop, pagamento: stripe }
    const [known] = (await visit.settled({ terms: said, channels })).shown.rows
    expect(known?.isBest).toBe(true)
  })
})

it('Shipping that customers pay is earned, and advertising in percent is of it too', async () => {
  const visit = await opened()
  const byNothing = { ...terms, marketplace: 'woocommerce', pubblicitaIn: 'percento' } as const
  const before = await visit.settled({ terms: byNothing })
  const paid = { ...byNothing, sale: { spedizioneIncassata: '4,88' } }
  const { shown } = await visit.settled({ terms: paid })
  expect(shown.rows[0]?.profit).toBeCloseTo((before.shown.rows[0]?.profit ?? 0) + 4)
  const advertised = await visit.settled({ terms: { ...paid, pubblicita: '10' } })
  expect(advertised.shown.rows[0]?.advertising.amount).toBeCloseTo(2.488)
  expect(advertised.shown.rows[0]?.profit).toBeCloseTo((shown.rows[0]?.profit ?? 0) - 2.488)
})

it('A piece that comes back costs what was said of returns, and less of it where few can be sold again', async () => {
  const visit = await opened()
  const returned = { ...terms, ...withReturns(terms, { percentuale: '10' }) }
  const before = await visit.settled({ terms: returned })
  const said = { ...returned, ...withReturns(returned, { rivendibili: '40', costo: '3,00' }) }
  const { shown } = await visit.settled({ terms: said })
  // A tenth of 3 €, and of what three fifths of a piece cost.
  expect((before.shown.rows[0]?.profit ?? 0) - (shown.rows[0]?.profit ?? 0)).toBeCloseTo(0.6)
})

it('Without a subscription Amazon takes 0,99 € a piece, by dated cards alone', async () => {
  const visit = await opened()
  const individual = { ...terms, pianoAmazon: 'individuale' } as const
  const feesBy = async (by: Terms) =>
    (await visit.settled({ terms: by })).shown.rows[0]?.fees ?? Number.NaN
  expect((await feesBy(individual)) - (await feesBy(terms))).toBeCloseTo(0.99)
  const specified = { ...terms, tariffe: '1.3.1' }
  expect(await feesBy({ ...specified, pianoAmazon: 'individuale' })).toBe(await feesBy(specified))
})
