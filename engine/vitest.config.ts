import { defineConfig } from 'vitest/config'

/**
 * `npm run engine` proves that the engine's tests reach every line of it. In one run with the other rooms' tests
 * (`vitest.config.ts` of the project) that is not measured: it adds a quarter to the time of all of them.
 */
export default defineConfig({
  test: {
    name: 'engine',
    isolate: false,
    maxWorkers: '100%',
    testTimeout: 120_000,
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      reporter: [['text', { skipFull: true }]],
      thresholds: { branches: 100, functions: 100, lines: 100, statements: 100 },
    },
  },
})
