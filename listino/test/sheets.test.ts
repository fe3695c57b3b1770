import fc from 'fast-check'
import type { CellValue } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { Costs } from '../src/articles/costs.ts'
import { openList, priceVATIn } from '../src/articles/open-list.ts'
import { sheetsInWords } from '../src/articles/sheets-in-words.ts'
import { tableInWords } from '../src/articles/table-in-words.ts'
import { unreadableInWords } from '../src/articles/words.ts'
import { openTable, type TableChoice } from '../src/table/table.ts'
import { fileOf, textFile } from './files.ts'
import { readList } from './lists.ts'
import { rawParts, textRow } from './raw-books.ts'
import { type NamedSheet, namedWorkbook } from './workbooks.ts'
import { zipOf } from './zips.ts'

const head = ['SKU', 'Nome', 'Prezzo', 'Costo']

/** A list of articles with these SKUs. */
const list = (name: string, ...skus: readonly string[]): NamedSheet => ({
  name,
  rows: [head, ...skus.map((sku) => [sku, `Articolo ${sku}`, 19.9, 6.5])],
})
const hidden = (sheet: NamedSheet): NamedSheet => ({ ...sheet, hidden: true })

const notes: NamedSheet = { name: 'Note', rows: [['Prezzi validi da gennaio'], ['IVA inclusa']] }
const parameters: NamedSheet = {
  name: 'Parametri',
  rows: [
    ['Voce', 'Valore'],
    ['Prezzo', 22],
    ['Costo', 10],
    ['SKU', 13],
    ['Spedizione', 6.9],
  ],
}
const rates: NamedSheet = {
  name: 'Tariffe',
  rows: [
    ['Paese', 'Spedizione', 'Packaging', 'Pubblicità', 'Valuta'],
    ['IT', 6.9, 0.5, 1, 'EUR'],
  ],
}
const pivot: NamedSheet = {
  name: 'Riepilogo',
  rows: [
    ['Filtro', 'Tutto'],
    ['Etichette di riga', 'Somma di Prezzo', 'Media di Costo', 'Somma di Spedizione'],
    ['Casa', 390, 6.1, 12],
    ['Giardino', 240, 7.2, 14],
    ['Totale complessivo', 630, 6.6, 26],
  ],
}
const template: NamedSheet = { name: 'Modello', rows: [['SKU', 'Nome', 'Prezzo', 'Costo', 'EAN']] }
const empty: NamedSheet = { name: 'Foglio3', rows: [] }

/** Which sheets of a workbook are read, with the SKUs of their rows by number and sheet, and which are left. */
async function sheetsOf(sheets: readonly NamedSheet[], choice: TableChoice = {}) {
  const table = await openTable(await namedWorkbook(...sheets), choice)
  const rows: string[] = []
  for await (const { first, rows: found, sheet } of table.batches())
    found.forEach((cells, at) => {
      if (cells.length > 0) rows.push(`${sheet} ${first + at} ${cells[0]}`.trim())
    })
  const { read, left } = table.sheets ?? { read: [], left: [] }
  return { table, rows, read, left: left.map(({ name, why }) => `${name}: ${why}`) }
}

const refusalOf = (sheets: readonly NamedSheet[], choice?: TableChoice) =>
  sheetsOf(sheets, choice).then(
    ({ read }) => read,
    (error: unknown) => error,
  )

