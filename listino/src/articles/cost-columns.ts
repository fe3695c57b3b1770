import { marketplaceIn } from '../layouts/marketplaces.ts'
import { type Proposal, propose } from '../layouts/propose.ts'
import { recognise } from '../layouts/recognise.ts'
import { type Certainty, type Role, rolesAskedOfCosts, rolesChosenIn } from '../layouts/role.ts'
import { countryOfStore } from '../layouts/stores.ts'
import { titleOf } from '../layouts/title.ts'
import { headerKey, textIn } from '../table/cell.ts'
import type { Table } from '../table/table.ts'
import { learnedRoles } from './learned.ts'
import { MeasureColumns } from './measures.ts'
import { columnsOfLayout } from './open-list.ts'

type Beginning = Pick<Table, 'header' | 'sample'> & Partial<Pick<Table, 'hidden'>>

/** Whether a column called price may be what the seller pays; one that says that it is a selling price may not. */
export function isCostToo(title: string | undefined): boolean {
  const { subject, includesVAT } = titleOf(title ?? '')
  return subject === 'prezzo' && includesVAT === null
}

/** In an unknown file without costs, the column called «Prezzo» is that of the costs. */
function withPriceAsCost({ header }: Beginning, { mapping, certainty }: Proposal): Proposal {
  const { price, priceVAT } = mapping
  if (mapping.cost !== undefined || price === undefined) return { mapping, certainty }
  if (!isCostToo(header[price[0] ?? -1])) return { mapping, certainty }
  return {
    mapping: { ...mapping, cost: price, ...(priceVAT && { costVAT: priceVAT }) },
    certainty: {
      ...certainty,
      cost: certainty.price ?? 'guess',
      ...(priceVAT && { costVAT: certainty.priceVAT ?? 'guess' }),
    },
  }
}

/** What suppliers call what the seller pays, discounts taken off. */
const netPrices: readonly string[] = ['prezzo netto', 'netto', 'prz netto', 'net price']

/** In a file without costs and other prices, the one column «Prezzo netto» may be what the seller pays: that is asked. */
function withNetPriceAsCost({ header }: Beginning, proposal: Proposal): Proposal {
  const { mapping, certainty } = proposal
  const columns = [...header.keys()].filter((at) =>
    netPrices.includes(titleOf(header[at] ?? '').words),
  )
  const isOnlyPrice = mapping.price === undefined || mapping.price[0] === columns[0]
  return mapping.cost === undefined && isOnlyPrice && columns.length === 1
    ? { mapping: { ...mapping, cost: columns }, certainty: { ...certainty, cost: 'guess' } }
    : proposal
}

/** Whether cells that could name a store's country name marketplaces: several, or one without a country. */
function namesMarketplaces({ sample }: Beginning, [column = -1]: readonly number[]): boolean {
  const said = sample.map((row) => textIn(row[column])).filter((text) => text !== '')
  const named = new Set(said.map(marketplaceIn).filter((one) => one !== null))
  return named.size > 1 || (named.size === 1 && said.every((one) => countryOfStore(one) === null))
}

const ofSales = /offert|promo|sald|scont|campagn|special|sale|discount|offer/i

/**
 * In a file of costs a column «Marketplace» says where they hold, and not in which country; days that could be those of an
 * offer, and don't say so, are those of the costs.
 */
function withHolding(beginning: Beginning, { mapping, certainty }: Proposal): Proposal {
  const { store, saleFrom, saleTo, ...others } = mapping
  const titled = beginning.header.findIndex((title) => headerKey(title) === 'marketplace')
  const place = titled === -1 ? [] : [titled]
  const degree = (role: Role) => certainty[role] ?? 'guess'
  const areOfCosts = ([column = -1]: readonly number[]) =>
    !ofSales.test(String(beginning.header[column] ?? ''))
  const isMarketplace = titled !== -1 && namesMarketplaces(beginning, place)
  const isStore = store !== undefined && !(isMarketplace && store.includes(titled))
  const moved: Partial<Record<Role, readonly number[]>> = {
    ...(isMarketplace && { costMarketplace: place }),
    ...(saleFrom && areOfCosts(saleFrom) && { validFrom: saleFrom }),
    ...(saleTo && areOfCosts(saleTo) && { validTo: saleTo }),
  }
  return {
    mapping: { ...(isStore && { store }), ...moved, ...others },
    certainty: {
      ...certainty,
      costMarketplace: certainty.costMarketplace ?? 'title',
      validFrom: certainty.validFrom ?? degree('saleFrom'),
      validTo: certainty.validTo ?? degree('saleTo'),
    },
  }
}

/** The columns of a file of costs, with how certain each is. */
export function costColumns(beginning: Beginning): Proposal {
  const { header, sample, hidden } = beginning
  const layout = recognise(header)
  const { mapping, certainty } =
    layout === null
      ? withHolding(
          beginning,
          withNetPriceAsCost(
            beginning,
            withPriceAsCost(beginning, propose(header, sample, hidden)),
          ),
        )
      : columnsOfLayout(layout, beginning, 'IT')
  const found: Partial<Record<Role, readonly number[]>> = {}
  const degrees: Partial<Record<Role, Certainty>> = {}
  for (const role of [...rolesChosenIn('costs'), ...learnedRoles]) {
    const columns = mapping[role]
    if (columns === undefined || rolesAskedOfCosts.includes(role)) continue
    found[role] = columns
    degrees[role] = certainty[role] ?? 'guess'
  }
  const measures = new MeasureColumns(header).columns
  if (measures.length > 0) {
    found.measures = measures
    degrees.measures = 'title'
  }
  return { mapping: found, certainty: degrees }
}
