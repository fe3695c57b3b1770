import { addedDefaults } from '@margine/engine'
import type { Terms } from '@margine/listino/list'
import { knowsContributions, withReturns, withSaid } from '@margine/listino/list'
import { expect, it } from 'vitest'
import { words } from '../../src/listino/grid/words.ts'
import { terms, Visit } from './visit.ts'

const list = [
  'sku;nome;categoria;prezzo;costo',
  'A;Perdita;Libri;20,00;19,00',
  'B;Poco;Libri;20,00;10,60',
  'C;Medio;Libri;20,00;9,45',
  'D;Bene;Libri;20,00;8,15',
  'E;Tanto;;20,00;5,00',
].join('\n')

async function taken(visit: Visit, kind: 'csv' | 'xlsx'): Promise<File> {
  const { blob, name } = await visit.exported(kind)
  return new File([blob], name)
}

it('A file for people says what the page says, in the same words', async () => {
  const visit = new Visit()
  await visit.open(list)
  const { shown } = await visit.settled()
  const [head = '', ...lines] = (await (await taken(visit, 'csv')).text()).trim().split('\r\n')
  const titles = head.split(';')
  const cells = (title: string) =>
    lines.map((line) => line.split(';')[titles.indexOf(title)] ?? title)

  expect(titles.filter((title) => !/^\p{Lu}/u.test(title))).toEqual([])
  expect(head).toMatch(
    /^Riga;SKU;Articolo;Paese;Valuta;Categoria;Categoria presa da;Prezzo;Costo;Costo preso da;Commissione;Guadagno;Margine %;Fascia;Prezzo minimo;Pareggio;Prezzo migliore;Guadagno in meno;Tariffa vera %;Tariffa in tabella;Problema;Spedizione;Packaging;Pubblicità/,
  )
  const { taxedAway: _, ...ordinary } = words.bands
  expect(cells('Fascia')).toEqual(Object.values(ordinary))
  expect(cells('Categoria')).toEqual(shown.rows.map(({ category }) => category))
  expect(cells('Categoria presa da')).toEqual(['file', 'file', 'file', 'file', 'ipotizzata'])
})

it('A file for people is read back by its own terms', async () => {
  const ownTerms = {
    ...terms,
    marketplace: 'etsy',
    prezzoIncludesIVA: false,
    costoIncludesIVA: true,
    aliquotaIVA: '10',
  }
  for (const kind of ['csv', 'xlsx'] as const) {
    const visit = new Visit()
    await visit.open('sku;prezzo;costo\nA;20,00;5,3333\nB;1.250,00;3,00\n')
    visit.ask({ terms: ownTerms })
    const { shown: before } = await visit.hear('figures')
    const again = new Visit()
    again.say({ type: 'open', file: await taken(visit, kind), terms })
    const { terms: read } = await again.hear('list')
    // VAT is that of each article.
    expect(read).toEqual({
      ...ownTerms,
      ...{ aliquotaIVA: '', regime: 'ordinario' },
      fromProfile: ['tariffe', 'imposte', 'speseIncludonoIVA', 'target', 'targetIn'],
    })
    again.ask({ terms: read ?? terms })
    const { shown } = await again.hear('figures')
    expect(shown.rows.map(({ profit }) => profit)).toEqual(before.rows.map(({ profit }) => profit))
  }
})

it('A file for people names all that it was calculated by, and comes to the same when it is read back', async () => {
  const forAll = {
    packaging: '0,50',
    pubblicita: '10',
    pubblicitaIn: 'percento',
    ...withReturns(terms, { percentuale: '4' }),
  } as const
  const taxed = { regime: 'forfettario', imposte: { gestione: 'commercianti' } } as const
  const clothes =
    'sku;categoria;prezzo;costo;pubblicità\nA;Abbigliamento;60,00;20,00;\nB;Libri;20,00;5,00;1,00\n'
  for (const [by, condition] of [
    [
      { ...forAll, prime: true, speseIncludonoIVA: true },
      'prime | pubblicita 10% | spese-con-iva | resi 4',
    ],
    [{ ...forAll, commissioni: { amazon: '8' } }, 'commissione 8 | pubblicita 10% | resi 4'],
    [
      {
        ...forAll,
        sale: {
          resi: { percentuale: '4', rivendibili: '60', costo: '2,50' },
          spedizioneIncassata: '4,90',
        },
      },
      'pubblicita 10% | resi 4 | resi-rivendibili 60 | resi-costo 2,50 | spedizione-incassata 4,90',
    ],
    [
      { ...withReturns(terms, { percentuale: '4' }), pianoAmazon: 'individuale' },
      'resi 4 | piano individuale',
    ],
    [
      { marketplace: 'shopify', pagamento: { percentuale: '1,5', fissa: '0,25' } },
      'pagamento 1,5 | pagamento-fisso 0,25',
    ],
    [taxed, 'coefficiente 40 | sostitutiva 15 | gestione commercianti | riduzione nessuna'],
    [{ regime: 'forfettario' }, 'gestione non detta'],
  ] as const)
    for (const kind of ['csv', 'xlsx'] as const) {
      const visit = new Visit()
      await visit.open(clothes)
      const before = await visit.settled({ terms: { ...terms, ...by } })
      const again = new Visit()
      const file = await taken(visit, kind)
      if (kind === 'csv') expect(await file.text()).toContain(condition)
      // What was remembered here is not what the file was calculated by.
      const remembered: Terms = {
        ...terms,
        ...{ commissioni: { amazon: '30' }, prime: true, pianoAmazon: 'individuale' },
        sale: {
          resi: { percentuale: '50', rivendibili: '10', costo: '9' },
          spedizioneIncassata: '7',
        },
        pagamento: { percentuale: '9', fissa: '1' },
      }
      again.say({ type: 'open', file, terms: remembered })
      const { terms: read } = await again.hear('list')
      const after = await again.settled({ terms: read ?? terms })
      const figures = ({ shown }: typeof before) =>
        shown.rows.map(({ fees, profit, minimum, afterTax }) => [fees, profit, minimum, afterTax])
      expect(figures(after), condition).toEqual(figures(before))
      expect(knowsContributions(read ?? terms)).toBe(condition.includes('commercianti'))
    }
})

