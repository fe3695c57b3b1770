import {
  addedDefaults,
  type CalculationFormData,
  calculate,
  defaultFormData,
  ratesOf,
} from '@margine/engine'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { strings } from '../src/application-strings.ts'
import { isUnsent } from '../src/features/calculator/other-shipper.ts'
import { Advice } from '../src/features/calculator/results/Advice.tsx'
import { CommissionWeight } from '../src/features/calculator/results/CommissionWeight.tsx'
import { costAsides } from '../src/features/calculator/results/cost-asides.ts'
import { Distribution } from '../src/features/calculator/results/Distribution.tsx'
import { Taxes } from '../src/features/calculator/results/Taxes.tsx'
import { announced } from '../src/ui/result/Announcement.tsx'
import { problemSentences } from '../src/ui/result/problem-sentences.ts'
import { ResultBar } from '../src/ui/result/ResultBar.tsx'
import { Verdict } from '../src/ui/result/Verdict.tsx'
import { said } from './said.ts'

const example: CalculationFormData = {
  ...defaultFormData,
  costo: '12,50',
  prezzoVendita: '39,90',
  spedizione: '4,50',
  packaging: '0,60',
  pubblicita: '1,50',
  categoria: 'home',
}

/** What every part of the panel is given, of the example with something else in it. */
function partsOf(changed: Partial<CalculationFormData> = {}) {
  const form = { ...example, ...changed }
  const calculation = calculate(form)
  if (!calculation.ok) throw new Error('A sale without a result')
  const rates = ratesOf(form)
  const { currency } = rates.country
  const asides = costAsides(form, false)
  return { form, result: calculation.result, rates, currency, asides, isOwnRate: false }
}

type Parts = ReturnType<typeof partsOf>
const drawn = (part: ComponentType<Parts>) => (changed?: Partial<CalculationFormData>) =>
  said(createElement(part, partsOf(changed)))

const verdict = drawn(Verdict)
const distribution = drawn(Distribution)
const weight = drawn(CommissionWeight)
const advice = drawn(({ form, result }) =>
  createElement(Advice, {
    ...{ form, result, older: false, unsent: isUnsent(form) ? strings.results.unsent : '' },
    dispatch: () => {},
    region: { current: null },
  }),
)

test('what keeps a sale by FBA from a result says what to measure', () => {
  expect(problemSentences([{ field: 'logisticaAmazon', code: 'invalid' }])).toEqual([
    'Logistica di Amazon (FBA): scrivi la tariffa o, in Italia con le tariffe di una data, i tre lati e il peso del pezzo; i mesi, se li scrivi, in numeri e con lati e peso.',
  ])
})

describe('the verdict on a sale', () => {
  // proves: 1.5, 2.32
  test('has four figures, each with what it is, and the markup', () => {
    expect(verdict()).toMatch(/^MARGINE 23,3% Ricarico sui costi 30,4%/)
    expect(verdict()).toContain('GUADAGNO 7,62 € prima di imposte e contributi')
    expect(verdict()).toContain('NETTO 32,70 € prezzo senza IVA')
    expect(verdict()).toContain('CON IVA 39,90 € quanto paga il cliente')
  })

  test('says of a loss that it is one', () => {
    expect(verdict({ prezzoVendita: '19,90' })).toMatch(/MARGINE −35,4% in perdita .*−5,77 €/)
  })

  test('writes out the largest amounts and the widest percentage', () => {
    expect(verdict({ prezzoVendita: '999.999.999,99' })).toContain('CON IVA 999.999.999,99 €')
    expect(verdict({ costo: '999.999.999,99', prezzoVendita: '0,01' })).toMatch(
      /MARGINE −12\.\d{3}\.\d{3}\.\d{3}\.\d{3},\d% .* GUADAGNO −1\.000\.000\.006,58 €/,
    )
  })

  // proves: 9.15
  test('of a sale in the United States is in dollars, and nothing of it is VAT', () => {
    const sale = { paese: 'US' }
    expect(verdict(sale)).toContain('GUADAGNO 14,82 USD')
    expect(verdict(sale) + distribution(sale) + weight(sale)).not.toMatch(/€|IVA sulla vendita/)
  })
})

