import { atOwnPrice, lackInWords, unsaidThere } from '@margine/listino'

/** What is said of other marketplaces that a list is compared on. */
export const words = {
  open: 'Confronta canali',
  title: 'Confronta con altri canali',
  lead: 'Lo stesso listino, con gli stessi prezzi, costi e IVA: di ogni canale vedi margine e prezzo minimo. Se il file ha il prezzo di un canale, conta quello.',
  most: (most: number) => `Al massimo ${most} canali: togline uno.`,
  category: (channel: string) => `Categoria su ${channel}, dove non la sappiamo`,
  noCategory: 'Nessuna: la cella resta vuota',
  byOwnRate: (rate: string) => `Con la ${rate}, uguale in ogni categoria.`,
  prime: 'Abbigliamento idoneo a Prime',
  byPiece: 'piano Individuale',
  withPrime: 'abbigliamento idoneo a Prime',
  shipping: (channel: string) => `Spedizione su ${channel}`,
  shippingHint: 'Conta dove nessuno la dice',
  withShipping: (amount: string) => `spedizione ${amount} €`,
  payment: (channel: string) => `Servizio di pagamento su ${channel}`,
  noPayment: 'Scegli',
  done: 'Fatto',
  compared: 'Confronto con',
  forItsOwn: (channel: string) =>
    `Per leggere il file per ${channel}, cambia il marketplace in «Tariffe e condizioni».`,
  remove: (channel: string) => `Togli ${channel} dal confronto`,
  margin: (channel: string) => `Margine su ${channel}`,
  minimum: (channel: string) => `Minimo su ${channel}`,
  best: 'migliore',
  leastLoss: 'perde meno:',
  minimumAt: (price: string) => `minimo ${price}`,
  noMinimum: 'nessun prezzo minimo',
  lacks: lackInWords,
  unsaid: unsaidThere,
  atOwnPrice,
} as const
