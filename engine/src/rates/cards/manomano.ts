import type { Category } from '../rate-card.ts'
import { sources } from '../sources.ts'

const flat = (label: string, percent: number): Category => ({
  label,
  fees: [{ kind: 'commission', rate: { kind: 'flat', percent } }],
  source: sources.margineTable,
})

/** ManoMano's categories (the keys of the form's `categoriaManoMano`), charged on the net price. */
export const manomanoCategories = {
  base: flat('Standard', 20),
  bathroom: flat('Bagno', 20),
  kitchen: flat('Cucina', 20),
  garden: flat('Giardino', 15),
  lighting: flat('Illuminazione', 25),
  electrical: flat('Materiale elettrico', 15),
  heating: flat('Riscaldamento', 20),
  security: flat('Sicurezza', 18),
  tools: flat('Utensili', 18),
} as const satisfies Record<string, Category>