describe('where each euro of a price goes', () => {
  // proves: 1.6, 2.33
  test('is told cost by cost, the largest first, with amounts and shares', () => {
    expect(distribution()).toContain(
      'Costo prodotto 12,50 € 49,8% Commissione Amazon 5,99 € 23,9% Spedizione 4,50 € 17,9% Pubblicità 1,50 € 6,0% Packaging 0,60 € 2,4%',
    )
    expect(distribution()).toMatch(/^Dove vanno i tuoi 39,90 €/)
    for (const row of [
      /IVA sulla vendita (?:− )?7,20 €/,
      /Costi totali (?:− )?25,09 €/,
      /Guadagno \(resta a te\) 7,62 €/,
    ])
      expect(distribution()).toMatch(row)
  })

  // proves: 2.33
  test('is a bar that names every part in its order', () => {
    expect(
      renderToStaticMarkup(createElement(Distribution, partsOf())).replace(/\s/g, ' '),
    ).toContain(
      'aria-label="Come si divide il prezzo con IVA: IVA 7,20 €, Costo prodotto 12,50 €, Commissione Amazon 5,99 €, Spedizione 4,50 €, Pubblicità 1,50 €, Packaging 0,60 €, Guadagno 7,62 €"',
    )
  })

  // proves: 2.33, 9.24
  test('has a bar of 4 % at least for each cost, and none for a cost of 0', () => {
    const filled = (changed?: Partial<CalculationFormData>) =>
      [
        ...renderToStaticMarkup(createElement(Distribution, partsOf(changed))).matchAll(
          /--filled:([\d.]+)/g,
        ),
      ].map(([, share]) => Math.round(Number(share) * 100))
    expect(filled()).toEqual([50, 24, 18, 6, 4])
    expect(filled({ packaging: '0,01' })).toEqual([51, 24, 18, 6, 4])
    expect(
      filled({ marketplace: 'woocommerce', spedizione: '', packaging: '', pubblicita: '' }),
    ).toEqual([100])
  })

  test('says that VAT is added in the forfettario regime only where the amounts are without it', () => {
    const forfettario = { regime: 'forfettario', marketplace: 'woocommerce' } as const
    expect(distribution(forfettario)).toContain('più il 22%')
    expect(distribution({ ...forfettario, speseIncludonoIVA: true })).not.toContain('più il 22%')
  })

  test('of a loss is how far the costs run past it', () => {
    const loss = { prezzoVendita: '19,90' }
    expect(distribution(loss)).toMatch(/^Con 19,90 € non copri i costi/)
    expect(distribution(loss)).toMatch(/Guadagno \(in perdita\) −5,77 €/)
    expect(distribution(loss)).not.toContain('resta a te')
    const markup = renderToStaticMarkup(createElement(Distribution, partsOf(loss)))
    expect(markup.replace(/\s/g, ' ')).toContain('Packaging 0,60 €, Perdita 5,77 €"')
    expect(Number(/width:([\d.]+)%/.exec(markup)?.[1])).toBeCloseTo(22.5, 1)
  })
})

