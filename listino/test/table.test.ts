import { describe, expect, it, vi } from 'vitest'
import { accountOf } from '../src/articles/account.ts'
import { openList } from '../src/articles/open-list.ts'
import type { Cell } from '../src/table/cell.ts'
import type { Source } from '../src/table/source.ts'
import { openTable } from '../src/table/table.ts'
import { fileOf, textFile, utf8, utf16 } from './files.ts'

async function read(source: Source) {
  const table = await openTable(source)
  const rows: { number: number; cells: readonly Cell[]; isBroken: boolean }[] = []
  for await (const { first, rows: found, broken } of table.batches())
    found.forEach((cells, at) => {
      rows.push({ number: first + at, cells, isBroken: broken.has(at) })
    })
  return { table, rows }
}

const cellsOf = async (text: string, chunkSize?: number) =>
  (await read(textFile(text, chunkSize))).rows.map(({ cells }) => cells)

/** How many characters are searched while a text is read. */
async function searchedIn(text: string): Promise<number> {
  const search = String.prototype.indexOf
  let searched = 0
  const spy = vi.spyOn(String.prototype, 'indexOf').mockImplementation(function (
    this: string,
    sought,
    from = 0,
  ) {
    const found = search.call(this, sought, from)
    searched += (found === -1 ? this.length : found) - from
    return found
  })
  await read(textFile(text, text.length))
  spy.mockRestore()
  return searched
}

