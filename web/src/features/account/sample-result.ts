const euro = (amount: string) => `${amount}\u00a0€`

/**
 * The result of a sample sale, written out: these pages don't load the engine. A test compares it with
 * what the engine calculates. Widths are percentages of their bar.
 */
export const sampleResult = {
  label: 'Che cosa vedrai',
  promise:
    'Inserisci costo e prezzo e vedi dove va ogni euro: IVA, commissione, spese e quello che resta a te.',
  caption: `Esempio: una vendita su Amazon a ${euro('29,90')}`,
  margin: { label: 'MARGINE', value: '24,6%', width: 61.4 },
  profit: { label: 'GUADAGNO', value: euro('6,02'), note: 'prima di imposte e contributi' },
  band: 'good',
  bands: [
    { band: 'low', from: 0, name: 'basso', width: 37.5 },
    { band: 'ok', from: 15, name: 'OK', width: 12.5 },
    { band: 'good', from: 20, name: 'buono', width: 25 },
    { band: 'excellent', from: 30, name: 'eccellente', width: 25 },
  ],
  price: { name: 'Prezzo con IVA', amount: euro('29,90') },
  parts: [
    { color: 'iva', name: 'IVA sulla vendita', amount: euro('5,39'), width: 18 },
    { color: 'costo', name: 'Costo prodotto', amount: euro('9,50'), width: 31.8 },
    { color: 'spedizione', name: 'Spedizione', amount: euro('4,50'), width: 15.1 },
    { color: 'commissione', name: 'Commissione Amazon', amount: euro('4,49'), width: 15 },
    { color: 'guadagno', name: 'Guadagno (resta a te)', amount: euro('6,02'), width: 20.1 },
  ],
} as const
