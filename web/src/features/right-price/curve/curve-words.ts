import { strings } from '../../../application-strings.ts'
import { withArticle } from '../../../italian/article.ts'

const { bands, loss, taxedAway } = strings.results
const verdicts = { ...bands, loss, taxedAway }

/** What only the curve says. */
export const curveWords = {
  title: 'Quanto guadagni a ogni prezzo',
  handle: 'Prezzo sul grafico',
  narrow: 'Ingrandisci il grafico',
  widen: 'Mostra più prezzi',
  verdicts,
  profit: (price: string, profit: string, margin: string) =>
    `${price}: guadagno ${profit}, margine ${margin}`,
  loss: (price: string, loss: string, margin: string) =>
    `${price}: perdita ${loss}, margine ${margin}`,
  inDeadZone: (said: string, better: string) => `${said}. Zona morta: meglio ${better}`,
  marks: {
    breakEven: (price: string) => `pareggio ${price}`,
    jump: (price: string) => `scatto ${price}`,
    current: (price: string) => `nel calcolo ${price}`,
  },
  zone: 'zona morta',
  picture: (from: string, to: string) => `Grafico del guadagno, da ${from} a ${to}`,
  pictured: {
    breakEven: (prices: string) => `pareggio a ${prices}`,
    jump: (prices: string) => `scatto della commissione dopo ${prices}`,
    zone: (from: string, to: string) => `zona morta da ${from} a ${to}`,
    endlessZone: (from: string) => `zona morta da ${from} in su`,
  },
  keys: {
    target: "prezzi che raggiungono l'obiettivo",
    zone: 'zona morta: un prezzo più basso ti lascia di più',
    jump: 'scatto: oltre questo prezzo la commissione cambia',
  },
  table: {
    title: 'Il grafico in numeri',
    price: 'Prezzo',
    profit: 'Guadagno',
    margin: 'Margine',
    what: 'Che cosa succede',
    between: (from: string, to: string) => `da ${from} a ${to}`,
    margins: (from: string, to: string) => `${withArticle('dal', from)} ${withArticle('al', to)}`,
    breakEven: (price: string) => `Pareggio: da ${price} non perdi più.`,
    almostEven: (from: string, breakEven: string) =>
      `Pareggio a ${breakEven}: già da ${from} manca meno di mezzo centesimo.`,
    falls: (before: string, after: string, amount: string) =>
      `Scatto: da ${before} a ${after} il guadagno scende di ${amount}.`,
    rises: (before: string, after: string, amount: string) =>
      `Scatto: da ${before} a ${after} il guadagno sale di ${amount}.`,
    zone: (better: string, loss: string) =>
      `Zona morta: a ${better} guadagni fino a ${loss} in più.`,
    lossZone: (better: string, loss: string) =>
      `Zona morta: a ${better} perdi fino a ${loss} in meno.`,
  },
} as const
