import type { Cell } from '../../table/place.ts'

type Size = { rows: number; columns: number; perPage: number }

type Move = (cell: Cell, size: Size) => Partial<Cell>

const moves: Record<string, Move> = {
  ArrowDown: ({ row }) => ({ row: row + 1 }),
  ArrowUp: ({ row }) => ({ row: row - 1 }),
  ArrowRight: ({ column }) => ({ column: column + 1 }),
  ArrowLeft: ({ column }) => ({ column: column - 1 }),
  PageDown: ({ row }, { perPage }) => ({ row: row + perPage }),
  PageUp: ({ row }, { perPage }) => ({ row: Math.max(0, row - perPage) }),
  Home: () => ({ column: 0 }),
  End: (_, { columns }) => ({ column: columns - 1 }),
}

const farMoves: Record<string, Move> = {
  Home: () => ({ row: 0, column: 0 }),
  End: (_, { rows, columns }) => ({ row: rows - 1, column: columns - 1 }),
}

const within = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), Math.max(least, most))

/** Where a key leads to; null for a key that leads nowhere. */
export function moved(key: string, isFar: boolean, cell: Cell, size: Size): Cell | null {
  const move = (isFar ? farMoves : moves)[key]
  if (move === undefined) return null
  const { row, column } = { ...cell, ...move(cell, size) }
  return { row: within(row, -1, size.rows - 1), column: within(column, 0, size.columns - 1) }
}
