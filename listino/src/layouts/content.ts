import { currencyOf, kindOf } from '../numbers/number-style.ts'
import { amountTextIn, type Cell } from '../table/cell.ts'
import { namesOtherNumbers } from '../table/other-numbers.ts'
import { channelOf } from './channels.ts'
import { amountRoles, type Role } from './role.ts'
import { countryOfStore } from './stores.ts'
import { vatIn } from './vat.ts'
import { yesOrNo } from './yes-or-no.ts'

type Cells = readonly (Cell | undefined)[]

const isAmountRole = (role: Role): boolean => (amountRoles as readonly Role[]).includes(role)

const saidIn = (cells: Cells): string[] =>
  cells.map(amountTextIn).filter((text) => !['empty', 'unknown'].includes(kindOf(text)))

/** Whether so great a share of some texts fits. */
const share = (texts: readonly string[], least: number, fits: (text: string) => boolean): boolean =>
  texts.length > 0 && texts.filter(fits).length >= texts.length * least

const isNumber = (text: string): boolean => kindOf(text) !== 'notANumber'

/**
 * Whether the cells of a column can be what a role asks for. A usual title is believed where one cell fits: what doesn't
 * is a problem of its row. Part of a title needs nearly all.
 */
export function holds(role: Role, cells: Cells, certainty: 'title' | 'guess'): boolean {
  const texts = saidIn(cells)
  if (isAmountRole(role) || role === 'discount' || role === 'packSize') {
    if (texts.length === 0) return certainty === 'title'
    if (certainty === 'title') return texts.some(isNumber)
    return share(texts, 0.8, isNumber)
  }
  switch (role) {
    case 'store':
      return share(texts, 0.5, (text) => countryOfStore(text) !== null)
    case 'currency':
      return share(texts, 0.5, (text) => currencyOf(text) !== null)
    case 'channel':
      return share(texts, 0.5, (text) => channelOf(text) !== null)
    case 'costVAT':
      return share(texts, 0.5, (text) => yesOrNo(text) !== undefined)
    case 'vat':
      return share(texts, 0.5, (text) => vatIn(text) !== null)
    default:
      return true
  }
}

/** So many digits are a code, and no amount. */
const longestAmount = 7

const isCode = (text: string): boolean =>
  /^0\d+$/.test(text) || new RegExp(`^\\d{${longestAmount},}$`).test(text)

/**
 * Whether a column may hold amounts of money: some cell is a number, and neither its title nor its cells say that the
 * numbers are others (codes, flags, counts, measures).
 */
export function holdsAmounts(title: Cell, cells: Cells): boolean {
  if (namesOtherNumbers(title)) return false
  const texts = saidIn(cells).filter(isNumber)
  return texts.some((text) => !isCode(text)) && !texts.every((text) => text === '0' || text === '1')
}
