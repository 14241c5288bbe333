import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { saveDayFields } from '#contract/endpoints/reviewDays.ts'
import type { ReviewDay, ReviewEntry, ReviewFieldChange, SavedReviewEntry } from '#contract/reviewDays.ts'
import type { ReviewField, ReviewValues } from '#domain/breeding/reviews.ts'
import { useUser } from '../../../accounts/session/session.ts'
import { change } from '../../../client/calls.ts'
import { type OpenFields, openFields } from '../../../sheets/openFields.ts'
import { createSaver, type Saver } from '../../../sheets/saver.ts'
import { unsavedStorage } from '../../../sheets/unsavedStorage.ts'
import { useStore } from '../../../store.ts'
import { dayQuery, withSaved } from '../queries.ts'

export type DaySaver = Saver<ReviewField>

/** A dog of a day with what this device has written of it. */
export interface OpenEntry extends Omit<OpenFields<ReviewField>, 'values'> {
  readonly entry: ReviewEntry
  readonly values: ReviewValues
}

/** The saver of a day's fields; what it has saved stands in the page at once. */
export function useDaySaver(dayId: number): DaySaver {
  const queries = useQueryClient()
  const owner = useUser()?.username ?? ''
  const saver = useMemo(() => {
    const { queryKey } = dayQuery(dayId)
    return createSaver<ReviewField, SavedReviewEntry>({
      save: (changes) =>
        change(saveDayFields, { changes: changes as ReviewFieldChange[] }, { params: { id: dayId } }),
      storage: unsavedStorage(owner, `review.${dayId}.day`),
      onSaved(saved) {
        // What was asked before this was saved would bring the old values back.
        void queries.cancelQueries({ queryKey })
        queries.setQueryData(queryKey, (day) => day && withSaved(day, saved))
      },
    })
  }, [queries, owner, dayId])
  useEffect(() => saver.start(), [saver])
  return saver
}

/** The dogs of a day as they are written on. */
export function useOpenEntries({ entries }: ReviewDay, saver: DaySaver): readonly OpenEntry[] {
  const fields = useStore(saver.fields)
  const state = useStore(saver.state)
  return useMemo(
    () =>
      entries.map((entry) => {
        const open = openFields({ entryId: entry.entryId, stored: entry.values }, fields, state, saver)
        return { ...open, entry, values: open.values as ReviewValues }
      }),
    [entries, fields, state, saver],
  )
}
