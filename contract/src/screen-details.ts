import { mostSavedCalculations } from './limits.ts'

// Details that the application's first screen says without asking the server.

export const missingAmount = 'Inserisci almeno il costo del prodotto e il prezzo di vendita'
export const negativeAmount = 'I valori non possono essere negativi'
export const noSlotLeft = `Hai raggiunto il limite di ${mostSavedCalculations} calcoli salvabili nella versione beta.`
