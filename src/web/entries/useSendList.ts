import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Participants } from '#contract/entries.ts'
import { ApiError, postJson } from '../api.ts'
import { entriesPath, participantsQuery } from './queries.ts'

interface Sent {
  /** the end of the call's address; empty: a new entry */
  readonly verb: string
  readonly body: object
}

/**
 * Sends changes of a trial's list and shows the list that comes back. Where one is refused, somebody else may have changed the
 * list: it is read anew.
 */
export function useSendList(trialId: number) {
  const queries = useQueryClient()
  const { queryKey } = participantsQuery(String(trialId))
  return useMutation({
    mutationFn: ({ verb, body }: Sent) => postJson<Participants>(entriesPath(trialId, verb), body),
    onSuccess: (fresh) => void queries.setQueryData(queryKey, fresh),
    onError(error) {
      if (error instanceof ApiError && error.kind === 'result') void queries.invalidateQueries({ queryKey })
    },
  })
}
