import { asItIs, everything, type Filter, turn, withReturns } from '@margine/listino/list'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { reportOf, vase } from '../consuntivo/reports.ts'
import { fileOf, outOfReach, terms, Visit } from './visit.ts'

const list = [
  'sku;nome;prezzo;costo',
  'A-1;Tazza;20,00;5,00',
  'B-2;Lampada;12,00;11,50',
  'C-3;Sedia;;8,00',
  'D-4;Tavolo;80,00;',
  'E-5;Zerbino;30,00;8,00',
].join('\n')

describe('The list', () => {
  it('has the figures of every article, and says why a row is not among them', async () => {
    const visit = new Visit()
    const { facts } = await visit.open(list)
    expect(facts).toMatchObject({
      fileName: 'articoli.csv',
      articles: 4,
      unusable: 1,
      problems: [{ row: 4, sku: 'C-3', reason: 'prezzo mancante' }],
    })
    const { figures, shown, slow } = await visit.settled()
    expect(figures).toMatchObject({ without: 1, loss: 1 })
    expect(shown.rows.map(({ sku }) => sku)).toEqual(['A-1', 'B-2', 'D-4', 'E-5'])
    // 20 / 1,22 = 16,393; 15 % of 20 and 3 % on it = 3,09; 16,393 − 5 − 3,09 = 8,303.
    expect(shown.rows[0]?.profit).toBeCloseTo(8.3034, 4)
    expect(shown.rows[2]).toMatchObject({ cost: Number.NaN, profit: Number.NaN, verdict: null })
    expect(slow.worst[0]?.sku).toBe('B-2')
    expect(slow.gains.map(({ row }) => row.sku)).toEqual(['B-2'])
  })

  it('counts the pieces that come back, where the seller says how many', async () => {
    const visit = new Visit()
    await visit.open(list)
    const { shown } = await visit.settled({
      terms: { ...terms, ...withReturns(terms, { percentuale: '10' }) },
    })
    // A tenth of 16,393 less the commission that comes back, 3 − 0,60, and the cost, 5: 0,899 of 8,303.
    expect(shown.rows[0]?.profit).toBeCloseTo(7.4041, 4)
  })

  it('is sorted and filtered whole, not only where one looks', async () => {
    const visit = new Visit()
    await visit.open(list)
    const range = { from: 0, count: 1 }
    const byMargin = await visit.settled({
      order: { column: 'margin', direction: 'ascending' },
      range,
    })
    expect(byMargin.shown).toMatchObject({ count: 4, rows: [{ sku: 'B-2' }] })
    const byName = await visit.settled({
      order: { column: 'name', direction: 'descending' },
      range,
    })
    expect(byName.shown.rows[0]?.name).toBe('Zerbino')
    const loss = await visit.settled({ filter: { ...everything, group: 'loss' } })
    expect(loss.shown.rows.map(({ sku }) => sku)).toEqual(['B-2'])
    const found = await visit.settled({ filter: { ...everything, text: 'TAV' } })
    expect(found.shown.rows.map(({ sku }) => sku)).toEqual(['D-4'])
  })

  it('takes costs from a second file by SKU, and names those that no article has', async () => {
    const visit = new Visit()
    await visit.open(list)
    const file = new File(['sku;costo\nD-4;40,00\nX-9;1,00\nA-1;6,00\n'], 'costi.csv')
    const { facts } = await visit.join(file)
    expect(facts?.costs).toMatchObject({ found: 2, unused: 1, problems: 0 })
    const { shown, figures } = await visit.settled()
    expect(shown.rows.map(({ cost }) => cost)).toEqual([6, 11.5, 40, 8])
    expect(figures.without).toBe(0)
    visit.say({ type: 'download', what: 'unusedCosts' })
    const { blob } = await visit.hear('file')
    expect(await blob.text()).toContain('X-9')
  })

  it.each([
    ['beside those of the file before, where they are joined', false, [6, 9, 40, 8]],
    ['and of no other, where they replace all', true, [5, 9, Number.NaN, 8]],
  ])('has the costs of the file that was read last %s', async (_, isReplacing, expected) => {
    const visit = new Visit()
    await visit.open(list)
    await visit.join(fileOf('sku;costo\nD-4;40,00\nA-1;6,00\nB-2;7,00\n', 'costi.csv'))
    const file = fileOf('sku;costo\nB-2;9,00\n', 'altri.csv')
    const { facts } = await visit.join(file, { isReplacing })
    expect(facts?.costs?.fileNames).toEqual(
      isReplacing ? ['altri.csv'] : ['costi.csv', 'altri.csv'],
    )
    const { shown, figures } = await visit.settled()
    expect(shown.rows.map(({ cost }) => cost)).toEqual(expected)
    expect(figures.without).toBe(Number(isReplacing))
  })

  it('is told what a file of costs would do before anything changes', async () => {
    const visit = new Visit()
    await visit.open(list)
    const text = 'sku;costo\nD-4;40,00\nA-1;6,00\nB-2;11,50\nX-9;1,00\nE-5;gratis\n'
    const file = fileOf(text, 'costi.csv')
    visit.say({ type: 'costs', file, withoutSuffix: false, isAgain: false, terms })
    expect((await visit.hear('costsFound')).found).toMatchObject({
      day: '',
      review: { count: 1, over50: 0 },
      fileName: 'costi.csv',
      joining: 3,
      adding: 1,
      changing: 1,
      losing: 1,
      unknown: 0,
      unused: 1,
      problems: 1,
      firstProblems: [
        {
          row: 6,
          sku: 'E-5',
          reason: '«gratis» non è un importo (colonna «costo»)',
          sheet: '',
        },
      ],
      hasOthers: false,
      isLookedUpWithoutSuffix: false,
    })
    visit.say({ type: 'cancel' })
    visit.say({ type: 'joinCosts', isReplacing: false })
    const { shown } = await visit.settled()
    expect(shown.rows.map(({ cost }) => cost)).toEqual([5, 11.5, Number.NaN, 8])
  })

  it('is told how many articles would lose a cost to one that cannot be used', async () => {
    const visit = new Visit()
    await visit.open(list)
    const file = fileOf('sku;costo\nA-1;6,00\nA-1;7,00\nB-2;$ 8,00\nC-3;$ 9,00\n', 'costi.csv')
    visit.say({ type: 'costs', file, withoutSuffix: false, isAgain: false, terms })
    const { found } = await visit.hear('costsFound')
    expect(found).toMatchObject({ joining: 0, losing: 2 })
  })

  it('is told apart how many articles would have a cost, and an expense that nobody knows', async () => {
    const visit = new Visit()
    await visit.open(list)
    const file = fileOf('sku;costo;spedizione\nA-1;6,00;n.d.\nB-2;;n.d.\n', 'costi.csv')
    visit.say({ type: 'costs', file, withoutSuffix: false, isAgain: false, terms })
    const { found } = await visit.hear('costsFound')
    expect(found).toMatchObject({ joining: 1, changing: 1, losing: 0, unknown: 2 })
  })

  it('takes shipping, packaging and advertising from a file of costs, and keeps what that does not say', async () => {
    const visit = new Visit()
    await visit.open('sku;prezzo;costo;spedizione\nA;20,00;5,00;2,00\nB;20,00;5,00;2,00\n')
    await visit.settled()
    const file = fileOf('SKU;Spedizione;Packaging\nA;3,50;0,40\n', 'spese.csv')
    const { facts } = await visit.join(file)
    expect(facts?.costs).toMatchObject({ found: 1 })
    const { shown } = await visit.settled()
    expect(shown.rows.map(({ cost, shipping }) => [cost, shipping])).toEqual([
      [5, 3.5],
      [5, 2],
    ])
    const [first, second] = shown.rows
    expect((second?.profit ?? 0) - (first?.profit ?? 0)).toBeCloseTo(1.9, 9)
  })

  it('is tried with other prices, costs and fees without being changed', async () => {
    const visit = new Visit()
    await visit.open(list)
    const { shown: before } = await visit.settled()
    const dearer = await visit.settled({ terms: { ...terms, prezzo: 10, costo: 50 } })
    expect(dearer.shown.rows[0]).toMatchObject({ price: 22, cost: 7.5 })
    const old = await visit.settled({ terms: { ...terms, tariffe: '1.3.1' } })
    expect(old.shown.rows[0]?.fees).toBeCloseTo(3, 9)
    expect((await visit.settled()).shown).toEqual(before)
  })

  it('is told what there is to choose from again only where that is another', async () => {
    const visit = new Visit()
    await visit.open(list)
    await visit.settled()
    visit.ask({ terms: { ...terms, prezzo: 5 } })
    expect((await visit.hear('rates', 'figures')).type).toBe('figures')
    await visit.hear('slow')
    visit.ask({ terms: { ...terms, marketplace: 'ebay' } })
    expect((await visit.hear('rates', 'figures')).type).toBe('rates')
  })

  it('answers the newest of what is asked for while it works', async () => {
    const visit = new Visit()
    await visit.open(list)
    for (const prezzo of [1, 2, 3]) visit.ask({ terms: { ...terms, prezzo } })
    expect((await visit.hear('figures')).shown.rows[0]?.price).toBe(20.6)
  })

  it('tells the worst and the best to mend where a filter is taken back before they are worked out', async () => {
    const visit = new Visit()
    await visit.open(list)
    visit.ask()
    await visit.hear('figures')
    await visit.hear('figures')
    visit.ask({ filter: { ...everything, group: 'loss' } })
    visit.ask()
    expect((await visit.hear('slow')).figures.worst[0]?.sku).toBe('B-2')
  })

  it('shows the rows of what was asked last, at whatever moment a filter is taken back', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    for (let moment = 0; moment < 12; moment++) {
      const visit = new Visit()
      await visit.open(list)
      await visit.settled()
      visit.ask({ filter: { ...everything, group: 'loss' } })
      await visit.hear('figures')
      vi.runAllTimers()
      for (let turns = 0; turns < moment; turns++) await turn()
      visit.ask()
      for (let turns = 0; turns < 40; turns++) {
        await turn()
        vi.runAllTimers()
      }
      visit.say({ type: 'rows', range: { from: 0, count: 20 } })
      expect((await visit.hear('rows')).shown.count, `after ${moment} turns`).toBe(4)
    }
  })

  it('stays as it was when reading another file is cancelled, or fails', async () => {
    const visit = new Visit()
    await visit.open(list)
    visit.say({ type: 'open', file: new File(['sku;prezzo\nZ;1\n'], 'altro.csv'), terms })
    visit.say({ type: 'cancel' })
    await visit.hear('cancelled')
    visit.say({ type: 'open', file: new File([], 'vuoto.csv'), terms })
    expect((await visit.hear('refused')).message).toBe('vuoto.csv è vuoto.')
    expect((await visit.settled()).shown.count).toBe(4)
  })

  it('stays as it was when a file has no articles, and a report goes to the page that reads it', async () => {
    const visit = new Visit()
    await visit.open(list)
    const refused = async (file: File) => {
      visit.say({ type: 'open', file, terms })
      return visit.hear('refused')
    }
    expect(await refused(new File(['SKU;Nome;Prezzo;Costo\n'], 'modello.csv'))).toMatchObject({
      message: "modello.csv ha solo l'intestazione: sotto non c'è nessuna riga.",
      elsewhere: null,
    })
    const orders = 'Numero ordine;Acquirente;Data vendita;SKU;Quantità;Prezzo\n7;anna;oggi;A;2;40\n'
    const { message, elsewhere } = await refused(new File([orders], 'ordini.csv'))
    expect(message).toMatch(/è un file di ordini.*«Numero ordine».*esporta gli articoli/)
    expect(elsewhere).toBeNull()
    const report = reportOf('ottobre.csv', vase)
    expect(await refused(report)).toMatchObject({
      message: expect.stringContaining('(Amazon, rapporto transazioni): è per Consuntivo'),
      elsewhere: { page: '/consuntivo', file: { name: 'ottobre.csv', size: report.size } },
    })
    expect((await refused(new File(['sku;prezzo\nA;\n'], 'rotto.csv'))).message).toBe(
      'In rotto.csv nessuna riga è un articolo che si può usare. Riga 2: prezzo mancante, costo mancante.',
    )
    expect((await visit.settled()).shown.count).toBe(4)
  })

  it('stays as it was when a folder is dropped, or a file that was moved since, and names it', async () => {
    const visit = new Visit()
    await visit.open(list)
    const says = (name: string) =>
      `Non riusciamo a leggere «${name}»: è una cartella, oppure il file è stato spostato. Scegli di nuovo il file.`
    const folder = outOfReach('foto', 'NotFoundError')
    const moved = outOfReach('costi.csv', 'NotReadableError')
    visit.say({ type: 'open', file: folder, terms })
    expect((await visit.hear('refused')).message).toBe(says('foto'))
    visit.say({ type: 'costs', file: moved, withoutSuffix: false, isAgain: false, terms })
    expect((await visit.hear('refused')).message).toBe(says('costi.csv'))
    const others = [{ file: moved, isCosts: false, withoutSuffix: false }]
    visit.say({ type: 'open', file: fileOf(list), others, terms })
    expect((await visit.hear('refused')).message).toBe(says('costi.csv'))
    expect((await visit.settled()).shown.count).toBe(4)
  })

  it('is taken away as it is shown, and comes back the same', async () => {
    const visit = new Visit()
    await visit.open(list)
    const { shown } = await visit.settled({ order: { column: 'price', direction: 'descending' } })
    for (const kind of ['csv', 'xlsx'] as const) {
      const { blob, name } = await visit.exported(kind)
      const again = new Visit()
      again.say({ type: 'open', file: new File([blob], name), terms })
      const { facts } = await again.hear('list')
      expect(facts).toMatchObject({ articles: 4, unusable: 0 })
      const { shown: read } = await again.settled()
      expect(read.rows.map(({ sku, price, cost }) => [sku, price, cost])).toEqual(
        shown.rows.map(({ sku, price, cost }) => [sku, price, cost]),
      )
    }
  })

  it('is taken away whole and as it is before it is deleted, whatever is shown and tried', async () => {
    const visit = new Visit()
    await visit.open(list)
    const tried = { ...terms, prezzo: 10, costo: 50, spedizione: '3,90', target: 25 }
    await visit.settled({
      terms: tried,
      filter: { ...everything, text: 'a-1' },
      order: { column: 'price', direction: 'descending' },
    })
    visit.say({
      type: 'export',
      kind: 'csv',
      terms: asItIs(tried),
      channels: [],
      filter: everything,
      order: null,
    })
    const { blob, name } = await visit.hear('exported')
    const again = new Visit()
    again.say({ type: 'open', file: new File([blob], name), terms })
    await again.hear('list')
    const { shown } = await again.settled()
    expect(shown.rows.map(({ sku, price, cost }) => [sku, price, cost])).toEqual([
      ['A-1', 20, 5],
      ['B-2', 12, 11.5],
      ['D-4', 80, Number.NaN],
      ['E-5', 30, 8],
    ])
    expect(await blob.text()).not.toContain('3,90')
  })

  it('is taken away with the costs it had, whatever costs are joined meanwhile', async () => {
    const rows = Array.from({ length: 20_000 }, (_, at) => `A-${at};20,00;5,00`)
    const visit = new Visit()
    await visit.open(['sku;prezzo;costo', ...rows].join('\n'))
    await visit.settled()
    const before = await (await visit.exported()).blob.text()
    const file = fileOf('sku;costo\nA-19999;9,00\n', 'costi.csv')
    visit.say({ type: 'costs', file, withoutSuffix: false, isAgain: false, terms })
    await visit.hear('costsFound')
    visit.startExport()
    visit.say({ type: 'joinCosts', isReplacing: false })
    expect((await visit.hear('list', 'exported')).type).toBe('list')
    expect(await (await visit.hear('exported')).blob.text()).toBe(before)
  })

  it('is taken away as it was asked for by then, whatever is asked for next', async () => {
    const visit = new Visit()
    await visit.open(list)
    await visit.settled()
    const filter: Filter = { ...everything, group: 'loss' }
    visit.ask({ filter, terms: { ...terms, prezzo: -80 } })
    visit.startExport()
    visit.ask({ filter: { ...everything, text: 'B-2' } })
    const { blob } = await visit.hear('exported')
    const [, ...rows] = (await blob.text()).trim().split('\r\n')
    const cells = rows.map((row) => row.split(';'))
    expect(cells.map(([, sku]) => sku)).toEqual(['A-1', 'B-2', 'E-5'])
    expect(cells[0]).toContain('4,00')
  })

  it('is taken away with the costs that were joined just before', async () => {
    const visit = new Visit()
    await visit.open(list)
    await visit.settled()
    const file = fileOf('sku;costo\nD-4;33,44\n', 'costi.csv')
    await visit.join(file)
    expect(await (await visit.exported()).blob.text()).toContain('33,44')
  })

  it('is not taken for another that was opened before the page knew of it', async () => {
    const visit = new Visit()
    await visit.open(list)
    await visit.settled()
    await visit.open('sku;prezzo;costo\nZ;10;5\n')
    visit.startExport()
    visit.say({ type: 'article', id: 0, terms })
    for (let turns = 0; turns < 40; turns++) await turn()
    visit.ask()
    expect((await visit.hear('exported', 'article', 'figures')).type).toBe('figures')
    expect(await (await visit.exported()).blob.text()).toContain(';Z;')
  })

  it('comes back with the shipping that it was tried with', async () => {
    const visit = new Visit()
    await visit.open('sku;prezzo;costo;spedizione\nA-1;20,00;5,00;1,50\nB-2;30,00;5,00;\n')
    const profits = ({ shown }: Awaited<ReturnType<typeof visit.settled>>) =>
      shown.rows.map(({ profit }) => profit.toFixed(9))
    for (const spedizione of ['', '3,90']) {
      const before = await visit.settled({ terms: { ...terms, spedizione } })
      const { blob, name } = await visit.exported()
      const again = new Visit()
      again.say({ type: 'open', file: new File([blob], name), terms })
      await again.hear('list')
      expect(profits(await again.settled())).toEqual(profits(before))
    }
  })

  it("becomes Amazon's file: a minimum above the price raises it, or leaves the article out", async () => {
    const visit = new Visit()
    await visit.open(list)
    const { shown } = await visit.settled()
    const minimum = shown.rows[1]?.minimum.toFixed(2).replace('.', ',')
    await visit.reviewed('amazonPrices')
    const raised = await visit.takeReviewed()
    expect(raised.counts).toMatchObject({ written: 3, changed: 1, withoutMinimum: 1 })
    expect(await raised.blob.text()).toContain(`B-2\t${minimum}\t${minimum}\t`)
    const { review } = await visit.reviewed('amazonPrices', { whenAbove: 'escludi' })
    expect(review.counts).toMatchObject({ written: 2, above: 1 })
  })
})
