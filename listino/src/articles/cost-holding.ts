import { defaultFormData, ratesOf } from '@margine/engine'
import type { Holding } from '../costs/holding.ts'
import { daysIn } from '../layouts/days.ts'
import { marketplaceIn } from '../layouts/marketplaces.ts'
import type { Role } from '../layouts/role.ts'
import { folded } from '../layouts/yes-or-no.ts'
import { type Row, shownIn, textIn } from '../table/cell.ts'
import type { Columns } from './columns.ts'
import type { Problem } from './problem.ts'

/** What a file of ours has for a cost without a first day, and for one of all marketplaces. */
export const wordsOfHolding = { always: 'sempre', everywhere: 'tutti' } as const

const known = ratesOf(defaultFormData).cards.marketplaces

/** The key of the marketplace that a text names; empty for all, null where nobody knows it. */
function marketplaceOf(text: string): string | null {
  const said = folded(text)
  if (said === '' || said.startsWith(wordsOfHolding.everywhere)) return ''
  const key = said.replaceAll(' ', '_')
  return Object.hasOwn(known, key) ? key : marketplaceIn(said)
}

/** For which sales the costs of a row hold, as far as it says; day first where a day can be read in two ways. */
export function holdingIn(row: Row, columns: Columns, problems: Problem[]): Partial<Holding> {
  const cell = (role: Role) => columns.cell(row, role)
  const dayIn = (role: 'validFrom' | 'validTo'): string | null => {
    const text = textIn(cell(role))
    if (text === '') return null
    if (folded(text) === wordsOfHolding.always) return ''
    const [day] = daysIn(cell(role))
    if (day === undefined) problems.push({ code: 'costDay', text: shownIn(cell(role)) })
    return day ?? null
  }
  const marketplace = marketplaceOf(textIn(cell('costMarketplace')))
  if (marketplace === null)
    problems.push({ code: 'costMarketplace', text: shownIn(cell('costMarketplace')) })
  const from = dayIn('validFrom')
  return {
    marketplace: marketplace ?? '',
    to: dayIn('validTo') ?? '',
    ...(from !== null && { from }),
  }
}
