import { expect, test } from 'vitest'
import { withEdits } from '../src/features/profile/edits.ts'

const obiettivo = { kind: 'margine', value: '20' } as const

test('a profile that is saved keeps what another tab saved since, but for what was changed here', () => {
  const saved = { regime: 'ordinario', marketplaces: ['amazon'], obiettivo } as const
  const now = { ...saved, marketplaces: [...saved.marketplaces] }
  expect(withEdits(now, { costoIncludesIVA: true })).toEqual({ ...now, costoIncludesIVA: true })
  expect(withEdits(now, { marketplaces: ['ebay'] })).toEqual({ ...now, marketplaces: ['ebay'] })
  expect(withEdits(now, { obiettivo: null })).toEqual({
    regime: 'ordinario',
    marketplaces: ['amazon'],
  })
  expect(withEdits({}, { obiettivo })).toEqual({ obiettivo })
})
