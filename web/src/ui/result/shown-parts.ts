import { type BreakdownItem, roundToCents } from '@margine/engine'

/** A part of a commission. */
export type Part = NonNullable<BreakdownItem['voci']>[number]

/** Less than half a cent that is missing to a minimum is nothing to show. */
const isShown = ({ tipo, importo }: Part) => tipo !== 'minimo' || roundToCents(importo) > 0

/** The parts of a cost that there is something to show of: one alone is the whole. */
export const shownPartsOf = ({ voci = [] }: BreakdownItem): readonly Part[] => voci.filter(isShown)
