import { listKnown, SavedPage } from './pages/saved-page.ts'
import { test as base } from './test.ts'

export { expect } from './test.ts'

type Fixtures = {
  /** The names of what the person has saved already, the oldest first: two at most. */
  kept: string[]
  saved: SavedPage
}

/** Tests about saved calculations, with an example's result on the screen. */
export const test = base.extend<Fixtures>({
  kept: [[], { option: true }],
  person: async ({ data, kept }, use) => {
    const person = data.addPerson()
    for (const name of kept) data.save(person, name)
    await use(person)
  },
  saved: async ({ example: { page } }, use) => {
    await listKnown(page)
    await use(new SavedPage(page))
  },
})
