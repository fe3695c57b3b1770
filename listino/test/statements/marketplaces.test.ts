import { writeXlsx } from 'hucre/xlsx'
import { afterAll, describe, expect, it } from 'vitest'
import { amazonFile, october } from './amazon-files.ts'
import { Reports } from './charges.ts'

const reports = new Reports()
afterAll(() => reports.remove())

const lines = (...all: string[]) => `${all.join('\n')}\n`

/** The lines of a report under some header, each cell by its title; what isn't said is blank. */
function table(
  header: readonly string[],
  delimiter: string,
  blank: string,
  ...rows: Readonly<Record<string, string>>[]
): string {
  const cell = (text: string) => (text.includes(delimiter) ? `"${text}"` : text)
  return lines(
    header.join(delimiter),
    ...rows.map((row) => header.map((title) => cell(row[title] ?? blank)).join(delimiter)),
  )
}

describe("Amazon's settlement", () => {
  const header =
    'settlement-id settlement-start-date settlement-end-date deposit-date total-amount currency transaction-type order-id merchant-order-id adjustment-id shipment-id marketplace-name amount-type amount-description amount fulfillment-id posted-date posted-date-time order-item-code merchant-order-item-id merchant-adjustment-item-id sku quantity-purchased promotion-id'.split(
      ' ',
    )
  const when = {
    'posted-date': '2026-10-03',
    'posted-date-time': '2026-10-03 08:00:00 UTC',
    'settlement-id': '9001',
  }
  const line = (type: string, of: string, what: string, amount: string, more = {}) => ({
    ...when,
    'transaction-type': type,
    'amount-type': of,
    'amount-description': what,
    amount,
    ...more,
  })
  const lamp = { 'order-id': '403-1', 'marketplace-name': 'Amazon.it', sku: 'LAMPADA-01' }
  const total = (amount: string) => ({
    'settlement-id': '9001',
    'settlement-start-date': '2026-10-01',
    'settlement-end-date': '2026-10-15',
    'total-amount': amount,
    currency: 'EUR',
  })
  const sold = [
    line('Order', 'ItemPrice', 'Principal', '39,90', { ...lamp, 'quantity-purchased': '1' }),
    line('Order', 'ItemPrice', 'Shipping', '5,00', { ...lamp, 'quantity-purchased': '1' }),
    line('Order', 'Promotion', 'Shipping', '-5,00', lamp),
    line('Order', 'ItemFees', 'Commission', '-7,30', lamp),
    line('Order', 'ItemFees', 'FBAPerUnitFulfillmentFee', '-5,61', lamp),
    line('Order', 'ItemFees', 'DigitalServicesFee', '-0,22', lamp),
  ]
  const rest = [
    line('other-transaction', 'other-transaction', 'Storage Fee', '-3,66'),
    line('ServiceFee', 'Cost of Advertising', 'TransactionTotalAmount', '-12,20'),
    line('other-transaction', 'other-transaction', 'Current Reserve Amount', '-5,00'),
  ]
  // 39,90 + 5 − 5 − 7,30 − 5,61 − 0,22 = 26,77; − 3,66 − 12,20 − 5,00 = 5,91.
  const file = reports.put(
    'pagamento.txt',
    table(header, '\t', '', total('5,91'), ...sold, ...rest),
  )

  it('comes to the total that its first row announces', async () => {
    const { code, said } = await reports.charges(file)
    expect(said[1]).toBe(
      '  Nel file 5,91 €, qui 5,91 € (articoli 26,77 €, conto −15,86 €, trasferimenti −5,00 €).',
    )
    expect(code).toBe(0)
  })

  it('makes one sale of the rows that tell parts of it', async () => {
    const { rows } = await reports.charges(file, '--regime', 'forfettario')
    expect(rows[0]).toMatchObject({
      negozio: 'amazon.it',
      sku: 'LAMPADA-01',
      venduti: '1',
      incassi: '39,90',
      commissione: '7,30',
      digitali: '0,22',
      logistica: '5,61',
    })
    expect(rows.slice(1).map(({ nome }) => nome)).toEqual([
      'stoccaggio',
      'pubblicità',
      'riserve e saldi',
    ])
  })

  it('says that it does not come to its total where a row is missing', async () => {
    // Its first row may end behind what it says.
    const text = table(header, '\t', '', total('5,91'), ...sold)
    const cut = reports.put('monco.txt', text.replace(/EUR\t+\n/, 'EUR\n'))
    const { code, said } = await reports.charges(cut)
    expect(code).toBe(1)
    expect(said[1]).toContain('Nel file 5,91 €, qui 26,77 €: i conti non tornano')
  })

  it('takes the VAT of a sale from its own row, whatever rows stand between', async () => {
    const cup = { ...lamp, sku: 'TAZZA' }
    const one = { 'quantity-purchased': '1' }
    const mixed = [
      line('Order', 'ItemPrice', 'Principal', '100,00', { ...lamp, ...one }),
      line('Order', 'ItemPrice', 'Principal', '50,00', { ...cup, ...one }),
      line('Order', 'ItemMystery', 'Odd', '-1,00', lamp),
      line('Order', 'ItemPrice', 'Tax', '22,00', lamp),
      line('Order', 'ItemPrice', 'Tax', '5,00', cup),
    ]
    const report = reports.put('misto.txt', table(header, '\t', '', total('176,00'), ...mixed))
    const { rows } = await reports.charges(report)
    expect(rows).toMatchObject([
      { sku: 'LAMPADA-01', venduti: '1', iva: '22,00', ricavi: '100,00' },
      { sku: 'TAZZA', venduti: '1', iva: '5,00', ricavi: '50,00' },
    ])
  })

  const settlementOf = (id: string, name: string, ...days: string[]) => {
    const own = { 'settlement-id': id }
    const items = days.map((day, at) =>
      line('Order', 'ItemPrice', 'Principal', '122,00', {
        ...lamp,
        ...own,
        'order-id': `${id}-${at}`,
        'quantity-purchased': '1',
        'posted-date-time': `${day} 08:00:00 UTC`,
      }),
    )
    const sum = `${122 * days.length},00`
    return reports.put(name, table(header, '\t', '', { ...total(sum), ...own }, ...items))
  }

  it('counts settlements that tell the same days each, and one that is there twice once', async () => {
    const first = settlementOf('1', 'prima.txt', '2026-10-05', '2026-10-13')
    const second = settlementOf('2', 'seconda.txt', '2026-10-12', '2026-10-20')
    const again = settlementOf('1', 'ancora.txt', '2026-10-05', '2026-10-13')
    const { code, rows } = await reports.charges(first, second, again)
    expect(code).toBe(0)
    expect(rows).toMatchObject([{ venduti: '4', incassi: '488,00' }])
  })

  it('says that rows without a store may stand in a report of one store too, and ends with 1', async () => {
    const abroad = { ...lamp, 'order-id': '403-2', 'marketplace-name': 'Amazon.de' }
    const both = reports.put(
      'due-negozi.txt',
      table(
        header,
        '\t',
        '',
        total('189,80'),
        line('Order', 'ItemPrice', 'Principal', '100,00', lamp),
        line('Order', 'ItemPrice', 'Principal', '102,00', abroad),
        line('ServiceFee', 'Cost of Advertising', 'TransactionTotalAmount', '-12,20', {
          'posted-date-time': '2026-10-14 04:00:00 UTC',
        }),
      ),
    )
    const other = settlementOf('77', 'un-negozio.txt', '2026-10-01', '2026-10-05')
    expect((await reports.charges(both, other)).code).toBe(0)
    const italian = reports.put('ottobre.csv', amazonFile(october))
    const { code, said } = await reports.charges(both, italian)
    expect(code).toBe(1)
    expect(said.join('\n')).toContain('Niente dice quali movimenti sono anche in «ottobre.csv»')
  })

  it('sets what it does not know aside by the words of the amount, each of which can be said', async () => {
    const other = (what: string, amount: string) =>
      line('other-transaction', 'other-transaction', what, amount)
    const odd = [other('Mystery A', '-1,22'), other('Mystery B', '-2,00')]
    const report = reports.put('altro.txt', table(header, '\t', '', total('-3,22'), ...odd))
    const { code, said, rows } = await reports.charges(
      report,
      ...['--voce', 'other-transaction · mystery a=altri costi'],
    )
    expect(code).toBe(1)
    expect(said[2]).toContain(
      '1 riga messa da parte, −2,00 €: non conosciamo il tipo «other-transaction · Mystery B»',
    )
    expect(rows).toMatchObject([{ nome: 'altri costi', altri_costi: '1,00' }])
  })

  it('takes the VAT of a sale from its own row, and of refunds gives it back', async () => {
    const taxed = [
      line('Order', 'ItemPrice', 'Principal', '10,00', { ...lamp, 'quantity-purchased': '1' }),
      line('Order', 'ItemPrice', 'Tax', '2,20', lamp),
      line('Refund', 'ItemPrice', 'Principal', '-10,00', lamp),
      line('Refund', 'ItemPrice', 'Tax', '-2,20', lamp),
      line('Refund', 'ItemFees', 'RefundCommission', '-0,37', lamp),
    ]
    const report = reports.put('iva.txt', table(header, '\t', '', total('-0,37'), ...taxed))
    const { code, rows, said } = await reports.charges(report)
    expect(code).toBe(0)
    expect(rows[0]).toMatchObject({
      incassi: '12,20',
      rimborsi: '12,20',
      iva: '0,00',
      ricavi: '0,00',
      commissione: '0,30',
      resi: '0',
    })
    expect(said[2]).toBe('  1 rimborso non dice quanti pezzi sono tornati: non conta tra i resi.')
    expect(rows[0]?.misurato).toContain('resi (1 rimborso senza il numero di pezzi)')
  })
})

