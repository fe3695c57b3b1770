import type { ColumnsProps } from './ColumnTable.tsx'
import styles from './Mapping.module.css'
import { RoleSelect } from './RoleSelect.tsx'
import { words } from './words.ts'

const examples = 3

/** The columns of a file one under the other, each with what stands in it: for a narrow screen. */
export function ColumnCards({ asked, mapping, onChoose }: ColumnsProps) {
  return (
    <ul className={`stack ${styles.cards}`} aria-label={words.columns}>
      {asked.header.map((name, column) => {
        const cells = asked.rows.map((row) => row[column] ?? '').filter((cell) => cell !== '')
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <li key={`${column} ${name}`}>
            <RoleSelect asked={asked} mapping={mapping} column={column} onChoose={onChoose} />
            <p className={`note ${styles.named}`}>{cells.slice(0, examples).join(' · ')}</p>
          </li>
        )
      })}
    </ul>
  )
}
