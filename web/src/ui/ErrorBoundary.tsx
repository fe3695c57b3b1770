import { Component, type ReactNode } from 'react'
import { strings } from '../strings.ts'
import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'
import styles from './Placeholder.module.css'

const words = strings.part

type FailureProps = { text: string; onRetry: () => void; retrying?: boolean }

/** Stands where a part of the page can't be shown: says why, with «Riprova». */
export function Failure({ text, onRetry, retrying = false }: FailureProps) {
  return (
    <div className={`muted ${styles.placeholder}`}>
      <Notice kind="error">{text}</Notice>
      <Button onClick={onRetry}>{retrying ? words.retrying : words.retry}</Button>
    </div>
  )
}

type Props = { children: ReactNode }
type State = { failed: boolean }

/** Catches an error while its children render, and shows «Riprova» in their place, which renders them again. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <Failure text={strings.part.broken} onRetry={() => this.setState({ failed: false })} />
  }
}
