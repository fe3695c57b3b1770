import { type ComponentProps, useState } from 'react'
import { Disclosure } from './Disclosure.tsx'

type Props = Omit<ComponentProps<typeof Disclosure>, 'open' | 'onToggle'> & { startsOpen?: boolean }

/** A {@link Disclosure} that knows by itself whether it is open. */
export function Foldable({ startsOpen = false, ...section }: Props) {
  const [open, setOpen] = useState(startsOpen)
  return <Disclosure {...section} open={open} onToggle={() => setOpen(!open)} />
}
