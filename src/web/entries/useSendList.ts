import { useQueryClient } from '@tanstack/react-query'
import type { Participants } from '#contract/entries.ts'
import { ApiError, postJson } from '../api.ts'
import { entriesPath, participantsQuery } from './queries.ts'

/**
 * Sends a change of a trial's list and shows the list that comes back. Where it is refused, somebody else may have changed the
 * list: it is read anew. @throws ApiError
 */
export function useSendList(trialId: number) {
  const queries = useQueryClient()
  const { queryKey } = participantsQuery(String(trialId))
  return async (verb: string, body: object): Promise<Participants> => {
    try {
      const fresh = await postJson<Participants>(entriesPath(trialId, verb), body)
      queries.setQueryData(queryKey, fresh)
      return fresh
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'result') void queries.invalidateQueries({ queryKey })
      throw error
    }
  }
}
