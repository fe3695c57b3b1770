import { expect, test } from 'vitest'
import { Tiles } from '../../src/listino/figures/Tiles.tsx'
import { said } from '../said.ts'

const none = { loss: 0, below: 0, unknown: 0, withoutVAT: 0, unjudged: 0, without: 0 }

const tiles = (figures: Partial<typeof none>, margini: readonly number[]) =>
  said(
    Tiles({
      articles: 3,
      figures: { ...none, ...figures, margini },
      dead: 0,
      group: 'all',
      onFilter: () => {},
      children: null,
    }),
  )

test('where no article is judged, nobody says that none is at a loss', () => {
  expect(tiles({ without: 3 }, [0, 0])).toBe(
    "Articoli 3 In perdita — Sotto l'obiettivo — Appena sopra una soglia — Senza costo 3 100,0%",
  )
  expect(tiles({ unjudged: 3 }, [0, 0])).toBe(
    "Articoli 3 In perdita — Sotto l'obiettivo — Appena sopra una soglia 0 Senza costo 0",
  )
  expect(tiles({ without: 2 }, [0, 1])).toContain("In perdita 0 Sotto l'obiettivo 0")
})
