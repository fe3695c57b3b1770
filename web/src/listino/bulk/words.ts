import { articles, counted } from '../../italian/counts.ts'

/** What is said of changing many prices at once. */
export const words = {
  open: 'Cambia i prezzi',
  openTried: 'Stai provando altri valori: torna ai dati del file per cambiare i prezzi.',
  title: (number: number) => `Cambia i prezzi di ${articles(number)}`,
  kind: 'Come',
  kinds: {
    minimum: {
      label: "Al prezzo minimo per l'obiettivo",
      note: 'solo chi ne sta sotto',
    },
    percent: { label: 'Di una percentuale', note: 'anche in meno: −5' },
    amount: { label: 'Di un importo', note: 'anche in meno: −0,50' },
    ending: {
      label: 'A un prezzo che finisce in ,99 o ,90',
      note: 'in su, al primo che finisce così',
    },
  },
  value: { percent: 'Percentuale', amount: 'Importo' },
  units: { percent: '%', amount: '€' },
  ending: 'Il prezzo finisce con',
  endings: [
    { value: '99', label: ',99' },
    { value: '95', label: ',95' },
    { value: '90', label: ',90' },
    { value: '0', label: ',00' },
  ],
  mostRise: 'Un prezzo può salire al massimo del',
  mostRiseHint: 'Rispetto al prezzo del file. Vuoto: nessun limite.',
  percent: '%',
  notANumber: 'Scrivi un numero, per esempio 5',
  changing: (number: number) =>
    number === 0
      ? 'Non cambia nessun prezzo.'
      : number === 1
        ? 'Cambia 1 prezzo.'
        : `Cambiano ${counted(number)} prezzi.`,
  tooHigh: (number: number) =>
    number === 1
      ? '1 resta com’è: salirebbe più del massimo.'
      : `${counted(number)} restano come sono: salirebbero più del massimo.`,
  tooLow: (number: number) =>
    number === 1
      ? '1 resta com’è: scenderebbe a zero.'
      : `${counted(number)} restano come sono: scenderebbero a zero.`,
  withoutMinimum: (number: number) =>
    number === 1
      ? '1 resta com’è: non ha un prezzo minimo.'
      : `${counted(number)} restano come sono: non hanno un prezzo minimo.`,
  asFar: 'Alza fin dove puoi',
  undo: 'Un solo «Annulla» riporta tutti i prezzi di prima.',
  cancel: 'Annulla',
  act: (number: number) => (number === 1 ? 'Cambia 1 prezzo' : `Cambia ${counted(number)} prezzi`),
} as const
