import { LeftUnread } from '../../ui/LeftUnread.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { ListState } from '../page/list-state.ts'
import type { WhyUnread } from '../worker/api.ts'

/** What is said of a list or costs on the device that aren't read. */
const words = {
  unread: {
    newerVersion:
      "Su questo dispositivo c'è un listino di una versione più nuova di Margine: per vederlo ricarica la pagina. Se apri un altro file dello stesso marketplace, quel listino va perso.",
    notAsked:
      'Il listino che hai su questo dispositivo è rimasto chiuso: per aprirlo ricarica la pagina. Se apri un altro file dello stesso marketplace, quel listino va perso.',
    unreadable:
      'Il listino che hai su questo dispositivo non si può leggere: resta lì finché non lo elimini o apri un altro file dello stesso marketplace.',
  } satisfies Record<WhyUnread, string>,
  unreadableCosts:
    'I costi che hai su questo dispositivo non si possono leggere: restano lì. Se vuoi ricominciare, eliminali da «I tuoi costi».',
  remove: 'Elimina dal dispositivo',
  removeQuestion:
    'Eliminiamo il listino da questo dispositivo? I tuoi file e i tuoi costi restano dove sono.',
}

type Props = {
  state: Pick<ListState, 'unread' | 'costs'>
  /** Deletes the list. */
  onRemove: () => void
}

/** What is on the device and isn't read. */
export const UnreadHere = ({ state: { unread, costs }, onRemove }: Props) => (
  <>
    {unread !== null && (
      <LeftUnread
        message={words.unread[unread]}
        remove={words.remove}
        question={words.removeQuestion}
        onRemove={onRemove}
      />
    )}
    {costs.keeping === 'unreadable' && <Notice kind="error">{words.unreadableCosts}</Notice>}
  </>
)
