import { lazyPart } from '../lazy/lazy-part.tsx'
import { SidePanel } from '../ui/SidePanel.tsx'
import { headerWords as words } from './header-words.ts'

const MenuItems = lazyPart(async () => (await import('./MenuItems.tsx')).MenuItems)

type Props = { onOpenGuide: () => void; onLogout: () => void; onClose: () => void }

/** On small screens, everything that isn't a tab. */
export function MobileMenu({ onOpenGuide, onLogout, onClose }: Props) {
  return (
    <SidePanel title={words.menu} closeLabel={words.closeMenu} onClose={onClose}>
      {(close) => <MenuItems onOpenGuide={onOpenGuide} onLogout={onLogout} close={close} />}
    </SidePanel>
  )
}
