import { describe, expect, it } from 'vitest'
import { accountOf, counted } from '../src/articles/account.ts'
import { columnInWords } from '../src/articles/account-words.ts'
import { MeasureColumns } from '../src/articles/measures.ts'
import { withNamed, wordOf } from '../src/command-line/columns.ts'
import { help } from '../src/command-line/help.ts'
import { knownLayouts } from '../src/layouts/known.ts'
import { propose } from '../src/layouts/propose.ts'
import {
  type Content,
  labelOf,
  type Role,
  roles,
  rolesChosenIn,
  rolesCountingIn,
  rolesOfCostsAlone,
} from '../src/layouts/role.ts'
import { synonyms } from '../src/layouts/synonyms.ts'

const all = Object.keys(roles) as Role[]

/** A cell as a column of some content has it. */
const cells: Readonly<Record<Content, string>> = {
  code: 'A-1',
  name: 'Lampada',
  amount: '12,50',
  vat: '22',
  currency: 'EUR',
  country: 'IT',
  day: '01/01/2026',
  yesOrNo: 'si',
  sender: 'FBA',
  rowKind: 'simple',
  format: 'asta',
  discounts: '10',
  count: '6',
  other: '12',
}

/** A list in which a column has the surest title of a role, beside a price and a sale price. */
function listWith(role: Role) {
  const shown = [...new Set<Role>(['price', 'salePrice', role])]
  const header = shown.map((one) => synonyms[one]?.usual[0] ?? '')
  const sample = [shown.map((one) => cells[roles[one].content])]
  return { header, sample, column: shown.indexOf(role) }
}

const titled = all.filter((role) => synonyms[role] !== undefined)

describe('Every role', () => {
  it.each(titled)('with titles is found by the surest, and named in the account: %s', (role) => {
    const { header, sample, column } = listWith(role)
    const proposal = propose(header, sample)
    expect(proposal.mapping[role]).toEqual([column])
    const account = accountOf({ ...proposal, table: { header, sample, hidden: new Set() } })
    const [found] = counted(account).filter((one) => one.role === role)
    expect(found && columnInWords(found, account)).toContain(labelOf(role))
  })

  it('without titles is in a known file, or has columns of its own', () => {
    const known = new Set(knownLayouts.flatMap(({ columns }) => Object.keys(columns)))
    const others = all.filter((role) => !titled.includes(role) && !known.has(role))
    expect(others).toEqual(['measures'])
    expect(new MeasureColumns(['Peso (g)', 'Misure (cm)']).columns).toHaveLength(2)
  })

  it.each(['articles', 'costs'] as const)(
    'that a seller may choose is taken on the command line and named in its help: %s',
    (what) => {
      for (const role of rolesChosenIn(what)) {
        const word = wordOf(role)
        expect(withNamed({}, [`${word}=Colonna`], ['Colonna'], what)).toEqual({ [role]: [0] })
        expect(help).toMatch(new RegExp(`(?<![\\w-])${word}(?![\\w-])`))
      }
    },
  )

  it('that changes the figures may be chosen', () => {
    const isChosenIn = (what: 'articles' | 'costs') => (role: Role) =>
      !rolesChosenIn(what).includes(role)
    expect(rolesCountingIn('articles').filter(isChosenIn('articles'))).toEqual(rolesOfCostsAlone)
    // In a file of costs Consuntivo reads VAT by the title alone.
    expect(rolesCountingIn('costs').filter(isChosenIn('costs'))).toEqual(['vat'])
  })
})
