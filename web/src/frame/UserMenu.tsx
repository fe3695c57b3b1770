import { useId, useRef, useState } from 'react'
import { lazyPart } from '../lazy/lazy-part.tsx'
import { person } from '../person/person.ts'
import { headerWords as words } from './header-words.ts'
import styles from './UserMenu.module.css'

const AccountItems = lazyPart(async () => (await import('./AccountItems.tsx')).AccountItems)

/** Who is signed in, and what they can do about it. */
export function UserMenu({ onLogout }: { onLogout: () => void }) {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const [wasOpened, setWasOpened] = useState(false)
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
      <div
        ref={menu}
        id={id}
        popover="auto"
        className={`card ${styles.items}`}
        onBeforeToggle={() => setWasOpened(true)}
      >
        <p className="note">{email}</p>
        {wasOpened && (
          <AccountItems onLogout={onLogout} close={() => menu.current?.hidePopover()} />
        )}
      </div>
    </div>
  )
}
