import {
  type CalculationFormData,
  defaultFormData,
  ratesOf,
  readSale,
  type Scenario,
  trialOf,
} from '@margine/engine'
import { describe, expect, test } from 'vitest'
import { replacedInWords } from '../src/features/scenarios/ScenarioSlider.tsx'
import { changeSentences, leverSentences } from '../src/features/scenarios/tip-sentences.ts'

function saleOf(change: Partial<CalculationFormData>) {
  const form = { ...defaultFormData, ...change }
  return { sale: readSale(form), rates: ratesOf(form) }
}

const asItIs = ({ prezzoVendita, costo, spedizione }: Omit<Scenario, 'commissione'>): Scenario => ({
  ...{ prezzoVendita, costo, spedizione },
  commissione: null,
})

/** As it is read: an amount and its currency stand apart by a blank that doesn't break. */
const read = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

describe('of a higher price where it does not raise the margin', () => {
  const told = (change: Partial<CalculationFormData>, commissione: number | null = null) => {
    const original = saleOf(change)
    const scenario = { ...asItIs(original.sale), commissione }
    const sentences = leverSentences(trialOf(original, scenario))
    return read(sentences.find(({ about }) => about === 'price')?.text)
  }

  test('it is told not to help where the profit falls too', () => {
    expect(told({ categoria: 'beauty', costo: '2', prezzoVendita: '10' })).toBe(
      'Alzare il prezzo del 10% qui non aiuta: la commissione sale di più.',
    )
  })

  test('the profit that rises all the same is told', () => {
    expect(told({ paese: 'US', categoria: 'beauty', costo: '4', prezzoVendita: '10' })).toBe(
      'Alzare il prezzo del 10% abbassa il margine al 48,6%, ma guadagni 0,15 USD in più.',
    )
  })

  test('nothing is told where the margin only does not rise', () => {
    const dear = { costo: '0,01', prezzoVendita: '900.000.000' }
    expect(told({ ...dear, marketplace: 'woocommerce' })).toBeUndefined()
    expect(told({ costo: '0,01', prezzoVendita: '900.000.000' }, 0)).toBeUndefined()
  })

  test('nothing is told where nobody could enter it', () => {
    const all = { percentuale: '100', fissa: '', minima: '', base: 'lordo' } as const
    const dear = { costo: '0,01', commissionePropria: all }
    expect(told({ ...dear, prezzoVendita: '900.000.000' })).toMatch(/qui non aiuta/)
    expect(told({ ...dear, prezzoVendita: '950.000.000' })).toBeUndefined()
  })

  test('nothing is told where it raises the margin', () => {
    expect(told({ costo: '10', prezzoVendita: '39,90' })).toBeUndefined()
  })
})

describe('what a change does to the profit is told as a profit or a loss', () => {
  const sale = { marketplace: 'woocommerce', costo: '10', paese: 'US' }
  const told = (from: string, to: string, costo = '10') => {
    const original = saleOf({ ...sale, prezzoVendita: from })
    const scenario = asItIs(saleOf({ ...sale, prezzoVendita: to, costo }).sale)
    const [why] = changeSentences(original, trialOf(original, scenario))
    return read(why?.text)
  }

  test.each([
    ['12', '15', 'Guadagni 3,00 USD in più: +3,00 USD dal prezzo netto.'],
    ['15', '12', 'Guadagni 3,00 USD in meno: −3,00 USD dal prezzo netto.'],
    ['5', '8', 'Perdi 3,00 USD in meno: +3,00 USD dal prezzo netto.'],
    ['8', '5', 'Perdi 3,00 USD in più: −3,00 USD dal prezzo netto.'],
    [
      '12',
      '9',
      'Passi da un guadagno di 2,00 USD a una perdita di 1,00 USD: −3,00 USD dal prezzo netto.',
    ],
    [
      '9',
      '12',
      'Passi da una perdita di 1,00 USD a un guadagno di 2,00 USD: +3,00 USD dal prezzo netto.',
    ],
    ['10', '12', 'Passi dal pareggio a un guadagno di 2,00 USD: +2,00 USD dal prezzo netto.'],
    ['10', '9', 'Passi dal pareggio a una perdita di 1,00 USD: −1,00 USD dal prezzo netto.'],
    ['12', '10', 'Passi da un guadagno di 2,00 USD al pareggio: −2,00 USD dal prezzo netto.'],
    ['9', '10', 'Passi da una perdita di 1,00 USD al pareggio: +1,00 USD dal prezzo netto.'],
  ])('from a price of %s to %s', (from, to, sentence) => {
    expect(told(from, to)).toBe(sentence)
  })

  test.each([
    ['12', '13', 'Il guadagno resta lo stesso: +1,00 USD dal prezzo netto, −1,00 USD dal costo.'],
    ['8', '9', 'La perdita resta la stessa: +1,00 USD dal prezzo netto, −1,00 USD dal costo.'],
    ['10', '11', 'Resti in pari: +1,00 USD dal prezzo netto, −1,00 USD dal costo.'],
  ])('from a price of %s to %s with a cost that rises as much', (from, to, sentence) => {
    expect(told(from, to, '11')).toBe(sentence)
  })
})

test('a commission that the price changes is told where the change can be read', () => {
  const told = (from: string, to: string) => {
    const sale = { categoria: 'automotive', costo: '10' }
    const original = saleOf({ ...sale, prezzoVendita: from })
    const scenario = asItIs(saleOf({ ...sale, prezzoVendita: to }).sale)
    const sentences = changeSentences(original, trialOf(original, scenario))
    return sentences.find(({ about }) => about === 'rate')?.text
  }
  expect(told('50,50', '51,00')).toBeUndefined()
  expect(told('50,50', '52,00')).toBe(
    'La commissione nominale passa dal 14,9% al 14,8%: la tariffa del marketplace dipende dal prezzo.',
  )
})

describe('in the forfettario regime', () => {
  test('there is one price, not a net one', () => {
    const sale = { regime: 'forfettario', marketplace: 'woocommerce', costo: '5' } as const
    const original = saleOf({ ...sale, prezzoVendita: '10' })
    const scenario = asItIs(saleOf({ ...sale, prezzoVendita: '12' }).sale)
    const [why] = changeSentences(original, trialOf(original, scenario))
    expect(read(why?.text)).toBe('Guadagni 2,00 € in più: +2,00 € dal prezzo.')
  })
})

describe('a flat percentage tried out says what it takes the place of', () => {
  const replaced = (change: Partial<CalculationFormData>) =>
    replacedInWords(saleOf(change).rates.rule)

  test('the rate of the specification, whole', () => {
    expect(replaced({ categoria: 'books' })).toBe('fissa, al posto della tariffa')
  })

  test('the percentages of a card, beside what else it charges', () => {
    const tariffe = '2026-11-21'
    expect(replaced({ tariffe, categoria: 'home' })).toBe(
      'fissa, al posto di commissione; in più minimo e servizi digitali',
    )
    expect(replaced({ tariffe, marketplace: 'etsy' })).toBe(
      'fissa, al posto di commissione, pagamento e tariffa regolamentare; in più fisso per ordine e inserzione',
    )
    expect(replaced({ tariffe, marketplace: 'tiktok' })).toBe('fissa, al posto di commissione')
  })
})
