import { type AddedFields, addedDefaults } from './added-fields.ts'
import { isDay } from './days.ts'

/** The day of the cards that a form asks for; null where it asks for version 1.3.1, or can't be read. */
export const dayOf = ({ tariffe = addedDefaults.tariffe }: AddedFields): string | null =>
  isDay(tariffe) ? tariffe : null
