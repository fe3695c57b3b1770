import type { Mapping, Role } from '@margine/listino'
import { useId } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import type { ColumnsAsked } from '../shop/column-choice.ts'
import { offeredRoles, roleOf } from './choosing.ts'
import styles from './Mapping.module.css'
import { words } from './words.ts'

type Props = {
  asked: ColumnsAsked
  mapping: Mapping
  column: number
  onChoose: (column: number, role: Role | null) => void
}

export const nameOf = ({ header }: ColumnsAsked, column: number): string =>
  header[column] || words.untitled(column + 1)

/** How sure it is what a column is; empty for one that isn't used. */
function sureness({ choice, confidence }: ColumnsAsked, role: Role | null, column: number): string {
  if (role === null) return ''
  if (roleOf(choice.mapping, column) !== role) return words.said
  const degree = confidence[role]
  return degree === undefined ? '' : words.sure[degree]
}

/** What a column is. */
export function RoleSelect({ asked, mapping, column, onChoose }: Props) {
  const id = useId()
  const role = roleOf(mapping, column)
  const offered = offeredRoles[asked.what]
  const roles = role === null || offered.includes(role) ? offered : [...offered, role]
  return (
    <div className={styles.role}>
      <label htmlFor={id}>{nameOf(asked, column)}</label>
      <div className={styles.box}>
        <select
          id={id}
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
              {words.roles[one]}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </div>
      <small id={`${id}-sure`}>{sureness(asked, role, column)}</small>
    </div>
  )
}
