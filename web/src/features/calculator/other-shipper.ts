import {
  type CalculationFormData,
  changeField,
  type FbaPiece,
  type FieldChange,
} from '@margine/engine'

/** What was said while the other one shipped, which comes back when they ship again. */
export type OtherShipper = {
  /** What shipping costs then, as typed: to the customer while Amazon ships, to Amazon while the seller does. */
  spedizione: string
  /** What the seller said of the piece when Amazon shipped it; null where Amazon never did before. */
  piece: FbaPiece | null
  /** The rates that today's took the place of while Amazon ships, for its logistics have no others; null for none. */
  tariffe: string | null
}

export const noOtherShipper: OtherShipper = { spedizione: '', piece: null, tariffe: null }

/** A form, and what is kept beside it of the other shipper. */
export type Shipped = { form: CalculationFormData; otherShipper: OtherShipper }

const isByAmazon = ({ logisticaAmazon }: CalculationFormData) => logisticaAmazon != null

/** Whether the seller ships, and nobody typed what that costs. */
export const isUnsent = (form: CalculationFormData): boolean =>
  !isByAmazon(form) && form.spedizione.trim() === ''

/** The same of a piece that Amazon shipped before. */
export const isShippingUnsaid = ({ form, otherShipper }: Shipped): boolean =>
  otherShipper.piece !== null && isUnsent(form)

/** A form by the rates of before, where they have its marketplace. */
function onRates(form: CalculationFormData, tariffe: string | null): CalculationFormData {
  if (tariffe === null) return form
  const back = changeField(form, 'tariffe', tariffe)
  return back.marketplace === form.marketplace ? back : form
}

/** What is kept beside a form that another takes the place of: the shipping of whoever shipped until now. */
export function otherShipperAfter(
  { form, otherShipper }: Shipped,
  next: CalculationFormData,
): OtherShipper {
  if (isByAmazon(form) === isByAmazon(next)) return otherShipper
  const { spedizione, logisticaAmazon = null } = form
  return { spedizione, piece: logisticaAmazon ?? otherShipper.piece, tariffe: null }
}

/**
 * A changed form with the shipping of who ships now. Where Amazon no longer does, the rates are those of before, unless
 * the change was of the rates themselves.
 */
export function shippedAnew(before: Shipped, { field, value }: FieldChange): Shipped {
  const { form, otherShipper } = before
  const changed = changeField(form, field, value)
  if (isByAmazon(form) === isByAmazon(changed)) {
    const isOfRates = form.tariffe !== changed.tariffe
    return {
      form: changed,
      otherShipper: isOfRates ? { ...otherShipper, tariffe: null } : otherShipper,
    }
  }
  // The change is one of what this shipping is written in, too: abroad without Italian VAT.
  const own = { ...form, logisticaAmazon: null, spedizione: otherShipper.spedizione }
  const { spedizione } = field === 'logisticaAmazon' ? own : changeField(own, field, value)
  const shipped = { ...changed, spedizione }
  return {
    form: form.tariffe === changed.tariffe ? onRates(shipped, otherShipper.tariffe) : shipped,
    otherShipper: otherShipperAfter(before, changed),
  }
}
