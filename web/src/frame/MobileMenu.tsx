import { useId } from 'react'
import { pageSettings } from '../page-settings.ts'
import { signedInUser } from '../session/signed-in-user.ts'
import { strings } from '../strings.ts'
import { SidePanel } from '../ui/SidePanel.tsx'
import { SoonBadge } from '../ui/SoonBadge.tsx'
import styles from './MobileMenu.module.css'

const words = strings.header

type Props = { onOpenGuide: () => void; onLogout: () => void; onClose: () => void }

/** On small screens, everything that isn't a tab. */
export function MobileMenu({ onOpenGuide, onLogout, onClose }: Props) {
  const soon = useId()
  return (
    <SidePanel title={words.menu} closeLabel={words.closeMenu} onClose={onClose}>
      {(close) => (
        <>
          <p className={styles.email}>{signedInUser.email}</p>
          <ul className={styles.items}>
            <li>
              <button
                type="button"
                onClick={() => {
                  // Closed first, so that the guide gives the focus back to what opened the menu.
                  close()
                  onOpenGuide()
                }}
              >
                {words.guide}
              </button>
            </li>
            <li>
              <a href={pageSettings.feedbackMailUrl}>{words.feedback}</a>
            </li>
            <li>
              <button type="button" disabled aria-describedby={soon}>
                {words.settings} <SoonBadge id={soon} />
              </button>
            </li>
            <li>
              <button type="button" onClick={onLogout}>
                {words.logout}
              </button>
            </li>
          </ul>
        </>
      )}
    </SidePanel>
  )
}
