import type { Group, News } from '@margine/listino/list'
import { articles, counted } from '../../italian/counts.ts'

/** What the shop in figures says. */
export const words = {
  region: 'Il negozio in cifre',
  groups: {
    all: 'Articoli',
    loss: 'In perdita',
    below: "Sotto l'obiettivo",
    dead: 'Appena sopra una soglia',
    noCost: 'Senza costo',
  } satisfies Record<
    Exclude<Group, 'noExpense' | 'otherFee' | 'drop' | 'changed' | 'newCost' | News>,
    string
  >,
  unknown: '—',
  deadNote: 'un prezzo più basso rende di più',
  histogram: 'Quanti articoli per margine',
  only: 'Mostra solo gli articoli con margine',
  every: 'Tutti',
  histogramHint: 'Premi una barra per vedere quegli articoli.',
  noMargins: {
    costs: 'Nessun articolo ha il costo: aggiungi i costi e vedrai qui i margini.',
    expenses: 'Nessun articolo ha un margine: di tutti manca una spesa.',
    unjudged:
      'Nessun margine da giudicare: per le vendite all’estero può valere un regime che non è il tuo.',
    rates: 'Nessun articolo ha un margine: nel paese in cui vendi non ci sono tariffe.',
  },
  bar: (range: string, number: number) => `Margine ${range}: ${articles(number)}`,
  under: (to: string) => `sotto ${to}`,
  over: (from: string) => `da ${from} in su`,
  between: (from: string, to: string) => `da ${from} a ${to}`,
  worst: 'I dieci articoli peggiori',
  gains: 'Dove recuperi di più',
  gainsNote: 'Portando il prezzo al minimo per il tuo obiettivo.',
  gain: (amount: string, per: string, price: string) => `+${amount} ${per}, a ${price}`,
  aMonth: 'al mese',
  aPiece: 'a pezzo',
  /** What amounts are of. */
  per: (without: number, all: number) => {
    if (without === 0) return 'Gli importi sono dei pezzi che vendi in un mese.'
    if (without === all)
      return 'Gli importi sono di un pezzo: nessuno dice quanti ne vendi al mese. Portalo dal Consuntivo con «Usa i dati veri nel listino», o in una colonna «Vendute al mese».'
    return `Gli importi sono dei pezzi che vendi in un mese; di ${articles(without)}, di cui nessuno lo dice, sono di un pezzo.`
  },
  drop: 'Quali togliere',
  dropRule: (below: number, percent: number) =>
    `Perdono, vendono meno di ${counted(below)} pezzi al mese (ne vende tanti l'articolo a metà della classifica) e vanno in pari solo alzando il prezzo di oltre il ${percent}%, o a nessun prezzo.`,
  dropUnknown: (number: number) =>
    number === 1
      ? 'Un altro perde, ma nessuno dice quanti pezzi ne vendi.'
      : `Altri ${articles(number)} perdono, ma nessuno dice quanti pezzi ne vendi.`,
  noneDrop: 'Nessun articolo è così.',
  noSales:
    'Per dirlo servono i pezzi che vendi in un mese: portali dal Consuntivo con «Usa i dati veri nel listino», o in una colonna «Vendute al mese».',
  showDrop: (number: number) =>
    number === 1 ? 'Mostralo nel listino' : `Mostra ${articles(number)}`,
  afterTaxes: 'dopo le imposte',
  close: 'Chiudi',
  noneWorst: 'Nessun articolo con prezzo e costo.',
  noneGains: 'Nessun articolo è sotto il suo prezzo minimo.',
} as const
