import { type CurvePiece, type CurvePoint, roundToCents } from '@margine/engine'
import { isWithin, type Range } from './range.ts'

/** A price, and the profit there. */
export type ProfitPoint = Pick<CurvePoint, 'prezzo' | 'guadagno'>

/** From one cent to the next the profit changes by more than a cent: the marketplace takes another part of the price. */
export type Jump = { before: CurvePoint; after: CurvePoint }

/** From one cent to the next a line rises or falls by no more than about a cent. */
const isJump = (before: ProfitPoint, after: ProfitPoint) =>
  Math.abs(after.guadagno - before.guadagno) > 0.015

/** Where the curve jumps. */
export function jumpsOf(pieces: readonly CurvePiece[]): Jump[] {
  return pieces.flatMap(({ from }, index) => {
    const before = pieces[index - 1]?.to
    return before !== undefined && isJump(before, from) ? [{ before, after: from }] : []
  })
}

/** By how much, to the cent, the profit changes in a jump. */
export const heightOf = ({ before, after }: Jump): number =>
  roundToCents(after.guadagno - before.guadagno)

/** The curve in lines that can be drawn without lifting the pen. */
export function linesOf(pieces: readonly CurvePiece[]): ProfitPoint[][] {
  const lines: ProfitPoint[][] = []
  for (const { from, to } of pieces) {
    const line = lines.at(-1)
    const before = line?.at(-1)
    const points = from.prezzo === to.prezzo ? [from] : [from, to]
    if (line === undefined || before === undefined || isJump(before, from)) lines.push(points)
    else line.push(...points)
  }
  return lines
}

/** The part of a line that is in view; empty where none is. */
export function clipped(line: readonly ProfitPoint[], view: Range): ProfitPoint[] {
  const inView = line.filter(({ prezzo }) => isWithin(view, prezzo))
  const ends = [view.from, view.to].flatMap((prezzo) => pointOn(line, prezzo) ?? [])
  return [...inView, ...ends]
    .toSorted((one, other) => one.prezzo - other.prezzo)
    .filter(({ prezzo }, index, all) => prezzo !== all[index - 1]?.prezzo)
}

/** The point of a line at a price; null beyond its ends. */
function pointOn(line: readonly ProfitPoint[], prezzo: number): ProfitPoint | null {
  const next = line.findIndex((point) => point.prezzo >= prezzo)
  const [before, after] = [line[next - 1], line[next]]
  if (before === undefined || after === undefined) return null
  const share = (prezzo - before.prezzo) / (after.prezzo - before.prezzo)
  return { prezzo, guadagno: before.guadagno + share * (after.guadagno - before.guadagno) }
}
