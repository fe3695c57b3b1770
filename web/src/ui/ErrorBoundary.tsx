import { Component, type ReactNode } from 'react'
import { strings } from '../strings.ts'
import { Failure } from './Failure.tsx'

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
