import { useQueryClient } from '@tanstack/react-query'
import { reopenReviewDay } from '#contract/endpoints/reviewDays.ts'
import type { ReviewDay } from '#contract/reviewDays.ts'
import { change } from '../../../client/calls.ts'
import { invalidate } from '../../../client/queries.ts'
import { useTranslate } from '../../../i18n/useTranslate.ts'
import { toastRefusal } from '../../../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../../../ui/toasts/toasts.ts'
import { dayQuery, SHOWN_REVIEWS } from '../queries.ts'

/** Opens a published day again, and says that it is. */
export function useReopen({ id }: Pick<ReviewDay, 'id'>): () => Promise<void> {
  const t = useTranslate()
  const queries = useQueryClient()
  return async () => {
    try {
      const answer = await change(reopenReviewDay, undefined, { params: { id } })
      queries.setQueryData(dayQuery(id).queryKey, answer)
      void invalidate(queries, ...SHOWN_REVIEWS)
      showSuccess(t('reviewAdmin.reopened'))
    } catch (error) {
      toastRefusal(t, error as Error)
    }
  }
}
