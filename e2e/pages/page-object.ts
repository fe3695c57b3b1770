import type { Page } from '@playwright/test'

/** What a person finds on a page, by what things are and what they are called. */
export class PageObject {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }
}
