import {
  type CalculationFormData,
  type CategoryTable,
  datedCards,
  margine131,
  type RateCard,
} from '@margine/engine'

const { countries, marketplaces } = margine131
const dated: Readonly<Record<string, readonly RateCard[]>> = datedCards

const tables = [...Object.values(marketplaces), ...Object.values(dated).flat()].flatMap(
  ({ fees }): CategoryTable[] => ('categories' in fees ? [fees] : []),
)

/** Whether the country, the marketplace and the categories of a form are among those of any card that there is. */
export function isKnownPlace(form: CalculationFormData): boolean {
  const { paese, marketplace } = form
  const isSold = Object.hasOwn(marketplaces, marketplace) || Object.hasOwn(dated, marketplace)
  const isCategory = ({ field }: CategoryTable) =>
    tables.some(
      (table) => table.field === field && Object.hasOwn(table.categories, form[field] ?? 'base'),
    )
  return Object.hasOwn(countries, paese) && isSold && tables.every(isCategory)
}
