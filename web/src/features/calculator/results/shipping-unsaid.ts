import { isByAmazon, type Shipped } from '../other-shipper.ts'

/** Whether Amazon shipped a piece, the seller ships it now, and nobody said what that costs. */
export const isShippingUnsaid = ({ form, otherShipper }: Shipped): boolean =>
  otherShipper.piece !== null && !isByAmazon(form) && form.spedizione.trim() === ''

export const unsaidShipping = 'Spedizione non contata: scrivi quanto ti costa spedire al cliente.'
