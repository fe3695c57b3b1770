import { defineConfig } from 'vitest/config'

/**
 * The engine's tests as the proof that they reach every line of it. Measuring that adds a quarter to the time of all that
 * runs in the same processes, so the other rooms' tests run without it, by the project's `vitest.config.ts`.
 */
export default defineConfig({
  test: {
    isolate: false,
    maxWorkers: '100%',
    testTimeout: 30_000,
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      reporter: [['text', { skipFull: true }]],
      thresholds: { branches: 100, functions: 100, lines: 100, statements: 100 },
    },
  },
})
