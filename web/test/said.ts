import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** What a part of a page says as it is first drawn, one blank between its pieces. */
export const said = (part: ReactElement): string =>
  renderToStaticMarkup(part)
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
    .trim()
