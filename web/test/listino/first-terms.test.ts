import { followingProfile, saidOf, termsSaying, withSaid } from '@margine/listino/list'
import { expect, test } from 'vitest'
import { firstTerms } from '../../src/listino/page/first-terms.ts'

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

test('a category that is said says its marketplace too: a profile that moves to another leaves both, also for a list that is kept', () => {
  const on = (marketplace: string) => firstTerms('2026-11-22', { marketplaces: [marketplace] })
  const said = withSaid(on('amazon'), { category: 'clothing' })
  const expected = { marketplace: 'amazon', category: 'clothing' }
  expect(followingProfile(said, on('ebay'))).toMatchObject(expected)
  expect(termsSaying(saidOf(said), on('ebay'))).toMatchObject(expected)
  expect(followingProfile(on('amazon'), on('ebay')).marketplace).toBe('ebay')
})
