import type { FeeKind, Source } from '@margine/engine'
import { withArticle } from '../../../../italian/article.ts'

/** A day in words with its article: «dall'8 gennaio 2026», «dal 1° febbraio 2026», read «dal primo». */
const withDayArticle = (article: 'il' | 'dal', day: string) =>
  day.startsWith('1°') ? `${article} ${day}` : withArticle(article, day)

/** What only dated and own rates have the info box say, and what today's would change. */
export const words = {
  inForce: (store: string, from: string, reviewed: string | null) =>
    `Tariffe di ${store}, in vigore ${withDayArticle('dal', from)}${reviewed === null ? '' : `, verificate ${withDayArticle('il', reviewed)}`}.`,
  all: 'Tutte le tariffe',
  source: 'fonte',
  fees: {
    commission: 'commissione',
    regulatory: 'tariffa regolamentare',
    payment: 'pagamento',
    minimum: 'minimo',
    closing: 'chiusura',
    order: 'quota per ordine',
    listing: 'inserzione',
    digitalServices: 'servizi digitali',
    vat: 'IVA',
  } satisfies Record<FeeKind, string>,
  marks: {
    ufficiale: 'ufficiale',
    trascritta: 'trascritta, da confermare',
    indicativa: 'indicativa, da confermare',
  } satisfies Record<Source['mark'], string>,
  own: 'È la tua tariffa: percentuale e importi sono quelli che hai scritto tu.',
  noCard: (marketplace: string, day: string) =>
    `Per ${marketplace} non conosciamo tariffe in vigore ${withDayArticle('il', day)}: usiamo quelle di Margine 1.3.1.`,
  abroad: "Per le vendite fuori dall'Italia usiamo le tariffe di Margine 1.3.1.",
  change: (today: string, now: string, difference: string, isMore: boolean) =>
    `Con le tariffe in vigore oggi la commissione sarebbe ${today} invece di ${now}: ti restano ${difference} in ${isMore ? 'più' : 'meno'}.`,
  use: 'Usa le tariffe di oggi',
  used: 'Ora il calcolo usa le tariffe in vigore oggi.',
  undo: 'Torna a quelle di prima',
} as const
