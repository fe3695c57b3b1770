import type { Articles } from './articles.ts'
import { TextColumn } from './text-column.ts'

export type UnusableRow = { row: number; sku: string; reason: string }

/** The rows of a file that can't be used, each with why. */
export class Unusable {
  readonly rows: number[]
  readonly skus: TextColumn
  readonly reasons: TextColumn

  constructor(rows: number[] = [], skus = new TextColumn(), reasons = new TextColumn()) {
    this.rows = rows
    this.skus = skus
    this.reasons = reasons
  }

  push(row: number, sku: string, reason: string): void {
    this.rows.push(row)
    this.skus.push(sku)
    this.reasons.push(reason)
  }

  get length(): number {
    return this.rows.length
  }

  at(index: number): UnusableRow {
    return {
      row: this.rows[index] as number,
      sku: this.skus.at(index),
      reason: this.reasons.at(index),
    }
  }

  /** The places of those that stay so: an article whose own cost can't be read is usable once a file of costs has it. */
  *left({ numbers, length }: Articles): Generator<number> {
    let at = 0
    for (let index = 0; index < this.length; index++) {
      const row = this.rows[index] as number
      while (at < length && (numbers.row[at] as number) < row) at++
      const isArticle = at < length && numbers.row[at] === row
      if (!isArticle || Number.isNaN(numbers.costo[at])) yield index
    }
  }
}