describe('what a commission weighs', () => {
  // proves: 1.7, 9.10
  test('on the gross price is more than announced', () => {
    expect(weight()).toMatch(
      /^Quanto pesa la commissione nominale 15,0% reale, sul netto 18,3% in più rispetto alla nominale 1,08 €/,
    )
  })

  test('with a closing fee has that in the real percentage alone, and says it', () => {
    expect(weight({ categoria: 'books' })).toMatch(
      /nominale 15,0% reale, sul netto 21,4% in più rispetto alla nominale 2,09 € .*commissione di chiusura di 1,01 €/,
    )
  })

  test('by tiers is what they blend to', () => {
    expect(weight({ categoria: 'automotive', prezzoVendita: '100' })).toMatch(
      /nominale 12,0% reale, sul netto 14,6%/,
    )
  })

  test('on the net price is what is announced, subscription left out', () => {
    const manomano = weight({ marketplace: 'manomano' })
    expect(manomano).toMatch(/nominale 20,0% reale, sul netto 20,0% Qui la commissione reale/)
    expect(manomano).not.toContain('in più rispetto alla nominale')
    expect(manomano).toContain("L'abbonamento di 100 € al mese non è incluso")
  })

  test('is nothing where there is none', () => {
    expect(weight({ marketplace: 'woocommerce' })).toContain(
      'Su questa vendita non paghi commissioni.',
    )
    expect(weight({ marketplace: 'woocommerce' })).not.toContain('nominale')
  })
})

describe('the advice on a sale', () => {
  /** With no commission and a net price of 100 the margin is what the cost leaves of 100. */
  const ofCost = (costo: string): Partial<CalculationFormData> => ({
    ...{ costo, prezzoVendita: '100', prezzoIncludesIVA: false, marketplace: 'woocommerce' },
    ...{ spedizione: '0', packaging: '', pubblicita: '' },
  })

  // proves: 2.34, 9.11, 9.12, 9.14
  test.each([
    ['160', '−60,0%', 'Ci rimetti.'],
    ['100,01', '0,0%', 'Ci rimetti.'],
    ['100', '0,0%', 'Margine basso.'],
    ['85,1', '14,9%', 'Margine basso.'],
    ['85,05', '14,95%', 'Margine basso.'],
    ['85,001', '15,00%', 'Margine basso.'],
    ['85', '15,00%', 'Margine OK.'],
    ['84,96', '15,04%', 'Margine OK.'],
    ['84,9', '15,1%', 'Margine OK.'],
    ['80,03', '19,97%', 'Margine OK.'],
    ['80', '20,00%', 'Buon margine.'],
    ['75', '25,0%', 'Buon margine.'],
    ['70,05', '29,95%', 'Buon margine.'],
    ['70', '30,00%', 'Margine eccellente.'],
    ['10', '90,0%', 'Margine eccellente.'],
  ])('at a cost of %s of 100 is on a margin of %s: %s', (cost, margin, sentence) => {
    expect(verdict(ofCost(cost))).toContain(`MARGINE ${margin}`)
    expect(advice(ofCost(cost)).startsWith(sentence)).toBe(true)
  })

  test.each([
    ['10', 'Margine eccellente, senza spedizione. Quanto ti costa spedire lo abbassa'],
    ['85,1', 'Margine basso, senza spedizione. Quanto ti costa spedire lo abbassa'],
    ['160', 'Ci rimetti. I costi superano'],
  ])(
    'never judges plainly, at a cost of %s, what nobody said the shipping of',
    (cost, sentence) => {
      expect(advice({ ...ofCost(cost), spedizione: ' ' }).startsWith(sentence)).toBe(true)
    },
  )

  // proves: 9.13
  test('calls the good band the optimal one, and says how far the price can fall within it', () => {
    expect(advice()).toContain(
      'Buon margine. Sei nella fascia ottimale 20–30%: hai spazio per pubblicità, resi e qualche promozione.',
    )
    expect(advice()).toContain('Puoi abbassare il prezzo fino a 37,77 € e restare almeno al 20%.')
  })

  test.each([
    ['19,90', 'Vai in pari con un prezzo di 28,53 €, oppure con un costo fino a 6,72 €.'],
    ['29,90', 'Arrivi al 15% con un prezzo di 34,94 €, oppure con un costo fino a 9,74 €.'],
    ['35,90', 'Arrivi al 20% con un prezzo di 37,77 €, oppure con un costo fino a 11,55 €.'],
    ['39,90', 'Arrivi al 30% con un prezzo di 45,08 €, oppure con un costo fino a 10,30 €.'],
    ['45,08', 'Sei al limite: appena abbassi il prezzo scendi sotto il 30%.'],
  ])('at a price of %s is: %s', (prezzoVendita, sentence) => {
    expect(advice({ prezzoVendita })).toContain(sentence)
  })

  test('recommends nothing that does not help', () => {
    const heavy = { ...ofCost('1'), marketplace: 'amazon', prezzoIncludesIVA: true }
    expect(advice({ ...heavy, prezzoVendita: '20', spedizione: '30' })).toContain(
      'tagliare solo il costo non basta.',
    )
    const largest = '999.999.999'
    expect(
      advice({ ...heavy, costo: largest, prezzoVendita: largest, spedizione: largest }),
    ).toContain('Né il prezzo né il costo, da soli, ti portano in pari.')
  })

  test('is about amounts as they were entered, without VAT or with it', () => {
    expect(
      advice({ prezzoVendita: '30', prezzoIncludesIVA: false, costoIncludesIVA: true }),
    ).toMatch(
      /con un prezzo di [\d,]+ € senza IVA, oppure con un costo fino a [\d,]+ € IVA inclusa\./,
    )
  })

  test('says of a price that earns less than a lower one which to use', () => {
    const beauty = advice({
      ...ofCost('4'),
      marketplace: 'amazon',
      prezzoIncludesIVA: true,
      categoria: 'beauty',
      prezzoVendita: '10,50',
    })
    expect(beauty).toContain('Occhio alla soglia: a 10,50 € guadagni 0,37 € in meno che a 10,00 €.')
    expect(beauty).toContain('Usa 10,00 €')
  })
})

