import { roundToCents } from '@margine/engine'
import {
  type ChargedRate,
  type Line,
  type Outcomes,
  type PieceFacts,
  rateKey,
  type TypedCost,
} from '@margine/listino'

/** What sending and advertising a piece of an article really cost, in euro without VAT; 0 for nothing. */
export type RealCost = { sku: string; fulfilment: number; advertising: number }

/** What a marketplace really charged for an article. */
export type RealRate = { sku: string; channel: string; rate: ChargedRate }

/** What the list can take over of a period. */
export type RealTerms = {
  costs: readonly RealCost[]
  rates: readonly RealRate[]
  /** Advertising in percent of what buyers paid, and pieces that came back in percent of those sold; NaN where nothing was sold. */
  advertisingPercent: number
  returnsPercent: number
}

type Sold = { pieces: number; sent: number; fulfilment: number; advertising: number }

/** In percent of a whole, to two decimals. */
const percentOf = (part: number, whole: number) =>
  whole > 0 ? roundToCents((part / whole) * 100) : Number.NaN

const each = (amount: number, pieces: number) =>
  pieces > 0 ? Math.max(0, roundToCents(amount / pieces)) : 0

/**
 * What was really charged in Italy, as the list counts it: what Amazon took for sending a piece, and advertising, of which
 * every article bears its own and its share of what the account was charged for.
 *
 * @param outcomes those of the ordinary regime: the list counts such costs without VAT
 */
export function realTermsOf(lines: readonly Line[], outcomes: Outcomes): RealTerms {
  const italian = lines
    .filter((line) => line.currency === 'EUR' && outcomes.countryOf(line) === 'IT')
    .map((line) => ({ line, figures: outcomes.figuresOf(line) }))
  const all = { incassi: 0, advertising: 0, pieces: 0, returned: 0 }
  const channels = new Map<string, { incassi: number; shared: number }>()
  for (const { line, figures } of italian) {
    const channel = channels.get(line.channel) ?? { incassi: 0, shared: 0 }
    channels.set(line.channel, channel)
    channel.incassi += figures.incassi
    all.incassi += figures.incassi
    all.advertising += figures.pubblicita
    all.pieces += line.sold
    all.returned += line.returned
    if (line.kind !== null) channel.shared += figures.pubblicita
  }
  const articles = new Map<string, Sold>()
  for (const { line, figures } of italian) {
    const { channel, sku, kind, sold } = line
    if (kind !== null || !(sold > 0)) continue
    const { incassi, shared } = channels.get(channel) ?? { incassi: 0, shared: 0 }
    const share = incassi > 0 ? (shared * figures.incassi) / incassi : 0
    const known = articles.get(sku) ?? { pieces: 0, sent: 0, fulfilment: 0, advertising: 0 }
    articles.set(sku, known)
    known.pieces += sold
    known.advertising += figures.pubblicita + share
    if (channel !== 'amazon') continue
    known.sent += sold
    known.fulfilment += figures.logistica
  }
  return {
    costs: [...articles]
      .map(([sku, { pieces, sent, fulfilment, advertising }]) => ({
        sku,
        fulfilment: each(fulfilment, sent),
        advertising: each(advertising, pieces),
      }))
      .filter(({ fulfilment, advertising }) => fulfilment > 0 || advertising > 0),
    rates: ratesIn(
      italian.map(({ line }) => line),
      outcomes,
    ),
    advertisingPercent: percentOf(all.advertising, all.incassi),
    // More may come back in a month than are sold in it.
    returnsPercent: Math.min(100, percentOf(all.returned, all.pieces)),
  }
}

/** What each marketplace charged for each article; of one that a report tells in several stores the one with most sales. */
function ratesIn(lines: readonly Line[], outcomes: Outcomes): RealRate[] {
  const most = new Map<string, Line>()
  for (const line of lines) {
    if (line.kind !== null) continue
    const key = `${line.channel}\n${line.sku}`
    if (line.sold > (most.get(key)?.sold ?? 0)) most.set(key, line)
  }
  return [...most.values()].flatMap((line) => {
    const rate = outcomes.chargedRateOf(line)
    return rate === null ? [] : [{ sku: line.sku, channel: line.channel, rate }]
  })
}

/** Real costs and rates as they are remembered: a part of 0 says nothing. */
export function typedCosts(costs: readonly RealCost[], rates: readonly RealRate[]): TypedCost[] {
  const facts = new Map<string, PieceFacts>()
  for (const { sku, channel, rate } of rates)
    facts.set(sku, { ...facts.get(sku), [rateKey(channel)]: rate })
  const parts = new Map(
    costs.map(({ sku, ...amounts }) => [
      sku,
      Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount > 0)),
    ]),
  )
  return [...new Set([...parts.keys(), ...facts.keys()])]
    .map((sku) => ({
      ids: { sku, listing: '', ean: '', country: '' },
      parts: parts.get(sku) ?? {},
      ...(facts.has(sku) && { facts: facts.get(sku) ?? {} }),
      includesVAT: null,
      currency: 'EUR',
    }))
    .filter(({ parts, facts }) => Object.keys(parts).length > 0 || facts !== undefined)
}
