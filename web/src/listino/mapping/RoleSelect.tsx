import { type Certainty, labelOf, type Mapping, type Role, rolesChosenIn } from '@margine/listino'
import type { ColumnsAsked } from '@margine/listino/list'
import { useId } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import select from '../../ui/SelectField.module.css'
import { roleOf } from './choosing.ts'
import styles from './Mapping.module.css'
import { words } from './words.ts'

type Props = {
  asked: ColumnsAsked
  mapping: Mapping
  column: number
  onChoose: (column: number, role: Role | null) => void
}

const nameOf = ({ header }: ColumnsAsked, column: number): string =>
  header[column] || words.untitled(column + 1)

/** How sure it is what a column is; null for one that isn't used, or of a known file. */
function sureness(
  { choice, certainty }: ColumnsAsked,
  role: Role | null,
  column: number,
): Certainty | null {
  if (role === null) return null
  return roleOf(choice.mapping, column) === role ? (certainty[role] ?? null) : 'chosen'
}

/** What a column is. */
export function RoleSelect({ asked, mapping, column, onChoose }: Props) {
  const id = useId()
  const role = roleOf(mapping, column)
  const sure = sureness(asked, role, column)
  const offered = rolesChosenIn(asked.what)
  const roles = role === null || offered.includes(role) ? offered : [...offered, role]
  return (
    <div className={`field ${styles.role}`}>
      <label className={`label ${styles.named}`} htmlFor={id}>
        {nameOf(asked, column)}
      </label>
      <div className={select.box}>
        <select
          id={id}
          className="input"
          value={role ?? ''}
          data-used={role !== null}
          aria-describedby={`${id}-sure`}
          onChange={({ target }) =>
            onChoose(column, roles.find((one) => one === target.value) ?? null)
          }
        >
          <option value="">{words.unused}</option>
          {roles.map((one) => (
            <option key={one} value={one}>
              {labelOf(one)}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </div>
      <small className={`note ${styles.sure}`} id={`${id}-sure`} data-sure={sure}>
        {role === null ? asked.doubts[column] : sure !== null && words.sure[sure]}
      </small>
    </div>
  )
}
