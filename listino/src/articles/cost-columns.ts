import { type Proposal, propose } from '../layouts/propose.ts'
import { recognise } from '../layouts/recognise.ts'
import type { Role } from '../layouts/role.ts'
import { headerKey } from '../table/cell.ts'
import type { Table } from '../table/table.ts'
import { mappingOf } from './open-list.ts'

type Beginning = Pick<Table, 'header' | 'sample'>

/** Whether a column called price may be what the seller pays; one that says that it is a selling price may not. */
export const isCostToo = (title: string | undefined): boolean => headerKey(title ?? '') === 'prezzo'

/** The column of the costs: in a file that nobody knows and that has none, the one called «Prezzo». */
function costRole({ header, sample }: Beginning): { role: Role; proposal: Proposal } {
  const layout = recognise(header)
  if (layout !== null) {
    const mapping = mappingOf(layout, { header, sample })
    return { role: 'cost', proposal: { mapping, confidence: knownColumns } }
  }
  const proposal = propose(header, sample)
  const { cost, price } = proposal.mapping
  const isPrice = cost === undefined && isCostToo(header[price?.[0] ?? -1])
  return { role: isPrice ? 'price' : 'cost', proposal }
}

/** The columns of a file of costs, with how sure each is. */
export function costColumns(beginning: Beginning): Proposal {
  const { role, proposal } = costRole(beginning)
  const { mapping, confidence } = proposal
  const { sku, [role]: cost, currency } = mapping
  return {
    mapping: {
      ...(sku === undefined ? {} : { sku }),
      ...(cost === undefined ? {} : { cost }),
      ...(currency === undefined ? {} : { currency }),
    },
    confidence: {
      sku: confidence.sku ?? 'probabile',
      cost: confidence[role] ?? 'probabile',
      ...(currency === undefined ? {} : { currency: confidence.currency ?? 'probabile' }),
    },
  }
}

const knownColumns = { sku: 'certa', cost: 'certa', currency: 'certa' } as const