describe("eBay's report of transactions", () => {
  const header = [
    ...['Transaction creation date', 'Type', 'Order number', 'Net amount', 'Payout currency'],
    ...['Item ID', 'Item title', 'Custom label', 'Quantity', 'Item subtotal'],
    ...['Shipping and handling', 'eBay collected tax', 'Final Value Fee - fixed'],
    ...['Final Value Fee - variable', 'Regulatory operating fee', 'Description'],
  ]
  const aboveOf = (seller: string) => lines('"Transaction report"', '', `Seller,${seller}`, '')
  const put = (name: string, ...rows: Record<string, string>[]) =>
    reports.put(
      name,
      aboveOf(name) +
        table(header, ',', '--', ...rows.map((row) => ({ 'Payout currency': 'EUR', ...row }))),
    )
  const order = {
    'Transaction creation date': 'Oct 5, 2026',
    Type: 'Order',
    'Order number': '11-1',
    'Item ID': '900001',
    'Item title': 'Vaso bianco',
    'Custom label': 'VASO-B',
    Quantity: '2',
    'Item subtotal': '40.00',
    'Shipping and handling': '6.00',
    'Final Value Fee - fixed': '-0.35',
    'Final Value Fee - variable': '-4.14',
    'Regulatory operating fee': '-0.16',
    'Net amount': '41.35',
  }

  it('gives a refund without a label to the article that its order has, and finds costs by the number', async () => {
    const refund = {
      ...{ ...order, Type: 'Refund', 'Custom label': '--', Quantity: '--' },
      ...{ 'Item subtotal': '-40.00', 'Shipping and handling': '-6.00', 'Net amount': '-41.86' },
      ...{ 'Final Value Fee - fixed': '--', 'Final Value Fee - variable': '4.14' },
      'Regulatory operating fee': '--',
    }
    const green = { ...order, 'Order number': '11-2', 'Custom label': 'VASO-V' }
    const report = put('resi-ebay.csv', refund, order, green)
    const costs = reports.put('numeri.csv', 'Numero inserzione;Costo\n900001;5,00\n')
    const { rows } = await reports.charges(report, '--costi', costs)
    expect(rows.map(({ sku, rimborsi, costo }) => [sku, rimborsi, costo])).toEqual([
      ['VASO-B', '46,00', '10,00'],
      ['VASO-V', '0,00', '10,00'],
    ])
  })

  it('gives a refund of a later month to its article, in whichever order files are named', async () => {
    const refund = {
      ...{ ...order, 'Transaction creation date': 'Nov 5, 2026', Type: 'Refund' },
      ...{ 'Custom label': '--', Quantity: '2', 'Item subtotal': '-40.00', 'Net amount': '-46.00' },
      ...{ 'Shipping and handling': '-6.00', 'Final Value Fee - fixed': '--' },
      ...{ 'Final Value Fee - variable': '--', 'Regulatory operating fee': '--' },
    }
    const files = [put('ottobre-ebay.csv', order), put('novembre-ebay.csv', refund)]
    for (const named of [files, files.toReversed()]) {
      const { rows } = await reports.charges(...named)
      expect(rows).toMatchObject([{ sku: 'VASO-B', venduti: '2', resi: '2', rimborsi: '46,00' }])
    }
  })

  it('tells sales, fees, refunds, advertising and payouts apart', async () => {
    const report = put(
      'ebay.csv',
      order,
      // Of a refund only the net amount and the fees are told: 20,00 − 1,80 of fees given back.
      {
        ...order,
        Type: 'Refund',
        'Transaction creation date': 'Oct 9, 2026',
        Quantity: '--',
        'Item subtotal': '--',
        'Shipping and handling': '--',
        'Final Value Fee - fixed': '--',
        'Final Value Fee - variable': '1.80',
        'Regulatory operating fee': '--',
        'Net amount': '-18.20',
      },
      {
        'Transaction creation date': 'Oct 10, 2026',
        Type: 'Other fee',
        'Net amount': '-2.50',
        Description: 'Promoted Listings - General fee',
      },
      { 'Transaction creation date': 'Oct 12, 2026', Type: 'Payout', 'Net amount': '-20.65' },
    )
    const { code, rows, said } = await reports.charges(report)
    expect(said[1]).toBe(
      '  Nel file 0,00 €, qui 0,00 € (articoli 23,15 €, conto −2,50 €, trasferimenti −20,65 €).',
    )
    expect(code).toBe(0)
    expect(rows[0]).toMatchObject({
      sku: 'VASO-B',
      venduti: '2',
      incassi: '46,00',
      rimborsi: '20,00',
      ricavi: '21,31',
      commissione: '2,85',
    })
    expect(rows[1]).toMatchObject({ nome: 'pubblicità', pubblicita: '2,50' })
  })

  it('takes what the bank pays of a label for a transfer, not for a second one', async () => {
    const on = { 'Transaction creation date': 'Oct 6, 2026' }
    const report = put(
      'etichetta.csv',
      { ...on, Type: 'Shipping label', 'Net amount': '-7.30', Description: 'Tracking no. Z1' },
      { ...on, Type: 'Charge', 'Net amount': '7.30' },
      { ...on, Type: 'Secondary payout', 'Net amount': '-90.00' },
      { ...on, Type: 'Charge', 'Net amount': '-2.00', Description: 'Promoted listings fee' },
    )
    const { code, rows } = await reports.charges(report)
    expect(code).toBe(0)
    expect(rows.map(({ nome, logistica, pubblicita }) => [nome, logistica, pubblicita])).toEqual([
      ['etichette di spedizione', '7,30', '0,00'],
      ['trasferimenti', '0,00', '0,00'],
      ['pubblicità', '0,00', '2,00'],
    ])
  })

  it('counts corrections of the balance by what stands beside them, or sets them aside', async () => {
    const row = { 'Transaction creation date': 'Oct 6, 2026', Type: 'Adjustment' }
    const report = put(
      'rettifiche.csv',
      { ...row, 'Net amount': '50.00', Description: 'Failed payout' },
      { ...row, 'Net amount': '1.00', Description: 'Final value fee credit' },
      { ...row, 'Net amount': '9.00', Description: 'Odd one' },
    )
    const { code, rows, said } = await reports.charges(report)
    expect(code).toBe(1)
    expect(rows.map(({ nome, altri_costi }) => [nome, altri_costi])).toEqual([
      ['trasferimenti', '0,00'],
      ['rettifiche', '-1,00'],
    ])
    expect(said.join('\n')).toContain('9,00 €: non conosciamo il tipo «Adjustment · Odd one»')
  })

  it('gives an order of several articles to each of them, without counting it twice', async () => {
    const whole = {
      ...order,
      'Item ID': '--',
      'Item title': '--',
      'Custom label': '--',
      Quantity: '--',
    }
    const one = {
      ...order,
      'Net amount': '--',
      Quantity: '1',
      'Shipping and handling': '--',
      'Final Value Fee - fixed': '--',
      'Regulatory operating fee': '--',
    }
    const report = put(
      'insieme.csv',
      whole,
      { ...one, 'Item subtotal': '25.00', 'Final Value Fee - variable': '-2.25' },
      {
        ...one,
        'Custom label': 'TAZZA-B',
        'Item subtotal': '15.00',
        'Final Value Fee - variable': '-1.35',
      },
    )
    const { code, rows, said } = await reports.charges(report)
    expect(said[1]).toBe(
      '  Nel file 41,35 €, qui 41,35 € (articoli 36,40 €, conto 4,95 €, trasferimenti 0,00 €).',
    )
    expect(code).toBe(0)
    expect(
      rows.map(({ sku, venduti, incassi, commissione }) => [sku, venduti, incassi, commissione]),
    ).toEqual([
      ['VASO-B', '1', '25,00', '2,25'],
      ['TAZZA-B', '1', '15,00', '1,35'],
      ['(conto)', '0', '6,00', '1,05'],
    ])
  })

  it('is read in Italian, by the names that are known of it', async () => {
    const italian = [
      'Data di creazione della transazione,Tipo,Numero ordine,Importo netto,Valuta del pagamento,ID oggetto,Titolo oggetto,Etichetta personalizzata,Quantità,Subtotale oggetto,Spedizione e imballaggio,Commissione sul valore finale - fissa,Commissione sul valore finale - variabile,Descrizione',
      '5 ott 2026,Ordine,11-1,"41,51",EUR,9001,Vaso,VASO-B,2,"40,00","6,00","-0,35","-4,14",--',
      '8 ott 2026,Altra tariffa,--,"-2,50",EUR,--,--,--,--,--,--,--,--,Tariffa Inserzioni sponsorizzate',
      '9 ott 2026,Pagamento,--,"-39,01",EUR,--,--,--,--,--,--,--,--,--',
    ]
    const { code, rows } = await reports.charges(
      reports.put('italiano.csv', lines('Venditore,bottega', '', ...italian)),
    )
    expect(code).toBe(0)
    expect(rows).toMatchObject([
      { sku: 'VASO-B', venduti: '2', incassi: '46,00', commissione: '4,49' },
      { nome: 'pubblicità', pubblicita: '2,50' },
      { nome: 'trasferimenti' },
    ])
  })

  it('counts the same days of two accounts, each', async () => {
    const { rows } = await reports.charges(put('primo.csv', order), put('secondo.csv', order))
    expect(rows).toMatchObject([{ sku: 'VASO-B', venduti: '4', incassi: '92,00' }])
  })

  it('leaves what is left blank where sales name no article', async () => {
    const { rows } = await reports.charges(
      put('senza.csv', { ...order, 'Custom label': '--', 'Item ID': '--' }),
    )
    expect(rows).toMatchObject([{ sku: '(conto)', incassi: '46,00', costo: '', guadagno: '' }])
  })

  it('does not put a fee that it has no column for into the sales', async () => {
    const { code, said } = await reports.charges(
      put('nuova.csv', { ...order, 'Net amount': '40.35' }),
    )
    expect(code).toBe(1)
    expect(said[3]).toBe('    riga 6: nel file 40,35 €, ma la somma delle sue voci è 41,35 €')
  })
})

