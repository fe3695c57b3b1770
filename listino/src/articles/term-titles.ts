/** The columns that say the terms of results, with their titles for people. */
export const termTitles = {
  marketplace: 'Marketplace',
  prezzo_con_iva: 'Prezzo con IVA',
  costo_con_iva: 'Costo con IVA',
  regime: 'Regime',
  iva: 'IVA %',
} as const
