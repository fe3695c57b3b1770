import {
  addedDefaults,
  type CalculationFormData,
  changeField,
  type FbaPiece,
  fbaCardOf,
  invalidFieldsOf,
} from '@margine/engine'
import type { Dispatch } from 'react'
import { strings } from '../../../../application-strings.ts'
import { ratesOf } from '../../../../calculation/rates.ts'
import { today } from '../../../../calculation/today.ts'
import { currencySymbols } from '../../../../format.ts'
import { dayWithArticle } from '../../../../italian/day.ts'
import { ChoiceField } from '../../../../ui/ChoiceField.tsx'
import { NumberField } from '../../../../ui/form/NumberField.tsx'
import type { CalculatorAction } from '../../calculator.ts'
import { type OtherShipper, type Shipped, shippedAnew } from '../../other-shipper.ts'
import { BesideOwnShipping } from './BesideOwnShipping.tsx'
import { FbaFee } from './FbaFee.tsx'
import { PieceFields } from './PieceFields.tsx'
import { words } from './words.ts'

const unmeasured: FbaPiece = {
  ...{ lunghezza: '', larghezza: '', altezza: '', peso: '' },
  ...{ pericolosa: false, mesi: '' },
}

/** The form with Amazon shipping its pieces: by today's rates where its own have no fees of Amazon's logistics. */
export function shippedByAmazon(before: Shipped, today: string): Shipped {
  const { form, otherShipper } = before
  const isOffered = fbaCardOf(form) !== null
  const dated = isOffered ? form : changeField(form, 'tariffe', today)
  const value = otherShipper.piece ?? unmeasured
  const shipped = shippedAnew({ ...before, form: dated }, { field: 'logisticaAmazon', value })
  const tariffe = isOffered ? null : (form.tariffe ?? addedDefaults.tariffe)
  return { ...shipped, otherShipper: { ...shipped.otherShipper, tariffe } }
}

const { withoutVat, withVat } = strings.calculator

type Shipper = keyof typeof words.shippers

const shippers = (['seller', 'amazon'] as const).map((value) => ({
  value,
  label: words.shippers[value],
}))

type Props = {
  form: CalculationFormData
  otherShipper: OtherShipper
  dispatch: Dispatch<CalculatorAction>
}

/** Who ships, what Amazon takes for it, and what the customer pays for it. */
export function ShippingFields({ form, otherShipper, dispatch }: Props) {
  const { tariffe = addedDefaults.tariffe, logisticaAmazon: piece = null } = form
  const { country, servicesVat } = ratesOf(form)
  const isOffered = fbaCardOf({ ...form, tariffe: today() }) !== null
  const isOnTodays = otherShipper.tariffe !== null && tariffe === today()

  const choose = (shipper: Shipper) =>
    dispatch(
      shipper === 'amazon'
        ? { type: 'ship', ...shippedByAmazon({ form, otherShipper }, today()) }
        : { type: 'change', field: 'logisticaAmazon', value: null },
    )
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
          <PieceFields
            piece={piece}
            currency={country.currency}
            onChange={(value) => dispatch({ type: 'change', field: 'logisticaAmazon', value })}
          />
          <FbaFee form={form} />
          <BesideOwnShipping
            form={form}
            ownShipping={otherShipper.spedizione}
            onWrite={(text) => dispatch({ type: 'writeOtherShipping', text })}
          />
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
