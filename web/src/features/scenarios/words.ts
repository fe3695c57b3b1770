import type { Lever, Problem, ProfitPart, ScenarioField } from '@margine/engine'
import { quickScenarioNames } from '../../calculation/quick-scenario-names.ts'
import { withArticle } from '../../italian/article.ts'
import { feeNames } from '../../italian/fee-names.ts'

/** What only the scenarios say: it comes with them, not with the first page. */
export const words = {
  emptyTitle: 'Nessun calcolo disponibile',
  emptyText: 'Gli scenari partono da un calcolo: fanne uno e torna qui.',
  back: 'Torna al calcolatore',
  title: 'E se cambiassi qualcosa?',
  lead: 'Prova come vuoi: il tuo calcolo non cambia finché non lo decidi tu.',
  quick: {
    label: 'Scenari rapidi',
    names: quickScenarioNames,
    margin: (margin: string) => `margine ${margin}`,
  },
  sliders: 'Prova i tuoi valori',
  fields: {
    prezzoVendita: 'Prezzo',
    costo: 'Costo',
    spedizione: 'Spedizione',
    commissione: 'Commissione',
  } satisfies Record<ScenarioField, string>,
  exact: (field: string) => `${field}, valore esatto`,
  original: (value: string) => `nel calcolo: ${value}`,
  withVat: (rate: string) => `IVA inclusa (${rate})`,
  withoutVat: 'senza IVA',
  feeRule: 'tariffa del marketplace',
  feeFlat: 'fissa, al posto della tariffa',
  feeReset: 'Usa la tariffa del marketplace',
  ownRule: 'tua tariffa',
  ownReset: 'Usa la tua tariffa',
  replaces: (replaced: string, kept: string) =>
    `fissa, al posto di ${replaced}${kept && `; in più ${kept}`}`,
  onePrice: 'quanto paga il cliente',
  fees: feeNames,
  percent: '%',
  negativePercent: 'La percentuale non può essere negativa',
  results: 'Risultati della simulazione',
  problem: {
    negative: (field: string) => `${field}: l'importo non può essere negativo.`,
    required: (field: string) => `${field}: inserisci un importo maggiore di zero.`,
  } satisfies Record<Problem['code'], (field: string) => string>,
  negativeFee: 'Commissione: la percentuale non può essere negativa.',
  comparison: {
    title: 'Confronto',
    what: 'Voce',
    original: 'Originale',
    scenario: 'Scenario',
    difference: 'Differenza',
    rows: {
      margine: 'Margine',
      guadagno: 'Guadagno',
      netto: 'Prezzo netto',
      conIva: 'Prezzo con IVA',
      prezzo: 'Prezzo',
      dopoImposte: 'Dopo imposte e contributi',
      commissione: 'Commissione',
      costiTotali: 'Costi totali',
    },
    points: (points: string) => `${points} punti`,
    picture: (row: string, original: string, scenario: string) =>
      `${row}: originale ${original}, scenario ${scenario}`,
  },
  commissionParts: 'Commissione, voce per voce',
  tips: {
    title: 'Perché cambia e che cosa aiuta di più',
    same: "È la tua vendita così com'è. Scegli uno scenario o muovi un cursore per vedere che cosa cambia.",
    /** How the profit changes where it stays one: what the seller has, all along. */
    stays: {
      gain: {
        same: 'Il guadagno resta lo stesso',
        up: (amount: string) => `Guadagni ${amount} in più`,
        down: (amount: string) => `Guadagni ${amount} in meno`,
      },
      loss: {
        same: 'La perdita resta la stessa',
        up: (amount: string) => `Perdi ${amount} in meno`,
        down: (amount: string) => `Perdi ${amount} in più`,
      },
    },
    /** How a profit becomes a loss, or a loss a profit. */
    turns: (from: string, to: string) => `Passi ${from} ${to}`,
    from: {
      gain: (amount: string) => `da un guadagno di ${amount}`,
      loss: (amount: string) => `da una perdita di ${amount}`,
      even: () => 'dal pareggio',
    },
    to: {
      gain: (amount: string) => `a un guadagno di ${amount}`,
      loss: (amount: string) => `a una perdita di ${amount}`,
      even: () => 'al pareggio',
    },
    staysEven: 'Resti in pari',
    because: (change: string, parts: string) => `${change}: ${parts}.`,
    parts: {
      prezzo: (amount: string) => `${amount} dal prezzo netto`,
      costo: (amount: string) => `${amount} dal costo`,
      spedizione: (amount: string) => `${amount} dalla spedizione`,
      packaging: (amount: string) => `${amount} dal packaging`,
      pubblicita: (amount: string) => `${amount} dalla pubblicità`,
      commissione: (amount: string) => `${amount} dalla commissione`,
      logistica: (amount: string) => `${amount} dalla logistica`,
      resi: (amount: string) => `${amount} dai resi`,
    } satisfies Record<ProfitPart['what'], (amount: string) => string>,
    prezzoUnico: (amount: string) => `${amount} dal prezzo`,
    rate: (before: string, after: string) =>
      `La commissione nominale passa ${withArticle('dal', before)} ${withArticle('al', after)}: la tariffa del marketplace dipende dal prezzo.`,
    levers: (levers: string) => `Aiuta di più: ${levers}.`,
    lever: {
      prezzoVendita: 'prezzo +10%',
      costo: 'costo −10%',
      spedizione: 'spedizione −10%',
      packaging: 'packaging −10%',
      pubblicita: 'pubblicità −10%',
    } satisfies Record<Lever['field'], string>,
    leverMargin: (lever: string, margin: string) => `${lever} (margine ${margin})`,
    priceDoesNotHelp: 'Alzare il prezzo del 10% qui non aiuta: la commissione sale di più.',
    priceHelpsProfit: (margin: string, amount: string) =>
      `Alzare il prezzo del 10% abbassa il margine ${withArticle('al', margin)}, ma guadagni ${amount} in più.`,
  },
  apply: {
    button: 'Applica al calcolo',
    marketplaceRate: {
      note: 'Prezzo, costo e spedizione passano nel calcolo. La commissione resta quella del marketplace.',
      stays:
        'Prezzo, costo e spedizione passano nel calcolo; la commissione che hai provato no: resta quella del marketplace.',
      onlyFee:
        "Hai cambiato solo la commissione, che resta quella del marketplace: non c'è nulla da applicare.",
    },
    ownRate: {
      note: 'Prezzo, costo e spedizione passano nel calcolo. La commissione resta la tua tariffa.',
      stays:
        'Prezzo, costo e spedizione passano nel calcolo; la commissione che hai provato no: resta la tua tariffa.',
      onlyFee:
        "Hai cambiato solo la commissione, che resta la tua tariffa: non c'è nulla da applicare.",
    },
    nothing: 'Cambia prezzo, costo o spedizione per applicarli al calcolo.',
    invalid: 'Correggi i dati segnalati per applicarli.',
  },
} as const
