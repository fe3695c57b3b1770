import {
  type BulkColumns,
  compileTariffs,
  type Rates,
  type Sale,
  type Tariffs,
} from '../src/index.ts'

/** Sales as rows, each with a tariff of its own. */
export function rowsOf(sales: readonly (readonly [Sale, Rates])[]): [BulkColumns, Tariffs] {
  const column = (amountOf: (sale: Sale) => number) =>
    Float64Array.from(sales, ([sale]) => amountOf(sale))
  const columns: BulkColumns = {
    length: sales.length,
    prezzoVendita: column(({ prezzoVendita }) => prezzoVendita),
    costo: column(({ costo }) => costo),
    spedizione: column(({ spedizione }) => spedizione),
    packaging: column(({ packaging }) => packaging),
    pubblicita: column(({ pubblicitaIn, pubblicita }) =>
      pubblicitaIn === 'euro' ? pubblicita : 0,
    ),
    logistica: column(({ logistica }) => logistica),
    tariffa: Uint16Array.from(sales, (_, row) => row),
  }
  return [columns, compileTariffs(sales.map(([sale, rates]) => ({ ...sale, rates })))]
}
