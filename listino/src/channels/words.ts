import { roundToCents, writeAmount } from '@margine/engine'
import type { ChannelAnswer, ChannelLack } from './channel.ts'

const lacks: Readonly<Record<Extract<ChannelLack, string>, string>> = {
  category: 'categoria non nota',
  payment: 'pagamento non indicato',
  rates: 'nessuna tariffa per paese o data',
}

/** Why an article has no figures on a channel, in Italian. */
export function lackInWords(lack: ChannelLack, channel: string): string {
  if (typeof lack === 'string') return `${channel}: ${lacks[lack]}`
  const paid = `${writeAmount(roundToCents(lack.paid), 0)}%`
  return `${channel}: hai pagato ${paid}, ma le tariffe di «${lack.category}» dicono ${lack.rate}`
}

/** At which price an article is compared on a channel, where that is one of its own. */
export const atOwnPrice = (price: string): string => `a ${price}`

/** What isn't in the figures of an article on a channel, in Italian, in a cell. */
export const unsaidThere: Readonly<Record<NonNullable<ChannelAnswer['unsaid']>, string>> = {
  shipping: 'senza spedizione',
  fulfilment: 'senza tariffa FBA',
}