describe('Of a workbook with several sheets', () => {
  it.each(['hidden', 'veryHidden'] as const)(
    'one that is %s is not read, though it stands first, unless it is chosen',
    async (state) => {
      const sheets = [{ ...list('2025', 'OLD'), [state]: true }, list('2026', 'A', 'B')]
      expect(await sheetsOf(sheets)).toMatchObject({
        rows: ['2 A', '3 B'],
        read: ['2026'],
        left: ['2025: hidden'],
      })
      expect(await sheetsOf(sheets, { sheet: '2025' })).toMatchObject({
        rows: ['2 OLD'],
        read: ['2025'],
        left: ['2026: notChosen'],
      })
    },
  )

  it('the list is read, with parameters, notes, a pivot table and a template in front of it', async () => {
    const sheets = [notes, parameters, rates, pivot, template, empty, list('Articoli', 'A')]
    expect(await sheetsOf(sheets)).toMatchObject({
      rows: ['2 A'],
      read: ['Articoli'],
      left: [
        'Note: noTable',
        'Parametri: otherHeader',
        'Tariffe: otherHeader',
        'Riepilogo: otherHeader',
        'Modello: otherHeader',
        'Foglio3: noTable',
      ],
    })
  })

  it('the report of a marketplace is read, though another has as many titles that we know', async () => {
    const costs = {
      name: 'Costi',
      rows: [
        ['SKU', 'Nome', 'Prezzo', 'Costo', 'Spedizione'],
        ['A', 'Tazza', 1, 2, 3],
      ],
    }
    const report = {
      name: 'Report',
      rows: [
        ['seller-sku', 'item-name', 'price'],
        ['A', 'Tazza', 9],
      ],
    }
    expect((await sheetsOf([costs, report])).read).toEqual(['Report'])
  })

  it('all with the same columns are read one after the other, each with its own numbers of rows', async () => {
    const banner = {
      name: 'Giardino',
      rows: [
        ['Listino 2026'],
        [],
        ['sku', ' Nome', 'PREZZO', 'Costo*'],
        ['B', 'Vaso', 5, 1],
        [],
        ['C', 'Zappa', 9, 3],
      ],
    }
    const other = {
      name: 'Fornitori',
      rows: [
        ['Ditta', 'Città'],
        ['Rossi', 'Pisa'],
      ],
    }
    const found = await sheetsOf([list('Casa', 'A'), other, banner])
    expect(found).toMatchObject({
      rows: ['Casa 2 A', 'Giardino 4 B', 'Giardino 6 C'],
      read: ['Casa', 'Giardino'],
      left: ['Fornitori: otherHeader'],
    })
    expect(found.table.sample.map(([sku]) => sku)).toEqual(['A', 'B', 'C'])
  })

  it('one with the same columns in another order is read with each in its place', async () => {
    const moved = {
      name: 'Giardino',
      rows: [
        ['Costo', 'SKU', 'Prezzo', 'Nome'],
        [1.5, 'B', 5, 'Vaso'],
      ],
    }
    const { table } = await sheetsOf([list('Casa', 'A'), moved])
    const rows: unknown[] = []
    for await (const batch of table.batches()) rows.push(...batch.rows)
    expect(rows).toEqual([
      ['A', 'Articolo A', 19.9, 6.5],
      ['B', 'Vaso', 5, 1.5],
    ])
    expect(table.sample).toEqual(rows)
  })

  it.each([
    ['one column more', [...head, 'Note'], ['B', 'Vaso', 5, 1, 'x']],
    ['one column less', head.slice(0, 3), ['B', 'Vaso', 5]],
    ['a title twice', ['SKU', 'Nome', 'Prezzo', 'Prezzo'], ['B', 'Vaso', 5, 6]],
  ])('one with %s is left, and named', async (_, titles, row) => {
    const { read, left } = await sheetsOf([
      list('Casa', 'A'),
      { name: 'Altro', rows: [titles, row] },
    ])
    expect([...read, ...left].sort()).toEqual(['Altro: otherHeader', 'Casa'].sort())
  })

  it('one of charts alone is left, though it stands first', async () => {
    const parts = rawParts({ rows: textRow('SKU', 'Prezzo') + textRow('A', '5') })
    const relations = 'xl/_rels/workbook.xml.rels'
    const withChart = {
      ...parts,
      'xl/workbook.xml': (parts['xl/workbook.xml'] ?? '').replace(
        '<sheets>',
        '<sheets><sheet name="Grafico" sheetId="9" r:id="rId9"/>',
      ),
      [relations]: (parts[relations] ?? '').replace(
        '</Relationships>',
        '<Relationship Id="rId9" Type="x/chartsheet" Target="chartsheets/sheet1.xml"/></Relationships>',
      ),
    }
    const { sheets } = await openTable(fileOf(zipOf(withChart)))
    expect(sheets).toEqual({ read: ['Listino'], left: [{ name: 'Grafico', why: 'noTable' }] })
  })

  it.each([
    ['titles that may be known', ['Rif. articolo', 'Prezzo netto', 'Costo medio pezzo']],
    ['titles that nobody knows', ['Teile', 'Preis', 'Kosten']],
  ])('one with %s is read, with others in front of it that say less', async (_, titles) => {
    const plain = { name: 'Liste', rows: [titles, ['A', 5, 3]] }
    const header = { name: 'Vuoto', rows: [['Datum', 'Wert', 'Zahl']] }
    const numbers = {
      name: 'Zahlen',
      rows: [
        [1, 2],
        [3, 4],
      ],
    }
    const strange = {
      name: 'Andere',
      rows: [
        ['Farbe', 'Ton'],
        ['rot', 'hell'],
      ],
    }
    expect((await sheetsOf([header, strange, numbers, plain])).read).toEqual(['Liste'])
    expect((await sheetsOf([header, strange, numbers])).read).toEqual(['Zahlen'])
    expect((await sheetsOf([header, strange])).read).toEqual(['Andere'])
  })

  it('two whose titles are the same but for one that stands twice are not mixed up', async () => {
    const one = {
      name: 'Casa',
      rows: [
        ['SKU', 'Prezzo', 'Prezzo'],
        ['A', 5, 6],
      ],
    }
    const other = {
      name: 'Orto',
      rows: [
        ['Prezzo', 'SKU', 'Prezzo'],
        [7, 'B', 8],
      ],
    }
    expect(await sheetsOf([one, other])).toMatchObject({
      read: ['Casa'],
      left: ['Orto: otherHeader'],
    })
  })

  it('costs are found and read on all sheets that have them', async () => {
    const costs = (name: string, sku: string) => ({
      name,
      rows: [
        ['SKU', 'Costo'],
        [sku, 3],
      ],
    })
    const book = await namedWorkbook(parameters, costs('Casa', 'A'), costs('Giardino', 'B'))
    expect((await Costs.of(await openTable(book))).size).toBe(2)
  })

  it('each begins anew: what another header or a sum says of one says nothing of the next', async () => {
    const first = list('Casa', 'A')
    const second = list('Orto', 'B', 'C')
    const book = () =>
      namedWorkbook(
        {
          ...first,
          rows: [...first.rows, ['SKU', 'Nome', 'Costo', 'Prezzo'], ['X', 'x', 6.5, 19.9]],
        },
        { ...second, rows: [...second.rows, ['', 'Orto Totale', 39.8, 13]] },
      )
    const { articles } = await readList(await book())
    expect(articles.map(({ sku, problems }) => [sku, problems.map(({ code }) => code)])).toEqual([
      ['A', []],
      ['SKU', ['otherHeader']],
      ['X', ['otherHeader']],
      ['B', []],
      ['C', []],
      ['', ['totalRow']],
    ])
    const costs = await Costs.of(await openTable(await book()))
    expect(['A', 'B', 'C', 'X'].map((sku) => costs.of(sku) !== null)).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  it('what stands above the titles of one and contradicts that of another counts for none', async () => {
    const saying = (text: string, sheet: NamedSheet) => ({
      ...sheet,
      rows: [[text], [], ...sheet.rows],
    })
    const found = async (first: string, second: string) => {
      const sheets = [saying(first, list('Casa', 'A')), saying(second, list('Orto', 'B'))]
      const { table, mapping } = await openList(await namedWorkbook(...sheets))
      return [priceVATIn(table, mapping), tableInWords(table)]
    }
    expect(await found('Prezzi IVA esclusa', 'Prezzi IVA inclusa')).toEqual([
      null,
      ['«Prezzi IVA esclusa» e «Prezzi IVA inclusa» si contraddicono: non valgono per i prezzi.'],
    ])
    expect(await found('Prezzi IVA esclusa', 'Tutti i prezzi sono IVA esclusa')).toEqual([
      false,
      ['«Prezzi IVA esclusa» vale per i prezzi di cui il titolo non dice altro.'],
    ])
  })

  it('none is lost and none is read twice, whatever stands before, between and behind the lists', async () => {
    const decoys = [
      notes,
      parameters,
      rates,
      pivot,
      template,
      empty,
      hidden(list('Vecchio', 'OLD')),
    ]
    const sheet = fc.oneof(
      fc.constantFrom(...decoys),
      fc.array(fc.string({ minLength: 1, maxLength: 3, unit: fc.constantFrom('A', 'B', 'C') }), {
        minLength: 1,
        maxLength: 5,
      }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(sheet, { minLength: 1, maxLength: 25 }), async (some) => {
        const sheets = some.map((one, at) =>
          Array.isArray(one) ? list(`Lista ${at}`, ...one) : { ...one, name: `${one.name} ${at}` },
        )
        const lists = sheets.filter(({ name }) => name.startsWith('Lista'))
        fc.pre(lists.length > 0)
        const { table, rows, read } = await sheetsOf(sheets)
        expect(read).toEqual(lists.map(({ name }) => name))
        expect(rows.map((row) => row.split(' ').at(-1))).toEqual(
          lists.flatMap((one) => one.rows.slice(1).map(([sku]: CellValue[]) => sku)),
        )
        const named = [...read, ...(table.sheets?.left.map(({ name }) => name) ?? [])]
        expect(named.sort()).toEqual(sheets.map(({ name }) => name).sort())
      }),
      { numRuns: 40 },
    )
  })
})

describe('A sheet is chosen by its name', () => {
  const sheets = [list('Casa', 'A'), list('Listino B2C', 'B'), hidden(notes)]

  it('in any case, with blanks around it, and then it alone is read', async () => {
    expect(await sheetsOf(sheets, { sheet: ' listino b2c ' })).toMatchObject({
      rows: ['2 B'],
      read: ['Listino B2C'],
      left: ['Casa: notChosen', 'Note: hidden'],
    })
  })

  it.each([
    [sheets, 'Cantina', 'non ha quel foglio. Ci sono: «Casa», «Listino B2C», «Note»'],
    [sheets, 'Note', "nel foglio «Note» non c'è una tabella"],
    [
      [notes, hidden(list('2025', 'A'))],
      null,
      'nel file XLSX nessun foglio visibile ha una tabella; nascosti: «2025»',
    ],
    [[notes, empty], null, "nel file XLSX non c'è nessun foglio con una tabella"],
  ])('or what can be read is said: %#', async (of, sheet, words) => {
    const refusal = (await refusalOf(of, { sheet })) as Parameters<typeof unreadableInWords>[0]
    expect(unreadableInWords(refusal)).toBe(words)
  })

  it('which a text file has none of', async () => {
    const refusal = await openList(textFile('SKU;Prezzo\nA;5\n'), { sheet: 'Casa' }).catch(
      (error) => error,
    )
    expect(unreadableInWords(refusal)).toBe('non ha fogli: è un file di testo')
  })
})

describe('The sheets that are read and left', () => {
  const said = async (sheets: readonly NamedSheet[], sheet: string | null = null) =>
    sheetsInWords((await sheetsOf(sheets, { sheet })).table, 'usa --foglio NOME')

  it('are named, with why, and how to read another', async () => {
    expect(
      await said([list('Casa', 'A'), notes, list('Giardino', 'B'), hidden(list('2023', 'C'))]),
    ).toBe(
      'listino.xlsx: letti i fogli «Casa» e «Giardino». Non letti: «Note» (nessuna tabella), «2023» (nascosto): per leggerne uno usa --foglio NOME.',
    )
    expect(await said([list('Casa', 'A'), parameters])).toBe(
      'listino.xlsx: letto il foglio «Casa». Non letto: «Parametri» (altre colonne): per leggerne uno usa --foglio NOME.',
    )
    expect(await said([list('Casa', 'A'), parameters], 'casa')).toContain(
      '«Parametri» (non scelto)',
    )
  })

  it('are not spoken of where there is one, or all are read and it is told which', async () => {
    expect(await said([list('Casa', 'A')])).toBe('')
    expect(await said([list('Casa', 'A'), list('Orto', 'B')])).toBe(
      'listino.xlsx: letti i fogli «Casa» e «Orto».',
    )
    expect(sheetsInWords(await openTable(textFile('SKU;Prezzo\nA;5\n')), '')).toBe('')
  })

  it.each([
    ['Amazon', 'eBay'],
    ['Italia', 'Germania'],
    ['UK GBP', 'Casa'],
  ])('are told to count alike where they are called after places: %s, %s', async (one, other) => {
    expect(await said([list(one, 'A'), list(other, 'B')])).toContain(
      'Contano tutti con lo stesso marketplace',
    )
  })

  it('are counted where they are many', async () => {
    const many = Array.from({ length: 30 }, (_, at) => ({ ...notes, name: `N${at}` }))
    expect(await said([...many, list('Casa', 'A')])).toContain(
      '«N9» (nessuna tabella), altri 20: per',
    )
  })
})
