import { type FixedCost, isMonth, monthTyped, readAmount } from '@margine/engine'
import { type Cell, headerKey, isBlank, textIn } from '../../table/cell.ts'
import { openTable } from '../../table/table.ts'
import { opened } from '../files.ts'
import { Misuse } from '../misuse.ts'

const titles = ['nome', 'importo', 'ogni', 'dal', 'al'] as const

/** An amount, which a workbook has as a number; NaN where it is none. */
function amountIn(cell: Cell | undefined): number {
  if (typeof cell === 'number') return cell
  if (typeof cell === 'object' && 'amount' in cell) return cell.amount
  const { value, problem } = readAmount(textIn(cell))
  return textIn(cell) === '' || problem !== null ? Number.NaN : value
}

type Cells = Record<(typeof titles)[number], Cell | undefined>

function costIn(cells: Cells, where: string): FixedCost {
  const [ogni, dal, al] = [
    textIn(cells.ogni).toLowerCase(),
    monthTyped(textIn(cells.dal)),
    monthTyped(textIn(cells.al)),
  ]
  const value = amountIn(cells.importo)
  if (!(value >= 0))
    throw new Misuse(`${where}: «${textIn(cells.importo)}» non è un importo da 0 in su.`)
  if (ogni !== 'mese' && ogni !== 'anno')
    throw new Misuse(
      `${where}: «${textIn(cells.ogni)}» non si capisce. In «Ogni» scrivi mese o anno.`,
    )
  const odd = [cells.dal, cells.al]
    .map(textIn)
    .find((text) => text !== '' && !isMonth(monthTyped(text)))
  if (odd !== undefined) throw new Misuse(`${where}: «${odd}» non è un mese (AAAA-MM).`)
  if (dal > al && al !== '') throw new Misuse(`${where}: «Dal» ${dal} viene dopo «Al» ${al}.`)
  return { importo: value, ogni, dal, al }
}

/** The fixed costs of a file with the columns `Nome;Importo;Ogni;Dal;Al`. Throws `Misuse`, which names the row. */
export const fixedCostsOf = (file: string): Promise<FixedCost[]> =>
  opened(file, async (source) => {
    const table = await openTable(source)
    const keys = table.header.map(headerKey)
    const missing = titles.slice(0, 3).find((title) => !keys.includes(title))
    if (missing !== undefined)
      throw new Misuse(
        `«${file}»: manca la colonna «${missing}». Servono Nome;Importo;Ogni;Dal;Al.`,
      )
    const other = table.header.find((_, at) => !titles.some((title) => title === keys[at]))
    if (other !== undefined)
      throw new Misuse(
        `«${file}»: la colonna «${other}» non si conosce. Servono Nome;Importo;Ogni;Dal;Al.`,
      )
    const cellsOf = (row: readonly Cell[]) =>
      Object.fromEntries(titles.map((title) => [title, row[keys.indexOf(title)]])) as Cells
    const costs: FixedCost[] = []
    for await (const { first, rows } of table.batches())
      for (const [at, row] of rows.entries())
        if (!isBlank(row)) costs.push(costIn(cellsOf(row), `«${file}», riga ${first + at}`))
    return costs
  })
