import type { ComponentProps } from 'react'
import { Chunk } from './chunk.ts'
import type { SavedScreen as Saved } from './features/saved/SavedScreen.tsx'
import type { ScenariosScreen as Scenarios } from './features/scenarios/ScenariosScreen.tsx'
import { LazyPart } from './ui/LazyPart.tsx'

const scenarios = new Chunk('scenarios', async () => {
  return (await import('./features/scenarios/ScenariosScreen.tsx')).ScenariosScreen
})

const saved = new Chunk('saved', async () => {
  return (await import('./features/saved/SavedScreen.tsx')).SavedScreen
})

export function ScenariosScreen(props: ComponentProps<typeof Scenarios>) {
  return <LazyPart chunk={scenarios} props={props} />
}

export function SavedScreen(props: ComponentProps<typeof Saved>) {
  return <LazyPart chunk={saved} props={props} />
}
