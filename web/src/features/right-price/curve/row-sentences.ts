import { isLoss, roundToCents } from '@margine/engine'
import { curveWords } from './curve-words.ts'
import { heightOf } from './profit-line.ts'
import type { Row } from './table-rows.ts'

const words = curveWords.table

/** What happens at some prices. */
export function sentencesOf(
  { from, breakEvens, jump, zone }: Row,
  money: (amount: number) => string,
) {
  const sentences = breakEvens.map((even) =>
    even === from.price
      ? words.breakEven(money(even))
      : words.almostEven(money(from.price), money(even)),
  )
  if (jump !== null) {
    const height = heightOf(jump)
    const tell = height < 0 ? words.falls : words.rises
    sentences.push(
      tell(money(jump.before.prezzo), money(jump.after.prezzo), money(Math.abs(height))),
    )
  }
  if (zone !== null) {
    const tell = isLoss({ guadagno: zone.best }) ? words.lossZone : words.zone
    sentences.push(tell(money(zone.better), money(roundToCents(zone.loss))))
  }
  return sentences
}
