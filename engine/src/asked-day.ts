import { type AddedFields, addedDefaults } from './added-fields.ts'
import { isDay } from './days.ts'

/** The day whose cards a form asks for; null where it asks for version 1.3.1, or can't be read. */
export const dayOf = ({ tariffe = addedDefaults.tariffe }: AddedFields): string | null =>
  isDay(tariffe) ? tariffe : null
