import '../styles/tokens.css'
import '../styles/base.css'
import '../styles/primitives.css'
import { type ReactNode, StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'

/** Puts a page on the screen. */
export function mount(page: ReactNode): void {
  const container = document.getElementById('app')
  if (container === null) throw new Error('The page has no #app')
  const root = createRoot(container)
  // In slices: what is touched meanwhile is answered between them.
  startTransition(() =>
    root.render(
      <StrictMode>
        <ErrorBoundary>{page}</ErrorBoundary>
      </StrictMode>,
    ),
  )
}
