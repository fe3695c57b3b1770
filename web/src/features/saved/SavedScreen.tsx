import { strings } from '../../strings.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

const words = strings.saved

export function SavedScreen({ onBack }: { onBack: () => void }) {
  return (
    <EmptyState heading="h1" title={words.emptyTitle} text={words.emptyText}>
      <Button onClick={onBack}>{strings.scenarios.back}</Button>
    </EmptyState>
  )
}
