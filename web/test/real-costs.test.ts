import {
  type AddedFields,
  type CalculationFormData,
  defaultFormData,
  type FbaPiece,
} from '@margine/engine'
import { describe, expect, test } from 'vitest'
import { calculate, ratesOf } from '../src/calculation/rates.ts'
import { otherCostsInShort, shippingInShort } from '../src/features/calculator/form/in-short.ts'
import { besideOwnShipping } from '../src/features/calculator/form/shipping/BesideOwnShipping.tsx'
import { costAsides } from '../src/features/calculator/results/cost-asides.ts'
import { fulfilmentInWords } from '../src/ui/result/fulfilment-words.ts'

const piece: FbaPiece = {
  lunghezza: '30',
  larghezza: '20',
  altezza: '2',
  peso: '180',
  pericolosa: false,
  mesi: '',
}

const form: CalculationFormData = {
  ...defaultFormData,
  costo: '12,50',
  prezzoVendita: '39,90',
  tariffe: '2026-11-26',
}

const read = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

describe('Amazon’s logistics beside one’s own shipping', () => {
  const regimes = {
    'in the ordinary regime': {},
    'with expenses typed with VAT': { speseIncludonoIVA: true },
    'in the forfettario regime': { regime: 'forfettario' },
    'with returns and a customer who pays the shipping': {
      spedizioneIncassata: '4,90',
      resi: { percentuale: '10', rivendibili: '50', costo: '3' },
    },
  } satisfies Record<string, AddedFields>

  test.each(Object.entries(regimes))(
    '%s, shipping for the even amount leaves as much as Amazon does',
    (_, added) => {
      const shipped = { ...form, ...added, logisticaAmazon: piece }
      const beside = besideOwnShipping(shipped, '')
      const even = String(beside?.even).replace('.', ',')
      const own = calculate({ ...form, ...added, spedizione: even })
      expect(own.ok && own.result.guadagno).toBeCloseTo(Number(beside?.amazon), 1)
      expect(besideOwnShipping(shipped, even)?.seller).toBe(own.ok && own.result.guadagno)
    },
  )

  test('says nothing of one’s own shipping while nobody has said what it costs', () => {
    expect(besideOwnShipping({ ...form, logisticaAmazon: piece }, ' ')?.seller).toBeNull()
    expect(besideOwnShipping({ ...form, costo: '', logisticaAmazon: piece }, '5')).toBeNull()
  })
})

describe('what a folded section holds', () => {
  test('is who ships, and what the customer pays for it', () => {
    expect(shippingInShort(form)).toBe('spedisci tu')
    const shipped = { ...form, logisticaAmazon: piece, spedizioneIncassata: '4,90' }
    expect(read(shippingInShort(shipped))).toBe('spedisce Amazon (FBA) · il cliente paga 4,90 €')
  })

  test('is each of the other costs, as it was entered', () => {
    expect(otherCostsInShort(form)).toBe('nessuno')
    const full: CalculationFormData = {
      ...form,
      packaging: '0,60',
      pubblicita: '12',
      pubblicitaIn: 'percento',
      pagamento: { percentuale: '1,5', fissa: '0,25' },
      resi: { percentuale: '8', rivendibili: '', costo: '' },
    }
    expect(read(otherCostsInShort(full))).toBe(
      'packaging 0,60 € · pubblicità 12% · pagamento 1,5% + 0,25 € · resi 8%',
    )
    const justStarted = { ...form, pagamento: { percentuale: '', fissa: '' } }
    expect(otherCostsInShort(justStarted)).toBe('nessuno')
  })
})

describe('the line of Amazon’s logistics', () => {
  test('says the tier, the weight and what the fee is made of', () => {
    const shipped = { ...form, logisticaAmazon: piece }
    expect(read(costAsides(shipped, false).logistica?.remark)).toBe(
      'Busta standard, 180 g: 3,45 € + 1,5% carburante',
    )
    const cheap = { ...shipped, prezzoVendita: '20' }
    expect(read(costAsides(cheap, false).logistica?.remark)).toBe(
      'Busta standard, 180 g, a basso prezzo: 2,81 € + 1,5% carburante',
    )
  })

  test('tells what dangerous goods pay besides', () => {
    const { logistics } = ratesOf({ ...form, logisticaAmazon: { ...piece, pericolosa: true } })
    expect(logistics && read(fulfilmentInWords(logistics.standard, 'EUR'))).toBe(
      'Busta standard, 180 g: 3,45 € + 0,10 € per merce pericolosa + 1,5% carburante',
    )
  })

  test('says nothing of an older result, whose tariff isn’t known any more', () => {
    expect(costAsides({ ...form, logisticaAmazon: piece }, true)).toEqual({})
  })
})
