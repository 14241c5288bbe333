import { defineConfig } from 'vitest/config'

const needsDatabase = ['src/server/**/*.test.ts', 'src/demo/**/*.test.ts', 'tools/**/*.server.test.ts']

/** Three kinds of tests: alone, on PostgreSQL, and in a browser. The browser comes last, when the machine is free. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          exclude: needsDatabase,
          maxWorkers: '100%',
        },
      },
      {
        test: {
          name: 'server',
          include: needsDatabase,
          maxWorkers: '100%',
          globalSetup: 'tools/test/globalDatabase.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: 'tools/test/globalDemo.ts',
          sequence: { groupOrder: 1 },
          maxWorkers: '100%',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
