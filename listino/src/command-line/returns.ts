import { Misuse } from './misuse.ts'
import type { Options } from './options.ts'

const options = ['resi', 'resi-rivendibili', 'resi-costo'] as const

export const noReturns = {
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

/** What options say of returns on a marketplace: each as it is said of that one alone, else of all. Throws where that is half of it. */
export function returnsOn(typed: Options, marketplace: string): Said {
  const found = options.flatMap((option) => {
    const all = typedIn(typed, option)
    const said =
      all.findLast((one) => one.marketplace === marketplace) ??
      all.findLast((one) => one.marketplace === '')
    return said === undefined ? [] : [[option, said.text] as const]
  })
  const said: Said = Object.fromEntries(found)
  const [[half] = ['']] = found
  if (said.resi === undefined && half !== '')
    throw new Misuse(`--${half} vale solo con --resi: di' quante vendite tornano indietro.`)
  return said
}

/** Throws where returns are said of a marketplace that the list is neither sold nor compared on. */
export function assertReturns(typed: Options, marketplaces: readonly string[]): void {
  for (const option of options)
    for (const { marketplace, text } of typedIn(typed, option))
      if (marketplace !== '' && !marketplaces.includes(marketplace))
        throw new Misuse(
          `--${option} ${marketplace}=${text}: il listino non è su «${marketplace}». Scegli tra ${marketplaces.join(', ')}.`,
        )
}
