import { inject } from 'vitest'
import { startService } from '#server/main.ts'
import { cloneDatabase, type TestDatabase, testDatabase } from './database.ts'

export interface TestService {
  /** Address without a slash at the end. */
  url: string
  /** The service's database, for what a test lays there itself. */
  database: TestDatabase
  close(): Promise<void>
}

/**
 * The real service on a port and a database of its own: with the small demo club, or empty.
 * @param settings environment settings beside those that make it a test's own
 */
export async function startTestService(
  options: { demo: boolean },
  settings: Record<string, string> = {},
): Promise<TestService> {
  const database = options.demo ? await cloneDatabase(inject('demoTemplate')) : await testDatabase()
  const env = {
    PORT: '0',
    DATABASE_URL: database.url,
    DEMO: options.demo ? 'small' : 'off',
    RATE_LIMIT: '1000000',
    ATTEMPT_LIMIT_FACTOR: '1000000',
    CAPTCHA_WORK: '100',
    ...settings,
  }
  const service = await startService(env, () => {})
  const close = async () => {
    await service.stop()
    await database.close()
  }
  return { url: service.address, database, close }
}
