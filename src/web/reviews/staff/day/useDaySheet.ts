import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ReviewDay, ReviewEntry } from '#contract/reviewDays.ts'
import type { ReviewField, ReviewValues } from '#domain/breeding/reviews.ts'
import { useUser } from '../../../accounts/session/session.ts'
import { type OpenFields, openFields } from '../../../sheets/openFields.ts'
import { useStore } from '../../../store.ts'
import { type DaySaver, daySaver } from './daySaver.ts'

/** A dog of a day with what this device has written of it. */
export interface OpenEntry extends Omit<OpenFields<ReviewField>, 'values'> {
  readonly entry: ReviewEntry
  readonly values: ReviewValues
}

/** The saver of a day's fields, as whoever is signed in. */
export function useDaySaver(dayId: number): DaySaver {
  const queries = useQueryClient()
  const owner = useUser()?.username ?? ''
  return useMemo(() => daySaver(queries, owner, dayId), [queries, owner, dayId])
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
