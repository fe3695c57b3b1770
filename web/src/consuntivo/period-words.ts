import type { Period } from '@margine/listino'
import { formatDate } from '../format.ts'
import type { BooksTerms } from './worker/api.ts'

/** A month in words: `2026-10` is «ottobre 2026». */
export const monthInWords = (month: string): string => formatDate(`${month}-01`).replace(/^1 /, '')

/** How many stores are named, and asked about, at once: a column of anything else may be taken for theirs. */
export const mostStores = 20

/** What the choices of a period say. */
export const periodWords = {
  region: 'Che cosa guardi',
  month: 'Periodo',
  all: 'Tutto',
  currency: 'Valuta',
  regime: 'Regime',
  regimes: { ordinario: 'Ordinario', forfettario: 'Forfettario' },
  storeVAT: (store: string) => `IVA di ${store}`,
  chooseVAT: 'Scegli…',
  countsExpenses: 'Conta spedizione e imballaggio dei tuoi costi',
  expensesIncludeVAT: 'Spedizione e imballaggio sono IVA inclusa, se il file non lo dice',
  goodsPercent: (channel: string) => `Costo della merce su ${channel}`,
  goodsPercentHint: 'In percento dei ricavi, per le vendite senza costo',
  resale: 'Resi rivenduti come nuovi',
  printed: ({ month, currency }: Period, regime: BooksTerms['regime']) =>
    `Periodo: ${month === null ? 'tutti i mesi' : monthInWords(month)}. Importi in ${currency}, regime ${regime}.`,
  costsIncludeVAT: 'I costi sono IVA inclusa, se il file non lo dice',
} as const
