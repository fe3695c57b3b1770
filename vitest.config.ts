import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))

const freshModules = path('scripts/fresh-modules.ts')

const rooms = ['contract', 'listino', 'scripts'].map((name) => ({ name, root: name }))

/** Its modules keep who is signed in, and what is saved. */
const web = { name: 'web', root: 'web', setupFiles: [freshModules, path('web/test/page.ts')] }

/** The line of a test file that is about SQL, locks or the errors of a database. */
const mark = /^\/\/ On both databases: /m

/** With it every file of the server runs on both databases. */
const everyFile = process.env.EVERY_FILE_ON_BOTH === 'yes'

const markedFiles = () =>
  globSync('test/*.test.ts', { cwd: path('server') }).filter((file) =>
    mark.test(readFileSync(path(`server/${file}`), 'utf8')),
  )

const server = {
  root: 'server',
  setupFiles: [freshModules],
}

/**
 * The server's suite runs on the embedded database; the files that say so run on a real PostgreSQL
 * as well. What is about one of the two only stands in a folder of its own.
 */
const servers = [
  {
    ...server,
    name: 'server on SQLite',
    exclude: ['**/node_modules/**', 'test/postgres/**'],
  },
  {
    ...server,
    name: 'server on PostgreSQL',
    ...(everyFile
      ? { exclude: ['**/node_modules/**', 'test/sqlite/**'] }
      : { include: ['test/postgres/**/*.test.ts', ...markedFiles()] }),
    globalSetup: [path('server/test/postgres-server.ts')],
  },
]

export default defineConfig({
  test: {
    projects: [
      'engine',
      ...[...rooms, web, ...servers].map((test) => ({
        extends: true as const,
        test: { include: ['**/*.test.ts'], ...test },
      })),
    ],
    // One file after another in the same process: starting one for each file, and compiling all that
    // it imports, took a third of the time.
    isolate: false,
    // The tests wait for disks and processes more often than they compute.
    maxWorkers: '100%',
    // Ends what hangs. A machine that has much to do takes its time: none of it is a failure.
    testTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
