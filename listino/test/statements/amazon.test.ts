import { afterAll, describe, expect, it } from 'vitest'
import { amazonFile, italianHeader, italianRow, october, preamble } from './amazon-files.ts'
import { Reports } from './charges.ts'

const reports = new Reports()
afterAll(() => reports.remove())

const file = reports.put('ottobre.csv', amazonFile(october))

/** A report of some rows. */
const reportOf = (name: string, ...rows: Parameters<typeof italianRow>[0][]) =>
  reports.put(name, amazonFile([...preamble, [...italianHeader], ...rows.map(italianRow)]))

const when = { 'Data/Ora:': '5 ott 2026 10:00:00 UTC', Marketplace: 'amazon.it' }

describe("Amazon's report of transactions", () => {
  it('comes to the total of the file, and says where every euro went', async () => {
    const { code, said } = await reports.charges(file)
    expect(code).toBe(0)
    expect(said.slice(0, 3)).toEqual([
      'ottobre.csv: Amazon, rapporto transazioni, 7 righe dal 1/10/2026 al 28/10/2026.',
      '  Nel file −978,00 €, qui −978,00 € (articoli 37,86 €, conto −15,86 €, trasferimenti −1.000,00 €).',
      '  1 movimento differito conta, ma può ancora cambiare.',
    ])
  })

  it('says which share of its rows counts, is set against a card, is set aside and is in another report', async () => {
    const order = (SKU: string, day: number) => ({
      ...{ Tipo: 'Ordine', SKU, Quantità: '1', Marketplace: 'amazon.it', Vendite: '20,00' },
      ...{ totale: '20,00', 'Numero ordine': `404-${day}` },
      'Data/Ora:': `${day} ott 2026 10:00:00 UTC`,
    })
    const odd = { ...when, Tipo: 'Conguaglio solare', Altro: '-4,00', totale: '-4,00' }
    const fee = { ...when, Tipo: 'Commissione di servizio', Altro: '-1,22', totale: '-1,22' }
    const old = reportOf('prima.csv', order('A', 1), order('B', 8), odd, fee)
    const { said } = await reports.charges(old, reportOf('dopo.csv', order('B', 8)))
    expect(said.filter((line) => line.includes('contat') && !line.includes('confrontate'))).toEqual(
      [
        '  4 righe: 2 contate (50%), di cui 1 confrontata con le tariffe (25%), 1 contata in un altro rapporto (25%), 1 messa da parte (25%).',
        '  1 riga: 1 contata (100%), di cui 1 confrontata con le tariffe (100%).',
      ],
    )
  })

  it('gives each article what it was sold for, was charged and gave back, without VAT', async () => {
    const { names, rows } = await reports.charges(file)
    expect(names.join(';')).toBe(
      'canale;negozio;valuta;sku;nome;venduti;resi;incassi;iva;ricavi;commissione;digitali;logistica;pubblicita;altri_costi;rimborsi;costo;spedizioni;guadagno;margine;commissione_attesa;differenza;spiegazione;misurato',
    )
    // 79,80 − 39,90 = 39,90 with VAT: 32,70 without; fees 8,76, 0,44 and 11,22 with VAT.
    expect(rows[0]).toMatchObject({
      canale: 'amazon',
      negozio: 'amazon.it',
      valuta: 'EUR',
      sku: 'LAMPADA-01',
      venduti: '2',
      resi: '1',
      incassi: '79,80',
      rimborsi: '39,90',
      iva: '7,20',
      ricavi: '32,70',
      commissione: '7,18',
      digitali: '0,36',
      logistica: '9,20',
      pubblicita: '0,00',
    })
  })

  it('takes the VAT that the file tells, and no VAT off what Amazon pays for a lost piece', async () => {
    const { rows } = await reports.charges(file)
    // 10 + 3 − 1 without VAT, 2,20 + 0,66 − 0,22 of VAT.
    expect(rows[1]).toMatchObject({
      sku: 'TAZZA-BLU',
      incassi: '14,64',
      iva: '2,64',
      ricavi: '12,00',
      altri_costi: '-6,50',
      misurato:
        'dal rapporto: incassi, rimborsi, iva, ricavi, tariffe / stimati: commissione_attesa (categoria Standard ipotizzata)',
    })
  })

  it('gives the account what belongs to no article, by kind', async () => {
    const { rows } = await reports.charges(file)
    const account = rows.filter(({ sku }) => sku === '(conto)')
    expect(account.map(({ nome, logistica, pubblicita }) => [nome, logistica, pubblicita])).toEqual(
      [
        ['stoccaggio', '3,00', '0,00'],
        ['pubblicità', '0,00', '10,00'],
        ['trasferimenti', '0,00', '0,00'],
      ],
    )
  })

  it.each([
    ['FBA Inventory Fee - Reversal', 'stoccaggio'],
    ['Frais de retour client FBA', 'logistica'],
    ['Blitzangebotsgebühr', 'pubblicità'],
    ['Fee Adjustment', 'altri costi'],
    ['Serviceavgift', 'altri costi'],
    ['Gebühren für Kundenrücksendungen mit Versand durch Amazon', 'logistica'],
    ['Bestellung_Wiedereinzug', 'supplementi'],
    ['Refund_Retrocharge', 'rimborsi di supplementi'],
  ])('knows rows of the type «%s» as «%s»', async (type, name) => {
    const row = {
      ...{ 'Data/Ora:': '12 ott 2026 04:00:00 UTC', Tipo: type },
      ...{ Altro: '-3,66', totale: '-3,66' },
    }
    const { code, rows } = await reports.charges(reportOf('tipo.csv', row))
    expect([code, rows.map(({ nome }) => nome)]).toEqual([0, [name]])
  })

  it('takes no VAT off fees of the days before they included it', async () => {
    const row = {
      Tipo: 'Ordine',
      SKU: 'A',
      Quantità: '1',
      Marketplace: 'amazon.it',
      Vendite: '20,00',
      'Commissioni di vendita': '-12,20',
      totale: '7,80',
    }
    const report = reportOf(
      'prima.csv',
      { ...row, 'Data/Ora:': '31 lug 2024 10:00:00 UTC' },
      { ...row, 'Data/Ora:': '1 ago 2024 10:00:00 UTC' },
    )
    const { rows } = await reports.charges(report)
    expect(rows[0]?.commissione).toBe('22,20')
  })

  it('counts as charged, with VAT, in the forfettario regime', async () => {
    const { rows } = await reports.charges(file, '--regime', 'forfettario')
    expect(rows[0]).toMatchObject({
      iva: '0,00',
      ricavi: '39,90',
      commissione: '8,76',
      digitali: '0,44',
      logistica: '11,22',
    })
  })

  it('says what is left where the costs are known', async () => {
    const costs = reports.put('costi.csv', 'SKU;Costo\nLAMPADA-01;9,00\nTAZZA-BLU;4,00\n')
    const { rows } = await reports.charges(file, '--costi', costs, '--formato', 'dati')
    const [lamp] = rows
    const left = (39.9 - 8.76 - 0.44 - 11.22) / 1.22 - 9
    expect(lamp?.costo).toBe('9')
    expect(Number(lamp?.guadagno)).toBeCloseTo(left, 9)
    expect(Number(lamp?.margine)).toBeCloseTo((left / (39.9 / 1.22)) * 100, 8)
  })

  it('takes what pieces cost from several files, the last of which counts part by part', async () => {
    const first = reports.put('primi.csv', 'SKU;Costo;Imballaggio\nLAMPADA-01;9,00;0,40\n')
    const second = reports.put('secondi.csv', 'SKU;Costo\nLAMPADA-01;10,00\n')
    const { rows } = await reports.charges(file, '--costi', first, '--costi', second)
    expect(rows[0]).toMatchObject({ costo: '10,00', spedizioni: '0,80' })
  })

  it('counts each sale at the cost of its own day, which a column or an option says', async () => {
    const day = (number: number) => ({ ...when, 'Data/Ora:': `${number} ott 2026 10:00:00 UTC` })
    const sold = (number: number, pieces: string) => ({
      ...{ ...day(number), Tipo: 'Ordine', SKU: 'LIBRO', Quantità: pieces },
      ...{ Vendite: '40,00', totale: '40,00' },
    })
    const report = reportOf('giorni.csv', sold(3, '1'), sold(20, '3'))
    const costOf = async (...args: string[]) =>
      (await reports.charges(report, ...args)).rows[0]?.costo
    const old = reports.put('prima.csv', 'SKU;Costo\nLIBRO;10,00\n')
    const dear = reports.put('dopo.csv', 'SKU;Costo\nLIBRO;20,00\n')
    const both = ['--costi', old, '--costi', dear]
    expect(await costOf(...both)).toBe('80,00')
    expect(await costOf(...both, '--costi-dal', `${dear}=2026-10-20`)).toBe('70,00')
    expect(await costOf(...both, '--costi-dal', `${dear}=2027-01-01`)).toBe('40,00')
    expect(await costOf(...both, '--costi-dal', 'dopo.csv=2027-01-01')).toBe('40,00')
    const dated = reports.put(
      'storia.csv',
      'SKU;Costo;Vale dal;Marketplace\nLIBRO;10;sempre;\nLIBRO;20;20/10/2026;\nLIBRO;11;sempre;amazon\n',
    )
    expect(await costOf('--costi', dated)).toBe('44,00')
    await expect(costOf(...both, '--costi-dal', 'altro.csv=2027-01-01')).rejects.toThrow(
      'non è un file di --costi',
    )
    const other = reports.put('altrove/dopo.csv', 'SKU;Costo\nLIBRO;30,00\n')
    const two = [...both, '--costi', other, '--costi-dal', 'dopo.csv=2027-01-01']
    await expect(costOf(...two)).rejects.toThrow(`può essere ${dear} o ${other}`)
    await expect(costOf(...both, '--costi-dal', 'domani')).rejects.toThrow('non è un giorno')
    const since = ['--costi-dal', `${dear}=2027-01-01`]
    expect(await costOf(...both, ...since, '--costi-dal', '2026-01-01')).toBe('40,00')
    await expect(costOf(...both, ...since, '--costi-dal', 'dopo.csv=2026-10-20')).rejects.toThrow(
      `sia «2027-01-01» sia «2026-10-20» di «${dear}»`,
    )
  })

  it('counts what comes back in another month at what such pieces cost, so that months add up to the whole', async () => {
    const on = (day: string, type: string, amount: string) => ({
      ...{ ...when, 'Data/Ora:': `${day} 2026 10:00:00 UTC`, Tipo: type, SKU: 'LIBRO' },
      ...{ Quantità: '1', Vendite: amount, totale: amount },
    })
    const report = reportOf(
      'mesi.csv',
      ...[1, 2, 3].map((day) => on(`${day} ott`, 'Ordine', '40,00')),
      on('2 nov', 'Ordine', '40,00'),
      on('5 nov', 'Rimborso', '-40,00'),
    )
    const costs = reports.put(
      'mesi-costi.csv',
      'SKU;Costo;Vale dal\nLIBRO;10;sempre\nLIBRO;20;01/11/2026\n',
    )
    const costsOf = async (...args: string[]) =>
      (await reports.charges(report, '--costi', costs, ...args)).rows.map(({ costo }) => costo)
    expect(await costsOf()).toEqual(['37,50'])
    expect(await costsOf('--per', 'mese')).toEqual(['30,00', '7,50', '37,50'])
  })

  it("takes an article's own rate of VAT from the file of its costs", async () => {
    const row = { ...when, Tipo: 'Ordine', Quantità: '1', Vendite: '10,40', totale: '10,40' }
    const report = reportOf(
      'libri.csv',
      { ...row, SKU: 'LIBRO' },
      { ...row, SKU: 'PENNA' },
      { ...row, SKU: 'BOH' },
    )
    const costs = reports.put(
      'iva.csv',
      'SKU;Costo;IVA\nLIBRO;2,00;4\nPENNA;1,00;22\nBOH;1,00;3,61\n',
    )
    const { code, rows, said } = await reports.charges(report, '--costi', costs)
    expect(code).toBe(1)
    expect(rows.map(({ sku, ricavi }) => [sku, ricavi])).toEqual([
      ['LIBRO', '10,00'],
      ['PENNA', '8,52'],
      ['BOH', ''],
    ])
    expect(said).toContain('iva.csv: 3 colonne: tutte contate.')
    expect(said).toContain("iva.csv: l'IVA degli articoli si legge da «IVA».")
  })

  it('has as VAT what rows tell, else what Amazon kept, else what the rate says, row by row', async () => {
    const sale = { ...when, Tipo: 'Ordine', Marketplace: 'amazon.it', Quantità: '1' }
    const tax = 'imposta sulle vendite dei prodotti'
    const kept = 'trattenuta IVA del marketplace'
    const report = reportOf(
      'trattenuta.csv',
      { ...sale, SKU: 'DETTA', Vendite: '100,00', [tax]: '22,00', totale: '122,00' },
      {
        ...sale,
        ...{ Tipo: 'Rimborso', SKU: 'DETTA', Vendite: '-100,00', [tax]: '-22,00' },
        ...{ [kept]: '22,00', totale: '-100,00' },
      },
      { ...sale, SKU: 'TENUTA', Vendite: '110,00', [kept]: '-10,00', totale: '100,00' },
      { ...sale, SKU: 'TENUTA', Vendite: '122,00', totale: '122,00' },
    )
    const { code, rows } = await reports.charges(report)
    expect(code).toBe(0)
    expect(rows).toMatchObject([
      { sku: 'DETTA', iva: '0,00', ricavi: '0,00' },
      { sku: 'TENUTA', iva: '32,00', ricavi: '200,00' },
    ])
  })

  it('counts a piece as come back where more than half of it is paid back, and says where less is', async () => {
    const sale = { ...when, Tipo: 'Ordine', SKU: 'VASO', Quantità: '1' }
    const refund = { ...sale, Tipo: 'Rimborso' }
    const report = reportOf(
      'parziali.csv',
      { ...sale, Vendite: '100,00', totale: '100,00' },
      { ...sale, Vendite: '100,00', totale: '100,00' },
      { ...refund, Vendite: '-10,00', totale: '-10,00' },
      { ...refund, Vendite: '-50,00', totale: '-50,00' },
      { ...refund, Vendite: '-90,00', totale: '-90,00' },
    )
    const costs = reports.put('vaso.csv', 'SKU;Costo\nVASO;30,00\n')
    const { rows } = await reports.charges(report, '--costi', costs)
    expect(rows).toMatchObject([{ venduti: '2', resi: '1', rimborsi: '150,00', costo: '30,00' }])
    expect(rows[0]?.misurato).toContain('resi (2 pezzi rimborsati in parte)')
  })

  it('counts every piece of a refund as come back that pays back what pieces were sold for, however cheap', async () => {
    const sale = { ...when, Tipo: 'Ordine', SKU: 'VASO', Quantità: '1' }
    const three = { ...sale, Quantità: '3' }
    const refund = { ...sale, Tipo: 'Rimborso' }
    const report = reportOf(
      'saldi.csv',
      { ...sale, Vendite: '100,00', totale: '100,00' },
      { ...three, Vendite: '120,00', 'Accrediti per le spedizioni': '3,00', totale: '123,00' },
      { ...three, Vendite: '100,00', totale: '100,00' },
      { ...refund, Quantità: '3', Vendite: '-120,00', totale: '-120,00' },
      { ...refund, Vendite: '-33,34', totale: '-33,34' },
      { ...refund, Quantità: '2', Vendite: '-30,00', totale: '-30,00' },
    )
    const costs = reports.put('vaso.csv', 'SKU;Costo\nVASO;10,00\n')
    const { rows } = await reports.charges(report, '--costi', costs)
    expect(rows).toMatchObject([{ venduti: '7', resi: '5', rimborsi: '183,34', costo: '20,00' }])
  })

  it.each([
    ['Servicekosten', 'Advertentiekosten'],
    ['Servicekosten', 'Kosten van reclame'],
    ['Serviceavgift', 'Annonskostnad'],
  ])('knows advertising in Dutch and Swedish: %s, %s', async (Tipo, Descrizione) => {
    const report = reportOf('oltralpe.csv', {
      ...{ ...when, Tipo, Descrizione, totale: '-12,20' },
      'Altri costi relativi alle transazioni': '-12,20',
    })
    const { rows } = await reports.charges(report)
    expect(rows).toMatchObject([{ nome: 'pubblicità', pubblicita: '10,00', altri_costi: '0,00' }])
  })

  it('has a blank, never 0, for what is left where a cost is unknown', async () => {
    const { rows, said } = await reports.charges(file)
    expect(rows[0]).toMatchObject({ costo: '', guadagno: '', margine: '' })
    expect(said.at(-1)).toBe(
      '2 articoli sono senza costo: non si può dire quanto lasciano. Aggiungi --costi FILE.',
    )
  })

  it('sets a type of row aside that no table knows, with its words and its sum', async () => {
    const odd = {
      ...when,
      Tipo: 'Conguaglio solare',
      Descrizione: 'Luglio',
      Altro: '-4,00',
      totale: '-4,00',
    }
    const report = reportOf('strano.csv', odd, odd)
    const { code, said, rows } = await reports.charges(report)
    expect(code).toBe(1)
    expect(rows).toEqual([])
    expect(said.slice(1)).toEqual([
      '  Nel file −8,00 €, qui −8,00 € (articoli 0,00 €, conto 0,00 €, trasferimenti 0,00 €, messi da parte −8,00 €).',
      '  2 righe messe da parte, −8,00 €: non conosciamo il tipo «Conguaglio solare» (per esempio «Luglio»). Se sai che cos\'è, aggiungi --voce "Conguaglio solare=…" (--aiuto elenca le voci).',
      '  2 righe: 0 contate (0%), 2 messe da parte (100%).',
    ])
  })

  it('counts a type of row as what the seller says that it is', async () => {
    const odd = { ...when, Tipo: 'Conguaglio solare', Altro: '-12,20', totale: '-12,20' }
    const report = reportOf('detto.csv', odd)
    const { code, rows } = await reports.charges(report, '--voce', 'conguaglio solare=pubblicita')
    expect(code).toBe(0)
    expect(rows).toMatchObject([{ sku: '(conto)', nome: 'pubblicità', pubblicita: '10,00' }])
  })

  it('counts what the seller calls a sale as one, in whichever column it stands', async () => {
    const row = { ...when, Tipo: 'Vendita speciale', SKU: 'VASO', Quantità: '3' }
    const report = reportOf('vendita.csv', { ...row, Altro: '122,00', totale: '122,00' })
    const { code, rows } = await reports.charges(report, '--voce', 'vendita speciale=vendite')
    expect(code).toBe(0)
    expect(rows).toMatchObject([{ venduti: '3', incassi: '122,00', altri_costi: '0,00' }])
  })

  it('takes shipping that Amazon keeps for no fee on digital services, and gives it back in refunds', async () => {
    const sale = { ...when, Tipo: 'Ordine', SKU: 'VASO', Quantità: '1' }
    const other = 'Altri costi relativi alle transazioni'
    const report = reportOf(
      'trattenute.csv',
      {
        ...{ ...sale, Vendite: '20,00', 'Accrediti per le spedizioni': '3,66' },
        ...{ [other]: '-3,78', totale: '19,88' },
      },
      {
        ...{ ...sale, Tipo: 'Rimborso', Vendite: '-20,00', 'Accrediti per le spedizioni': '-1,66' },
        ...{ [other]: '1,66', totale: '-20,00' },
      },
    )
    const { rows } = await reports.charges(report, '--regime', 'forfettario')
    expect(rows).toMatchObject([{ digitali: '0,12', logistica: '2,00' }])
  })

  it.each([
    ['the fees of FBA', '-11,26', '-0,17'],
    ['other fees', '-4,27', '-7,16'],
    ['shipping in one, wrapping in the other', '-7,27', '-4,16'],
  ])('takes shipping and wrapping that Amazon keeps out of %s', async (_, fulfilment, other) => {
    // 15% of 24,40 + 3,99 + 3,00 is 4,71, with VAT 5,74, and 3% of that 0,17.
    const report = reportOf('regalo.csv', {
      ...{ ...when, Tipo: 'Ordine', SKU: 'TAZZA', Quantità: '1', Vendite: '24,40' },
      ...{ 'Accrediti per le spedizioni': '3,99', 'Accrediti per confezioni regalo': '3,00' },
      ...{ 'Commissioni di vendita': '-5,74', totale: '14,22' },
      'Costi del servizio Logistica di Amazon': fulfilment,
      'Altri costi relativi alle transazioni': other,
    })
    const measures = reports.put(
      'misure.csv',
      'SKU;Costo;Lunghezza (cm);Larghezza (cm);Altezza (cm);Peso (g)\nTAZZA;5,00;20;15;2;180\n',
    )
    const { code, rows } = await reports.charges(report, '--costi', measures)
    expect(code).toBe(0)
    expect(rows).toMatchObject([
      {
        ...{ incassi: '31,39', digitali: '0,14', logistica: '9,23', spiegazione: 'uguale' },
        ...{ differenza_logistica: '0,00', spiegazione_logistica: 'uguale' },
      },
    ])
    expect(rows[0]?.misurato).toContain('in logistica anche 6,99 di spedizione e confezione')
  })

  it.each([
    ['the seller sends the piece', '0,00', '-5,49'],
    ['a promotion pays the shipping back', '-8,26', '-5,49'],
    ['too little would be left of what sending costs', '-4,27', '-5,49'],
  ])('keeps nothing of shipping where %s', async (_, fulfilment, other) => {
    const promotion = fulfilment === '-8,26' ? '-3,99' : '0,00'
    const sum =
      1000 +
      3.99 -
      183.73 +
      [promotion, fulfilment, other].reduce((all, one) => all + Number(one.replace(',', '.')), 0)
    const report = reportOf('non-trattenuta.csv', {
      ...{ ...when, Tipo: 'Ordine', SKU: 'VASO', Quantità: '1', Vendite: '1.000,00' },
      ...{ 'Accrediti per le spedizioni': '3,99', 'Sconti promozionali': promotion },
      ...{ 'Commissioni di vendita': '-183,73', totale: sum.toFixed(2).replace('.', ',') },
      'Costi del servizio Logistica di Amazon': fulfilment,
      'Altri costi relativi alle transazioni': other,
    })
    const { code, rows } = await reports.charges(report, '--regime', 'forfettario')
    expect(code).toBe(0)
    expect(rows).toMatchObject([{ digitali: '5,49', logistica: fulfilment.replace('-', '') }])
  })

  it('asks for the VAT of no store where nothing was sold', async () => {
    const sent = {
      ...when,
      Tipo: 'Ordine',
      SKU: 'VASO',
      Quantità: '1',
      Marketplace: 'Non-Amazon IT',
    }
    const fee = { 'Costi del servizio Logistica di Amazon': '-6,10', totale: '-6,10' }
    const { code } = await reports.charges(reportOf('spediti.csv', { ...sent, ...fee }))
    expect(code).toBe(0)
  })

  it('counts no piece as sold, nor its cost, of what Amazon sends for orders from elsewhere', async () => {
    const costs = reports.put('vaso.csv', 'SKU;Costo\nVASO;30,00\n')
    const sent = { ...when, Tipo: 'Ordine', SKU: 'VASO', Quantità: '2' }
    const fee = { 'Costi del servizio Logistica di Amazon': '-6,10', totale: '-6,10' }
    for (const Marketplace of ['Non-Amazon IT', 'SI Prod IT Marketplace']) {
      const report = reportOf('altrove.csv', { ...sent, ...fee, Marketplace })
      const { rows } = await reports.charges(report, '--costi', costs)
      expect(rows).toMatchObject([{ venduti: '0', costo: '0,00', logistica: '5,00' }])
    }
  })

  it('counts the cost of pieces that came back but for those that the seller says are sold again', async () => {
    const costs = reports.put('vaso.csv', 'SKU;Costo\nVASO;30,00\n')
    const sold = { ...when, SKU: 'VASO', Quantità: '1' }
    const report = reportOf(
      'resi.csv',
      { ...sold, Tipo: 'Ordine', Vendite: '122,00', totale: '122,00' },
      { ...sold, Tipo: 'Rimborso', Vendite: '-122,00', totale: '-122,00' },
    )
    const { rows } = await reports.charges(report, '--costi', costs, '--rivendibili', '80')
    expect(rows[0]).toMatchObject({ venduti: '1', resi: '1', costo: '6,00' })
    await expect(reports.charges(report, '--rivendibili', '120')).rejects.toThrow('--rivendibili')
  })

  it('counts sending and packing for each piece sold unless the seller says otherwise, and names a category that no card has', async () => {
    const report = reportOf('uno.csv', {
      ...{ ...when, Tipo: 'Ordine', SKU: 'VASO', Quantità: '1' },
      ...{ Vendite: '122,00', 'Commissioni di vendita': '-22,33', totale: '99,67' },
    })
    const costs = reports.put(
      'tutto.csv',
      'SKU;Costo;Spedizione;Imballaggio;Categoria\nVASO;30,00;4,00;1,00;Elettronika\n',
    )
    const { said, rows } = await reports.charges(report, '--costi', costs)
    expect(rows[0]).toMatchObject({ altri_costi: '0,00', spedizioni: '5,00', guadagno: '46,70' })
    expect(rows[0]?.misurato).toContain('costo, spedizioni, commissione_attesa')
    const without = await reports.charges(report, '--costi', costs, '--senza-spese')
    expect(without.rows[0]).toMatchObject({ spedizioni: '', guadagno: '51,70' })
    expect(without.rows[0]?.misurato).toContain('guadagno (senza 5,00 di spedizioni tue)')
    expect(without.said.join()).toContain('guadagno 51,70 € (senza 5,00 € di spedizioni tue).')
    expect(said.join('\n')).toContain('Amazon: «Elettronika» non è una categoria delle sue tariffe')
    expect(rows[0]?.misurato).toContain('«Elettronika» non è nelle tariffe')
  })

  it('reads all days of a file with months in front once any of them tells, however late', async () => {
    const sale = { Tipo: 'Ordine', Marketplace: 'amazon.it', SKU: 'VASO', Quantità: '1' }
    const early = {
      ...{ ...sale, 'Data/Ora:': '10/01/2026 08:12:00', Descrizione: 'x'.repeat(60_000) },
      ...{ Vendite: '10,00', totale: '10,00' },
    }
    const report = reportOf('mesi.csv', ...Array.from({ length: 30 }, () => early), {
      ...early,
      'Data/Ora:': '10/31/2026 08:12:00',
      Descrizione: '',
    })
    const { code, said } = await reports.charges(report)
    expect(code).toBe(0)
    expect(said[0]).toContain('31 righe dal 1/10/2026 al 31/10/2026')
  })

  it('names a row whose amounts are not its total, and ends with 1', async () => {
    const row = {
      ...when,
      Tipo: 'Ordine',
      SKU: 'A',
      Quantità: '1',
      Vendite: '10,00',
      totale: '9,99',
    }
    const { code, said } = await reports.charges(reportOf('storto.csv', row))
    expect(code).toBe(1)
    expect(said.slice(1, 4)).toEqual([
      '  Nel file 9,99 €, qui 10,00 €: i conti non tornano (articoli 10,00 €, conto 0,00 €, trasferimenti 0,00 €).',
      '  1 riga non torna:',
      '    riga 9: nel file 9,99 €, ma la somma delle sue voci è 10,00 €',
    ])
  })

  it('tells every row that is set aside, however many types there are', async () => {
    const odd = Array.from({ length: 230 }, (_, at) => ({
      ...when,
      ...{ Tipo: `Tipo ${at}`, Altro: '-1,00', totale: '-1,00' },
    }))
    const { said } = await reports.charges(reportOf('tanti.csv', ...odd))
    expect(said.filter((line) => line.includes('messa da parte'))).toHaveLength(200)
    expect(said).toContainEqual(expect.stringContaining('30 righe messe da parte, −30,00 €'))
  })

  it('reads a file in UTF-8 as that, though a character of it was lost before', async () => {
    const row = {
      ...when,
      Tipo: 'Ordine',
      SKU: 'A',
      Descrizione: 'Caff\uFFFD, città',
      Quantità: '1',
      Vendite: '10,00',
      totale: '10,00',
    }
    const { code, rows } = await reports.charges(reportOf('perso.csv', row))
    expect(code).toBe(0)
    expect(rows[0]?.nome).toBe('Caff\uFFFD, città')
  })

  it('counts rows that are wholly identical, each', async () => {
    const row = {
      ...when,
      Tipo: 'Ordine',
      SKU: 'A',
      Quantità: '1',
      Vendite: '10,00',
      totale: '10,00',
    }
    const { rows } = await reports.charges(reportOf('uguali.csv', row, row, row))
    expect(rows).toMatchObject([{ sku: 'A', venduti: '3', incassi: '30,00' }])
  })

  it('counts what two files tell once, as the later one has it', async () => {
    const row = { Marketplace: 'amazon.it', Tipo: 'Ordine', SKU: 'A', Quantità: '1' }
    const on = (day: string, amount: string) =>
      ({
        ...row,
        'Data/Ora:': `${day} ott 2026 10:00:00 UTC`,
        'Numero ordine': `404-${day}`,
        Vendite: amount,
        totale: amount,
      }) as const
    const old = reportOf('vecchio.csv', on('1', '10,00'), on('2', '20,00'), on('3', '30,00'))
    const later = reportOf('nuovo.csv', on('2', '21,00'), on('3', '31,00'), on('4', '40,00'))
    const { code, rows, said } = await reports.charges(old, later)
    expect(code).toBe(0)
    expect(rows).toMatchObject([{ sku: 'A', venduti: '4', incassi: '102,00' }])
    expect(said.slice(1, 3)).toEqual([
      '  Nel file 60,00 €, qui 60,00 € (articoli 10,00 €, conto 0,00 €, trasferimenti 0,00 €, sostituiti 50,00 €).',
      '  2 movimenti sono anche in «nuovo.csv» e contano lì.',
    ])
  })

  it('names a row of costs too whose amounts are not its total', async () => {
    const storage = {
      ...when,
      Tipo: 'Costo di stoccaggio Logistica di Amazon',
      Altro: '-3,66',
      totale: '-36,60',
    }
    const { code, said } = await reports.charges(reportOf('stoccaggio.csv', storage))
    expect(code).toBe(1)
    expect(said[3]).toBe('    riga 9: nel file −36,60 €, ma la somma delle sue voci è −3,66 €')
  })

  it('is in the currency that stands above its header, whatever the store', async () => {
    const row = {
      ...when,
      Tipo: 'Ordine',
      SKU: 'A',
      Quantità: '1',
      Vendite: '12,00',
      totale: '12,00',
    }
    const report = reportOf('polacco.csv', { ...row, Marketplace: 'amazon.pl' })
    expect((await reports.charges(report)).rows[0]?.valuta).toBe('EUR')
  })

  it('has a blank for the sales of a store whose VAT nobody says, and ends with 1', async () => {
    const row = {
      ...when,
      Tipo: 'Ordine',
      SKU: 'A',
      Quantità: '1',
      Vendite: '12,30',
      totale: '12,30',
    }
    const report = reportOf('aliquota.csv', { ...row, Marketplace: 'amazon.pl' })
    const { code, rows, said } = await reports.charges(report)
    expect(code).toBe(1)
    expect(rows[0]).toMatchObject({ incassi: '12,30', iva: '', ricavi: '' })
    expect(said).toContain(
      '«amazon.pl»: l\'IVA di questo negozio non è nota. Indicala con --iva "amazon.pl=23".',
    )
    const told = await reports.charges(report, '--iva', '23')
    expect(told.code).toBe(0)
    expect(told.rows[0]?.ricavi).toBe('10,00')
  })

  it('keeps the stores of two files apart, each with its own currency', async () => {
    const row = {
      'Data/Ora:': '5 ott 2026 10:00:00 UTC',
      Tipo: 'Ordine',
      SKU: 'A',
      Quantità: '1',
      Vendite: '12,00',
      totale: '12,00',
    }
    const italian = reportOf('it.csv', { ...row, Marketplace: 'amazon.it' })
    const british = reports.put(
      'uk.csv',
      amazonFile([[...italianHeader], italianRow({ ...row, Marketplace: 'amazon.co.uk' })]),
    )
    const { rows } = await reports.charges(italian, british)
    expect(rows).toMatchObject([
      { negozio: 'amazon.it', valuta: 'EUR', incassi: '12,00', ricavi: '9,84' },
      { negozio: 'amazon.co.uk', valuta: 'GBP', incassi: '12,00', ricavi: '10,00' },
    ])
  })
})
