import { useQueryClient } from '@tanstack/react-query'
import { getCheckIn } from '#contract/endpoints/checkIn.ts'
import { LOGS } from '../audit/queries.ts'
import { ApiError } from '../client/ApiError.ts'
import { useChosenChange } from '../client/useChange.ts'
import type { ListChange } from './listContext.ts'
import { participantsQuery } from './queries.ts'

/**
 * Sends changes of a trial's list and shows the list that comes back. Where one is refused, somebody else may have changed the
 * list: it is read anew.
 */
export function useSendList(trialId: number) {
  const queries = useQueryClient()
  const { queryKey } = participantsQuery(trialId)
  return useChosenChange(({ call, body }: ListChange) => ({ call, body, params: { id: trialId } }), {
    invalidates: [getCheckIn, ...LOGS],
    onSuccess: (fresh) => void queries.setQueryData(queryKey, fresh),
    onError(error) {
      if (error instanceof ApiError && error.kind === 'result') void queries.invalidateQueries({ queryKey })
    },
  })
}
