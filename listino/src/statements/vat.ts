import { getOrInsert } from '../get-or-insert.ts'
import { channelName } from './known.ts'
import type { Line } from './line.ts'
import type { Outcomes } from './outcomes.ts'
import { fees, type Part } from './parts.ts'

/** VAT of a seller in the ordinary regime as reports tell it, in euro; NaN where the VAT of a store isn't known. */
export type VAT = {
  /** On sales in Italy, less what was given back, which the seller owes. */
  sales: number
  /** On sales in other countries: what is owed there, not here. */
  abroad: number
  /** What marketplaces kept of it, to pay it themselves. */
  kept: number
  /** In what was charged, as far as reports tell it. */
  fees: number
  /** The channels that charged something without telling VAT of it. */
  untold: readonly string[]
}

const feesVATOf = ({ amounts, withFeesVAT }: Line, percent: number): number =>
  Array.from(fees).reduce(
    (sum, part) => {
      const withVAT = -(withFeesVAT[part] ?? 0)
      return sum + withVAT - withVAT / (1 + percent / 100)
    },
    -(amounts.feeVAT ?? 0),
  )

const chargesOf = (amounts: Partial<Record<Part, number>>): number =>
  Array.from(fees).reduce((sum, part) => sum + Math.abs(amounts[part] ?? 0), 0)

/** VAT of some lines of the ordinary regime. */
export function vatOf(lines: readonly Line[], outcomes: Outcomes): VAT {
  const vat = { sales: 0, abroad: 0, kept: 0, fees: 0 }
  const channels = new Map<string, { charged: number; vat: number }>()
  for (const line of lines) {
    const { amounts, channel } = line
    const kept = -(amounts.withheldVAT ?? 0) / 100
    const own = outcomes.figuresOf(line).iva - kept
    vat[outcomes.countryOf(line) === 'IT' ? 'sales' : 'abroad'] += own
    vat.kept += kept
    const inFees = feesVATOf(line, outcomes.feesVATPercent) / 100
    vat.fees += inFees
    const ofChannel = getOrInsert(channels, channel, () => ({ charged: 0, vat: 0 }))
    ofChannel.charged += chargesOf(amounts)
    ofChannel.vat += Math.abs(inFees)
  }
  const untold = [...channels].filter(([, one]) => one.charged > 0 && one.vat === 0)
  return { ...vat, untold: untold.map(([channel]) => channelName(channel)).sort() }
}

/** What VAT of several months comes to. */
export const sumOfVAT = (all: readonly VAT[]): VAT => {
  const of = (name: 'sales' | 'abroad' | 'kept' | 'fees') =>
    all.reduce((sum, vat) => sum + vat[name], 0)
  const untold = [...new Set(all.flatMap((vat) => vat.untold))].sort()
  return { sales: of('sales'), abroad: of('abroad'), kept: of('kept'), fees: of('fees'), untold }
}
