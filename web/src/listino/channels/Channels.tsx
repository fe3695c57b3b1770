import type { NamedChannel } from '@margine/listino'
import { lazyPart } from '../../lazy/lazy-part.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { List } from '../page/list.ts'
import type { ListState } from '../page/list-state.ts'
import { channelInWords } from './channel-terms.ts'
import { words } from './words.ts'

const ChannelsDialog = lazyPart(async () => {
  return (await import('./ChannelsDialog.tsx')).ChannelsDialog
})

type Props = {
  list: List
  state: ListState
  names: readonly NamedChannel[]
  /** Whether they are being chosen. */
  isChoosing: boolean
  onChosen: () => void
}

/** The channels that a list is compared on, each removed in one press, and the dialog that chooses them. */
export function Channels({ list, state, names, isChoosing, onChosen }: Props) {
  const { channels, choices, terms, facts } = state
  return (
    <>
      {names.length > 0 && (
        <section className="screen-only row" aria-label={words.compared}>
          <p>{words.compared}</p>
          {names.map(({ marketplace, label }) => {
            const channel = channels.find((one) => one.marketplace === marketplace)
            const name = channelInWords(label, channel ?? { marketplace }, terms)
            return (
              <Button
                key={marketplace}
                aria-label={words.remove(name)}
                onClick={() =>
                  list.compareOn(channels.filter((one) => one.marketplace !== marketplace))
                }
              >
                {name}
                <Icon name="close" />
              </Button>
            )
          })}
        </section>
      )}
      {names.map(({ marketplace, label }) => {
        const said = facts?.compared?.[marketplace] ?? []
        return (
          said.length > 0 && (
            <p key={marketplace}>
              {said.join(' ')} {words.forItsOwn(label)}
            </p>
          )
        )
      })}
      {isChoosing && (
        <ChannelsDialog
          channels={channels}
          choices={choices.channels}
          terms={terms}
          onCompare={list.compareOn}
          onTerms={list.changeTerms}
          onClose={onChosen}
        />
      )}
    </>
  )
}
