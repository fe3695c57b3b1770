import { useId } from 'react'
import { person } from '../person/person.ts'
import { SoonBadge } from '../ui/SoonBadge.tsx'
import { headerWords as words } from './header-words.ts'
import styles from './UserMenu.module.css'

/** Who is signed in, and what they can do about it. */
export function UserMenu({ onLogout }: { onLogout: () => void }) {
  const id = useId()
  const { name, email } = person
  return (
    <div className={styles.user}>
      <span className={styles.name}>{name}</span>
      <button
        type="button"
        className={`icon-button ${styles.toggle}`}
        aria-label={words.userMenu}
        popoverTarget={id}
      >
        {name.slice(0, 1).toUpperCase()}
      </button>
      <div id={id} popover="auto" className={`card ${styles.items}`}>
        <p className="note">{email}</p>
        <button type="button" className="menu-item" disabled aria-describedby={`${id}-soon`}>
          {words.settings} <SoonBadge id={`${id}-soon`} />
        </button>
        <button
          type="button"
          className="menu-item"
          popoverTarget={id}
          popoverTargetAction="hide"
          onClick={onLogout}
        >
          {words.logout}
        </button>
      </div>
    </div>
  )
}