describe("Etsy's statement", () => {
  const header = [
    'Date',
    'Type',
    'Title',
    'Info',
    'Currency',
    'Amount',
    'Fees & Taxes',
    'Net',
    'Tax Details',
  ]
  const row = (type: string, title: string, net: string, more = {}) => ({
    Date: 'October 5, 2026',
    Type: type,
    Title: title,
    Currency: 'EUR',
    'Fees & Taxes': net,
    Net: net,
    ...more,
  })
  it('tells its fees, their VAT and what is advertising', async () => {
    const report = reports.put(
      'etsy.csv',
      `\uFEFF${table(
        header,
        ',',
        '--',
        row('Sale', 'Payment for Order #1', '€48.80', { Amount: '€48.80', 'Fees & Taxes': '--' }),
        row('Fee', 'Transaction fee: Anello, argento', '-€3.17', { Info: 'Order #1' }),
        row('Fee', 'Processing fee', '-€2.25', { Info: 'Order #1' }),
        row('VAT', 'VAT: Processing fee', '-€0.50'),
        row('Marketing', 'Etsy Ads', '-€5.00'),
        row('Refund', 'Refund for Order #1', '-€12.20', {
          Amount: '-€12.20',
          'Fees & Taxes': '--',
        }),
        row('Deposit', '€30.00 sent to your bank account', '--'),
      )}`,
    )
    const { code, rows, said } = await reports.charges(report)
    // 48,80 − 3,17 − 2,25 − 0,50 − 5,00 − 12,20.
    expect(said[1]).toBe(
      '  Nel file 25,68 €, qui 25,68 € (articoli 0,00 €, conto 25,68 €, trasferimenti 0,00 €).',
    )
    expect(code).toBe(0)
    const kinds = rows.map(({ nome, incassi, ricavi, commissione, pubblicita }) => ({
      nome,
      incassi,
      ricavi,
      commissione,
      pubblicita,
    }))
    expect(kinds).toMatchObject([
      { nome: 'commissioni', commissione: '5,42' },
      { nome: 'IVA sulle commissioni', commissione: '0,00' },
      { nome: 'pubblicità', pubblicita: '5,00' },
      { nome: 'trasferimenti' },
      { nome: 'vendite', incassi: '48,80', ricavi: '40,00' },
      { nome: 'rimborsi', ricavi: '-10,00' },
    ])
    const forfettario = await reports.charges(report, '--regime', 'forfettario')
    expect(forfettario.rows[1]).toMatchObject({ commissione: '0,50' })
  })

  it('takes no VAT of a sale whose tax buyers pay to Etsy beside that tax', async () => {
    const report = reports.put(
      'tasse.csv',
      table(
        header,
        ',',
        '--',
        row('Sale', 'Payment for Order #2', '€54.10', {
          Amount: '€54.10',
          'Fees & Taxes': '--',
        }),
        row('Tax', 'Sales tax paid by buyer', '-€5.30', {
          Date: '31 October, 2026',
          Info: 'Order #2',
        }),
      ),
    )
    const { code, rows, said } = await reports.charges(report)
    expect(said[1]).toContain('Nel file 48,80 €, qui 48,80 €')
    expect(code).toBe(0)
    expect(rows).toMatchObject([
      { nome: 'vendite', incassi: '54,10', iva: '5,30', ricavi: '48,80' },
    ])
  })
})

