import { afterAll, describe, expect, it } from 'vitest'
import { Misuse } from '../../src/command-line/misuse.ts'
import { amazonFile, italianHeader, italianRow, october, preamble } from './amazon-files.ts'
import { Reports } from './charges.ts'

const reports = new Reports()
afterAll(() => reports.remove())

const row = (more: Parameters<typeof italianRow>[0] = {}) =>
  italianRow({
    'Data/Ora:': '5 ott 2026 10:00:00 UTC',
    Marketplace: 'amazon.it',
    Tipo: 'Ordine',
    SKU: 'A',
    Quantità: '1',
    Vendite: '10,00',
    totale: '10,00',
    ...more,
  })

/** Why nothing of some reports counts, the lines of what is said. */
async function refusal(...args: string[]): Promise<string[]> {
  const error = await reports.charges(...args).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Misuse)
  return (error as Misuse).message.split('\n').slice(1)
}

const report = (name: string, ...rows: (readonly string[])[]) =>
  reports.put(name, amazonFile([...preamble, [...italianHeader], ...rows]))

describe('A report that is broken', () => {
  it('counts for nothing where it was cut within a row', async () => {
    const whole = amazonFile(october)
    const cut = reports.put('tagliato.csv', whole.slice(0, whole.indexOf('-11,22')))
    expect(await refusal(cut)).toEqual([
      '  riga 9: virgolette non chiuse: il file sembra tagliato o rovinato, scaricalo di nuovo',
    ])
  })

  it('counts for nothing where its last row is shorter than all others', async () => {
    const header = 'REFERENCE;TYPE;PAYOUT_REFERENCE;PAYOUT_DATE;AMOUNT;AMOUNT_VAT_EXCL'
    const rows = ['M1;ORDER;P1;2026-10-15;91.70;75.16', 'S1;SUBSCRIPTION;P1;2026-10-15;-29']
    expect(await refusal(reports.put('monco.csv', [header, ...rows].join('\n')))).toEqual([
      '  riga 3: mancano delle celle: il file sembra tagliato, scaricalo di nuovo',
    ])
  })

  it('counts for nothing where a row has too few cells, or too many', async () => {
    const short = report('corta.csv', row(), row().slice(0, 20))
    expect(await refusal(short)).toEqual([
      '  riga 10: mancano delle celle: il file sembra tagliato, scaricalo di nuovo',
    ])
    const long = report('lunga.csv', row(), [...row(), 'di troppo'])
    expect(await refusal(long)).toEqual([
      '  riga 10: ci sono più celle che colonne: il file sembra rovinato, scaricalo di nuovo',
    ])
  })

  it('counts for nothing where two reports are one behind the other', async () => {
    const both = report('unito.csv', row(), [...italianHeader], row())
    expect(await refusal(both)).toEqual([
      "  riga 10: c'è una seconda intestazione: sono più file in uno, tienili separati",
    ])
  })

  it('names every amount, day and number of pieces that it cannot read, with its row and column', async () => {
    const bad = report(
      'illeggibile.csv',
      row({ Vendite: 'dieci' }),
      row({ totale: '1,234.56' }),
      row({ Altro: '0,125' }),
      row({ 'Data/Ora:': '31 feb 2026 10:00:00 UTC' }),
      row({ Quantità: '1,5' }),
    )
    expect(await refusal(bad)).toEqual([
      '  riga 9: «dieci» non è un importo (colonna «Vendite»)',
      '  riga 10: «1,234.56» non è un importo (colonna «totale»)',
      '  riga 11: «0,125» ha più di due decimali (colonna «Altro»)',
      '  riga 12: «31 feb 2026 10:00:00 UTC» non è un giorno',
      '  riga 13: «1,5» non è un numero di pezzi (colonna «Quantità»)',
    ])
  })

  it('counts for nothing beside others that are sound: no half of a year', async () => {
    const sound = report('buono.csv', row())
    const bad = report('guasto.csv', row({ Vendite: '?' }))
    expect(await refusal(sound, bad)).toEqual([
      '  riga 9: «?» non è un importo (colonna «Vendite»)',
    ])
  })

  it('says that a file is no report that it knows, or that it has no rows', async () => {
    const list = reports.put('listino.csv', 'SKU;Prezzo\nA;10,00\n')
    expect((await refusal(list))[0]).toContain('non è un rapporto che conosciamo')
    expect(await refusal(report('vuoto.csv'))).toEqual([
      "  l'intestazione c'è, ma sotto non c'è nessun movimento",
    ])
  })

  it('says that nothing tells the currency of its amounts, until the seller does', async () => {
    const shopify = reports.put(
      'senza-valuta.csv',
      'Transaction Date,Type,Order,Amount,Fee,Net\n2026-10-01,charge,#1,10.00,0.50,9.50\n',
    )
    expect(await refusal(shopify)).toEqual([
      '  riga 2: non si capisce in che valuta sono gli importi: indica la valuta',
    ])
    const { code, rows } = await reports.charges(shopify, '--valuta', 'EUR')
    expect(code).toBe(0)
    expect(rows).toMatchObject([{ valuta: 'EUR', incassi: '10,00' }])
  })
})

