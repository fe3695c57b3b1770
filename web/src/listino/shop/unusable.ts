import { TextColumn } from './text-column.ts'

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

  at(index: number): { row: number; sku: string; reason: string } {
    return {
      row: this.rows[index] as number,
      sku: this.skus.at(index),
      reason: this.reasons.at(index),
    }
  }
}
