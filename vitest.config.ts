import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { isSoak } from './tools/test/soak.ts'

/** `.alone`: replaces a module, which files that share a process would see. */
const needsDatabase = [
  'src/server/**/!(*.alone).test.ts',
  'src/demo/**/*.test.ts',
  'tools/**/*.server.test.ts',
]

/** Milliseconds: more than any machine needs. */
const PATIENT = { testTimeout: 120_000, hookTimeout: 300_000, expect: { poll: { timeout: 20_000 } } }

/** Files run at once in multiples of it: many wait for a database, an answer's least time, a browser. */
const CORES = availableParallelism()

/**
 * Three kinds of tests: alone, on PostgreSQL, and in a browser. The browser comes last, when the machine is free, with fewer files, as each has a browser beside it.
 * `isolate: false`: files of a worker take turns in one process, which imports the service once.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          exclude: needsDatabase,
          maxWorkers: 2 * CORES,
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'server',
          include: needsDatabase,
          maxWorkers: 2 * CORES,
          isolate: false,
          globalSetup: 'tools/test/globalDatabase.ts',
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts', ...(isSoak() ? ['e2e/**/*.soak.ts'] : [])],
          globalSetup: 'tools/test/globalDemo.ts',
          sequence: { groupOrder: 1 },
          maxWorkers: Math.ceil(1.5 * CORES),
          isolate: false,
          ...PATIENT,
        },
      },
    ],
  },
})
