import type { Carried } from '@margine/listino/list'
import { articles, counted } from '../../italian/counts.ts'

/** What became of the changes of the list before. */
export function carriedInWords({ kept, settled, yielded, gone, unclear }: Carried): string {
  const parts = [
    kept > 0 ? `Modifiche riprese dal listino di prima: ${articles(kept)}.` : '',
    settled === 1 ? '1 prezzo che avevi scritto è già nel nuovo file.' : '',
    settled > 1 ? `${counted(settled)} prezzi che avevi scritto sono già nel nuovo file.` : '',
    yielded === 1
      ? '1 costo, spedizione o categoria che avevi scritto non vale più: il nuovo file dice altro.'
      : '',
    yielded > 1
      ? `${counted(yielded)} costi, spedizioni o categorie che avevi scritto non valgono più: il nuovo file dice altro.`
      : '',
    gone === 1 ? '1 articolo modificato non è nel nuovo file.' : '',
    unclear === 1
      ? '1 articolo modificato non si distingue da un altro (stessi codici o nessuno): la modifica non è ripresa.'
      : '',
    unclear > 1
      ? `${counted(unclear)} articoli modificati non si distinguono da altri (stessi codici o nessuno): le modifiche non sono riprese.`
      : '',
    gone > 1 ? `${counted(gone)} articoli modificati non sono nel nuovo file.` : '',
  ]
  return parts.filter((part) => part !== '').join(' ')
}
