import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Entry } from '../../src/statements/entry.ts'
import { BrokenStatement } from '../../src/statements/fault.ts'
import { StatementReader } from '../../src/statements/reader.ts'
import { openStatement } from '../../src/statements/statement.ts'
import type { Source } from '../../src/table/source.ts'
import { italianHeader, italianRow, preamble } from './amazon-files.ts'

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
const lineOf = (cells: readonly string[], isQuoted: boolean) =>
  cells.map((cell) => (isQuoted || /[",]/.test(cell) ? quoted(cell) : cell)).join(',')

/** Mostly what reports say, now and then what they should not. */
const seldom = (usual: readonly string[], odd: readonly string[]) =>
  fc.oneof(
    { weight: 30, arbitrary: fc.constantFrom(...usual) },
    { weight: 1, arbitrary: fc.constantFrom(...odd) },
  )
const amount = seldom(
  ['0', '0,00', '-0,00', '', '-', '3,66', '-0,55', '12', '1.234,56', '€ 4,00', ' 8,00 '],
  ['-1.234', '4.50', '1,234', '="7,00"', '999999999999', 'n/d', '=1'],
)
const text = fc.constantFrom(
  ...['', 'ART-1', 'Tazza "Luna"', 'Caffè, perché no', '="00123"', ' blank ', '=1', '🫖', '--'],
)
const cells = fc.record({
  'Data/Ora:': seldom(
    ['1 ott 2026 08:12:00 UTC', '2 ott 2026', ' 3 ott 2026 23:59:59 UTC'],
    ['', 'ieri'],
  ),
  'Numero pagamento': fc.constantFrom('', '20111', '20112'),
  Tipo: fc.constantFrom('Ordine', 'Rimborso', 'ordine', 'Trasferimento', 'Mai visto "qui"', ''),
  'Numero ordine': text,
  SKU: text,
  Descrizione: text,
  Quantità: seldom(['1', '2', '', '2,00'], ['due']),
  Marketplace: fc.constantFrom('amazon.it', 'Amazon.de', 'Non-Amazon IT', ''),
  "CAP dell'ordine": text,
  Vendite: amount,
  'imposta sulle vendite dei prodotti': amount,
  'Accrediti per le spedizioni': amount,
  'Commissioni di vendita': amount,
  'Costi del servizio Logistica di Amazon': amount,
  totale: amount,
  'Stato della transazione': fc.constantFrom('Emesso', 'Differito', ''),
})
/** A row; now and then one with a cell too few or too many, or with nothing but what nobody asks for. */
const row = fc
  .record({ said: cells, isQuoted: fc.boolean(), odd: fc.nat(30) })
  .map(({ said, isQuoted, odd }) => {
    const whole = italianRow(said)
    if (odd === 0) return lineOf(whole.slice(0, -1), isQuoted)
    if (odd < 3) return lineOf([...whole, odd === 1 ? '' : 'x'], isQuoted)
    if (odd > 3) return lineOf(whole, isQuoted)
    return lineOf(
      italianHeader.map((title) => (title === "CAP dell'ordine" ? '20121' : '')),
      isQuoted,
    )
  })

/** What is read of a text that comes in these parts, or what is wrong with it. */
async function readIn(parts: readonly string[]): Promise<unknown> {
  const source: Source = {
    name: 'ottobre.csv',
    async *chunks() {
      for (const part of parts) yield new TextEncoder().encode(part)
    },
  }
  const reader = new StatementReader(await openStatement(source))
  const found: Entry[] = []
  try {
    for await (const entries of reader.entries()) found.push(...entries)
  } catch (error) {
    if (!(error instanceof BrokenStatement)) throw error
    return error.faults
  }
  return { found, rows: reader.rows, voidRows: reader.voidRows, guesses: reader.guessesDays }
}

const head = `${[...preamble, [...italianHeader]].map((one) => lineOf(one, true)).join('\n')}\n`
const usual = italianRow({
  'Data/Ora:': '1 ott 2026 08:12:00 UTC',
  Tipo: 'Ordine',
  SKU: 'A',
  Marketplace: 'amazon.it',
  Vendite: '10,00',
  totale: '10,00',
})

it('a row is read the same from its bytes as from the texts of all its cells', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 2 }), async (rows) => {
      const body = `${lineOf(usual, true)}\n${rows.join('\n')}\n`
      // A part that begins with the header is read as texts alone.
      expect(await readIn([head, body])).toEqual(await readIn([head + body]))
    }),
    { numRuns: 300 },
  )
})
