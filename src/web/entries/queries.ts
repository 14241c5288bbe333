import { queryOptions, skipToken } from '@tanstack/react-query'
import type { EntryRow, Participants, TrialDog } from '#contract/entries.ts'
import { getJson, postJson } from '../api.ts'

/** Address of the list of a trial, and of what is done with it. */
export const entriesPath = (trialId: string | number, verb = '') =>
  `/api/auth/trials/${encodeURIComponent(trialId)}/entries${verb}`

export const participantsQuery = (trialId: string) =>
  queryOptions({
    queryKey: ['private', 'participants', trialId],
    queryFn: ({ signal }) => getJson<Participants>(entriesPath(trialId), { signal }),
    staleTime: 0,
  })

/** What the service says to a message: how far it went, and whom it did not reach. */
export interface SentMessage {
  readonly recipients: number
  readonly unreached: EntryRow[]
  readonly participants: Participants
}

/** A dog with the classes it may start in at a trial; asks nothing before a dog is chosen. */
export const trialDogQuery = (regnr: string | undefined, trialId: number) =>
  queryOptions({
    queryKey: ['private', 'trial-dog', trialId, regnr],
    queryFn:
      regnr === undefined
        ? skipToken
        : ({ signal }) => postJson<TrialDog>('/api/trialdog', { regnr, trialId }, { signal }),
    staleTime: 0,
  })
