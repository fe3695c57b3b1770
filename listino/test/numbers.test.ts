import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NumberColumn, numberColumns } from '../src/numbers/number-column.ts'

/** Reads a column as its own cells say it is written. */
function readColumn(cells: readonly (string | number)[]) {
  const column = NumberColumn.of(cells)
  return cells.map((cell) => {
    const value = column.read(cell)
    return column.fault ?? (Number.isNaN(value) ? 'empty' : value)
  })
}

describe('The numbers of a column', () => {
  it('are Italian where one of them shows it', () => {
    expect(readColumn(['1.234', '1.234,56', '12', '0,5', '1.234.567'])).toEqual([
      1234, 1234.56, 12, 0.5, 1234567,
    ])
  })

  it('are English where one of them shows it', () => {
    expect(readColumn(['1.234', '1,234', '1,234.56', '12.5', '1,234,567'])).toEqual([
      1.234, 1234, 1234.56, 12.5, 1234567,
    ])
  })

  it('that could be thousands or decimals are never guessed', () => {
    expect(readColumn(['1.234', '12', '2,500'])).toEqual(['ambiguous', 12, 'ambiguous'])
  })

  it.each([
    ['three decimals where others have two', ['10,004', '99,90'], ['ambiguous', 99.9]],
    ['thousands beside decimals of the other mark', ['1.250', '99,90'], [1250, 99.9]],
    [
      'two that can be read in two ways, one by each mark',
      ['10,004', '10.0', '1.250', '99'],
      ['ambiguous', 10, 'ambiguous', 99],
    ],
    [
      'as many by one mark as by the other',
      ['12,50', '1.234', '19.99'],
      [12.5, 'ambiguous', 'otherMarks'],
    ],
    ['more than two decimals elsewhere', ['10,004', '3,3333'], [10.004, 3.3333]],
    ['groups of thousands elsewhere', ['10,004', '1.234,50'], [10.004, 1234.5]],
    ['one dot that slipped in', ['1,125', '2,150', '6.1'], ['ambiguous', 'ambiguous', 6.1]],
    ['a dot, and a thousand that proves it', ['1,125', '6.1', '1,250.00'], [1125, 6.1, 1250]],
    ['many dots', ['1,125', ...Array(3).fill('6.1')], [1125, 6.1, 6.1, 6.1]],
    ['dots of as large numbers', ['1,299', '1,499', '249.99'], [1299, 1499, 249.99]],
    [
      'a slip among many',
      [...Array(40).fill('9,90'), '9.90', '1.250'],
      [...Array(40).fill(9.9), 'otherMarks', 1250],
    ],
  ])('are counted only where the column settles them: %s', (_, cells, meant) => {
    expect(readColumn(cells)).toEqual(meant)
  })

  it.each([
    ['commas', '9,90', 'ambiguous'],
    ['dots', '9.90', 1125],
    ['no decimals', '9', 1125],
  ])('are counted by what the other columns show: %s', (_, price, meant) => {
    const sample = ['1,125', '6.1', '6.2'].map((cost) => [price, cost])
    const column = numberColumns({ sample }, [0, 1]).get(1) as NumberColumn
    const value = column.read('1,125')
    expect(column.fault ?? value).toBe(meant)
  })

  it('are as the seller says, where the seller does', () => {
    const column = new NumberColumn('comma')
    expect(['10,004', '1.250'].map((cell) => column.read(cell))).toEqual([10.004, 1250])
  })

  it('that other cells contradict are not as the seller says: they stay in doubt', () => {
    const column = NumberColumn.of(['5,000', '10,004', '0,500'], 'dot')
    expect(['5,000', '10,004', '2.50'].map((cell) => column.read(cell))).toEqual([
      Number.NaN,
      Number.NaN,
      2.5,
    ])
    column.read('5,000')
    expect(column.fault).toBe('ambiguous')
    expect(NumberColumn.of(['5,000', '2.50'], 'dot').read('5,000')).toBe(5000)
  })

  it('are settled by a leading zero, which groups nothing', () => {
    expect(readColumn(['0.500', '1.234'])).toEqual([0.5, 1.234])
    expect(readColumn(['1234.567', '1.234'])).toEqual([1234.567, 1.234])
  })

  it('written against the rest are no numbers', () => {
    expect(readColumn(['1,50', '2,50', '3.50'])).toEqual([1.5, 2.5, 'otherMarks'])
  })

  it('are settled by the first that can be, where the beginning of the file shows nothing', () => {
    const column = new NumberColumn(null)
    expect(column.read('12')).toBe(12)
    expect(column.read('3,40')).toBe(3.4)
    expect(column.read('1.234')).toBe(1234)
    expect(column.read('5.60')).toBeNaN()
    expect(column.fault).toBe('otherMarks')
  })

  it.each(['', ' '])('are none where the cell is blank: «%s»', (cell) => {
    expect(readColumn([cell])).toEqual(['empty'])
  })

  it.each(['-', '--', '—', 'N/A', 'n/a', 'n.d.', '#N/D', 'null'])(
    'are not known, which is not 0, where there is «%s»',
    (cell) => {
      expect(readColumn([cell])).toEqual(['unknown'])
    },
  )

  it.each([
    'abc',
    '12-gen',
    '1,2,3',
    '1.23.4',
    '12 34',
    '1e5',
    '1,23E+05',
    '€',
    '12 € 3',
    '2026-01-12',
    '12%',
    '--5',
    'gen 12',
    '3 set',
    'set 3',
    '12 pcs',
  ])('are no numbers where there is «%s»', (cell) => {
    expect(readColumn([cell])).toEqual(['notANumber'])
  })

  it.each([
    ['€ 12,50', 'EUR'],
    ['12,50 €', 'EUR'],
    ['12,50 EUR', 'EUR'],
    ['£12,50', 'GBP'],
    ['US$ 12,50', 'USD'],
    ['12,50', null],
  ])('are read with their currency: %s', (cell, currency) => {
    const column = new NumberColumn('comma')
    expect(column.read(cell)).toBe(12.5)
    expect(column.currency).toBe(currency)
  })

  it('may say that they are for each piece, and end the sign of their currency with a dot', () => {
    const each = ['19,90 cad.', '19,90 cad', '€ 19,90 cadauno', '19,90 €/pz', '19,90/pezzo']
    const signed = ['€. 19,90', '€.19,90', 'Eur. 19,90', 'EUR.19,90']
    expect(readColumn([...each, ...signed])).toEqual([...each, ...signed].map(() => 19.9))
    const column = NumberColumn.of(['19,90 CAD'])
    expect([column.read('19,90 CAD'), column.currency]).toEqual([19.9, 'CAD'])
    expect([column.read('19,90 € cad.'), column.currency]).toEqual([19.9, 'EUR'])
  })

  it('are none where they count pieces or weigh them, or a dot may be of the sign or the number', () => {
    for (const text of ['3 pz', '19,90 €/kg', '€.19', '€ .50', '. 19,90', 'cad.'])
      expect(readColumn(['5,00', text])[1]).toBe('notANumber')
  })

  it('may have blanks and apostrophes between their thousands', () => {
    expect(readColumn(['1 234,50', '1\u00a0234,50', "1'234,50"])).toEqual([1234.5, 1234.5, 1234.5])
  })

  it('may be below zero, and as numbers of a workbook are taken as they are', () => {
    expect(readColumn(['-1,50', '−2,50', 1.234, -3])).toEqual([-1.5, -2.5, 1.234, -3])
  })

  it('too large for an amount are said to be', () => {
    expect(readColumn(['9999999999999', 1e12])).toEqual(['tooLarge', 'tooLarge'])
  })

  it('in either form are read back as they were', () => {
    const amounts = fc.integer({ min: 0, max: 99_999_999_999 }).map((cents) => cents / 100)
    fc.assert(
      fc.property(fc.array(amounts, { minLength: 1 }), fc.boolean(), (values, isItalian) => {
        const form = new Intl.NumberFormat(isItalian ? 'it-IT' : 'en-US', {
          minimumFractionDigits: 2,
          useGrouping: 'always',
        })
        expect(readColumn(values.map((value) => form.format(value)))).toEqual(values)
      }),
    )
  })
})
