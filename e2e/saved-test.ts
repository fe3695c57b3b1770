import { SavedPage } from './pages/saved-page.ts'
import { signedInState } from './product/account.ts'
import { test as base } from './test.ts'

export { expect } from './test.ts'

/** Tests about what somebody saved: somebody of the test's own, with an example's result on the screen. */
export const test = base.extend<{ saved: SavedPage }>({
  storageState: async ({ standpoint, person }, use) => use(await signedInState(standpoint, person)),
  saved: async ({ page, calculator }, use) => {
    await calculator.calculateExample()
    await use(new SavedPage(page))
  },
})
