import { addedDefaults } from '@margine/engine'
import {
  everything,
  followingProfile,
  saidOf,
  targetOf,
  termsSaying,
  withSaid,
} from '@margine/listino/list'
import { expect, test } from 'vitest'
import { firstTerms } from '../../src/listino/page/first-terms.ts'
import { Visit } from './visit.ts'

const day = '2026-11-26'

test('a list begins as its seller’s profile says', () => {
  const profile = {
    regime: 'forfettario',
    tariffe: '1.3.1',
    marketplaces: ['ebay', 'etsy'],
    costoIncludesIVA: true,
    speseIncludonoIVA: true,
    obiettivo: { kind: 'margine', value: '27,5' },
  } as const
  expect(firstTerms(day, { ...profile, marketplaces: ['ebay', 'etsy'] })).toMatchObject({
    regime: 'forfettario',
    tariffe: '1.3.1',
    marketplace: 'ebay',
    costoIncludesIVA: true,
    speseIncludonoIVA: true,
    target: 27.5,
  })
})

test('a list begins with today’s fees on Amazon and a margin of 20%, where the profile says nothing of it', () => {
  const usual = firstTerms(day)
  expect(usual).toMatchObject({ marketplace: 'amazon', tariffe: day, target: 20 })
  expect(firstTerms(day, { marketplaces: [], tariffe: 'oggi' })).toEqual(usual)
  for (const obiettivo of [
    { kind: 'guadagno', value: '5' } as const,
    { kind: 'margine', value: 'molto' } as const,
  ])
    expect(firstTerms(day, { obiettivo }).target).toBe(20)
})

test('a list takes what a seller wants to be left with after taxes, while there are any', async () => {
  const obiettivo = { kind: 'dopoImposte', value: '2,50' } as const
  const imposte = { ...addedDefaults.imposte, gestione: 'commercianti' } as const
  const first = firstTerms(day, { regime: 'forfettario', imposte, obiettivo })
  expect(targetOf(first)).toEqual({ kind: 'dopoImposte', amount: 2.5 })
  expect(targetOf({ ...first, regime: 'ordinario' })).toEqual({ kind: 'margine', percent: 20 })
  const visit = new Visit()
  await visit.open('sku;nome;prezzo;costo\nA-1;Tazza;20,00;5,00\nB-2;Piatto;10,00;5,00')
  const { shown, figures } = await visit.settled({ terms: first })
  expect(figures.below).toBe(1)
  const filter = { ...everything, group: 'below' } as const
  const below = await visit.settled({ terms: first, filter })
  expect(below.shown.rows.map(({ sku }) => sku)).toEqual(['B-2'])
  // At its minimum price what is left after taxes is 2,50 €, a cent below less.
  const [, plate] = shown.rows
  const at = async (prezzo: number) =>
    (await visit.settled({ terms: { ...first, prezzo } })).shown.rows[1]?.afterTax ?? Number.NaN
  const minimum = plate?.minimum ?? Number.NaN
  expect(await at((minimum / 10 - 1) * 100)).toBeGreaterThanOrEqual(2.5)
  expect(await at(((minimum - 0.01) / 10 - 1) * 100)).toBeLessThan(2.5)
  const followed = followingProfile(withSaid(first, { target: 25, targetIn: 'margine' }), first)
  expect(targetOf(followed)).toEqual({ kind: 'margine', percent: 25 })
})

test('a category that is said says its marketplace too: a profile that moves to another leaves both, also for a list that is kept', () => {
  const on = (marketplace: string) => firstTerms('2026-11-22', { marketplaces: [marketplace] })
  const said = withSaid(on('amazon'), { category: 'clothing' })
  const expected = { marketplace: 'amazon', category: 'clothing' }
  expect(followingProfile(said, on('ebay'))).toMatchObject(expected)
  expect(termsSaying(saidOf(said), on('ebay'))).toMatchObject(expected)
  expect(followingProfile(on('amazon'), on('ebay')).marketplace).toBe('ebay')
})
