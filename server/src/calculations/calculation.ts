import type { CalculationData } from '@margine/contract'

interface Envelope {
  id: string
  userId: string
  /** Epoch milliseconds. */
  createdAt: number
}

/** A calculation that has just replaced another. */
export interface Calculation extends Envelope {
  calculationData: CalculationData
}

/** A calculation as the table holds it. */
export interface StoredCalculation extends Envelope {
  /** JSON. Nothing says that it fits today's schema: it was written at another time, or came from elsewhere. */
  calculationData: string
}
