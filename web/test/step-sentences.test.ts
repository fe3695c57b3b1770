import {
  type CalculationFormData,
  defaultFormData,
  type Explanation,
  explain,
  ratesOf,
  type Step,
  type StepName,
  type TaxSettings,
} from '@margine/engine'
import { describe, expect, test } from 'vitest'
import { tellingOf } from '../src/ui/result/step-figures.ts'
import { tellStep } from '../src/ui/result/step-sentences.ts'

const lamp: CalculationFormData = { ...defaultFormData, costo: '12,50', prezzoVendita: '39,90' }
const today = '2026-11-21'
/** Said where the cents that are shown don't add up. */
const rounded = 'Il conto usa tutti i decimali: qui le cifre sono arrotondate al centesimo.'

/** As it is read: an amount and its currency stand apart by a blank that doesn't break. */
const read = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null

/** A step as it is read: its figure worked out, and why. */
function told(form: CalculationFormData, pick: (steps: Explanation) => Step | undefined) {
  const explained = explain(form)
  const step = explained.ok ? pick(explained.steps) : undefined
  if (step === undefined) throw new Error('No such step')
  const { name, sum, why } = tellStep(step, tellingOf(ratesOf(form)))
  return [name, read(sum), read(why)]
}

const fee =
  (name: StepName) =>
  ({ commissione }: Explanation) =>
    commissione.parts.find(({ about }) => about === name)

describe('of a sale as the specification has it', () => {
  test.each([
    ['prezzoFinale', 'Prezzo con IVA', '39,90 €', 'È il prezzo che hai inserito.'],
    [
      'prezzoVendita',
      'Prezzo netto',
      '39,90 € ÷ 1,22 = 32,70 €',
      "Nel prezzo c'è l'IVA al 22%, che versi allo Stato: dividendo per 1,22 la togli.",
    ],
    ['iva', 'IVA', '39,90 € − 32,70 € = 7,20 €', 'È la parte del prezzo che versi allo Stato.'],
    ['costo', 'Costo prodotto', '12,50 €', "È l'importo che hai inserito."],
    ['spedizione', 'Spedizione', '0,00 €', 'Non hai inserito nulla.'],
    ['commissione', 'Commissione', '15% × 39,90 € = 5,99 €', 'Si paga il 15% del prezzo con IVA.'],
    [
      'costiTotali',
      'Costi totali',
      '12,50 € + 5,99 € = 18,49 €',
      'Sono tutti i costi di questa vendita.',
    ],
    [
      'guadagno',
      'Guadagno',
      '32,70 € − 18,49 € = 14,22 €',
      `Dal prezzo netto togli tutti i costi: quello che resta è il guadagno. ${rounded}`,
    ],
    [
      'margine',
      'Margine',
      '14,22 € ÷ 32,70 € = 43,5%',
      'Su 100,00 € di prezzo netto te ne restano 43,48 €.',
    ],
    [
      'ricarico',
      'Ricarico sui costi',
      '14,22 € ÷ 18,49 € = 76,9%',
      'Per ogni 100,00 € di costi guadagni 76,93 €.',
    ],
    [
      'nominale',
      'Commissione nominale',
      '5,99 € ÷ 39,90 € = 15,0%',
      'È la commissione dichiarata: la parte in percentuale, sul prezzo con IVA.',
    ],
    [
      'reale',
      'Commissione reale',
      '5,99 € ÷ 32,70 € = 18,3%',
      'È quanto pesa davvero: tutta la commissione, sul prezzo netto.',
    ],
    [
      'impattoPrezzoNetto',
      'In più rispetto alla nominale',
      '5,99 € × 7,20 € ÷ 39,90 € = 1,08 €',
      "La commissione si paga anche sull'IVA, che non è tua: questa parte non si vede.",
    ],
  ] as const)('%s is told', (figure, ...expected) => {
    expect(told(lamp, (steps) => steps[figure])).toEqual(expected)
  })

  test('a loss is told as one', () => {
    const sale = { ...lamp, costo: '40' }
    expect(told(sale, ({ guadagno }) => guadagno).slice(1)).toEqual([
      '32,70 € − 45,99 € = −13,28 €',
      `I costi superano il prezzo netto: ci rimetti. ${rounded}`,
    ])
    expect(told(sale, ({ margine }) => margine)[2]).toBe(
      'Su 100,00 € di prezzo netto ci rimetti 40,61 €.',
    )
    expect(told(sale, ({ ricarico }) => ricarico)[2]).toBe(
      'Per ogni 100,00 € di costi perdi 28,88 €.',
    )
  })

  test('what is lost of a hundred is a loss, also where the sale itself loses less than half a cent', () => {
    const sale = { ...lamp, costo: '0,82', prezzoVendita: '1,22' }
    const [, sum, why] = told(sale, ({ margine }) => margine)
    expect(sum).toContain('−0,3%')
    expect(why).toMatch(/^Su 100,00 € di prezzo netto ci rimetti 0,30 €\./)
    expect(told(sale, ({ ricarico }) => ricarico)[2]).toMatch(
      /^Per ogni 100,00 € di costi perdi 0,30 €\./,
    )
  })

  test('a price without VAT and a cost with it are told as they were entered', () => {
    const sale = { ...lamp, prezzoIncludesIVA: false, costoIncludesIVA: true }
    expect(told(sale, ({ prezzoFinale }) => prezzoFinale).slice(1)).toEqual([
      '39,90 € × 1,22 = 48,68 €',
      "Al prezzo si aggiunge l'IVA al 22%: è quanto paga il cliente.",
    ])
    expect(told(sale, ({ costo }) => costo).slice(1)).toEqual([
      '12,50 € ÷ 1,22 = 10,25 €',
      "Nel costo c'è l'IVA al 22%, che recuperi: dividendo per 1,22 la togli.",
    ])
  })

  test('without VAT there is one price, in its own currency', () => {
    const sale = { ...lamp, paese: 'US', categoria: 'books' }
    expect(told(sale, ({ prezzoVendita }) => prezzoVendita)).toEqual([
      'Prezzo',
      '39,90 USD',
      "Qui l'IVA è allo 0%: non cambia nulla.",
    ])
    expect(told(sale, ({ iva }) => iva).slice(1)).toEqual([
      '39,90 USD − 39,90 USD = 0,00 USD',
      "Qui l'IVA è allo 0%: non cambia nulla.",
    ])
    expect(told(sale, fee('fee.commission'))[2]).toBe('Si paga il 15% del prezzo.')
    expect(told(sale, ({ impattoPrezzoNetto }) => impattoPrezzoNetto).slice(1)).toEqual([
      '1,01 USD',
      'È un importo fisso per ogni vendita.',
    ])
  })

  test('a fixed fee beside the percentage is part of what the nominal rate hides', () => {
    expect(
      told({ ...lamp, categoria: 'books' }, ({ impattoPrezzoNetto }) => impattoPrezzoNetto).slice(
        1,
      ),
    ).toEqual([
      '5,99 € × 7,20 € ÷ 39,90 € + 1,01 € = 2,09 €',
      "La commissione si paga anche sull'IVA, che non è tua; poi si aggiungono le altre voci.",
    ])
  })

  test('a basis without VAT hides nothing', () => {
    const sale = { ...lamp, marketplace: 'manomano' }
    expect(told(sale, ({ impattoPrezzoNetto }) => impattoPrezzoNetto).slice(1)).toEqual([
      '0,00 €',
      "Qui l'IVA non fa salire la commissione.",
    ])
    expect(told(sale, fee('fee.commission'))[2]).toBe('Si paga il 20% del prezzo netto.')
  })
})

