import type { WaitingTasks } from '#contract/waiting.ts'
import type { Permission } from '#domain/accounts/permissions.ts'
import { countApplications } from '../breedingRegister/breedingRegister.service.ts'
import { countOpenAwards } from '../entries/paperAwards.service.ts'
import { countUnregistered } from '../entries/unregistered/linking.service.ts'
import { countNewInquiries } from '../healthInquiries/healthInquiries.service.ts'
import { countNewAlerts } from '../healthWatch/alerts.service.ts'
import { countWaitingNotices } from '../litters/notices/notices.service.ts'
import type { Reader } from '../platform/act.ts'

type Count = (reader: Reader) => Promise<number>

/** Who decides on what waits, and how much of it there is. */
const AREAS: Readonly<Record<keyof WaitingTasks, readonly [Permission, Count]>> = {
  applications: ['register.decide', countApplications],
  notices: ['litters.decide', countWaitingNotices],
  inquiries: ['health.decide', countNewInquiries],
  alerts: ['health.decide', countNewAlerts],
  unregistered: ['dogs.edit', countUnregistered],
  paperAwards: ['dogs.edit', countOpenAwards],
}

/** What waits for the reader in each area; null where others decide. */
export async function readTasks(reader: Reader): Promise<WaitingTasks> {
  const counts = Object.entries(AREAS).map(async ([area, [permission, count]]) => [
    area,
    reader.viewer.permissions.has(permission) ? await count(reader) : null,
  ])
  return Object.fromEntries(await Promise.all(counts))
}
