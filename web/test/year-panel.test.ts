import type { ProfileChange } from '@margine/contract'
import { addedDefaults } from '@margine/engine'
import { createElement } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { tab } from '../src/person/vault.ts'
import { YearTermsPanel } from '../src/year/YearTermsPanel.tsx'
import { said } from './said.ts'
import { stubTab } from './tab.ts'

beforeEach(() => {
  stubTab()
})

/** The panel of a seller who has saved nothing, with what they said in this tab. */
function panelWith(edits: ProfileChange): string {
  tab.set('profilo', edits)
  const props = { regime: 'forfettario', year: 2026, subscribed: new Set(''), onKept() {} } as const
  return said(createElement(YearTermsPanel, props))
}

const unsaved = 'Non ancora salvato: le cifre qui sopra non ne tengono conto.'

test('contributions that are chosen and not saved are said to count in no figure yet, where they are chosen too', () => {
  expect(panelWith({})).toContain('finché non lo so')
  expect(panelWith({})).not.toContain(unsaved)
  const chosen = panelWith({ imposte: { ...addedDefaults.imposte, gestione: 'commercianti' } })
  expect(chosen).not.toContain('finché non lo so')
  expect(chosen.split(unsaved)).toHaveLength(3)
})

test('a fixed cost without its amount says what it lacks, and that it is not saved; a blank one says nothing', () => {
  const cost = { nome: '', importo: '', ogni: 'mese', dal: '', al: '' } as const
  expect(panelWith({ speseFisse: [cost] })).not.toMatch(/Non ancora salvato|Scrivi l'importo/)
  expect(panelWith({ speseFisse: [{ ...cost, nome: 'Gestionale' }] })).toContain(
    `${unsaved} Scrivi l'importo di «Gestionale», oppure togli la spesa.`,
  )
})
