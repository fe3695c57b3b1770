import { join } from 'node:path'
import { writeShopFile } from '../../bench/shop-file.ts'
import { atMost, exactly, type Figure, told } from '../row.ts'
import { listino } from './command.ts'
import { wantedMargin } from './expected.ts'
import { differing, type Judged, judgeResults } from './results.ts'
import { judgedFigures, type Shop } from './shop.ts'

/** A process of Node.js has a hundred megabytes before it does anything. */
const mostMegabytes = 400

/**
 * What the command line makes of the same file, and of a larger one.
 *
 * @param onPage the page's results of it
 * @param many how many rows the larger file has
 */
export async function onTheCommandLine(
  shop: Shop,
  onPage: Judged,
  many: number,
): Promise<Figure[]> {
  const { folder, file, rows, tariffe, every } = shop
  const options = ['--tariffe', tariffe, '--obiettivo', String(wantedMargin)]
  const out = join(folder, 'da-riga-di-comando.csv')
  const one = await listino([file, ...options], out)
  const results = await judgeResults(out, rows, tariffe, every)
  const large = join(folder, 'molti.csv')
  await writeShopFile(large, many)
  const most = await listino([large, ...options])
  return [
    exactly('command line: exit code', one.code, 1),
    told('command line: time', `${one.seconds.toFixed(1)} s`),
    ...judgedFigures('command line', results, rows, shop),
    exactly("articles with other results than the page's", differing(results, onPage), 0),
    exactly(`command line, ${many} rows: exit code`, most.code, 1),
    told(`command line, ${many} rows: time`, `${most.seconds.toFixed(1)} s`),
    told(`command line, ${rows} rows: most memory`, `${Math.round(one.peakMb)} MB`),
    atMost(
      `command line, ${many} rows: most memory`,
      Math.round(most.peakMb),
      mostMegabytes,
      ' MB',
    ),
  ]
}