describe('in words', () => {
  const formula = (pick: (steps: Explanation) => Step | undefined, form = lamp) => {
    const explained = explain(form)
    const step = explained.ok ? pick(explained.steps) : undefined
    return step && read(tellStep(step, tellingOf(ratesOf(form))).formula)
  }

  test.each([
    ['margine', 'Margine = guadagno ÷ prezzo netto'],
    ['guadagno', 'Guadagno = prezzo netto − costi totali'],
    ['costiTotali', 'Costi totali = costo prodotto + commissione'],
    ['commissione', 'Commissione = 15% × prezzo con IVA'],
    ['prezzoVendita', 'Prezzo netto = prezzo con IVA ÷ 1,22'],
    [
      'impattoPrezzoNetto',
      'In più rispetto alla nominale = voci in percentuale × IVA ÷ prezzo con IVA',
    ],
  ] as const)('%s says what is done with what', (figure, expected) => {
    expect(formula((steps) => steps[figure])).toBe(expected)
  })

  test('what was entered, and fees that their names alone tell, have none', () => {
    expect(formula(({ costo }) => costo)).toBeNull()
    expect(formula(({ commissione }) => commissione, { ...lamp, categoria: 'books' })).toBeNull()
  })

  test('other fees are a part where there are any', () => {
    const partsOf = (form: CalculationFormData) => {
      const explained = explain(form)
      if (!explained.ok) throw new Error('No result')
      return tellStep(explained.steps.impattoPrezzoNetto, tellingOf(ratesOf(form))).parts.length
    }
    expect(partsOf(lamp)).toBe(3)
    expect(partsOf({ ...lamp, categoria: 'books' })).toBe(4)
  })
})