describe('Reports of payments', () => {
  it('of two accounts that nothing tells apart may be the same money, until the seller says that they are two', async () => {
    const header = 'Transaction Date,Type,Order,Amount,Fee,Net,Currency,VAT'
    const shop = (name: string, amount: string) =>
      reports.put(name, lines(header, `2026-10-05,adjustment,,-${amount},0.00,-${amount},EUR,0.00`))
    const [one, two] = [shop('uno.csv', '12.00'), shop('due.csv', '6.00')]
    const { code, rows, said } = await reports.charges(one, two)
    expect(code).toBe(1)
    expect(rows).toMatchObject([{ altri_costi: '6,00' }])
    expect(said.join('\n')).toContain('Niente dice quali movimenti sono anche in «due.csv»')
    const told = await reports.charges(one, two, '--conto', `${two}=Secondo negozio`)
    expect(told.code).toBe(0)
    expect(told.rows).toMatchObject([{ altri_costi: '18,00' }])
    expect(told.said).toContain(
      '  La colonna «VAT» non conta: non si sa se è già dentro gli altri importi.',
    )
  })

  it('are not read by two meanings of one title, of which one would not count', async () => {
    const report = reports.put('doppio.csv', lines('Transaction Date,Type,Amount,Fee,Net', ''))
    const named = ['--colonna', 'Net amount=Importo', '--colonna', 'Amount=Importo']
    await expect(reports.charges(report, ...named)).rejects.toThrow('«Importo» hai detto due')
    await expect(reports.charges(report, '--iva', '22', '--iva', '10')).rejects.toThrow(
      'sia «22» sia «10»',
    )
  })

  it.each([
    ['--iva', 'amazon.it=22', 'Amazon.it =4'],
    ['--costo-percento', 'etsy=30', 'Etsy=20'],
    ['--voce', 'Altro tipo=altri costi', ' altro  tipo=altri ricavi'],
  ])(
    'are not counted by two values of %s for the same, however it is written',
    async (option, one, other) => {
      const report = reports.put('uguali.csv', lines('Transaction Date,Type,Amount,Fee,Net', ''))
      await expect(reports.charges(report, option, one, option, other)).rejects.toThrow(
        `sia «${one}» sia «${other}»`,
      )
    },
  )

  it('of Shopify: what is paid with its own credit is paid by the buyer, disputes give back until they are won', async () => {
    const row = (type: string, amount: string, fee: string, net: string) =>
      `2026-10-05 10:00:00 +0200,${type},#7,${amount},${fee},${net},EUR`
    const report = reports.put(
      'credito.csv',
      lines(
        'Transaction Date,Type,Order,Amount,Fee,Net,Currency',
        row('charge', '30.00', '0.90', '29.10'),
        row('shop_cash_credit', '10.00', '0.00', '10.00'),
        row('dispute_withdrawal', '-30.00', '15.00', '-45.00'),
        row('dispute_reversal', '30.00', '-15.00', '45.00'),
        row('shipping_label', '-5.72', '0.00', '-5.72'),
        // A payout below 0 is taken from the bank.
        row('payout', '12.00', '0.00', '12.00'),
      ),
    )
    const { code, rows } = await reports.charges(report)
    expect(code).toBe(0)
    const sum = (all: readonly string[]) =>
      all.reduce((whole, one) => whole + Number(one.replace(',', '.')), 0)
    expect(sum(rows.map(({ incassi }) => incassi))).toBeCloseTo(40, 9)
    expect(sum(rows.map(({ rimborsi }) => rimborsi))).toBeCloseTo(0, 9)
    expect(sum(rows.map(({ commissione }) => commissione))).toBeCloseTo(0.9, 9)
    expect(sum(rows.map(({ logistica }) => logistica))).toBeCloseTo(5.72, 9)
  })

  it('of Shopify: a fee is above 0 where it is charged', async () => {
    const header = [
      'Transaction Date',
      'Type',
      'Order',
      'Payout ID',
      'Amount',
      'Fee',
      'Net',
      'Currency',
    ]
    const report = reports.put(
      'shopify.csv',
      table(
        header,
        ',',
        '',
        {
          'Transaction Date': '2026-10-01 12:07:45 +0200',
          Type: 'charge',
          Order: '#1001',
          Amount: '37.90',
          Fee: '1.10',
          Net: '36.80',
          Currency: 'EUR',
        },
        {
          'Transaction Date': '2026-10-03 12:00:00 +0200',
          Type: 'refund',
          Order: '#1001',
          Amount: '-37.90',
          Fee: '0.00',
          Net: '-37.90',
          Currency: 'EUR',
        },
        {
          'Transaction Date': '2026-10-05 00:00:00 +0200',
          Type: 'payout',
          Amount: '1.10',
          Fee: '0.00',
          Net: '1.10',
          Currency: 'EUR',
        },
      ),
    )
    const { code, rows, said } = await reports.charges(report)
    expect(said[1]).toBe(
      '  Nel file 0,00 €, qui 0,00 € (articoli 0,00 €, conto −1,10 €, trasferimenti 1,10 €).',
    )
    expect(code).toBe(0)
    expect(rows[0]).toMatchObject({ nome: 'vendite', incassi: '37,90', commissione: '1,10' })
  })

  it('of PayPal: payments received are sales, those made are set aside, holds and conversions move nothing', async () => {
    const header = [
      'Data',
      'Orario',
      'Fuso orario',
      'Nome',
      'Tipo',
      'Stato',
      'Valuta',
      'Lordo ',
      'Tariffa ',
      'Netto',
      'Codice transazione',
      'Impatto sul saldo',
    ]
    const row = (type: string, gross: string, fee: string, net: string, status = 'Completata') => ({
      Data: '05/10/2026',
      Orario: '10:00:00',
      Tipo: type,
      Stato: status,
      Valuta: 'EUR',
      'Lordo ': gross,
      'Tariffa ': fee,
      Netto: net,
    })
    const report = reports.put(
      'paypal.csv',
      table(
        header,
        ',',
        '',
        row('Pagamento Express Checkout', '1.220,00', '-41,83', '1.178,17'),
        row('Pagamento Express Checkout', '-25,00', '0,00', '-25,00'),
        row('Pagamento Express Checkout', '99,00', '-3,72', '95,28', 'In sospeso'),
        {
          ...row('Pagamento Express Checkout', '50,00', '0,00', '50,00'),
          'Impatto sul saldo': 'Memo',
        },
        row('Rimborso di pagamento', '-134,00', '0,00', '-134,00'),
        row('Storno di pagamento', '12,00', '0,00', '12,00'),
        row('Conversione di valuta generica', '-10,00', '0,00', '-10,00'),
        row('Blocco conto per autorizzazione aperta', '-5,00', '0,00', '-5,00'),
      ),
    )
    const { code, rows, said } = await reports.charges(report)
    expect(said.slice(1, 4)).toEqual([
      '  Nel file 1.016,17 €, qui 1.016,17 € (articoli 0,00 €, conto 1.056,17 €, trasferimenti −15,00 €, messi da parte −25,00 €).',
      '  1 riga messa da parte, −25,00 €: non conosciamo il tipo «Pagamento Express Checkout». Se sai che cos\'è, aggiungi --voce "Pagamento Express Checkout=…" (--aiuto elenca le voci).',
      '  2 righe annullate o in sospeso non contano.',
    ])
    expect(code).toBe(1)
    expect(rows[0]).toMatchObject({ incassi: '1220,00', ricavi: '1000,00', commissione: '41,83' })
  })

  it('of Stripe and Satispay', async () => {
    const stripe = reports.put(
      'stripe.csv',
      lines(
        'balance_transaction_id,created_utc,available_on_utc,currency,gross,fee,net,reporting_category,description',
        'txn_1,2026-10-01 09:00:00,2026-10-05 00:00:00,eur,61.00,1.17,59.83,charge,Ordine 7',
        'txn_2,2026-10-02 09:00:00,2026-10-05 00:00:00,eur,-61.00,0.00,-61.00,refund,Ordine 7',
        'txn_3,2026-10-06 09:00:00,2026-10-06 00:00:00,eur,1.17,0.00,1.17,payout,STRIPE PAYOUT',
      ),
    )
    const satispay = reports.put(
      'satispay.csv',
      lines(
        'payment_date,total_amount,description',
        '2026-10-01T09:00:00+02:00,12.20,Ordine 8',
        '2026-10-02T09:00:00+02:00,-12.20,Ordine 8',
      ),
    )
    const { code, rows, said } = await reports.charges(stripe, satispay)
    expect(code).toBe(0)
    expect(said.filter((line) => line.includes('Nel file'))).toEqual([
      '  Nel file 0,00 €, qui 0,00 € (articoli 0,00 €, conto −1,17 €, trasferimenti 1,17 €).',
      '  Nel file 0,00 €, qui 0,00 € (articoli 0,00 €, conto 0,00 €, trasferimenti 0,00 €).',
    ])
    expect(rows.map(({ canale, nome, incassi }) => [canale, nome, incassi])).toEqual([
      ['stripe', 'vendite', '61,00'],
      ['stripe', 'rimborsi', '0,00'],
      ['stripe', 'trasferimenti', '0,00'],
      ['satispay', 'vendite', '12,20'],
      ['satispay', 'rimborsi', '0,00'],
    ])
  })
})

