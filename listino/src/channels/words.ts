import type { ChannelLack } from './channel.ts'

const lacks: Readonly<Record<ChannelLack, string>> = {
  category: 'categoria non nota',
  shipping: 'spedizione non nota (ora è di Amazon)',
  payment: 'pagamento non indicato',
  rates: 'nessuna tariffa per paese o data',
}

/** Why an article has no figures on a channel, in Italian. */
export const lackInWords = (lack: ChannelLack, channel: string): string =>
  `${channel}: ${lacks[lack]}`
