import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  asShared,
  type CalculationFormData,
  calculate,
  defaultFormData,
  type TaxSettings,
} from '../src/index.ts'
import { addedForm } from './arbitraries.ts'

const sale: CalculationFormData = { ...defaultFormData, costo: '12,50', prezzoVendita: '39,90' }
const imposte: TaxSettings = {
  coefficiente: '67',
  sostitutiva: '5',
  gestione: 'artigiani',
  riduzione: '35',
}

test('what is shared comes to the same result, to the last digit', () => {
  fc.assert(
    fc.property(addedForm, (form) => {
      expect(calculate(asShared(form))).toEqual(calculate(form))
    }),
    { numRuns: 500 },
  )
})

test('a calculation is shared without what its result does not depend on', () => {
  const unread: Partial<CalculationFormData>[] = [
    { imposte },
    { pubblicitaIn: 'percento' },
    { pagamento: { percentuale: '', fissa: ' ' } },
    { resi: { percentuale: '', rivendibili: '50', costo: '3' } },
    { speseIncludonoIVA: true },
    { pianoAmazon: 'individuale' },
    { categoriaEbay: 'watches', categoriaTikTok: 'electronics' },
  ]
  for (const fields of unread) expect(asShared({ ...sale, ...fields })).toEqual(sale)
  const abroad: CalculationFormData = {
    ...{ ...sale, paese: 'FR', spedizione: '5' },
    // Read to say that abroad the rules may be others.
    regime: 'forfettario',
  }
  expect(asShared({ ...abroad, imposte, speseIncludonoIVA: true })).toEqual(abroad)
})

test('a calculation is shared with all that its result depends on', () => {
  const read: Partial<CalculationFormData>[] = [
    { regime: 'forfettario', imposte },
    { pubblicitaIn: 'percento', pubblicita: '8' },
    { pagamento: { percentuale: '', fissa: '0,25' } },
    { resi: { percentuale: '8', rivendibili: '', costo: '' } },
    { speseIncludonoIVA: true, packaging: '0,60' },
    { pianoAmazon: 'individuale', tariffe: '2026-03-01' },
    { marketplace: 'ebay', tariffe: '2026-03-01', categoriaEbay: 'watches' },
    { marketplace: 'tiktok', tariffe: '2026-03-01', categoriaTikTok: 'electronics' },
  ]
  for (const fields of read)
    expect(asShared({ ...sale, ...fields })).toEqual({ ...sale, ...fields })
})
