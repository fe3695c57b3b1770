import {
  type CalculationFormData,
  calculate,
  defaultFormData,
  quickScenario,
  ratesOf,
  readSale,
  type Scenario,
  simulate,
  trialOf,
} from '@margine/engine'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { CommissionParts } from '../src/features/scenarios/CommissionParts.tsx'
import { Comparison } from '../src/features/scenarios/Comparison.tsx'
import { partChanges } from '../src/features/scenarios/part-changes.ts'
import { QuickScenarios } from '../src/features/scenarios/QuickScenarios.tsx'
import { ApplyScenario } from '../src/features/scenarios/ScenariosScreen.tsx'
import { Tips } from '../src/features/scenarios/SimulationResults.tsx'
import { said } from './said.ts'

const example: CalculationFormData = {
  ...defaultFormData,
  ...{ costo: '12,50', prezzoVendita: '39,90', spedizione: '4,50' },
  ...{ packaging: '0,60', pubblicita: '1,50', categoria: 'home' },
}

/** A form and one of its scenarios, with what both come to. */
function tried(change: Partial<Scenario>, changed: Partial<CalculationFormData> = {}) {
  const form = { ...example, ...changed }
  const trial = { sale: readSale(form), rates: ratesOf(form) }
  const scenario = { ...quickScenario('situazioneAttuale', trial.sale, 0), ...change }
  const calculation = calculate(form)
  const simulation = simulate(trial, scenario)
  if (!calculation.ok || !simulation.ok) throw new Error('A sale without a result')
  return { form, trial, scenario, original: calculation.result, result: simulation.result }
}

function rowsOf(change: Partial<Scenario>, changed?: Partial<CalculationFormData>) {
  const { trial, original, result } = tried(change, changed)
  const { country, rule } = trial.rates
  const table = renderToStaticMarkup(
    createElement(Comparison, {
      ...{ original, scenario: result, currency: country.currency, isItemised: rule.isItemised },
      loss: false,
    }),
  )
  const cells = (row: string) =>
    [...row.matchAll(/<(?:th|td)[^>]*>(.*?)<\/(?:th|td)>/g)].map(([, cell = '']) =>
      cell.replace(/<[^>]*>/g, '').replaceAll('\u00a0', ' '),
    )
  return [...table.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)]
    .map(([, row = '']) => cells(row))
    .filter(
      // A row of bars has no figures.
      ({ length }) => length > 1,
    )
}

function tipsOn(change: Partial<Scenario>, changed?: Partial<CalculationFormData>) {
  const { trial, scenario } = tried(change, changed)
  return said(createElement(Tips, { original: trial, scenario: trialOf(trial, scenario) }))
}

// proves: 2.37, 9.19
test('four quick scenarios tell their margins, the sale as it is first', () => {
  const { form, trial, original } = tried({})
  const { nominale } = original.analisiCommissioni
  const quick = createElement(QuickScenarios, {
    ...{ form, original: trial, nominale, quick: 'situazioneAttuale', dispatch: () => {} },
  } as const)
  expect(said(quick)).toMatch(
    /Situazione attuale .*23,3% Prezzo \+10% .*28,6% Costo −10% .*27,1% Commissione \+5 punti .*17,2%$/,
  )
})

