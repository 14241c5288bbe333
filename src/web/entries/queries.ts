import { keepPreviousData } from '@tanstack/react-query'
import { getCheckIn } from '#contract/endpoints/checkIn.ts'
import { entryChanges, getParticipants } from '#contract/endpoints/entries.ts'
import { neededTrials } from '#contract/endpoints/organising.ts'
import { entryMoney, payableEntries } from '#contract/endpoints/payments.ts'
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

/** Entries that a payment can be moved to, fresh whenever they are asked for. */
export const payableQuery = (id: number, query: { paymentId: number; q: string }) => ({
  ...queryOf(payableEntries, { params: { id }, query }),
  placeholderData: keepPreviousData,
  staleTime: 0,
})

/** What a change of money makes stale. */
export const MONEY = [entryMoney, payableEntries, getParticipants, entryChanges, neededTrials]

export const participantsQuery = (id: number | string) => ({
  ...queryOf(getParticipants, { params: { id } }),
  ...TOLD_BY_PAGE,
})
