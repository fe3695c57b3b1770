import type { SellerProfile } from '@margine/contract'
import { expect, test } from 'vitest'
import {
  isUnsaved,
  isYearWrong,
  missingCost,
  withoutBlankCosts,
  yearTermsOf,
} from '../src/year/year-terms.ts'

const cost = { nome: 'Gestionale', importo: '30,50', ogni: 'mese', dal: '', al: '' } as const

test('a profile says by what the months of a year are worked out; what it does not say is the usual', () => {
  expect(yearTermsOf({}, 'ordinario')).toMatchObject({
    regime: 'ordinario',
    imposte: { gestione: 'nessuna' },
    speseFisse: [],
    apertura: '',
    contributiVersati: null,
    altriRedditi: 0,
    addizionali: 0,
  })
  const seller = {
    speseFisse: [cost],
    contributiVersati: { anno: 2025, importo: '3.450,00' },
    altriRedditi: '12.000',
    addizionali: '2,3 %',
  } as const satisfies SellerProfile
  expect(yearTermsOf({ ...seller, speseFisse: [cost] }, 'forfettario')).toMatchObject({
    speseFisse: [{ importo: 30.5, ogni: 'mese', dal: '', al: '' }],
    contributiVersati: { anno: 2025, importo: 3450 },
    altriRedditi: 12_000,
    addizionali: 2.3,
  })
})

test('a fixed cost without its amount is named, and what the server would refuse is wrong here too', () => {
  const nameless = { ...cost, nome: ' ', importo: ' ', dal: '2026-05' }
  expect(missingCost({ speseFisse: [cost, nameless] })).toBe(
    "Scrivi l'importo di «Spesa senza nome», oppure togli la spesa.",
  )
  expect(missingCost({ speseFisse: [cost] })).toBeNull()
  const wrong: SellerProfile[] = [
    { speseFisse: [{ ...cost, importo: 'trenta' }] },
    { speseFisse: [{ ...cost, dal: '2026-05', al: '2026-04' }] },
    { apertura: 'marzo' },
    { accontiVersati: { anno: 2026, importo: '-1' } },
    { altriRedditi: 'poco' },
    { addizionali: '101' },
  ]
  expect(wrong.map(isYearWrong)).toEqual(wrong.map(() => true))
  expect(isYearWrong({ speseFisse: [cost], apertura: '2026-03', addizionali: '2' })).toBe(false)
})

test('a row of a fixed cost that says nothing hinders nothing and is not kept', () => {
  const blank = { ...cost, nome: ' ', importo: '' }
  expect(missingCost({ speseFisse: [blank] })).toBeNull()
  expect(isYearWrong({ speseFisse: [blank] })).toBe(false)
  expect(withoutBlankCosts({ speseFisse: [cost, blank] })).toEqual({ speseFisse: [cost] })
  expect(isUnsaved({ speseFisse: [blank] }, {})).toBe(false)
})

test('a profile is unsaved while a change says something else', () => {
  const saved: SellerProfile = { speseFisse: [cost], apertura: '2026-03' }
  expect(isUnsaved({ speseFisse: [cost], apertura: '2026-03' }, saved)).toBe(false)
  expect(isUnsaved({ speseFisse: [{ ...cost, nome: 'Magazzino' }] }, saved)).toBe(true)
  expect(isUnsaved({ apertura: null }, saved)).toBe(true)
})
