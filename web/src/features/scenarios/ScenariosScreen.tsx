import { strings } from '../../strings.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

const words = strings.scenarios

type Props = { hasResult: boolean; onBack: () => void }

export function ScenariosScreen({ hasResult, onBack }: Props) {
  return (
    <EmptyState
      heading="h1"
      title={hasResult ? words.comingTitle : words.emptyTitle}
      text={hasResult ? words.comingText : words.emptyText}
    >
      <Button onClick={onBack}>{words.back}</Button>
    </EmptyState>
  )
}
