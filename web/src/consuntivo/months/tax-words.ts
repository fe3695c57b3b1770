import { formatRate } from '../../format.ts'

/** What is told of how contributions and taxes were worked out. */
export const taxWords = {
  open: '—',
  names: {
    burden: 'Contributi e imposte',
    contributi: 'Contributi INPS',
    fissi: 'Contributi fissi',
    eccedenza: 'Contributi sul reddito oltre il minimale',
    reddito: 'Reddito finora',
    risultato: 'Risultato finora',
    incassiNetti: 'Incassi meno rimborsi',
    incassi: 'Incassi finora',
    rimborsi: 'Rimborsi finora',
    dedotti: 'Contributi dedotti',
    imponibile: 'Imponibile',
    altriRedditi: 'Altri redditi',
    sostitutiva: 'Imposta sostitutiva',
    imposta: 'IRPEF dovuta',
    irpef: 'IRPEF a scaglioni',
    detrazione: 'Detrazione',
    altraIrpef: 'IRPEF sugli altri redditi',
    addizionali: 'Addizionali',
  },
  resultSoFar: 'Quello che resta prima di contributi e imposte, mese dopo mese.',
  noIncome: "Finora sei in perdita: non c'è reddito.",
  resultIsIncome: 'In regime ordinario il reddito è il risultato.',
  takingsSoFar: 'Quanto hanno pagato i clienti, secondo i rapporti.',
  givenBack: 'Quanto hai restituito ai clienti.',
  coefficient:
    'In regime forfettario il reddito è una quota fissa degli incassi: il tuo coefficiente.',
  fixed: (year: number, amount: string) =>
    `Si pagano anche senza incassi: per tutto il ${year} sono ${amount}, un dodicesimo per ogni mese di attività.`,
  reduced: {
    '35': (whole: string) => `Con la riduzione del 35%: senza, sarebbero ${whole}.`,
    '50': (whole: string) => `Con la riduzione del 50%: senza, sarebbero ${whole}.`,
  },
  belowMinimum: (least: string, isOpening: boolean) =>
    `Il reddito finora non supera il minimale${isOpening ? ' dei tuoi mesi di attività' : " di tutto l'anno"}, ${least}: oltre ai fissi non devi altro.`,
  aboveMinimum: 'Si pagano sulla parte di reddito oltre il minimale.',
  aboveBand: (band: string) => `Oltre ${band} l'aliquota è di un punto più alta.`,
  aboveCeiling: (most: string) => `Oltre ${most} di reddito non si pagano più.`,
  noFund: 'Senza una gestione INPS non ci sono contributi.',
  paid: (year: number) => `Quelli che hai detto di aver versato nel ${year}.`,
  due: 'Quelli dovuti finora, perché non hai detto quanti ne hai versati.',
  saidByYou: 'Li hai scritti tu.',
  nothingTaxable: 'I contributi superano il reddito: non resta niente da tassare.',
  bands: (all: readonly (readonly [string, number])[]) =>
    `${all.map(([from, percent], at) => (at === 0 ? formatRate(percent) : `${formatRate(percent)} oltre ${from}`)).join(', ')}.`,
  taxedElsewhere: "Sugli altri redditi l'imposta è già trattenuta: qui conta solo quella in più.",
  deduction: 'Per chi lavora in proprio: più è alto il reddito, più è bassa.',
  noTax: "La detrazione supera l'imposta: non c'è niente da pagare.",
  surcharges: 'Regionale e comunale, con la percentuale che hai scritto.',
} as const
