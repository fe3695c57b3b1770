import type { Mapping, Role } from '@margine/listino'
import type { ColumnsAsked } from '@margine/listino/list'
import { roleOf } from './choosing.ts'
import styles from './Mapping.module.css'
import { RoleSelect } from './RoleSelect.tsx'
import { words } from './words.ts'

export type ColumnsProps = {
  asked: ColumnsAsked
  mapping: Mapping
  onChoose: (column: number, role: Role | null) => void
}

/** The first rows of a file, with what each column is above it. */
export function ColumnTable({ asked, mapping, onChoose }: ColumnsProps) {
  const { header, rows } = asked
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section className={`card ${styles.scroller}`} tabIndex={0} aria-label={words.columns}>
      <table className={styles.columns}>
        <thead>
          <tr>
            {header.map((name, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <th key={`${column} ${name}`} scope="col">
                <RoleSelect asked={asked} mapping={mapping} column={column} onChoose={onChoose} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            <tr key={at}>
              {header.map((name, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                <td key={`${column} ${name}`} data-used={roleOf(mapping, column) !== null}>
                  {row[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
