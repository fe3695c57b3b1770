import { device, tab } from './vault.ts'

/** The marketplace whose list was shown last, in this tab or else in any; null where none was. */
export function lastShown(): string | null {
  const { marketplace = null }: { marketplace?: unknown } =
    tab.get('listino') ?? device.get('listino') ?? {}
  return typeof marketplace === 'string' ? marketplace : null
}

export function keepShown(marketplace: string): void {
  for (const one of [tab, device]) one.set('listino', { marketplace })
}
