import { type ComparedRow, isOwnShop, leavesNothing } from '@margine/engine'
import { strings } from '../../application-strings.ts'
import { currencySymbols, formatMargin, formatMoney } from '../../format.ts'
import { Icon } from '../../ui/Icon.tsx'
import { type Extent, spanOf, zeroOf } from '../../ui/result/extent.ts'
import { CategoryCell, RateDetails } from './CategoryCell.tsx'
import { ShippingThere } from './CostsThere.tsx'
import { type List, type Naming, namings, type Terms } from './list.ts'
import styles from './PlaceTable.module.css'
import { words } from './words.ts'

const { columns } = words

type Props = {
  list: List
  naming: Naming
  row: ComparedRow
  /** Its place in the table; null where it can't be compared. */
  place: number | null
  terms: Terms
}

/** A place: what it is, by which rates, and what the sale leaves there. */
export function PlaceRow({ list, naming, row, place, terms }: Props) {
  const { form, extent, costs, onCategory, onCosts, onOpen } = list
  const { guadagno, margine, prezzoPari, isForm } = row
  const { currency } = row.country
  return (
    <tr data-own={isForm}>
      {place !== null && <td className={styles.rank}>{words.rank(place)}</td>}
      <th scope="row" className={styles.name}>
        {namings[naming](row)}
        {isForm && <span className={`badge ${styles.own}`}>{words.yours}</span>}
        {naming === 'marketplace' && isOwnShop(row) && (
          <span className={`note ${styles.aside}`}>{words.ownShop}</span>
        )}
        {naming === 'marketplace' &&
          row.unknown.map((what) => (
            <span key={what} className={`note ${styles.aside}`}>
              {words.unknown[what]}
            </span>
          ))}
        {naming === 'marketplace' && form.logisticaAmazon != null && row.shippedBy === 'seller' && (
          <ShippingThere
            name={namings[naming](row)}
            text={costs.shippingOn[row.marketplace] ?? ''}
            otherwise={costs.shipping}
            suffix={currencySymbols[currency]}
            onType={(text) =>
              onCosts({ ...costs, shippingOn: { ...costs.shippingOn, [row.marketplace]: text } })
            }
          />
        )}
        {naming === 'country' && (
          <span className={`note ${styles.aside}`}>{words.vat(row.vatPercent)}</span>
        )}
      </th>
      {terms !== 'elsewhere' && (
        <td className={styles.category}>
          <CategoryCell
            form={form}
            row={row}
            choosable={terms === 'chosen'}
            onCategory={onCategory}
          />
          <RateDetails form={form} row={row} />
        </td>
      )}
      <td className={styles.guadagno}>
        <Label>{columns.guadagno}</Label>
        {formatMoney(guadagno, currency)}
        {row.verdict === 'taxedAway' && (
          <span className={`note ${styles.aside}`}>{strings.results.taxedAway}</span>
        )}
        {place !== null && <ProfitBar row={row} extent={extent} />}
      </td>
      <td className={styles.margine}>
        <Label>{columns.margine}</Label>
        {formatMargin(margine)}
      </td>
      {place !== null && (
        <td className={styles.prezzoPari}>
          <Label>{columns.prezzoPari}</Label>
          {prezzoPari === null ? words.noPrice : formatMoney(prezzoPari, currency)}
        </td>
      )}
      <td className={styles.open}>
        {!isForm && <OpenPlace name={namings[naming](row)} onOpen={() => onOpen(row.changes)} />}
      </td>
    </tr>
  )
}

/** What a figure is, where its column has no head: the table has one for who doesn't see it. */
function Label({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className={styles.label}>
      {children}
    </span>
  )
}

/** A profit as a bar, to the left of zero for a loss: a picture of the figure above it. */
function ProfitBar({ row, extent }: { row: ComparedRow; extent: Extent }) {
  return (
    <span aria-hidden="true" className={styles.bar}>
      {extent.least < 0 && <span className={styles.zero} style={{ left: zeroOf(extent) }} />}
      <span
        className={styles.fill}
        data-loss={leavesNothing(row.verdict)}
        style={spanOf(row.guadagno, extent)}
      />
    </span>
  )
}

/** The way from a place back to the calculation, which goes there. */
function OpenPlace({ name, onOpen }: { name: string; onOpen: () => void }) {
  return (
    <button type="button" className={`quiet ${styles.go}`} onClick={onOpen}>
      {words.open.short}
      <span className="visually-hidden">{words.open.where(name)}</span>
      <Icon name="arrow" />
    </button>
  )
}
