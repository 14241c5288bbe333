import type { WaitingTasks } from '#contract/waiting.ts'
import { DECISIONS, type Decision } from '#domain/accounts/decisions.ts'
import { countApplications } from '../breedingRegister/breedingRegister.service.ts'
import { countOpenAwards } from '../entries/paperAwards.service.ts'
import { countUnregistered } from '../entries/unregistered/linking.service.ts'
import { countNewInquiries } from '../healthInquiries/healthInquiries.service.ts'
import { countNewAlerts } from '../healthWatch/alerts.service.ts'
import { countWaitingNotices } from '../litters/notices/notices.service.ts'
import type { Reader } from '../platform/act.ts'

type Count = (reader: Reader) => Promise<number>

const COUNTS: Readonly<Record<Decision, Count>> = {
  applications: countApplications,
  notices: countWaitingNotices,
  inquiries: countNewInquiries,
  alerts: countNewAlerts,
  unregistered: countUnregistered,
  paperAwards: countOpenAwards,
}

/** What waits for the reader in each area; null where others decide. */
export async function readTasks(reader: Reader): Promise<WaitingTasks> {
  const counts = Object.entries(COUNTS).map(async ([decision, count]) => [
    decision,
    reader.viewer.permissions.has(DECISIONS[decision as Decision]) ? await count(reader) : null,
  ])
  return Object.fromEntries(await Promise.all(counts))
}
