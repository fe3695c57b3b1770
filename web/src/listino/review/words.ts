import { counted } from '../../italian/counts.ts'

const prices = (number: number, one: string, more: string) =>
  number === 1 ? `1 prezzo ${one}` : `${counted(number)} prezzi ${more}`

/** What is said of a file of prices before the seller has it. */
export const words = {
  title: (file: string) => `Rivedi i prezzi. ${file}`,
  looking: 'Guardiamo che cosa cambia…',
  nothing: 'Nessun prezzo cambia.',
  minimums: (number: number, minimums: number): string => {
    if (minimums < number)
      return `${words.noMinimums(number).slice(0, -1)}: ${counted(minimums)} con il prezzo minimo.`
    return number === 1
      ? 'Il file ha 1 articolo, con il suo prezzo minimo.'
      : `Il file ha ${counted(number)} articoli, con il loro prezzo minimo.`
  },
  othersStay: 'Gli altri prezzi restano come sono nel negozio.',
  noMinimums: (number: number): string =>
    number === 1 ? 'Il file ha 1 articolo.' : `Il file ha ${counted(number)} articoli.`,
  changing: (number: number) => `${prices(number, 'cambia', 'cambiano')}.`,
  rising: (number: number) => prices(number, 'sale', 'salgono'),
  over: (number: number, percent: number) => `${counted(number)} più del ${percent}%`,
  mostRise: 'Un prezzo può salire al massimo del',
  mostRiseHint: 'Chi sale di più resta fuori. Lo chiediamo una volta sola.',
  mostRiseAsked: 'Scrivi di quanto al massimo può salire un prezzo: poi puoi scaricare il file.',
  percent: '%',
  whenAbove: 'Se il prezzo minimo è più alto del prezzo (Amazon rifiuterebbe la riga)',
  raise: 'Alza anche il prezzo',
  leaveOut: "Lascia fuori l'articolo",
  list: 'Prezzi e minimi del file, chi sale di più per primo',
  minimum: (amount: string) => `minimo ${amount}`,
  include: (name: string) => `Esporta ${name}`,
  margin: 'Margine',
  unknown: '—',
  leftOut: (number: number) =>
    number === 0
      ? ''
      : number === 1
        ? '1 lasciato fuori da te.'
        : `${counted(number)} lasciati fuori da te.`,
  to: 'diventa',
  back: 'Annulla',
  download: 'Scarica',
} as const
