import type { ReactNode } from 'react'
import { ErrorBoundary } from './ErrorBoundary.tsx'

type Props = { close: () => void; children: (close: () => void) => ReactNode }

/** What a dialog holds: where that fails, the title and the way to close it stay. */
export function DialogContent(props: Props) {
  return (
    <ErrorBoundary>
      <Content {...props} />
    </ErrorBoundary>
  )
}

/** A component of its own, so that the boundary also catches what the function itself throws. */
const Content = ({ close, children }: Props) => children(close)
