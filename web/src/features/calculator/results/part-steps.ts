import type { StepName, Voce } from '@margine/engine'

/** Which step is that of a part of the commission. */
export const partSteps = {
  commissione: 'fee.commission',
  minimo: 'fee.minimum',
  regolamentare: 'fee.regulatory',
  pagamento: 'fee.payment',
  chiusura: 'fee.closing',
  ordine: 'fee.order',
  inserzione: 'fee.listing',
  piano: 'fee.plan',
  serviziDigitali: 'fee.digitalServices',
  iva: 'fee.vat',
  evasione: 'fulfilment',
  stoccaggio: 'storage',
} as const satisfies Record<Voce, StepName>
