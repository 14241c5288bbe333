import { hashKey, type QueryClient } from '@tanstack/react-query'
import { saveDayFields } from '#contract/endpoints/reviewDays.ts'
import type { ReviewFieldChange, SavedReviewEntry } from '#contract/reviewDays.ts'
import type { ReviewField } from '#domain/breeding/reviews.ts'
import { sessionStore } from '../../../accounts/session/session.ts'
import { change } from '../../../client/calls.ts'
import { keepAnswer } from '../../../offline/keptAnswers.ts'
import { createSaver, type Saver } from '../../../sheets/saver.ts'
import { saverOf } from '../../../sheets/savers.ts'
import { unsavedStorage } from '../../../sheets/unsavedStorage.ts'
import { dayQuery, withSaved } from '../queries.ts'

export type DaySaver = Saver<ReviewField>

/** Sends what is written of a review day; what it has saved stands in the page, and on the device, at once. */
export function daySaver(queries: QueryClient, owner: string, dayId: number): DaySaver {
  const sheets = `review.${dayId}.day`
  const { queryKey } = dayQuery(dayId)
  return saverOf(owner, sheets, () =>
    createSaver<ReviewField, SavedReviewEntry>({
      save: (changes) =>
        change(
          saveDayFields,
          { changes: changes as ReviewFieldChange[] },
          { params: { id: dayId }, sender: owner },
        ),
      storage: unsavedStorage(owner, sheets),
      maySend: () => sessionStore.get()?.username === owner,
      onSaved(saved) {
        // What was asked before this was saved would bring the old values back.
        void queries.cancelQueries({ queryKey })
        const now = queries.setQueryData(queryKey, (day) => day && withSaved(day, saved))
        if (now) void keepAnswer(hashKey(queryKey), now, true)
      },
    }),
  )
}
