import { datedCards, margine131 } from '@margine/engine'
import type { NamedChannel } from '../channels/columns.ts'
import type { Layout } from '../layouts/layout.ts'
import { channelIn, isChannel, marketplacesIn } from '../layouts/marketplaces.ts'
import { ownOnMarketplace, propose } from '../layouts/propose.ts'
import { type Mapping, roles } from '../layouts/role.ts'
import { namesChannel, titleOf, titlesOf } from '../layouts/title.ts'
import type { Table } from '../table/table.ts'
import type { OpenedList } from './open-list.ts'

/** What is said of each marketplace, by its key; those of which there is nothing to say are left out. */
export type SaidElsewhere = Readonly<Record<string, readonly string[]>>

/**
 * Which amounts of a file would be others on other marketplaces, in Italian: of «Spedizione eBay» and «Spedizione Amazon» one
 * counts, and only reading the file for the other marketplace makes the other count.
 *
 * @param mapping the columns that count
 * @param prices the columns of prices that count there besides, by marketplace: those of {@link pricesElsewhere} where a list
 * is compared, none where it is sold
 * @example
 * saidElsewhere(opened, mapping, [etsy]).etsy // ['Su Etsy il prezzo si legge da «Prezzo eBay», che è di un altro canale.']
 */
export function saidElsewhere(
  { table, layout }: Pick<OpenedList, 'table' | 'layout'>,
  mapping: Mapping,
  marketplaces: readonly NamedChannel[],
  prices: ReadonlyMap<string, number> = new Map(),
): SaidElsewhere {
  const { header, sample, hidden } = table
  if (layout !== null || !header.some(namesChannel)) return {}
  const named = header.map((title) => channelIn(titleOf(title).words) ?? '')
  const isOf = (column: number, marketplace: string) => isChannel(named[column] ?? '', marketplace)
  const isNamed = ({ marketplace }: NamedChannel) =>
    header.some((_, column) => isOf(column, marketplace))
  // One that no title names has the columns of all such.
  const ofNone = propose(header, sample, hidden)
  const on = (one: NamedChannel) => {
    const { mapping: own, certainty } = isNamed(one)
      ? propose(header, sample, hidden, one.marketplace)
      : ofNone
    return ownOnMarketplace.flatMap((role) => {
      if (role === 'price' && prices.has(one.marketplace)) return []
      const [counted] = mapping[role] ?? []
      const [theirs] = certainty[role] === 'title' ? (own[role] ?? []) : []
      const isAnothers = (column: number) => named[column] !== '' && !isOf(column, one.marketplace)
      const how = differing(header, counted, theirs, isAnothers)
      return how === '' ? [] : [`Su ${one.label} ${roles[role].the} ${how}.`]
    })
  }
  const said = marketplaces.map((one) => [one.marketplace, on(one)] as const)
  return Object.fromEntries(said.filter(([, sentences]) => sentences.length > 0))
}

/** The marketplaces whose rates are known: a list is sold or compared on no others. */
const ratedMarketplaces = new Set([
  ...Object.keys(margine131.marketplaces),
  ...Object.keys(datedCards),
])

/**
 * The columns of prices of other marketplaces that have rates, by their keys: those of which the title says as much of VAT as that of the
 * price that counts.
 *
 * @param mapping the columns that count
 */
export function pricesElsewhere(
  { header, sample, hidden }: Pick<Table, 'header' | 'sample' | 'hidden'>,
  layout: Layout | null,
  mapping: Mapping,
): ReadonlyMap<string, number> {
  const titles = layout === null ? titlesOf(header) : []
  const [counted = -1] = mapping.price ?? []
  const isAlike = (column: number) =>
    column !== counted && titles[column]?.includesVAT === (titles[counted]?.includesVAT ?? null)
  const named = new Set(titles.flatMap(({ words }) => marketplacesIn(words)))
  const columns = [...named]
    .filter((one) => ratedMarketplaces.has(one))
    .map((marketplace) => {
      const { mapping: own, certainty } = propose(header, sample, hidden, marketplace)
      const [column = -1] = certainty.price === 'title' ? (own.price ?? []) : []
      const isOwn = marketplacesIn(titles[column]?.words ?? '').includes(marketplace)
      return [marketplace, isOwn && isAlike(column) ? column : -1] as const
    })
  return new Map(columns.filter(([, column]) => column !== -1))
}

/** How an amount that is counted is not what it would be there; empty where it is. */
function differing(
  header: readonly string[],
  counted: number | undefined,
  theirs: number | undefined,
  isAnothers: (column: number) => boolean,
): string {
  if (theirs === counted) return ''
  if (counted === undefined) return theirs === undefined ? '' : `di «${header[theirs]}» non conta`
  const read = `si legge da «${header[counted]}»`
  if (theirs !== undefined) return `${read}, non da «${header[theirs]}»`
  return isAnothers(counted) ? `${read}, che è di un altro canale` : ''
}
