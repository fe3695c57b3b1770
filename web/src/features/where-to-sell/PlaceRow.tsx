import { type ComparedRow, isOwnShop } from '@margine/engine'
import { formatMargin, formatMoney } from '../../format.ts'
import { CategoryCell } from './CategoryCell.tsx'
import { type List, type Naming, namings } from './list.ts'
import { OpenPlace } from './OpenPlace.tsx'
import styles from './PlaceTable.module.css'
import { ProfitBar } from './ProfitBar.tsx'
import { RateDetails } from './RateDetails.tsx'
import type { Terms } from './terms.ts'
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
  const { form, extent, onCategory, onOpen } = list
  const { guadagno, margine, prezzoPari, isForm } = row
  const { currency } = row.country
  return (
    <tr data-own={isForm}>
      {place !== null && <td className={styles.rank}>{words.rank(place)}</td>}
      <th scope="row" className={styles.name}>
        {namings[naming](row)}
        {isForm && <span className={styles.own}>{words.yours}</span>}
        {naming === 'marketplace' && isOwnShop(row) && (
          <span className={styles.aside}>{words.ownShop}</span>
        )}
        {naming === 'marketplace' &&
          row.unknown.map((what) => (
            <span key={what} className={styles.aside}>
              {words.unknown[what]}
            </span>
          ))}
        {naming === 'country' && <span className={styles.aside}>{words.vat(row.vatPercent)}</span>}
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