describe('a scenario beside its calculation', () => {
  // proves: 2.40
  test('is told with the difference of every figure', () => {
    expect(rowsOf({ prezzoVendita: 43.89 })).toEqual([
      ['Voce', 'Originale', 'Scenario', 'Differenza'],
      ['Margine', '23,3%', '28,6%', '+5,3 punti'],
      ['Guadagno', '7,62 €', '10,29 €', '+2,67 €'],
      ['Prezzo netto', '32,70 €', '35,98 €', '+3,27 €'],
      ['Prezzo con IVA', '39,90 €', '43,89 €', '+3,99 €'],
      ['Costi totali', '25,09 €', '25,68 €', '+0,60 €'],
    ])
  })

  test('has no sign where nothing moved', () => {
    expect(rowsOf({}).map((row) => row.at(-1))).toEqual([
      ...['Differenza', '0,0 punti', '0,00 €', '0,00 €', '0,00 €', '0,00 €'],
    ])
  })

  test('is in dollars in the United States', () => {
    expect(rowsOf({}, { paese: 'US' })[2]).toEqual([
      ...['Guadagno', '14,82 USD', '14,82 USD', '0,00 USD'],
    ])
  })

  test('by a dated card and in the forfettario regime has what taxes leave, and the commission part by part', () => {
    const lamp: Partial<CalculationFormData> = {
      ...{ costo: '6,20', prezzoVendita: '19,90', spedizione: '3,50', packaging: '0,40' },
      ...{ pubblicita: '', tariffe: '2026-11-20', regime: 'forfettario' },
      imposte: {
        ...{ coefficiente: '40', sostitutiva: '15', gestione: 'commercianti', riduzione: '35' },
      },
    }
    expect(rowsOf({ prezzoVendita: 21.89 }, lamp).slice(2)).toEqual([
      ['Guadagno', '5,58 €', '5,44 €', '−0,14 €'],
      ['Dopo imposte e contributi', '3,31 €', '2,94 €', '−0,36 €'],
      ['Prezzo', '19,90 €', '21,89 €', '+1,99 €'],
      ['Costi totali', '14,32 €', '16,45 €', '+2,13 €'],
      ['Commissione', '2,00 €', '4,13 €', '+2,13 €'],
    ])
    const { trial, scenario, original, result } = tried({ prezzoVendita: 21.89 }, lamp)
    const parts = partChanges(
      { trial, result: original },
      { trial: trialOf(trial, scenario), result },
    )
    expect(
      said(
        createElement(CommissionParts, { parts, currency: 'EUR', open: true, onToggle: () => {} }),
      ),
    ).toContain('Servizi digitali 0,05 € 0,10 € +0,05 €')
    expect(tipsOn({ prezzoVendita: 21.89 }, lamp)).toContain(
      'Guadagni 0,14 € in meno: −2,13 € dalla commissione, +1,99 € dal prezzo.',
    )
  })
})

describe('why a scenario leaves more or less', () => {
  // proves: 2.41
  test.each<[Partial<Scenario>, string]>([
    [{}, "È la tua vendita così com'è"],
    [
      { prezzoVendita: 43.89 },
      'Guadagni 2,67 € in più: +3,27 € dal prezzo netto, −0,60 € dalla commissione.',
    ],
    [{ commissione: 20 }, 'Guadagni 2,00 € in meno: −2,00 € dalla commissione.'],
  ])('of %j is told: %s', (change, sentence) => {
    expect(tipsOn(change)).toContain(sentence)
  })

  // proves: 2.41
  test('over a price break is the rule of the marketplace, not the old percentage', () => {
    const beauty = {
      ...{ costo: '2', prezzoVendita: '9,90', categoria: 'beauty' },
      ...{ spedizione: '', packaging: '', pubblicita: '' },
    }
    expect(tried({ prezzoVendita: 10.89 }, beauty).result.guadagno).toBeCloseTo(5.29, 2)
    const tips = tipsOn({ prezzoVendita: 10.89 }, beauty)
    expect(tips).toContain(
      "La commissione nominale passa dall'8,0% al 15,0%: la tariffa del marketplace dipende dal prezzo.",
    )
    expect(tips).toContain('Occhio alla soglia: a 10,89 € guadagni 0,11 € in meno che a 10,00 €.')
  })
})

describe('what applying a scenario does is said before', () => {
  const application = (change: Partial<Scenario>, isOwnRate = false, valid = true) => {
    const { trial, scenario } = tried(change)
    const props = { sale: trial.sale, scenario, valid, isOwnRate, onApply: () => {} }
    const markup = renderToStaticMarkup(createElement(ApplyScenario, props))
    return { text: said(createElement(ApplyScenario, props)), disabled: /disabled=""/.test(markup) }
  }
  test.each<[Partial<Scenario>, boolean, string]>([
    [{}, true, 'Cambia prezzo, costo o spedizione per applicarli al calcolo.'],
    [
      { commissione: 5 },
      true,
      "Hai cambiato solo la commissione, che resta quella del marketplace: non c'è nulla da applicare.",
    ],
    [
      { prezzoVendita: 45.5 },
      false,
      'Prezzo, costo e spedizione passano nel calcolo. La commissione resta quella del marketplace.',
    ],
    [
      { prezzoVendita: 50, commissione: 5 },
      false,
      'Prezzo, costo e spedizione passano nel calcolo; la commissione che hai provato no: resta quella del marketplace.',
    ],
  ])('%j', (change, disabled, sentence) => {
    expect(application(change).text).toContain(sentence)
    expect(application(change).disabled).toBe(disabled)
  })

  test('of the seller’s own rate, and of a scenario that has no result', () => {
    expect(application({ commissione: 5 }, true).text).toContain(
      'Hai cambiato solo la commissione, che resta la tua',
    )
    expect(application({ prezzoVendita: 50 }, false, false)).toEqual({
      text: expect.stringContaining('Correggi i dati segnalati per applicarli.'),
      disabled: true,
    })
  })
})
