import { useId } from 'react'
import { shownScreen } from '../history.ts'
import { SoonBadge } from '../ui/SoonBadge.tsx'
import { show } from './show-screen.ts'

const words = { profile: 'Il tuo profilo', settings: 'Impostazioni', logout: 'Logout' } as const

type Props = {
  onLogout: () => void
  /** Closes the menu that they are in. */
  close: () => void
}

/** What somebody who is signed in can do about themselves: the end of each menu. */
export function AccountItems({ onLogout, close }: Props) {
  const soon = useId()
  /** Other pages than the application have no screens: from there a link leads to it. */
  const isElsewhere = shownScreen() === ''
  return (
    <ul>
      <li>
        {isElsewhere ? (
          <a className="menu-item" href="/#profile">
            {words.profile}
          </a>
        ) : (
          <MenuButton name={words.profile} close={close} onPress={() => show('profile')} />
        )}
      </li>
      <li>
        <button type="button" className="menu-item" disabled aria-describedby={soon}>
          {words.settings} <SoonBadge id={soon} />
        </button>
      </li>
      <li>
        <MenuButton name={words.logout} close={close} onPress={onLogout} />
      </li>
    </ul>
  )
}

type ButtonProps = { name: string; close: () => void; onPress: () => void }

/** A button of a menu, which closes first: what it opens gives the focus back to what opened the menu. */
export const MenuButton = ({ name, close, onPress }: ButtonProps) => (
  <button
    type="button"
    className="menu-item"
    onClick={() => {
      close()
      onPress()
    }}
  >
    {name}
  </button>
)
