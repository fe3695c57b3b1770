import { counted } from '../../../italian/counts.ts'

const pieces = (count: number) => (count === 1 ? '1 pezzo' : `${counted(count)} pezzi`)

/** What is said of a month of one article. */
export const monthlyWords = {
  title: 'Al mese',
  summary: 'quanto lasciano i pezzi che vendi, e quanti pagano le spese fisse',
  pieces: 'Pezzi al mese',
  fixed: 'Spese fisse al mese',
  fixedHint: 'Commercialista, gestionale, magazzino: il totale',
  kept: (amount: string) => `Spese fisse di questo mese, dal tuo profilo: ${amount}.`,
  ask: 'Scrivi quanti pezzi vendi al mese, o quanto spendi anche se non vendi niente.',
  leaves: {
    profit: (count: number, amount: string, isLoss: boolean) =>
      `Con ${pieces(count)} al mese ${isLoss ? 'perdi' : 'guadagni'} ${amount}`,
    afterTaxes: (count: number, amount: string, isLoss: boolean) =>
      `Dopo imposte e contributi, con ${pieces(count)} ${isLoss ? 'perdi' : 'ti restano'} ${amount}`,
  },
  less: (amount: string) => `; tolte le spese fisse, ${amount}.`,
  pay: {
    profit: (count: number) =>
      count === 1
        ? 'Le spese fisse le paga 1 pezzo al mese.'
        : `Le spese fisse le pagano ${pieces(count)} al mese.`,
    afterTaxes: (count: number) =>
      `Con imposte e contributi ne ${count === 1 ? 'serve 1' : `servono ${counted(count)}`}.`,
  },
  never: {
    profit: (each: string) =>
      `Nessun numero di pezzi paga le spese fisse: ogni pezzo ti lascia ${each}.`,
    afterTaxes: (each: string) =>
      `Con imposte e contributi non le paga nessun numero di pezzi: ogni pezzo ti lascia ${each}.`,
  },
} as const
