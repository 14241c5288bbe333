import { getCheckIn } from '#contract/endpoints/checkIn.ts'
import { entryChanges, getParticipants } from '#contract/endpoints/entries.ts'
import { neededTrials } from '#contract/endpoints/organising.ts'
import { entryMoney } from '#contract/endpoints/payments.ts'
import { queryOf, TOLD_BY_PAGE } from '../client/queries.ts'

/** Fetched again and again while it is shown: two may mark at once. */
export const checkInQuery = (id: number | string) => ({
  ...queryOf(getCheckIn, { params: { id } }),
  staleTime: 0,
  refetchInterval: 10_000,
  refetchOnWindowFocus: true,
  ...TOLD_BY_PAGE,
})

/** The money of one entry, fresh whenever it is opened. */
export const entryMoneyQuery = (id: number) => ({ ...queryOf(entryMoney, { params: { id } }), staleTime: 0 })

/** What a change of money makes stale. */
export const MONEY = [entryMoney, getParticipants, entryChanges, neededTrials]

export const participantsQuery = (id: number | string) => ({
  ...queryOf(getParticipants, { params: { id } }),
  ...TOLD_BY_PAGE,
})
