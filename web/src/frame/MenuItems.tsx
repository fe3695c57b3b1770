import { pageSettings } from '../page-settings.ts'
import { person } from '../person/person.ts'
import { AccountItems, MenuButton } from './AccountItems.tsx'
import { headerWords as words } from './header-words.ts'
import styles from './MenuItems.module.css'

type Props = {
  onOpenGuide: () => void
  onLogout: () => void
  /** Closes the menu. */
  close: () => void
}

/** What is in the menu of small screens: who is signed in, and what they can do. */
export function MenuItems({ onOpenGuide, onLogout, close }: Props) {
  return (
    <>
      <p className="muted">{person.email}</p>
      <div className={styles.items}>
        <ul>
          <li>
            <MenuButton name={words.guide} close={close} onPress={onOpenGuide} />
          </li>
          <li>
            <a className="menu-item" href={pageSettings.feedbackMailUrl}>
              Feedback
            </a>
          </li>
        </ul>
        <AccountItems onLogout={onLogout} close={close} />
      </div>
    </>
  )
}
