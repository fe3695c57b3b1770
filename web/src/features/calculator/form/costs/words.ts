/** What «Altri costi» says beyond the specification's fields. */
export const words = {
  advertisingIn: 'Pubblicità in',
  units: { euro: 'Importo', percento: '% del prezzo' },
  vat: 'Spedizione, packaging e pubblicità con IVA inclusa',
  vatOfTwo: 'Spedizione e packaging con IVA inclusa',
  returns: {
    title: 'Resi',
    none: 'non contati',
    summary: (share: string, resaleable: string) => `${share}, rivendibili ${resaleable}`,
    percentuale: 'Vendite rese',
    rivendibili: 'Rese rivendibili come nuove',
    all: '100',
    costo: 'Costo di ogni reso',
    why: 'Un reso costa: restituisci il prezzo, e il pezzo rientra solo se puoi rivenderlo come nuovo.',
    kept: (share: string, most: string) =>
      `Della commissione Amazon trattiene ${share}, al massimo ${most}: il resto te lo restituisce.`,
    nothingBack:
      'Qui la commissione sulle vendite rese è contata persa: non sappiamo se il marketplace la restituisce.',
    fba: (share: string) =>
      `In questa categoria Amazon fa pagare ogni reso ${share} della tariffa FBA: è già contato.`,
  },
  payment: {
    title: 'Pagamento',
    none: 'nessun servizio',
    noService: 'Nessuno',
    other: 'Un altro',
    percentuale: 'Percentuale',
    fissa: 'Quota fissa',
    why: 'Serve per il tuo negozio online; i marketplace incassano loro. Si paga su tutto quello che versa il cliente, senza IVA sulla tariffa.',
    insteadOfOwn:
      'Prende il posto di Shopify Payments: la quota che Shopify può chiedere sui pagamenti di altri dipende dal piano e qui non è contata.',
  },
  problems: {
    percent: 'Scrivi una percentuale da 0 a 100.',
    amount: 'Scrivi un importo da 0 a 999.999.999,99.',
  },
} as const
