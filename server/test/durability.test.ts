import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Browser } from './browser.ts'
import { buildService } from './build-app.ts'
import { emptyDatabase } from './build-database.ts'
import { save, savedNames, tazza } from './calculations.ts'
import { Ledger, type Saver } from './ledger.ts'
import { addUser, visitAs } from './people.ts'
import { served } from './served.ts'

const saverOn = (browser: Browser): Saver => ({
  async save(name, key) {
    const answer = await save(browser, { ...tazza, name }, key)
    return { status: answer.status, id: ((await answer.json()) as { id: string }).id }
  },
  remove: async (id) => (await browser.delete(`/api/calculations/${id}`)).status,
  names: () => savedNames(browser),
})

it('a server that is killed while people save loses nothing it acknowledged, and doubles nothing', async () => {
  const settings = await emptyDatabase()
  const service = await buildService({}, { settings })
  const people = await Promise.all(
    ['giulia@example.it', 'marco@example.it'].map(async (email) =>
      visitAs(service, await addUser(service, email)),
    ),
  )
  for (const answers of [1, 4, 7]) {
    let server = await served(settings)
    let answered = 0
    let killed: Promise<unknown> | undefined
    const onAnswer = () => {
      if (++answered === answers) killed = server.kill()
    }
    const ledgers = people.map(
      ({ cookies }) => new Ledger(saverOn(switching(() => server.browser(cookies))), onAnswer),
    )
    await Promise.all(ledgers.map((ledger) => ledger.write(`giro ${answers}`)))
    await killed
    server = await served(settings)
    for (const ledger of ledgers) {
      await ledger.settle()
      expect(ledger).toMatchObject({ lost: 0, duplicated: 0, refused: 0 })
    }
    await server.stop()
    await sql`DELETE FROM calculations`.execute(service.database.queries)
  }
  // Six programs are started one after another, which takes a loaded machine its time.
}, 90_000)

/** The browser of whichever server runs now. */
const switching = (now: () => Browser) =>
  ({
    get: (path: string) => now().get(path),
    post: (path: string, body: unknown, headers: Record<string, string>) =>
      now().post(path, body, headers),
    delete: (path: string) => now().delete(path),
  }) as Browser
