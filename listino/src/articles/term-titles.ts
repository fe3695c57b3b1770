/** The columns that say the terms of results, with their titles for people. */
export const termTitles = {
  marketplace: 'Marketplace',
  prezzo_con_iva: 'Prezzo con IVA',
  costo_con_iva: 'Costo con IVA',
  regime: 'Regime',
  iva: 'IVA %',
} as const

/** The columns that say what is counted of returns, where anything is. */
export const returnTitles = {
  resi: 'Resi %',
  resi_rivendibili: 'Resi rivendibili %',
  resi_spesa: 'Spesa per reso',
} as const
