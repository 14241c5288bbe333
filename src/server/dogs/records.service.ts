import type { Reader } from '../platform/act.ts'
import type { SummaryRow } from './dogs.types.ts'
import { publishedFindings } from './healthTexts.store.ts'
import { summariesById } from './records.store.ts'

/** The small part that a dog is everywhere, of dogs by their ids: each read once, all in one round trip; nulls are left out. */
export async function dogSummaries(
  { db }: Reader,
  ids: Iterable<number | null>,
): Promise<ReadonlyMap<number, SummaryRow>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null)
  const rows = wanted.length > 0 ? await summariesById(db, wanted) : []
  return new Map(rows.map((row) => [row.id, row]))
}

/** Dogs by their ids → what the club has published of reports on their health, by abbreviation; a dog without any is left out. */
export const reportedFindings = ({ db }: Reader, ids: readonly number[]) => publishedFindings(db, ids)