describe('of fees', () => {
  const clothing = { ...lamp, tariffe: today, categoria: 'clothing' }

  test.each([
    ['15', '5% × 15,00 € = 0,75 €', 'Fino a 15,00 € si paga il 5%.'],
    [
      '18',
      '10% × 18,00 € = 1,80 €',
      'Sopra 15,00 € e fino a 20,00 € si paga il 10%, su tutto il prezzo.',
    ],
    ['30', '15% × 30,00 € = 4,50 €', 'Sopra 20,00 € si paga il 15%, su tutto il prezzo.'],
  ])('a price break of %s € says which step counts', (prezzoVendita, ...expected) => {
    expect(told({ ...clothing, prezzoVendita }, fee('fee.commission')).slice(1)).toEqual(expected)
  })

  test('tiers are told part by part', () => {
    const watch = {
      ...{ ...lamp, tariffe: today, marketplace: 'ebay', categoriaEbay: 'watches' },
      prezzoVendita: '1.000',
    }
    expect(told(watch, fee('fee.commission')).slice(1)).toEqual([
      '11,00 € + 44,50 € + 0,20 € = 55,70 €',
      'Su ogni parte del prezzo si paga la sua percentuale.',
    ])
    const tier = (at: number) => told(watch, (steps) => fee('fee.commission')(steps)?.parts[at])
    expect([tier(1), tier(2), tier(3)]).toEqual([
      ['Scaglione', '11% × 100,00 € = 11,00 €', "Sui primi 100,00 € si paga l'11%."],
      ['Scaglione', '5% × 890,00 € = 44,50 €', 'Sulla parte da 100,00 € a 990,00 € si paga il 5%.'],
      ['Scaglione', '2% × 10,00 € = 0,20 €', 'Sulla parte da 990,00 € a 1.000,00 € si paga il 2%.'],
    ])
  })

  test('a minimum, a closing fee and the digital services fee build on those before them', () => {
    const cheap = { ...lamp, tariffe: today, prezzoVendita: '1' }
    expect(told(cheap, fee('fee.minimum'))).toEqual([
      'Per arrivare al minimo',
      '0,30 € − 0,15 € = 0,15 €',
      'La commissione è di almeno 0,30 €: si aggiunge quello che manca.',
    ])
    const own = { percentuale: '15', fissa: '', minima: '0,305', base: 'lordo' } as const
    expect(told({ ...cheap, commissionePropria: own }, fee('fee.minimum'))).toEqual([
      'Per arrivare al minimo',
      '0,31 € − 0,15 € = 0,16 €',
      'La commissione è di almeno 0,305 €: si aggiunge quello che manca.',
    ])
    const book = { ...lamp, tariffe: today, categoria: 'books' }
    expect(told(book, fee('fee.closing'))).toEqual([
      'Chiusura',
      '1,01 €',
      'È un importo fisso per ogni vendita.',
    ])
    expect(told(book, fee('fee.digitalServices'))).toEqual([
      'Servizi digitali',
      '3% × 7,00 € = 0,21 €',
      'La tariffa per servizi digitali si paga sulle voci precedenti.',
    ])
    expect(told(book, ({ commissione }) => commissione).slice(1)).toEqual([
      '5,99 € + 1,01 € + 0,21 € = 7,20 €',
      `Sono tutte le voci della commissione. ${rounded}`,
    ])
    const before = (steps: Explanation) => fee('fee.digitalServices')(steps)?.parts[0]
    expect(told(book, before)).toEqual([
      'Voci precedenti',
      '5,99 € + 1,01 € = 7,00 €',
      'Sono le voci calcolate prima di questa.',
    ])
  })

  test('a rate that includes VAT is told with it', () => {
    const tiktok = { ...lamp, tariffe: today, marketplace: 'tiktok' }
    expect(told(tiktok, fee('fee.commission')).slice(1)).toEqual([
      '9% × 39,90 € ÷ 1,22 = 2,94 €',
      "Si paga il 9% del prezzo con IVA. La tariffa comprende l'IVA al 22%, che recuperi: dividendo per 1,22 la togli.",
    ])
  })
})

