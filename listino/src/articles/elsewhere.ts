import type { NamedChannel } from '../channels/columns.ts'
import { channelIn, isChannel } from '../layouts/marketplaces.ts'
import { ownOnMarketplace, propose } from '../layouts/propose.ts'
import { type Mapping, roles } from '../layouts/role.ts'
import { namesChannel, titleOf } from '../layouts/title.ts'
import type { OpenedList } from './open-list.ts'

/** What is said of each marketplace, by its key; those of which there is nothing to say are left out. */
export type SaidElsewhere = Readonly<Record<string, readonly string[]>>

/**
 * Which amounts of a file would be others on other marketplaces, in Italian: of «Prezzo eBay» and «Prezzo Amazon» one counts,
 * and only reading the file for the other marketplace makes the other count.
 *
 * @param mapping the columns that count
 * @example
 * saidElsewhere(opened, mapping, [amazon]).amazon // ['Su Amazon il prezzo si legge da «Prezzo eBay», non da «Prezzo Amazon».']
 */
export function saidElsewhere(
  { table: { header, sample, hidden }, layout }: Pick<OpenedList, 'table' | 'layout'>,
  mapping: Mapping,
  marketplaces: readonly NamedChannel[],
): SaidElsewhere {
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
