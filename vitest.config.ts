import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const rooms = ['engine', 'web', 'scripts'].map((name) => ({ name, root: name }))

/**
 * The server's suite runs twice: on the embedded database and on a real PostgreSQL. What is about
 * one of them only stands in a folder of its own.
 */
const servers = [
  {
    name: 'server on SQLite',
    root: 'server',
    exclude: ['**/node_modules/**', 'test/postgres/**'],
    // Starting a process or hashing a password takes its time on a machine that has much to do.
    testTimeout: 30_000,
  },
  {
    name: 'server on PostgreSQL',
    root: 'server',
    exclude: ['**/node_modules/**', 'test/sqlite/**'],
    testTimeout: 30_000,
    globalSetup: [fileURLToPath(new URL('server/test/postgres-server.ts', import.meta.url))],
  },
]

export default defineConfig({
  test: {
    projects: [...rooms, ...servers].map((test) => ({
      extends: true,
      test: { ...test, include: ['**/*.test.{ts,tsx}'] },
    })),
    coverage: {
      provider: 'v8',
      include: ['engine/src/**/*.ts'],
      reporter: [['text', { skipFull: true }]],
      thresholds: { branches: 100, functions: 100, lines: 100, statements: 100 },
    },
  },
})
