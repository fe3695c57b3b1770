import type { CalculationFormData } from '@margine/engine'
import { useState } from 'react'
import { fragmentOf } from '../../../calculation/form-link.ts'
import { strings } from '../../../strings.ts'

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