describe('A text file', () => {
  it.each([';', ',', '\t'])('is cut at «%s», found by what is in it', async (delimiter) => {
    const lines = [
      ['SKU', 'Nome', 'Prezzo'],
      ['A1', 'tazza; blu, grande', '3'],
      ['A2', 'piatto', '4'],
    ]
    const text = lines.map((line) => line.map((cell) => `"${cell}"`).join(delimiter)).join('\r\n')
    expect(await cellsOf(text)).toEqual(lines.slice(1))
  })

  it('with decimal commas in it is cut at its semicolons', async () => {
    expect(await cellsOf('a;1,50\nb;2,30\nc;3,10')).toEqual([
      ['a', '1,50'],
      ['b', '2,30'],
      ['c', '3,10'],
    ])
  })

  it('has its header below a banner, and headers without blanks around them', async () => {
    const { table, rows } = await read(
      textFile('Seller Hub Reports\n\n Item number , Title ,Current price \n1,"Tazza, blu",9.90\n'),
    )
    expect(table.header).toEqual(['Item number', 'Title', 'Current price'])
    expect(table.headerRow).toBe(3)
    expect(rows).toEqual([{ number: 4, cells: ['1', 'Tazza, blu', '9.90'], isBroken: false }])
  })

  it("that says its delimiter in Excel's way is cut there", async () => {
    expect(await cellsOf('sep=|\nsku|prezzo\na;b|1,5')).toEqual([['a;b', '1,5']])
  })

  it('without a header has numbered columns, and no row is lost', async () => {
    const { table, rows } = await read(textFile('A;10\nB;20\n'))
    expect(table.header).toEqual(['Colonna 1', 'Colonna 2'])
    expect(rows).toHaveLength(2)
  })

  it('keeps line ends and quotes that are inside quotes, wherever a chunk ends', async () => {
    const text = 'sku,nome,prezzo\nA,"riga 1\nriga ""2""",5\nB,x,6\n'
    for (const size of [1 << 16, 30, 8])
      expect(await cellsOf(text, size)).toEqual([
        ['A', 'riga 1\nriga "2"', '5'],
        ['B', 'x', '6'],
      ])
  })

  it.each(['\t', ';'])(
    'with stray control characters in it is cut as without: at %j',
    async (delimiter) => {
      const lines = Array.from({ length: 40 }, (_, at) => [`A${at}`, `tazza ${at}`, `${at}.00`])
      const text = [['sku', 'nome', 'prezzo'], ...lines]
        .map((cells) => cells.join(delimiter))
        .join('\n')
      const spoilt = text.replace('tazza 3', '\0tazza\0 3').replace('9.00\n', '\x1a9.00\0\n')
      for (const size of [1 << 16, 40]) {
        const { table, rows } = await read(textFile(spoilt, size))
        expect(rows.map(({ cells }) => cells)).toEqual(lines)
        expect(table.decoding).toMatchObject({ encoding: 'utf-8', controls: 4 })
      }
    },
  )

  it('in UTF-16 has none where its characters have zeros', async () => {
    const { table, rows } = await read(fileOf(utf16('sku;prezzo\nA\0;1\nB;2\n', false)))
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['A', '1'],
      ['B', '2'],
    ])
    expect(table.decoding).toMatchObject({ encoding: 'utf-16le', controls: 1 })
  })

  it('with more cells over several lines in a row than any table has columns is cut, and ends', async () => {
    const row = '"x\ny";'.repeat(20_000)
    expect(await cellsOf(`sku;nome;prezzo\nA;tazza;1\n${row}\nB;piatto;2\n`)).toContainEqual([
      'B',
      'piatto',
      '2',
    ])
  })

  it('of Amazon has inches, not quotes', async () => {
    const text = 'seller-sku\titem-name\tprice\nA\t"Best" 27" schermo\t10\nB\t24" schermo\t20\n'
    expect(await cellsOf(text)).toEqual([
      ['A', '"Best" 27" schermo', '10'],
      ['B', '24" schermo', '20'],
    ])
  })

  it('whose quotes never close loses that line only, and says so', async () => {
    const { rows } = await read(
      textFile(`sku;nome;prezzo\nA;"aperta;1\n${'B;x;2\n'.repeat(200_000)}C;"y";3\n`),
    )
    expect(rows).toHaveLength(200_002)
    expect(rows[0]).toEqual({ number: 2, cells: ['A', '"aperta', '1'], isBroken: true })
    expect(rows.filter(({ isBroken }) => isBroken)).toHaveLength(1)
    expect(rows.at(-1)?.cells).toEqual(['C', 'y', '3'])
  })

  const inches = (count: number) => {
    const lines = Array.from(
      { length: count },
      (_, at) => `A${at};"Best" ${at};1\nB${at};"x ${at};2\n`,
    )
    return `sku;nome;prezzo\n${lines.join('')}`
  }

  it('full of inches is cut at its delimiters, line by line', async () => {
    const { rows } = await read(textFile(inches(20_000)))
    expect(rows).toHaveLength(40_000)
    expect(rows[0]).toEqual({ number: 2, cells: ['A0', '"Best" 0', '1'], isBroken: false })
    expect(rows.at(-1)).toEqual({
      number: 40_001,
      cells: ['B19999', '"x 19999', '2'],
      isBroken: true,
    })
  })

  it('full of inches is searched about twice as much where it is twice as long', async () => {
    const searched = []
    for (const count of [4000, 8000, 16_000]) searched.push(await searchedIn(inches(count)))
    // Less what finding out how it is written takes, which is the same for all.
    const [short = 0, middle = 0, long = 0] = searched
    expect((long - middle) / (middle - short)).toBeLessThan(2.5)
  })

  it('whose quotes close in the middle of a cell is cut at its delimiters', async () => {
    const { rows } = await read(textFile('sku;nome;prezzo\nA;"Best" tazza;1\nB;x;2\n'))
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['A', '"Best" tazza', '1'],
      ['B', 'x', '2'],
    ])
  })

  it.each([
    ['nothing', utf8('')],
    ['only blank lines', utf8('\n \n\t\n')],
  ])('with %s in it is empty', async (_, bytes) => {
    await expect(openTable(fileOf(bytes))).rejects.toMatchObject({ code: 'empty' })
  })

  it.each([
    ['a PDF', utf8('%PDF-1.7\n…')],
    ['a page', utf8('<!doctype html><table><tr><td>sku')],
    ['a picture', Uint8Array.from({ length: 999 }, (_, at) => (at * 7) % 31)],
  ])('that is %s is no table', async (_, bytes) => {
    await expect(openTable(fileOf(bytes))).rejects.toMatchObject({ code: 'notATable' })
  })

  it.each([
    ['all rows', (titles: string) => `${titles}\n${titles.replaceAll('Campo', 'a')}\n`],
    ['its header alone', (titles: string) => `${titles}\n${'A;20,00;5,00\n'.repeat(50)}`],
  ])('with more than a thousand columns is refused by that: in %s', async (_, text) => {
    const titles = (count: number) =>
      [
        'SKU',
        'Prezzo',
        'Costo',
        ...Array.from({ length: count - 3 }, (_, at) => `Campo ${at}`),
      ].join(';')
    const table = await openTable(textFile(text(titles(1000))))
    expect(table.header).toHaveLength(1000)
    for (const count of [1001, 50_000])
      await expect(openTable(textFile(text(titles(count))))).rejects.toMatchObject({
        code: 'tooManyColumns',
      })
  })

  it('may have any number of blank columns behind those that say something', async () => {
    const blank = ';'.repeat(16_384)
    const text = `SKU;Prezzo;Costo${blank}\nA;20,00;5,00${blank}\n`
    expect((await openTable(textFile(text))).header).toEqual(['SKU', 'Prezzo', 'Costo'])
  })

  it('has as many columns as say something, whatever stands behind them', async () => {
    const blank = ';'.repeat(125_000)
    for (const [text, count] of [
      [`SKU;Prezzo;Costo${blank}\nA;20,00;5,00${blank}\n`, 3],
      [`A;20,00;5,00${blank}\nB;20,00;5,00${blank}\n`, 3],
      [`SKU;Prezzo;Costo\nA;20;5;x\n${'B;20;5\n'.repeat(3)}${'x;'.repeat(125_000)}\n`, 1000],
    ] as const)
      expect(accountOf(await openList(textFile(text)))).toHaveLength(count)
  })

  it('that is an old workbook says so', async () => {
    const bytes = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)
    await expect(openTable(fileOf(bytes))).rejects.toMatchObject({ code: 'oldExcel' })
  })
})
