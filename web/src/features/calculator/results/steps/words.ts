/** What the explanation of a figure says besides its steps. */
export const words = {
  ownRate: 'È la tua tariffa.',
  ownVat: "È l'aliquota che hai scelto.",
  usualCoefficient: 'Di solito è questo, per chi vende prodotti: se il tuo è un altro, cambialo.',
  ownCoefficient: 'È il coefficiente che hai scelto.',
} as const
