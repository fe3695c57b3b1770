import type { CalculationFormData } from '@margine/engine'
import { useEffect, useId, useRef, useState } from 'react'
import { fragmentOf } from '../../../calculation/form-link.ts'
import { strings } from '../../../strings.ts'
import { Button } from '../../../ui/Button.tsx'
import { ModalDialog } from '../../../ui/ModalDialog.tsx'

/** What is said of the link to a calculation. */
export const shareWords = {
  copy: 'Copia link',
  share: 'Condividi',
  copied: 'Link copiato: chi lo apre in Margine trova questo calcolo.',
  title: 'Copia il link',
  hint: 'Il browser non ci permette di copiarlo per te: è già selezionato, copialo tu.',
  field: 'Link al calcolo',
} as const

type Outcome = { form: CalculationFormData; link: string; kind: 'copied' | 'shown' }

/** Phones and tablets have a sheet of their own for what is shared. */
const hasSheet = () => 'share' in navigator && matchMedia('(pointer: coarse)').matches

/** Whether the person closed the sheet, which needs no answer. */
const isDismissed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Gives the link to a calculation away: to the device's own sheet, to the clipboard, or to be copied by hand. */
export function useShare(form: CalculationFormData) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const bySheet = hasSheet()
  const share = async () => {
    const link = `${location.origin}/${fragmentOf(form)}`
    setOutcome(null)
    try {
      if (bySheet) return await navigator.share({ title: strings.product, url: link })
      await navigator.clipboard.writeText(link)
      setOutcome({ form, link, kind: 'copied' })
    } catch (error) {
      if (!isDismissed(error)) setOutcome({ form, link, kind: 'shown' })
    }
  }
  return {
    bySheet,
    share,
    /** Whether the link in the clipboard is the one to this calculation. */
    isCopied: outcome?.kind === 'copied' && outcome.form === form,
    /** The link to copy by hand, or null. */
    shown: outcome?.kind === 'shown' ? outcome.link : null,
    hide: () => setOutcome(null),
  }
}

type Props = { link: string; onClose: () => void }

/** Shows the link to a calculation where the browser doesn't let us copy it. */
export function LinkToCopy({ link, onClose }: Props) {
  return (
    <ModalDialog role="dialog" title={shareWords.title} onClose={onClose}>
      {(close) => (
        <>
          <Link link={link} />
          <Button variant="primary" onClick={close}>
            {strings.dialog.ok}
          </Button>
        </>
      )}
    </ModalDialog>
  )
}

function Link({ link }: { link: string }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {shareWords.field}
      </label>
      <input
        ref={field}
        className="input"
        id={id}
        readOnly
        value={link}
        aria-describedby={`${id}-hint`}
      />
      <p className="note" id={`${id}-hint`}>
        {shareWords.hint}
      </p>
    </div>
  )
}
