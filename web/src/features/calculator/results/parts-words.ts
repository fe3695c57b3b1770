import type { Voce } from '@margine/engine'

/** What a commission says that opens into its parts. */
export const partsWords = {
  own: 'tua tariffa',
  names: {
    commissione: 'Commissione',
    minimo: 'Per arrivare al minimo',
    regolamentare: 'Tariffa regolamentare',
    pagamento: 'Pagamento',
    chiusura: 'Chiusura',
    ordine: 'Fisso per ordine',
    inserzione: 'Inserzione',
    serviziDigitali: 'Servizi digitali',
    iva: 'IVA sulle commissioni',
  } satisfies Record<Voce, string>,
  source: 'Fonte: ',
  reviewed: (day: string) => `Fonti controllate ${day}.`,
  notHadBack: 'in regime forfettario non la recuperi',
  rounded: 'Ogni cifra è arrotondata al centesimo per conto suo: la somma può differire di uno.',
} as const
