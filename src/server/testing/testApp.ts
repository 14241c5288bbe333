import type { FastifyInstance } from 'fastify'
import { type AppParts, buildApp } from '../app.ts'
import { loadConfig } from '../config.ts'
import type { Database } from '../platform/database.ts'
import { QUICK_HASH } from './accounts.ts'

/** Soon enough for a test to see a change of the pedigree, seldom enough to leave the machine to the tests. */
const POLL_MS = '100'
/** pino's level */
const ERROR = 50

/** Tests provoke warnings; what nobody foresaw must be seen. */
const failuresOnly = {
  write(line: string) {
    if ((JSON.parse(line) as { level: number }).level >= ERROR) process.stderr.write(line)
  },
}

/** The service on a test's database: every answer is held against the contract, and no limit of requests is in the way. Passwords are hashed with little work. */
export function testApp(
  database: Database,
  parts: Partial<AppParts> & { readonly env?: Record<string, string> } = {},
): Promise<FastifyInstance> {
  const { env, ...others } = parts
  const config = loadConfig({
    DEMO: 'off',
    LOG_LEVEL: 'warn',
    RATE_BURST: '1000000000',
    PEDIGREE_POLL_MS: POLL_MS,
    // Tests look when they want to.
    ENTRY_JOBS_MS: '0',
    ATTEMPT_LIMIT_FACTOR: '1000000',
    CAPTCHA_WORK: '100',
    ...env,
  })
  return buildApp({
    config,
    database,
    checkAnswers: true,
    logTo: failuresOnly,
    hashCost: QUICK_HASH,
    ...others,
  })
}
