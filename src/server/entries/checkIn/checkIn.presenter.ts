import type { CheckInMarks } from '#contract/checkIn.ts'
import type { ListedEntry } from '../entries.types.ts'
import { type CheckIns, presenceOf } from './checkIn.service.ts'

/** What was seen of a dog, for staff. */
export function presentMarks(entry: Pick<ListedEntry, 'id' | 'outcome'>, seen: CheckIns): CheckInMarks {
  const own = seen.get(entry.id)
  return {
    presence: presenceOf(entry, seen),
    chip: own?.chip ?? null,
    chipNumber: own?.chipNumber ?? null,
    vaccinated: own?.vaccinated ?? false,
    checkedAt: own?.checkedAt.toISOString() ?? null,
    checkedBy: own?.checkedBy ?? null,
  }
}
