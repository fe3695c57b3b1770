import { SavedPage } from './pages/saved-page.ts'
import { test as base } from './test.ts'

export { expect } from './test.ts'

/** Tests about what somebody saved, with an example's result on the screen. */
export const test = base.extend<{ saved: SavedPage }>({
  saved: async ({ page, calculator }, use) => {
    await calculator.calculateExample()
    await use(new SavedPage(page))
  },
})
