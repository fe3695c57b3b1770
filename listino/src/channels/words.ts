import type { ChannelLack } from './channel.ts'

/** Why an article has no figures on a channel, in Italian. */
export const lackInWords = (lack: ChannelLack, channel: string): string =>
  ({
    category: `non sappiamo in quale categoria sta su ${channel}`,
    shipping: `ora lo spedisce Amazon: non sappiamo quanto costa spedirlo con ${channel}`,
    payment: `non sappiamo quale servizio di pagamento hai su ${channel}`,
    rates: `su ${channel} non ci sono tariffe per questo paese o per questa data`,
  })[lack]
