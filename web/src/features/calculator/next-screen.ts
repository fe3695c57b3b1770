/** What the screens without a tab are called, which go on from a result. */
export const nextScreenNames = {
  rightPrice: 'Qual è il prezzo giusto?',
  whereToSell: 'Dove conviene vendere?',
} as const

/** What the screen of the seller's profile is called. */
export const profileScreen = 'Il tuo profilo'

/** A screen that the calculator leads to. */
export type NextScreen = 'scenarios' | 'profile' | keyof typeof nextScreenNames
