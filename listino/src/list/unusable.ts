import type { Articles } from './articles.ts'
import { TextColumn } from './text-column.ts'

/** A row that can't be used; `sheet` is empty where its file has but one. */
export type UnusableRow = { row: number; sku: string; reason: string; sheet: string }

/** Of a row that is no article. */
const noArticle = 0xffffffff

/** The rows of a file that can't be used, each with why. */
export class Unusable {
  readonly rows: number[]
  /** The article that a row is, where only what it costs can't be read; else `noArticle`. */
  readonly articles: number[]
  readonly skus: TextColumn
  readonly reasons: TextColumn
  readonly sheets: TextColumn

  constructor(
    rows: number[] = [],
    articles: number[] = [],
    skus = new TextColumn(),
    reasons = new TextColumn(),
    sheets = new TextColumn(),
  ) {
    this.rows = rows
    this.articles = articles
    this.skus = skus
    this.reasons = reasons
    this.sheets = sheets
  }

  push({ row, sku, reason, sheet }: UnusableRow, article = noArticle): void {
    this.rows.push(row)
    this.articles.push(article)
    this.skus.push(sku)
    this.reasons.push(reason)
    this.sheets.push(sheet)
  }

  get length(): number {
    return this.rows.length
  }

  at(index: number): UnusableRow {
    return {
      row: this.rows[index] as number,
      sku: this.skus.at(index),
      reason: this.reasons.at(index),
      sheet: this.sheets.at(index),
    }
  }

  /** Whether it is an article all the same, whose costs can't be read. */
  isArticle(index: number): boolean {
    return this.articles[index] !== noArticle
  }

  /** The indexes of those that stay so: an article with unreadable costs is usable once a file of costs has them. */
  *left(articles: Articles): Generator<number> {
    for (let index = 0; index < this.length; index++) {
      const article = this.articles[index] as number
      if (!this.isArticle(index) || articles.lacksCost(article)) yield index
    }
  }
}
