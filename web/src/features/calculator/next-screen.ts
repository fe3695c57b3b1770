/** What the screens without a tab are called, which go on from a result. */
export const nextScreenNames = {
  rightPrice: 'Qual è il prezzo giusto?',
  whereToSell: 'Dove conviene vendere?',
} as const

/** A screen that goes on from a result. */
export type NextScreen = 'scenarios' | keyof typeof nextScreenNames
