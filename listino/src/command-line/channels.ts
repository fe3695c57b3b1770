import { type CalculationFormData, isOwnShop, paymentServices, ratesOf } from '@margine/engine'
import { saidElsewhere } from '../articles/elsewhere.ts'
import type { OpenedList } from '../articles/open-list.ts'
import { type Channel, ChannelBook, isChannel, mostChannels } from '../channels/channel.ts'
import type { NamedChannel } from '../channels/columns.ts'
import { marketplaceName } from '../writing/term-columns.ts'
import { type FileTerms, formOf } from './form.ts'
import { Misuse } from './misuse.ts'
import type { Options } from './options.ts'

/** Options that hold on the list's own marketplace alone. */
const ofOwnMarketplace = ['categoria', 'commissione', 'pagamento', 'pagamento-fisso'] as const

/** What holds for every article, as if the list were sold on a channel. Throws where `said` means nothing there. */
function bookOf(
  [marketplace, said]: readonly [string, string],
  form: CalculationFormData,
  reduced: string,
): ChannelBook {
  const shipping = form.spedizione
  const channel: Channel = { marketplace, category: '', payment: '', shipping }
  if (said === '') return new ChannelBook(channel, form, reduced)
  const services = paymentServices.map(({ key }) => key)
  const table = new ChannelBook(channel, form, reduced).book.tableOf(form.paese)
  const known = isOwnShop(form) ? services : Object.keys(table?.categories ?? {})
  if (!known.includes(said))
    throw new Misuse(
      known.length === 0
        ? `--confronta: ${marketplace} non ha categorie: togli «=${said}».`
        : `--confronta: «${said}» non c'è per ${marketplace}. Scegli tra ${known.join(', ')}.`,
    )
  const chosen = isOwnShop(form) ? { payment: said } : { category: said }
  return new ChannelBook({ ...channel, ...chosen }, form, reduced)
}

/** The channels that a list is compared on, as `--confronta` names them; none where it doesn't. */
export function channelBooks(
  options: Options,
  said: FileTerms,
  own: CalculationFormData,
  reduced: string,
  today: string,
): ChannelBook[] {
  const named = (options.confronta ?? '').split(',').filter((text) => text.trim() !== '')
  const pairs = named.map((text): [string, string] => {
    const [marketplace = '', chosen = ''] = text.split('=')
    return [marketplace.trim(), chosen.trim()]
  })
  const keys = pairs.map(([marketplace]) => marketplace)
  if (new Set([own.marketplace, ...keys]).size <= keys.length)
    throw new Misuse(
      `--confronta: indica una volta sola marketplace diversi da «${own.marketplace}», che è quello del listino.`,
    )
  if (keys.length > mostChannels)
    throw new Misuse(`--confronta: al massimo ${mostChannels} marketplace.`)
  const marketplaces = Object.keys(ratesOf(own).cards.marketplaces).filter(isChannel)
  const lacking = keys.find((key) => !marketplaces.includes(key))
  if (lacking !== undefined)
    throw new Misuse(
      `--confronta: «${lacking}» non c'è con queste tariffe, o non vende in Italia. Scegli tra ${marketplaces.join(', ')}.`,
    )
  return pairs.map((pair) => {
    const [marketplace] = pair
    const there = { ...options, marketplace }
    for (const option of ofOwnMarketplace) delete there[option]
    return bookOf(pair, formOf(there, said, today), reduced)
  })
}

/**
 * Which amounts would be others on the channels that a list is compared on.
 *
 * @param prices the columns of prices that count there
 */
export const elsewhereLines = (
  found: OpenedList,
  channels: readonly NamedChannel[],
  prices: ReadonlyMap<string, number>,
): string[] =>
  Object.entries(saidElsewhere(found, found.mapping, channels, prices)).map(
    ([marketplace, sentences]) =>
      `${found.table.name}: ${sentences.join(' ')} Per leggere il file per quel canale usa --marketplace ${marketplace}.`,
  )

/** The list's own marketplace and its channels, as they are named. */
export function namesOf(
  own: CalculationFormData,
  books: readonly ChannelBook[],
): [NamedChannel, ...NamedChannel[]] {
  const nameOf = (form: CalculationFormData) => ({
    marketplace: form.marketplace,
    label: marketplaceName(form),
  })
  return [nameOf(own), ...books.map(({ book }) => nameOf(book.form))]
}
