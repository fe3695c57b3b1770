/** The columns that say by what results were reckoned, with what a person reads above them. */
export const termTitles = {
  marketplace: 'Marketplace',
  prezzo_con_iva: 'Prezzo con IVA',
  costo_con_iva: 'Costo con IVA',
  regime: 'Regime',
  iva: 'IVA %',
} as const
