import { addedDefaults, changeField, type FbaPiece, fbaCardOf } from '@margine/engine'
import { type Shipped, shippedAnew } from '../../other-shipper.ts'

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
