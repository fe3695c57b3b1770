/** How the cells of a text file are separated. */
export type Dialect = {
  delimiter: string
  /** Whether quotes enclose cells; in Amazon's reports they are inches. */
  isQuoted: boolean
  /** How many cells most rows have. */
  width: number
}
