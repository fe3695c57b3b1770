import { Misuse } from './misuse.ts'
import type { Options } from './options.ts'

/** The options that may be said for one marketplace: `ebay=3`. */
const options = ['resi', 'resi-rivendibili', 'resi-costo', 'spedizione'] as const

export const noneOfOne = {
  spedizione: undefined,
  resi: undefined,
  'resi-rivendibili': undefined,
  'resi-costo': undefined,
} as const

type Said = Partial<Record<(typeof options)[number], string>>

/** What was typed of an option, and the marketplace that it was typed for; blank is all of them. */
const typedIn = (typed: Options, option: (typeof options)[number]) =>
  // A file of ours says one text.
  [typed[option] ?? []].flat().map((text) => {
    const at = text.indexOf('=')
    return { marketplace: text.slice(0, Math.max(at, 0)).trim(), text: text.slice(at + 1) }
  })

/** What options say on a marketplace: each as it is said of that one alone, else of all. Throws where that is half of it. */
export function saidOn(typed: Options, marketplace: string): Said {
  const said: Said = {}
  for (const option of options) {
    const all = typedIn(typed, option)
    const found =
      all.findLast((one) => one.marketplace === marketplace) ??
      all.findLast((one) => one.marketplace === '')
    if (found !== undefined) said[option] = found.text
  }
  const half = (['resi-rivendibili', 'resi-costo'] as const).find((one) => said[one] !== undefined)
  if (typed.resi === undefined && half !== undefined)
    throw new Misuse(`--${half} vale solo con --resi: di' quante vendite tornano indietro.`)
  return said
}

/** Whether an option is said of a marketplace alone. */
export const isSaidOfOne = (
  typed: Options,
  option: (typeof options)[number],
  marketplace: string,
): boolean => typedIn(typed, option).some((one) => one.marketplace === marketplace)

const isHalf = (text: string) => text.split('=').some((part) => part.trim() === '')

/** Throws where half of it is missing, or said of a marketplace that the list is neither sold nor compared on. */
export function assertOfOne(typed: Options, marketplaces: readonly string[]): void {
  for (const option of options) {
    const half = [typed[option] ?? []].flat().find((text) => text.includes('=') && isHalf(text))
    if (half !== undefined)
      throw new Misuse(`--${option} ${half}: scrivi il marketplace e il valore, come ebay=6,50.`)
    for (const { marketplace, text } of typedIn(typed, option))
      if (marketplace !== '' && !marketplaces.includes(marketplace))
        throw new Misuse(
          `--${option} ${marketplace}=${text}: il listino non è su «${marketplace}». Scegli tra ${marketplaces.join(', ')}.`,
        )
  }
}
