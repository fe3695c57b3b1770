import type { CalculationFormData } from '@margine/engine'
import { useEffect, useEffectEvent, useState } from 'react'
import type { OpenedFrom } from '../../calculation/opened-from.ts'
import { FileDrop } from './FileDrop.tsx'
import { OpenQuestion } from './OpenQuestion.tsx'
import { readFile } from './read-file.ts'
import { readLink } from './read-link.ts'
import { forgetLink, takeLink } from './tab-link.ts'
import { words } from './words.ts'

type Opened = { form: CalculationFormData; from: OpenedFrom }

type Props = {
  /** The file that was chosen last, or null. */
  file: File | null
  /** Whether the calculation on the screen is more than an empty form: then the person is asked first. */
  isBegun: () => boolean
  onOpen: (form: CalculationFormData, from: OpenedFrom) => void
  /** What keeps a calculation from being opened; null where nothing does any more. */
  onProblem: (message: string | null) => void
}

/** Opens calculations that were made elsewhere: by a link, and by a file that is chosen or dropped. */
export function OpenedElsewhere({ file, isBegun, onOpen, onProblem }: Props) {
  const [asked, setAsked] = useState<Opened | null>(null)

  const open = ({ form, from }: Opened) => {
    onProblem(null)
    onOpen(form, from)
  }
  const openOrAsk = (opened: Opened) => {
    if (isBegun()) return setAsked(opened)
    forgetLink()
    open(opened)
  }
  const openLink = () => {
    const link = takeLink()
    if (link === null) return
    const read = readLink(link)
    if (typeof read !== 'string') return openOrAsk({ form: read, from: 'link' })
    forgetLink()
    onProblem(words.problems.link[read])
  }
  const openFile = async (chosen: File) => {
    const read = await readFile(chosen)
    if (typeof read !== 'string') openOrAsk({ form: read, from: 'file' })
    else onProblem(words.problems.file[read])
  }

  const onLink = useEffectEvent(openLink)
  useEffect(() => {
    const look = () => onLink()
    look()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])

  const onFile = useEffectEvent(openFile)
  useEffect(() => {
    if (file !== null) onFile(file)
  }, [file])

  return (
    <>
      <FileDrop onFile={openFile} onSeveral={() => onProblem(words.problems.file.several)} />
      {asked !== null && (
        <OpenQuestion
          {...asked}
          onOpen={() => open(asked)}
          onClose={() => {
            forgetLink()
            setAsked(null)
          }}
        />
      )}
    </>
  )
}
