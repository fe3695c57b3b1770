import type { Group } from '@margine/listino/list'
import { articles } from '../../italian/counts.ts'

/** What the shop in figures says. */
export const words = {
  region: 'Il negozio in cifre',
  groups: {
    all: 'Articoli',
    loss: 'In perdita',
    below: "Sotto l'obiettivo",
    dead: 'Appena sopra una soglia',
    noCost: 'Senza costo',
  } satisfies Record<Exclude<Group, 'noExpense' | 'otherFee' | 'changed'>, string>,
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
  gainsNote: 'portando il prezzo al minimo per il tuo obiettivo',
  gain: (amount: string, price: string) => `+${amount} a ${price}`,
  afterTaxes: 'dopo le imposte',
  close: 'Chiudi',
  noneWorst: 'Nessun articolo con prezzo e costo.',
  noneGains: 'Nessun articolo è sotto il suo prezzo minimo.',
} as const
