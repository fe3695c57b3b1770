import type { CalculationFormData } from '@margine/engine'
import type { Replaced } from '../../calculation/opened-from.ts'
import { calculate, ratesOf } from '../../calculation/rates.ts'
import { formatMargin, formatMoney } from '../../format.ts'
import { strings } from '../../strings.ts'
import { Button } from '../../ui/Button.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { words } from './words.ts'

type Props = {
  form: CalculationFormData
  title: string
  replaced: Replaced
  onOpen: () => void
  onClose: () => void
}

/** Asks before a calculation takes the place of the one on the screen. */
export function OpenQuestion({ form, title, replaced, onOpen, onClose }: Props) {
  const figures = figuresOf(form)
  return (
    <ModalDialog role="dialog" title={title} onClose={onClose}>
      {(close) => (
        <>
          <div className="stack tight">
            {figures !== null && (
              <p>
                <b>{figures}</b>
              </p>
            )}
            <p className="muted">{words.replaces[replaced]}</p>
          </div>
          <div className="row end">
            <Button onClick={close}>{strings.dialog.cancel}</Button>
            <Button
              variant="primary"
              onClick={() => {
                close()
                onOpen()
              }}
            >
              {words.open}
            </Button>
          </div>
        </>
      )}
    </ModalDialog>
  )
}

/** What the other calculation comes to; null where it comes to nothing. */
function figuresOf(form: CalculationFormData): string | null {
  const calculation = calculate(form)
  if (!calculation.ok) return null
  const { margine, guadagno } = calculation.result
  return words.figures(formatMargin(margine), formatMoney(guadagno, ratesOf(form).country.currency))
}