describe('of what a figure is not', () => {
  test('a nominal rate is not the announced one where that includes VAT', () => {
    const tiktok = { ...lamp, tariffe: today, marketplace: 'tiktok' }
    expect(told(tiktok, ({ nominale }) => nominale)[2]).toBe(
      'È la parte in percentuale, IVA della tariffa esclusa, sul prezzo con IVA.',
    )
  })

  test('fees with VAT on them are not said to be free of it', () => {
    const ebay = { ...lamp, tariffe: today, marketplace: 'ebay', regime: 'forfettario' } as const
    expect(told(ebay, ({ impattoPrezzoNetto }) => impattoPrezzoNetto)[2]).toBe(
      'Sono le voci che si aggiungono alla percentuale.',
    )
  })

  test('what is left in the forfettario regime is before taxes; a loss has none', () => {
    const sale = { ...lamp, regime: 'forfettario' } as const
    expect(told(sale, ({ guadagno }) => guadagno)[2]).toMatch(
      /^Dal prezzo togli tutti i costi: quello che resta è il guadagno, prima di imposte e contributi\./,
    )
    expect(told(sale, ({ margine }) => margine)[2]).toMatch(
      /^Su 100,00 € di prezzo te ne restano [\d,]+ €, prima di imposte e contributi\./,
    )
    expect(told(sale, ({ ricarico }) => ricarico)[2]).toMatch(/ prima di imposte e contributi\./)
    expect(told({ ...sale, costo: '40' }, ({ margine }) => margine)[2]).not.toContain('imposte')
  })

  test('a share of the costs says how much of them', () => {
    expect(told(lamp, (steps) => steps['quota.commissione'])).toEqual([
      'Quota dei costi: commissione',
      '5,99 € ÷ 18,49 € = 32,4%',
      'Su 100,00 € di costi, questa voce ne prende 32,38 €.',
    ])
  })
})

describe('of the forfettario regime', () => {
  const imposte: TaxSettings = {
    ...{ coefficiente: '40', sostitutiva: '15', gestione: 'commercianti', riduzione: '35' },
  } as const
  const sale: CalculationFormData = {
    ...{ ...lamp, tariffe: today, spedizione: '5', regime: 'forfettario', imposte },
    prezzoVendita: '100',
  }

  test('the price has no VAT', () => {
    expect(told(sale, ({ prezzoVendita }) => prezzoVendita)).toEqual([
      'Prezzo',
      '100,00 €',
      "In regime forfettario non applichi l'IVA: dal prezzo non si toglie nulla.",
    ])
  })

  test('the VAT on costs and fees is a cost', () => {
    const reason =
      "In regime forfettario non recuperi l'IVA al 22% che paghi: è un costo anche quella."
    expect(told(sale, ({ costo }) => costo).slice(1)).toEqual(['12,50 € × 1,22 = 15,25 €', reason])
    expect(told(sale, ({ spedizione }) => spedizione).slice(1)).toEqual([
      '5,00 € × 1,22 = 6,10 €',
      reason,
    ])
    expect(told(sale, fee('fee.vat')).slice(1)).toEqual([
      '22% × 15,45 € = 3,40 €',
      "Sulle commissioni paghi l'IVA al 22%, che in regime forfettario non recuperi.",
    ])
  })

  test('taxes are on a part of the price, contributions first', () => {
    expect(told(sale, (steps) => steps.imposte?.baseImponibile)).toEqual([
      'Base imponibile',
      '40% × 100,00 € = 40,00 €',
      'In regime forfettario il reddito si calcola così: il 40% del prezzo, qualunque siano i tuoi costi.',
    ])
    expect(told(sale, (steps) => steps.imposte?.contributi)).toEqual([
      'Contributi INPS',
      '24,48% × 40,00 € × 65% = 6,36 €',
      'Sono i contributi della gestione commercianti: valgono se hai già superato il minimale. Con la riduzione ne paghi il 65%.',
    ])
    expect(told(sale, (steps) => steps.imposte?.impostaSostitutiva)).toEqual([
      'Imposta sostitutiva',
      '15% × 33,64 € = 5,05 €',
      "È l'imposta del regime forfettario.",
    ])
    expect(told(sale, (steps) => steps.imposte?.impostaSostitutiva.parts[0])).toEqual([
      'Base meno i contributi',
      '40,00 € − 6,36 € = 33,64 €',
      "I contributi si tolgono prima di calcolare l'imposta.",
    ])
    expect(told(sale, (steps) => steps.imposte?.dopoImposte)).toEqual([
      'Dopo imposte e contributi',
      '59,80 € − 6,36 € − 5,05 € = 48,39 €',
      'È il guadagno, tolti imposta e contributi.',
    ])
  })

  test('without contributions there is the tax alone', () => {
    const { imposte: _, ...withoutContributions } = sale
    expect(told(withoutContributions, (steps) => steps.imposte?.contributi).slice(1)).toEqual([
      '0,00 €',
      'Senza una gestione INPS: qui non ci sono contributi.',
    ])
    expect(told(withoutContributions, (steps) => steps.imposte?.dopoImposte).slice(1)).toEqual([
      '59,80 € − 6,00 € = 53,80 €',
      "È il guadagno, tolta l'imposta.",
    ])
  })
})
