import type { FbaDoubt } from '@margine/engine'

/** What the section «Spedizione e logistica» says. */
export const words = {
  who: 'Chi spedisce',
  shippers: { seller: 'Spedisco io', amazon: 'Spedisce Amazon (FBA)' },
  elsewhere: 'Amazon spedisce per te (FBA) solo le vendite su Amazon in Italia.',
  todaysRates: (today: string) =>
    `Le tariffe FBA hanno una data: il calcolo usa ora quelle di Amazon in vigore ${today}, anche per la commissione.`,
  toAmazon: 'In «Spedizione» scrivi quanto ti costa mandare un pezzo al magazzino di Amazon.',
  customerPays: 'Il cliente paga la spedizione',
  piece: {
    tariffa: 'Tariffa FBA, se la sai',
    lunghezza: 'Lunghezza',
    larghezza: 'Larghezza',
    altezza: 'Altezza',
    peso: 'Peso',
    mesi: 'Mesi in magazzino',
    pericolosa: 'Batterie al litio o merce pericolosa',
  },
  knownFee:
    "La trovi nell'anteprima tariffe di Amazon: conta al posto di quella dalle misure, che puoi lasciare vuote.",
  packed: 'Misure e peso del pezzo imballato. I lati in qualunque ordine.',
  problems: {
    measure: 'Scrivi un numero maggiore di zero',
    months: 'Scrivi un numero di mesi',
    amount: 'Scrivi un importo da 0 a 999.999.999,99',
  },
  fee: {
    region: 'Tariffa FBA',
    missing: 'Scrivi la tariffa, o lati e peso: qui vedi subito quanto prende Amazon.',
    unknown: 'Scrivi la tariffa: con queste tariffe e in questo paese lati e peso non la dicono.',
    storageUncounted: 'Stoccaggio non contato.',
    storageByMeasures:
      'Stoccaggio non contato: per contarlo scrivi anche lati, peso e mesi in magazzino.',
    said: (fee: string) => `Conta la tariffa che hai scritto: ${fee}.`,
    instead: 'Dalle misure sarebbe:',
    volumetric: 'tra peso e peso volumetrico conta il maggiore',
    fee: 'Tariffa',
    lowPrice: (price: string) => `Tariffa a basso prezzo, fino a ${price}`,
    standard: (price: string) => `Tariffa sopra ${price}`,
    storage: (months: string, litres: string) => `Stoccaggio, ${litres} litri per ${months}`,
    months: (count: string) => (count === '1' ? '1 mese' : `${count} mesi`),
    withoutStorage: 'Stoccaggio non contato: scrivi i mesi in magazzino.',
    prime:
      'Con FBA un capo è di solito idoneo a Prime: in «Marketplace & Località» attiva «Idoneo a Prime», o sopra 45\u00a0€ la commissione resta il 15% su tutto il prezzo.',
    withoutVat: 'Importi senza IVA',
    source: 'Fonti: ',
    doubts: {
      arrotondamento: 'se il supplemento carburante si arrotonda al centesimo',
      chiliIniziati: 'se si pagano i chili iniziati',
      unaSolaFonte: 'la tariffa di questa fascia, che ha una sola fonte',
      sogliaCategorie: 'fino a quale prezzo la tua categoria ha il basso prezzo',
    } satisfies Record<FbaDoubt, string>,
    toConfirm: (doubts: string) => `Da confermare: ${doubts}.`,
    thresholdInDoubt: (from: string, to: string, fee: string, otherwise: string) =>
      `Tra ${from} e ${to} di prezzo la tariffa della tua categoria è da confermare: contiamo ${fee}; se valesse l'altra soglia sarebbe ${otherwise}.`,
  },
  beside: {
    title: 'FBA o spedire tu?',
    ownShipping: 'Se spedisci tu, spedizione',
    amazon: 'Con FBA ti restano',
    seller: 'Spedendo tu ti restano',
    unknown: 'scrivi la spedizione',
    even: (amount: string) => `Spedire da te conviene se ti costa meno di ${amount} a pezzo.`,
    never: 'Con questi dati FBA conviene anche se spedire non ti costasse nulla.',
    needsResult: 'Con costo e prezzo qui vedi anche quanto ti resta nei due casi.',
  },
} as const
