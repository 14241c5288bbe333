import type { WaitingTasks } from '#contract/waiting.ts'
import type { Permission } from '#domain/accounts/permissions.ts'
import { entriesOf } from '../breedingRegister/breedingRegister.store.ts'
import { countOpenAwards } from '../entries/paperAwards.store.ts'
import { countUnregistered } from '../entries/unregistered/unregistered.store.ts'
import { countByState } from '../healthInquiries/healthInquiries.store.ts'
import { alertsWhere } from '../healthWatch/alerts.store.ts'
import { countWaitingNotices } from '../litters/notices/notices.store.ts'
import type { Reader } from '../platform/act.ts'
import type { Db } from '../platform/database.ts'

/** Of a list whose total alone is wanted. */
const NO_MORE = { offset: 0, limit: 1 }

/** Who decides on what waits, and how much of it there is. */
const AREAS: Readonly<Record<keyof WaitingTasks, readonly [Permission, (db: Db) => Promise<number>]>> = {
  applications: [
    'register.decide',
    async (db) => (await entriesOf(db, { states: ['applied'] }, NO_MORE)).total,
  ],
  notices: ['litters.decide', countWaitingNotices],
  inquiries: ['health.decide', async (db) => (await countByState(db)).get('new') ?? 0],
  alerts: [
    'health.decide',
    async (db) => (await alertsWhere(db, { family: undefined, state: 'new' }, NO_MORE)).total,
  ],
  unregistered: ['dogs.edit', countUnregistered],
  paperAwards: ['dogs.edit', countOpenAwards],
}

/** What waits for the reader in each area; null where others decide. */
export async function readTasks({ db, viewer }: Reader): Promise<WaitingTasks> {
  const counts = Object.entries(AREAS).map(async ([area, [permission, count]]) => [
    area,
    viewer.permissions.has(permission) ? await count(db) : null,
  ])
  return Object.fromEntries(await Promise.all(counts))
}