describe('A report in a language that no table knows', () => {
  it('is read by what the seller says of its columns and types', async () => {
    const file = reports.put(
      'bulgaro.csv',
      'transaction_id,Transaction Date,Type,Order,Amount,Taxa,Net,Currency\n1,2026-10-01,charge,#1,10.00,0.50,9.50,EUR\n2,2026-10-02,prodazhba,#2,5.00,0.20,4.80,EUR\n',
    )
    expect((await refusal(file))[0]).toContain('non è un rapporto che conosciamo')
    const { code, rows } = await reports.charges(
      file,
      ...['--colonna', 'Fee=Taxa', '--voce', 'Prodazhba=vendite'],
    )
    expect(code).toBe(0)
    expect(rows).toMatchObject([{ nome: 'vendite', incassi: '15,00', commissione: '0,70' }])
  })
})

describe('The days of a report', () => {
  const stripe = (name: string, ...days: string[]) =>
    reports.put(
      name,
      [
        'balance_transaction_id,created_utc,currency,gross,fee,net,reporting_category',
        ...days.map((day) => `txn,${day},eur,1.00,0.00,1.00,charge`),
        '',
      ].join('\n'),
    )

  it('have the month in front where one of them can be read in no other way', async () => {
    const { said } = await reports.charges(stripe('mesi.csv', '10/05/2026', '10/25/2026'))
    expect(said[0]).toContain('dal 5/10/2026 al 25/10/2026')
  })

  it('have the day in front where nothing tells, which is said to be a guess', async () => {
    const { said } = await reports.charges(stripe('giorni.csv', '10/05/2026', '11/05/2026'))
    expect(said[0]).toContain('dal 10/5/2026 al 11/5/2026')
    expect(said[2]).toBe(
      '  Nessuna data dice se viene prima il giorno o il mese: le leggiamo giorno/mese.',
    )
  })

  it('count for nothing where they contradict each other', async () => {
    expect(await refusal(stripe('misti.csv', '10/25/2026', '25/10/2026'))).toContain(
      '  riga 2: «25/10/2026»: giorno e mese non stanno sempre nello stesso ordine nel file',
    )
  })
})

describe('A report that a spreadsheet saved with each row in one cell', () => {
  it('is read as it was, with its header in one cell or in several', async () => {
    const head = 'Transaction Date,Type,Order,Amount,Fee,Net,Currency'
    const rows = [
      '2026-10-01,charge,#1,"1,220.00",0.50,"1,219.50",EUR',
      '2026-10-02,payout,,-1.00,0.00,-1.00,EUR',
    ]
    const wrapped = (line: string) => `"${line.replaceAll('"', '""')}"`
    const all = reports.put('tutto.csv', `${[head, ...rows].map(wrapped).join('\n')}\n`)
    const some = reports.put('righe.csv', `${[head, ...rows.map(wrapped)].join('\n')}\n`)
    for (const file of [all, some]) {
      const { code, said } = await reports.charges(file)
      expect(said[1]).toContain(
        'Nel file 1.218,50 €, qui 1.218,50 € (articoli 0,00 €, conto 1.219,50 €',
      )
      expect(code).toBe(0)
    }
  })
})