test.each([
  ['1', 'Margine 58,5%, guadagno 19,12 €: eccellente.'],
  ['12,50', 'Margine 23,3%, guadagno 7,62 €: buono.'],
  ['15', 'Margine 15,7%, guadagno 5,12 €: OK.'],
  ['18', 'Margine 6,5%, guadagno 2,12 €: basso.'],
  ['25', 'Margine −14,9%, guadagno −4,88 €: in perdita.'],
  ['-25', 'Nessun risultato: controlla i dati.'],
])('a cost of %s is announced as: %s', (costo, sentence) => {
  const form = { ...example, costo }
  expect(announced(calculate(form), ratesOf(form)).replaceAll('\u00a0', ' ')).toBe(sentence)
})

test('a verdict without shipping is announced as one', () => {
  const form = { ...example, spedizione: '' }
  const sentence = announced(calculate(form), ratesOf(form), strings.results.unsent)
  expect(sentence).toMatch(/: eccellente senza spedizione\.$/)
})

describe('a sale abroad in the forfettario regime', () => {
  const abroad: Partial<CalculationFormData> = { regime: 'forfettario', paese: 'FR' }
  const markup = (changed: Partial<CalculationFormData>) => {
    const parts = partsOf(changed)
    const props = {
      ...parts,
      older: false,
      unsent: '',
      dispatch: () => {},
      region: { current: null },
    }
    return [createElement(Verdict, parts), createElement(Advice, props)]
      .map((part) => renderToStaticMarkup(part))
      .join()
  }

  test('is not judged: no colour, no scale, no band', () => {
    expect(markup({ paese: 'FR' })).toContain('data-band')
    expect(markup({ regime: 'forfettario' })).toContain('data-band')
    expect(markup(abroad)).not.toContain('data-band')
    const form = { ...example, ...abroad }
    expect(announced(calculate(form), ratesOf(form))).toMatch(/: da verificare\.$/)
  })

  test('says what to ask, and no advice by rules that may not hold', () => {
    expect(advice(abroad)).toMatch(/^Regole da verificare\..*Chiedi al commercialista.*OSS/)
    expect(advice(abroad)).not.toMatch(/margine del|almeno|Usa /)
  })
})

