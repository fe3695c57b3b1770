import type { CalculationFormData } from '@margine/engine'
import { useState } from 'react'
import type { OpenedFrom, Replaced } from '../../calculation/opened-from.ts'
import { signedInUser } from '../../session/signed-in-user.ts'
import { FileDrop } from './FileDrop.tsx'
import { OpenQuestion } from './OpenQuestion.tsx'
import { readLink } from './read-link.ts'
import { forgetLink, putBack } from './tab-link.ts'
import { useFile } from './useFile.ts'
import { useLink } from './useLink.ts'
import { words } from './words.ts'

type Opened = { form: CalculationFormData; from: OpenedFrom }
type Asked = Opened & { replaced: Replaced }

type Props = {
  /** The file that was chosen last, or null. */
  file: File | null
  /** What would be replaced, about which the person is asked first; null where that is an empty form. */
  replaced: Replaced | null
  onOpen: (form: CalculationFormData, from: OpenedFrom) => void
  /** Called when the question was answered. */
  onAnswered: () => void
  /** What keeps a calculation from being opened; null where nothing does any more. */
  onProblem: (message: string | null) => void
}

/** Opens calculations that were made elsewhere: by a link, and by a file that is chosen or dropped. */
export function OpenedElsewhere({ file, replaced, onOpen, onAnswered, onProblem }: Props) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [dropped, setDropped] = useState<File | null>(null)

  const openOrAsk = ({ form, from }: Opened) => {
    if (replaced === null) onOpen(form, from)
    else setAsked({ form, from, replaced })
  }

  useLink(asked?.from === 'link', (link) => {
    onProblem(null)
    const form = readLink(link)
    if (typeof form === 'string') return onProblem(words.problems.link[form])
    if (replaced !== null) putBack(link, signedInUser.email)
    openOrAsk({ form, from: 'link' })
  })

  const follow = {
    onBegin: () => onProblem(null),
    onRead: (form: Parameters<Parameters<typeof useFile>[1]['onRead']>[0]) => {
      if (typeof form === 'string') onProblem(words.problems.file[form])
      else openOrAsk({ form, from: 'file' })
    },
  }
  useFile(file, follow)
  useFile(dropped, follow)

  return (
    <>
      <FileDrop onFile={setDropped} onSeveral={() => onProblem(words.problems.file.several)} />
      {asked !== null && (
        <OpenQuestion
          {...asked}
          onOpen={() => onOpen(asked.form, asked.from)}
          onClose={() => {
            forgetLink()
            setAsked(null)
            onAnswered()
          }}
        />
      )}
    </>
  )
}
