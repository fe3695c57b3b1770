/** The header of Amazon's Italian report of transactions. */
export const italianHeader = [
  'Data/Ora:',
  'Numero pagamento',
  'Tipo',
  'Numero ordine',
  'SKU',
  'Descrizione',
  'Quantità',
  'Marketplace',
  'Gestione',
  "Città di provenienza dell'ordine",
  "Provincia di provenienza dell'ordine",
  "CAP dell'ordine",
  'modello di riscossione delle imposte',
  'Vendite',
  'imposta sulle vendite dei prodotti',
  'Accrediti per le spedizioni',
  'imposta accrediti per le spedizioni',
  'Accrediti per confezioni regalo',
  'imposta sui crediti confezione regalo',
  'Sconti promozionali',
  'imposta sugli sconti promozionali',
  'trattenuta IVA del marketplace',
  'Commissioni di vendita',
  'Costi del servizio Logistica di Amazon',
  'Altri costi relativi alle transazioni',
  'Altro',
  'totale',
  'Stato della transazione',
  'Data di rilascio della transazione',
] as const

type Title = (typeof italianHeader)[number]

const isAmount = (title: Title) =>
  italianHeader.indexOf(title) > 12 && italianHeader.indexOf(title) < 27

/** A row of the report: what isn't said is blank, and 0 where it is an amount. */
export const italianRow = (cells: Readonly<Partial<Record<Title, string>>>): string[] =>
  italianHeader.map((title) => cells[title] ?? (isAmount(title) ? '0' : ''))

export const preamble: readonly string[][] = [
  ['Include le transazioni Marketplace Amazon, Logistica di Amazon e Amazon Webstore'],
  ['Tutti gli importi in EUR, eccetto dove diversamente specificato'],
  ['Definizioni:'],
  ['Tassa sulle vendite riscossa: comprende le tasse sulle vendite riscosse dagli acquirenti'],
  ['Commissioni di vendita: comprende le commissioni per segnalazione'],
  ['Altri costi relativi alle transazioni: comprende i costi di spedizione'],
  ['Altro: comprende importi non relativi a un ordine'],
]

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

/** A file as Amazon writes it: with a mark, every cell in quotes, cut at commas. */
export const amazonFile = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`

/**
 * October of a small shop. By hand: two sales of the lamp (2 × 39,90) and a cup with a promotion, one lamp that came back,
 * storage, advertising, a lost cup and the transfer.
 */
export const october: readonly string[][] = [
  ...preamble,
  [...italianHeader],
  italianRow({
    'Data/Ora:': '1 ott 2026 08:12:00 UTC',
    'Numero pagamento': '20111',
    Tipo: 'Ordine',
    'Numero ordine': '403-0000001-0000001',
    SKU: 'LAMPADA-01',
    Descrizione: 'Lampada da tavolo in ceramica',
    Quantità: '2',
    Marketplace: 'amazon.it',
    Gestione: 'Amazon',
    Vendite: '79,80',
    'Commissioni di vendita': '-14,60',
    'Costi del servizio Logistica di Amazon': '-11,22',
    'Altri costi relativi alle transazioni': '-0,44',
    totale: '53,54',
    'Stato della transazione': 'Emesso',
  }),
  italianRow({
    'Data/Ora:': '3 ott 2026 18:40:10 UTC',
    'Numero pagamento': '20111',
    Tipo: 'Ordine',
    'Numero ordine': '403-0000002-0000002',
    SKU: 'TAZZA-BLU',
    Descrizione: 'Tazza blu, 300 ml',
    Quantità: '1',
    Marketplace: 'amazon.it',
    Gestione: 'Venditore',
    Vendite: '10,00',
    'imposta sulle vendite dei prodotti': '2,20',
    'Accrediti per le spedizioni': '3,00',
    'imposta accrediti per le spedizioni': '0,66',
    'Sconti promozionali': '-1,00',
    'imposta sugli sconti promozionali': '-0,22',
    'Commissioni di vendita': '-2,68',
    'Altri costi relativi alle transazioni': '-0,08',
    totale: '11,88',
    'Stato della transazione': 'Differito',
  }),
  italianRow({
    'Data/Ora:': '9 ott 2026 10:00:00 UTC',
    'Numero pagamento': '20111',
    Tipo: 'Rimborso',
    'Numero ordine': '403-0000001-0000001',
    SKU: 'LAMPADA-01',
    Descrizione: 'Lampada da tavolo in ceramica',
    Quantità: '1',
    Marketplace: 'amazon.it',
    Gestione: 'Amazon',
    Vendite: '-39,90',
    'Commissioni di vendita': '5,84',
    totale: '-34,06',
    'Stato della transazione': 'Emesso',
  }),
  italianRow({
    'Data/Ora:': '12 ott 2026 04:00:00 UTC',
    Tipo: 'Costo di stoccaggio Logistica di Amazon',
    Descrizione: 'Commissione di stoccaggio mensile',
    Altro: '-3,66',
    totale: '-3,66',
    'Stato della transazione': 'Emesso',
  }),
  italianRow({
    'Data/Ora:': '14 ott 2026 04:00:00 UTC',
    Tipo: 'Commissione di servizio',
    Descrizione: 'Costo della pubblicità',
    'Altri costi relativi alle transazioni': '-12,20',
    totale: '-12,20',
    'Stato della transazione': 'Emesso',
  }),
  italianRow({
    'Data/Ora:': '20 ott 2026 04:00:00 UTC',
    Tipo: 'Modifica',
    SKU: 'TAZZA-BLU',
    Descrizione: 'Rimborso per inventario FBA - smarrito',
    Quantità: '1',
    Marketplace: 'amazon.it',
    Altro: '6,50',
    totale: '6,50',
    'Stato della transazione': 'Emesso',
  }),
  italianRow({
    'Data/Ora:': '28 ott 2026 04:00:00 UTC',
    Tipo: 'Trasferimento',
    Descrizione: 'A conto corrente che termina con 123',
    Altro: '-1.000,00',
    totale: '-1.000,00',
    'Stato della transazione': 'Emesso',
  }),
]
