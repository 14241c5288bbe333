import { dogSummaries } from '../dogs/records.service.ts'
import type { Reader } from '../platform/act.ts'
import { pastEntries, pastHead, pastResults } from './past.store.ts'

/**
 * A trial with its results and dogs as they were recorded at a moment; dogs by the numbers and names of now. Source:
 * docs/rules/history.md#as-on-a-day.
 * @param until null: now
 */
export async function findPast(reader: Reader, trialId: number, until: Date | null) {
  const { db } = reader
  const head = await pastHead(db, trialId, until)
  const [results, entries] = head
    ? await Promise.all([pastResults(db, trialId, until), pastEntries(db, trialId, until)])
    : [[], []]
  const dogs = await dogSummaries(reader, [...new Set([...results, ...entries].map(({ dogId }) => dogId))])
  return { head, results, entries, dogs }
}
