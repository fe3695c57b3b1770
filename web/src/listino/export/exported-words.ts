import type { ExportedFile } from '../page/list-state.ts'
import { words as said } from './words.ts'

/** What a file for a marketplace holds, and what was left out of it and why. */
export function exportedInWords({ name, counts }: ExportedFile): string {
  if (counts === null) return said.done(name)
  const { written, raised, above, withoutMinimum, unnamed, otherStores, unchanged, variants } =
    counts
  const parts = [
    said.written(name, written),
    raised > 0 ? said.raised(raised) : '',
    above > 0 ? said.above(above) : '',
    withoutMinimum > 0 ? said.withoutMinimum(withoutMinimum) : '',
    unnamed > 0 ? said.unnamed(unnamed) : '',
    otherStores > 0 ? said.otherStores(otherStores) : '',
    unchanged > 0 ? said.unchanged(unchanged) : '',
    variants > 0 ? said.variants(variants) : '',
  ]
  return parts.filter((part) => part !== '').join(' ')
}
