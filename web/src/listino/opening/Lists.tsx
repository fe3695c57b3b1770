import { counted } from '../../italian/counts.ts'
import type { List } from '../page/list.ts'
import type { ListState } from '../page/list-state.ts'
import { words } from '../words.ts'

type Props = {
  list: List
  state: ListState
}

/** The lists on this device, one for each marketplace, and the way from one to another: nothing where there is one alone. */
export function Lists({ list, state }: Props) {
  const { lists, marketplace, facts, progress } = state
  const others = lists.filter((one) => one.marketplace !== marketplace)
  if (list.isExample || others.length === 0) return null
  return (
    <nav className="screen-only row" aria-label={words.lists.title}>
      {lists.map((one) => {
        const isShown = one.marketplace === marketplace
        const count = isShown && facts !== null ? facts.articles : one.articles
        return (
          <button
            key={one.marketplace}
            type="button"
            className="pressable"
            aria-pressed={isShown}
            disabled={progress !== null}
            onClick={() => list.show(one.marketplace)}
          >
            {one.label} {count !== null && counted(count)}
          </button>
        )
      })}
    </nav>
  )
}
