import {
  addedDefaults,
  type CalculationFormData,
  type FbaPiece,
  fbaCardOf,
  invalidFieldsOf,
} from '@margine/engine'
import { type Dispatch, useState } from 'react'
import { strings } from '../../../../application-strings.ts'
import { ratesOf } from '../../../../calculation/rates.ts'
import { today } from '../../../../calculation/today.ts'
import { currencySymbols } from '../../../../format.ts'
import { dayWithArticle } from '../../../../italian/day.ts'
import { ChoiceField } from '../../../../ui/ChoiceField.tsx'
import { NumberField } from '../../../../ui/form/NumberField.tsx'
import type { CalculatorAction } from '../../calculator.ts'
import { BesideOwnShipping } from './BesideOwnShipping.tsx'
import { FbaFee } from './FbaFee.tsx'
import { PieceFields } from './PieceFields.tsx'
import { words } from './words.ts'

const { withoutVat, withVat } = strings.calculator

type Shipper = keyof typeof words.shippers

const shippers = (['seller', 'amazon'] as const).map((value) => ({
  value,
  label: words.shippers[value],
}))

const unmeasured: FbaPiece = {
  lunghezza: '',
  larghezza: '',
  altezza: '',
  peso: '',
  pericolosa: false,
  mesi: '',
}

type Props = { form: CalculationFormData; dispatch: Dispatch<CalculatorAction> }

/** Who ships, what Amazon takes for it, and what the customer pays for it. */
export function ShippingFields({ form, dispatch }: Props) {
  const { tariffe = addedDefaults.tariffe, spedizione, logisticaAmazon: piece = null } = form
  /** The rates that today's took the place of, for Amazon's logistics have no others; null where they didn't. */
  const [ratesBefore, setRatesBefore] = useState<string | null>(null)
  /** What shipping costs the other way: to the customer while it goes to Amazon, and the reverse. */
  const [otherShipping, setOtherShipping] = useState('')
  const [lastPiece, setLastPiece] = useState(unmeasured)
  const { country, servicesVat } = ratesOf(form)
  const isOffered = fbaCardOf({ ...form, tariffe: today() }) !== null
  const isOnTodays = ratesBefore !== null && tariffe === today()

  const changeRates = (value: string) => dispatch({ type: 'change', field: 'tariffe', value })
  const change = (value: FbaPiece | null) => {
    if (value !== null) setLastPiece(value)
    dispatch({ type: 'change', field: 'logisticaAmazon', value })
  }
  const choose = (shipper: Shipper) => {
    dispatch({ type: 'change', field: 'spedizione', value: otherShipping })
    setOtherShipping(spedizione)
    if (shipper === 'seller') {
      change(null)
      if (isOnTodays) changeRates(ratesBefore)
      setRatesBefore(null)
      return
    }
    const needsTodays = fbaCardOf(form) === null
    setRatesBefore(needsTodays ? tariffe : null)
    if (needsTodays) changeRates(today())
    change(lastPiece)
  }

  const isWrong = invalidFieldsOf(form).includes('spedizioneIncassata')
  const vatNote = form.prezzoIncludesIVA ? withVat : withoutVat
  return (
    <>
      {isOffered || piece !== null ? (
        <ChoiceField
          legend={words.who}
          value={piece === null ? 'seller' : 'amazon'}
          options={shippers}
          onChange={choose}
        />
      ) : (
        <p className="note">{words.elsewhere}</p>
      )}
      {piece !== null && (
        <>
          {isOnTodays && <p className="note">{words.todaysRates(dayWithArticle('il', tariffe))}</p>}
          <p className="note">{words.toAmazon}</p>
          <PieceFields piece={piece} onChange={change} />
          <FbaFee form={form} />
          <BesideOwnShipping form={form} ownShipping={otherShipping} onWrite={setOtherShipping} />
        </>
      )}
      <NumberField
        name="spedizioneIncassata"
        label={words.customerPays}
        note={servicesVat === null ? vatNote : null}
        text={form.spedizioneIncassata ?? ''}
        suffix={currencySymbols[country.currency]}
        placeholder={strings.calculator.placeholder}
        problem={isWrong ? words.problems.amount : null}
        onWrite={(value) => dispatch({ type: 'change', field: 'spedizioneIncassata', value })}
      />
    </>
  )
}