test('whatever is typed, no part of the panel says nonsense', () => {
  const texts = ['', '-0', '\u22120,001', 'NaN', '1e999', '9'.repeat(400), `0,${'0'.repeat(400)}1`]
  const largest = ['999.999.999,99', '0,00000000000000001', '0,01']
  const fields = ['costo', 'prezzoVendita', 'spedizione', 'packaging', 'pubblicita'] as const
  let drawnOnce = 0
  for (const field of fields)
    for (const text of [...texts, ...largest]) {
      const calculation = calculate({ ...example, [field]: text })
      if (!calculation.ok) continue
      drawnOnce++
      const seen = [verdict, distribution, weight, advice]
        .map((part) => part({ [field]: text }))
        .join(' ')
      expect(seen).not.toMatch(/NaN|Infinity|∞|undefined|null|\[object|\de[+-]?\d/)
      expect(seen).not.toMatch(/[-\u2212]0(?:,0+)?(?![\d,])/)
    }
  expect(drawnOnce).toBeGreaterThan(20)
})

describe('what contributions take', () => {
  const taxes = drawn(({ form, result }) =>
    result.imposte === undefined
      ? null
      : createElement(Taxes, { form, result, imposte: result.imposte, older: false }),
  )

  test('is unknown until the seller says which they pay, and nothing once they pay none', () => {
    expect(taxes({ regime: 'forfettario' })).toContain('Contributi INPS — senza contributi: dimmi')
    const none = { ...addedDefaults.imposte, gestione: 'nessuna', senzaGestione: true } as const
    expect(taxes({ regime: 'forfettario', imposte: none })).toContain('Contributi INPS 0,00 €')
  })
})

describe('once a seller in the forfettario regime said their contributions', () => {
  const taxed = (
    costo: string,
    gestione: 'commercianti' | 'nessuna',
  ): Partial<CalculationFormData> => ({
    ...{ marketplace: 'woocommerce', regime: 'forfettario', categoria: 'base' },
    ...{ prezzoVendita: '100', costo, costoIncludesIVA: true },
    ...{ spedizione: '', packaging: '', pubblicita: '' },
    imposte: { ...addedDefaults.imposte, coefficiente: '86', gestione },
  })
  /** Taxes and contributions take 30.79 of 100 €. */
  const lost = taxed('75', 'commercianti')

  test('what these leave nothing of is a loss, in the verdict, in the advice and aloud', () => {
    expect(verdict(lost)).toMatch(/MARGINE 25,0% in perdita dopo le imposte/)
    expect(advice(lost)).toMatch(/^In perdita dopo le imposte\. .* non ti resta nulla\./)
    expect(advice(lost)).toContain('Ti resta qualcosa dopo imposte e contributi con un prezzo di')
    expect(advice(lost)).not.toContain('Puoi abbassare')
    const { rates, result } = partsOf(lost)
    expect(announced({ ok: true, result }, rates)).toMatch(/25,0%.*: in perdita dopo le imposte\.$/)
    const bar = createElement(ResultBar, {
      ...{ calculation: { ok: true, result } as const, rates },
      onOpen: () => {},
    })
    expect(said(bar)).toMatch(/Dopo le imposte −5,7\d €/)
  })

  test('the price may fall to where these leave nothing', () => {
    expect(advice(taxed('65', 'commercianti'))).toMatch(
      /Dopo imposte e contributi ti restano 4,2\d €\. Puoi abbassare il prezzo fino a 93,9\d €: sotto, dopo imposte e contributi non ti resta nulla\./,
    )
  })

  test('and until then the margin alone is judged', () => {
    expect(verdict(taxed('75', 'nessuna'))).not.toContain('perdita')
    expect(advice(taxed('75', 'nessuna'))).toMatch(/^Buon margine/)
  })
})
