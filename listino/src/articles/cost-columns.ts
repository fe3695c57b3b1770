import { type Proposal, propose } from '../layouts/propose.ts'
import { recognise } from '../layouts/recognise.ts'
import { type Certainty, type Role, rolesChosenIn, rolesOfCostsAlone } from '../layouts/role.ts'
import { titleOf } from '../layouts/title.ts'
import type { Table } from '../table/table.ts'
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

/** The columns of a file of costs, with how certain each is. */
export function costColumns(beginning: Beginning): Proposal {
  const { header, sample, hidden } = beginning
  const layout = recognise(header)
  const { mapping, certainty } =
    layout === null
      ? withPriceAsCost(beginning, propose(header, sample, hidden))
      : columnsOfLayout(layout, beginning, 'IT')
  const found: Partial<Record<Role, readonly number[]>> = {}
  const degrees: Partial<Record<Role, Certainty>> = {}
  for (const role of rolesChosenIn('costs')) {
    const columns = mapping[role]
    if (columns === undefined || rolesOfCostsAlone.includes(role)) continue
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