it('A file for people has in it what was tried, which is not applied to it again', async () => {
  const tried = { ...terms, prezzo: 10, costo: 5, spedizione: '2,00' }
  const visit = new Visit()
  await visit.open('sku;prezzo;costo\nA;100,00;50,00\n')
  visit.ask({ terms: tried })
  await visit.hear('figures')
  const again = new Visit()
  again.say({ type: 'open', file: await taken(visit, 'csv'), terms: tried })
  const { terms: read } = await again.hear('list')
  expect(read).toMatchObject({ prezzo: 0, costo: 0, spedizione: '' })
  const { shown } = await again.settled({ terms: read ?? tried })
  expect(shown.rows[0]).toMatchObject({ price: 110, cost: 52.5 })
})

it('A file for people is read by fees that have its marketplace', async () => {
  const visit = new Visit()
  await visit.open('sku;prezzo;costo\nA;100,00;50,00\n')
  await visit.settled({ terms: { ...terms, marketplace: 'tiktok' } })
  const again = new Visit()
  const simple = { ...terms, tariffe: '1.3.1' }
  again.say({ type: 'open', file: await taken(visit, 'csv'), terms: simple })
  const { terms: read } = await again.hear('list')
  expect(read?.marketplace).toBe('tiktok')
  expect(read?.tariffe).toMatch(/^\d{4}-/)
})

it('What a file for people says does not outlive it, unless the seller changed it since', async () => {
  const visit = new Visit()
  await visit.open('sku;prezzo;costo\nA;100,00;50,00\n')
  const said = { ...terms, regime: 'forfettario', aliquotaIVA: '4', marketplace: 'ebay' } as const
  await visit.settled({ terms: said })
  const again = new Visit()
  again.say({ type: 'open', file: await taken(visit, 'csv'), terms })
  const { terms: read } = await again.hear('list')
  // Its articles have their VAT each.
  const { gestione: _, ...imposte } = addedDefaults.imposte
  const fromProfile = ['tariffe', 'target', 'targetIn']
  expect(read).toEqual({ ...said, aliquotaIVA: '', imposte, sale: {}, fromProfile })
  await again.settled({ terms: read ?? terms })
  expect(await (await taken(again, 'csv')).text()).toContain(';Forfettario;4;'.toLowerCase())
  const report = 'seller-sku\titem-name\tprice\tquantity\nA\tTazza\t20.00\t1\n'
  const changed = withSaid(read ?? terms, { costoIncludesIVA: true })
  again.say({ type: 'open', file: new File([report], 'report.txt'), terms: changed })
  expect((await again.hear('list')).terms).toEqual(
    withSaid(terms, { marketplace: 'amazon', costoIncludesIVA: true }),
  )
})

it('A file for people with a word that nobody understands is refused, and says where', async () => {
  const visit = new Visit()
  await visit.open('sku;prezzo;costo\nA;100,00;50,00\n')
  await visit.settled()
  const text = await (await taken(visit, 'csv')).text()
  const again = await new Visit().tryToOpen(text.replace(';ordinario;', ';agevolato;'))
  expect(again).toMatchObject({ type: 'refused' })
  expect(again.type === 'refused' && again.message).toContain(
    '«Regime», «agevolato» non si capisce',
  )
})

it('A file for people is recognised when it comes back, with its categories', async () => {
  const visit = new Visit()
  await visit.open(list)
  const before = await visit.settled()
  for (const kind of ['csv', 'xlsx'] as const) {
    const again = new Visit()
    again.say({ type: 'open', file: await taken(visit, kind), terms })
    const { facts } = await again.hear('list')
    expect(facts).toMatchObject({ label: 'Margine, risultati del listino', articles: 5 })
    const { shown } = await again.settled()
    const inShort = ({ name, category, fees }: (typeof shown.rows)[number]) => [
      name,
      category,
      fees,
    ]
    expect(shown.rows.map(inShort)).toEqual(before.shown.rows.map(inShort))
  }
})
