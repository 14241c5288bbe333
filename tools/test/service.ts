import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { loadConfig } from '#server/config.ts'
import { startService } from '#server/main.ts'
import { DEMO_COOKIE } from '#server/platform/sessions/cookies.ts'
import { cloneDatabase, type TestDatabase, testDatabase } from './database.ts'

export interface TestService {
  /** Address without a slash at the end. */
  url: string
  /** What the start prints: with the demo's secret, where there is a demo. */
  entrance: string
  /** The service's database, for a test's own fixtures. */
  database: TestDatabase
  close(): Promise<void>
}

interface Cookie {
  readonly name: string
  readonly value: string
  readonly url: string
}

const demoCookies = new Map<string, Cookie>()

/** The cookies of a browser that has opened the service's demo; none where it has no demo. */
export function demoCookiesOf(url: string): Cookie[] {
  const cookie = demoCookies.get(url)
  return cookie ? [cookie] : []
}

/** Lets the demo of a service be opened by another address that leads to it. */
export function shareDemo(service: string, url: string) {
  for (const cookie of demoCookiesOf(service)) demoCookies.set(url, { ...cookie, url })
}

/**
 * The real service on a port and a database of its own: with the small demo club, or empty.
 * @param settings environment settings beside those that make it a test's own
 */
export async function startTestService(
  options: { demo: boolean },
  settings: Record<string, string> = {},
): Promise<TestService> {
  // Another club than the template's is loaded by the service itself.
  const isCloned = options.demo && settings.CLUB_PROFILE === undefined
  const database = isCloned ? await cloneDatabase(inject('demoTemplate')) : await testDatabase()
  const config = loadConfig({
    PORT: '0',
    DEMO: options.demo ? 'small' : 'off',
    BACKUP_EVERY_HOURS: '0',
    BACKUP_DIR: join(tmpdir(), 'koirakanta-test-backups'),
    RATE_BURST: '1000000000',
    ATTEMPT_LIMIT_FACTOR: '1000000',
    CAPTCHA_WORK: '100',
    LOG_LEVEL: 'warn',
    // Nothing moves by the clock under a journey that is about something else; one about money sets it.
    ENTRY_JOBS_MS: '0',
    ...settings,
  })
  const service = await startService({ ...config, databaseUrl: database.url }, () => {})
  const [, secret] = service.entrance.split('#demo=')
  if (secret) demoCookies.set(service.address, { name: DEMO_COOKIE, value: secret, url: service.address })
  const close = async () => {
    await service.stop()
    await database.close()
  }
  return { url: service.address, entrance: service.entrance, database, close }
}