describe('Reports of other marketplaces', () => {
  it('of ManoMano: orders tell the commission, payouts only what is taken besides', async () => {
    const orders = reports.put(
      'ordini.csv',
      lines(
        'reference;type;createdAt;amountVatIncl;commissionVatIncl;commissionVatExcl;vatOnCommission;netAmount;productPriceVatExcl;vatOnProduct;shippingPriceVatExcl;vatOnShipping',
        'M1;ORDER;2026-10-01;122.00;18.30;15.00;3.30;103.70;100.00;22.00;0.00;0.00',
        'M1;REFUND;2026-10-04;-122.00;-18.30;-15.00;-3.30;-103.70;-100.00;-22.00;0.00;0.00',
        'M2;ORDER;2026-10-05;61.00;9.15;7.50;1.65;51.85;50.00;11.00;0.00;0.00',
      ),
    )
    const payouts = reports.put(
      'versamenti.csv',
      lines(
        'REFERENCE;TYPE;PAYOUT_REFERENCE;PAYOUT_DATE;AMOUNT;AMOUNT_HT',
        'M2;ORDER;P1;2026-10-15;51.85;',
        ';SUBSCRIPTION;P1;2026-10-15;-49.00;-40.16',
      ),
    )
    const { code, rows, said } = await reports.charges(orders, payouts)
    expect(code).toBe(0)
    expect(said.filter((line) => line.includes('Nel file'))).toEqual([
      '  Nel file 51,85 €, qui 51,85 € (articoli 0,00 €, conto 51,85 €, trasferimenti 0,00 €).',
      '  Nel file 2,85 €, qui 2,85 € (articoli 0,00 €, conto −49,00 €, trasferimenti 51,85 €).',
    ])
    expect(rows[0]).toMatchObject({ nome: 'vendite', incassi: '183,00', commissione: '22,50' })
    const { rows: asCharged } = await reports.charges(orders, payouts, '--regime', 'forfettario')
    const subscription = (all: typeof rows) => all.find(({ nome }) => nome === 'abbonamento')
    expect(subscription(rows)).toMatchObject({ altri_costi: '40,16', commissione: '0,00' })
    expect(subscription(asCharged)).toMatchObject({ altri_costi: '49,00', commissione: '0,00' })
  })

  it('of ManoMano: its services cost, and a payout is the sum of what is net', async () => {
    const header = 'REFERENCE;TYPE;PAYOUT_REFERENCE;PAYOUT_DATE;NET_AMOUNT;AMOUNT;AMOUNT_VAT_EXCL'
    const row = (type: string, net: string, gross: string, without: string) =>
      `R1;${type};P7;2026-10-10;${net};${gross};${without}`
    const payouts = reports.put(
      'servizi.csv',
      lines(
        header,
        row('ORDER', '80.00', '100.00', '81.97'),
        row('ECO_CONTRIBUTION', '-6.10', '-6.10', '-5.00'),
        row('ECO_CONTRIBUTION_SERVICE', '-2.44', '-2.44', '-2.00'),
      ),
    )
    const { code, rows, said } = await reports.charges(payouts)
    expect(code).toBe(0)
    expect(said[1]).toContain('Nel file 71,46 €, qui 71,46 €')
    expect(rows.find(({ nome }) => nome === 'altri costi')).toMatchObject({ altri_costi: '7,00' })
  })

  it('of ManoMano: VAT is what the file tells of each order, none where it says so', async () => {
    const orders = reports.put(
      'iva-manomano.csv',
      lines(
        'reference;type;createdAt;amountVatIncl;commissionVatIncl;commissionVatExcl;vatOnCommission;netAmount;productPriceVatExcl;vatOnProduct;shippingPriceVatExcl;vatOnShipping',
        'M1;ORDER;2026-10-05;115.50;18.30;15.00;3.30;97.20;100.00;10.00;5.00;0.50',
        'M2;ORDER;2026-10-06;104.00;18.30;15.00;3.30;85.70;100.00;4.00;0;0',
        'M3;ORDER;2026-10-07;100.00;18.30;15.00;3.30;81.70;100.00;0;0;0',
        'M1;REFUND;2026-10-08;-115.50;-18.30;-15.00;-3.30;-97.20;-100.00;-10.00;-5.00;-0.50',
      ),
    )
    const { code, rows } = await reports.charges(orders)
    expect(code).toBe(0)
    expect(rows).toMatchObject([
      { nome: 'vendite', incassi: '319,50', iva: '14,50', ricavi: '305,00' },
      { nome: 'rimborsi', rimborsi: '115,50', iva: '-10,50', ricavi: '-105,00' },
    ])
  })

  it('of Mirakl: VAT that the seller names is that of its sale or refund, and is told where it has none', async () => {
    const header =
      'Date de création;Numéro de commande;Quantité;SKU Offre;Description;Type;Montant;Débit;Crédit;Solde;Devise;ID boutique;Canal de diffusion'
    const row = (type: string, amount: string, order: string) =>
      `01/10/2026 - 22:14:40;${order};1;VASCA-9;;${type};${amount};;;;EUR;77;Italie`
    const sold = [
      row('Montant de commande', '100.00', 'D1'),
      row('Montant de commande', '100.00', 'D2'),
      row('Taxe sur commande', '22.00', 'D2'),
      row('Taxe sur commande', '10.00', 'D1'),
      row('Remboursement de montant de commande', '-100.00', 'D1'),
      row('Taxe sur commande', '-10.00', 'D1'),
    ]
    const isVAT = ['--voce', 'taxe sur commande=IVA sulle vendite']
    const report = reports.put('iva-mirakl.csv', lines(header, ...sold))
    const { code, rows } = await reports.charges(report, ...isVAT)
    expect(code).toBe(0)
    expect(rows).toMatchObject([{ incassi: '232,00', rimborsi: '110,00', iva: '22,00' }])
    const lone = reports.put('sola.csv', lines(header, row('Taxe sur commande', '22.00', 'D9')))
    const told = await reports.charges(lone, ...isVAT)
    expect(told.code).toBe(1)
    expect(told.said.join('\n')).toContain('1 riga di IVA è senza la sua vendita')
  })

  it('of Mirakl: an order stands in several rows, one for each amount', async () => {
    const header =
      'Date de création;Numéro de commande;Quantité;SKU Offre;Description;Type;Montant;Débit;Crédit;Solde;Devise;ID boutique;Canal de diffusion'
    const row = (type: string, amount: string, order = 'D1') =>
      `01/10/2026 - 22:14:40;${order};1;VASCA-9;${type} per prova;${type};${amount};;;;EUR;77;Italie`
    const report = reports.put(
      'mirakl.csv',
      lines(
        header,
        row('Montant de commande', '61.00'),
        row('Frais de port', '6.10'),
        row('Commission', '-6.71'),
        row('Taxe sur commission', '-1.48'),
        row('Remboursement de montant de commande', '-61.00', 'D2'),
        row('Remboursement de commission', '6.10', 'D2'),
        '11/10/2026 - 00:55:34;;;;Paiement de EUR 4.01;Paiement;-4.01;4.01;;0.00;EUR;77;',
      ),
    )
    const { code, rows, said } = await reports.charges(report)
    expect(said[1]).toBe(
      '  Nel file 0,00 €, qui 0,00 € (articoli 4,01 €, conto 0,00 €, trasferimenti −4,01 €).',
    )
    expect(code).toBe(0)
    expect(rows[0]).toMatchObject({
      sku: 'VASCA-9',
      venduti: '1',
      resi: '1',
      incassi: '67,10',
      rimborsi: '61,00',
      ricavi: '5,00',
      commissione: '0,61',
    })
  })

  it('of TikTok Shop: what a row gives back is a refund, not a smaller sale', async () => {
    const header =
      'Statement Date,Statement ID,Currency,Type ,Order/adjustment ID  ,SKU ID,Quantity,Total settlement amount,Total Revenue,Subtotal after seller discounts,Refund subtotal after seller discounts,Total Fees,TikTok Shop commission fee'
    const report = reports.put(
      'resi-tiktok.csv',
      lines(
        header,
        '2026/10/05,1,EUR,Order,T1,A,1,91.00,100.00,100.00,0.00,-9.00,-9.00',
        '2026/10/06,1,EUR,Order,T2,A,1,0.00,0.00,100.00,-100.00,0.00,0',
        '2026/10/07,1,EUR,Order,T3,A,1,54.60,60.00,100.00,-40.00,-5.40,-5.40',
      ),
    )
    const { code, rows } = await reports.charges(report)
    expect(code).toBe(0)
    expect(rows).toMatchObject([
      { venduti: '3', incassi: '300,00', rimborsi: '140,00', commissione: '11,80' },
    ])
  })

  it('of TikTok Shop: shipping that the buyer pays is told among the fees, and is revenue that is charged on', async () => {
    const header =
      'Statement Date,Statement ID,Currency,Type ,Order/adjustment ID  ,SKU ID,Quantity,Total settlement amount,Total Revenue,Total Fees,TikTok Shop commission fee,Seller shipping fee,Actual shipping fee,Customer shipping fee'
    // 9% of 20,00 and 3,99 is 2,16; of what sending costs, 5,00, the buyer pays 3,99.
    const report = reports.put(
      'spedizione-tiktok.csv',
      lines(header, '2026/10/05,1,EUR,Order,T1,A,1,16.83,20.00,-3.17,-2.16,-1.01,-5.00,3.99'),
    )
    for (const [regime, commissione] of [
      ['ordinario', '1,77'],
      ['forfettario', '2,16'],
    ] as const) {
      const { code, rows } = await reports.charges(report, '--regime', regime)
      expect(code).toBe(0)
      expect(rows).toMatchObject([
        {
          ...{ incassi: '23,99', logistica: '5,00', altri_costi: '0,00', commissione },
          ...{ commissione_attesa: commissione, differenza: '0,00', spiegazione: 'uguale' },
        },
      ])
    }
  })

  it('of TikTok Shop: a workbook, whose fees are shares of their total', async () => {
    const header = [
      'Statement Date',
      'Statement ID',
      'Currency',
      'Type ',
      'Order/adjustment ID  ',
      'SKU ID',
      'Quantity',
      'Product name',
      'Total settlement amount',
      'Total Revenue',
      'Total Fees',
      'Transaction fee',
      'TikTok Shop commission fee',
      'Actual shipping fee',
      'Affiliate Commission',
    ]
    const workbook = await writeXlsx({
      sheets: [
        {
          name: 'Reports',
          rows: [
            ['Currency', 'EUR'],
            ['Total', 33.6],
          ],
        },
        {
          name: 'Order details',
          rows: [
            header,
            [
              '2026/10/05',
              'S1',
              'EUR',
              'Order',
              'T1',
              '1729001',
              2,
              'Borraccia',
              39.6,
              48.8,
              -9.2,
              0,
              -4.39,
              -2.5,
              -1.95,
            ],
            [
              '2026/10/06',
              'S1',
              'EUR',
              'GMV Payment for TikTok Ads',
              'T2',
              '/',
              '',
              '/',
              -6,
              0,
              0,
              0,
              0,
              0,
              0,
            ],
          ],
        },
      ],
    })
    const { code, rows, said } = await reports.charges(reports.put('entrate.xlsx', workbook))
    expect(said[1]).toBe(
      '  Nel file 33,60 €, qui 33,60 € (articoli 39,60 €, conto −6,00 €, trasferimenti 0,00 €).',
    )
    expect(code).toBe(0)
    // Of 9,20 of fees 0,36 have no name. The commission of 4,39 has VAT in it.
    expect(rows[0]).toMatchObject({
      sku: '1729001',
      venduti: '2',
      incassi: '48,80',
      ricavi: '40,00',
      commissione: '3,60',
      logistica: '2,50',
      pubblicita: '1,95',
      altri_costi: '0,36',
    })
    expect(rows[1]).toMatchObject({ nome: 'pubblicità', pubblicita: '6,00' })
  })
})
