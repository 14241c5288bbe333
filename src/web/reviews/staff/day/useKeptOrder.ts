import { useState } from 'react'
import type { ReviewDay, ReviewEntry } from '#contract/reviewDays.ts'

/**
 * A day whose dogs stay where they are while it is written on: the service sorts them by time of day, and a dog whose time has just been
 * written would leave the hand of its writer. New ones come last.
 */
export function useKeptOrder(stored: ReviewDay) {
  const [kept, setKept] = useState<readonly number[]>([])
  const ids = stored.entries.map(({ entryId }) => entryId)
  const order = [...kept, ...ids.filter((id) => !kept.includes(id))]
  if (order.length > kept.length) setKept(order)
  const entries = stored.entries.toSorted((a, b) => order.indexOf(a.entryId) - order.indexOf(b.entryId))
  const sorted = entries.toSorted(byClock)
  return {
    day: { ...stored, entries },
    isSorted: sorted.every((entry, place) => entry === entries[place]),
    sort: () => setKept(sorted.map(({ entryId }) => entryId)),
  }
}

/** As the service does: those without a time last. */
function byClock(a: ReviewEntry, b: ReviewEntry): number {
  const [one, other] = [a, b].map(({ values }) => values.clock || '24:00') as [string, string]
  return one === other ? a.entryId - b.entryId : one < other ? -1 : 1
}
