import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: ['engine', 'server', 'web', 'scripts'].map((name) => ({
      extends: true,
      test: { name, root: name, include: ['**/*.test.{ts,tsx}'] },
    })),
    coverage: {
      provider: 'v8',
      include: ['engine/src/**/*.ts'],
      reporter: [['text', { skipFull: true }]],
      thresholds: { branches: 100, functions: 100, lines: 100, statements: 100 },
    },
  },
})
