import { keepPreviousData } from '@tanstack/react-query'
import { treasury } from '#contract/endpoints/money.ts'
import { queryOf } from '../client/queries.ts'
import type { MoneySearch } from './addresses.ts'

/** Fresh whenever it is opened: money comes and goes without anybody at the screen. */
export const treasuryQuery = (search: MoneySearch) => ({
  ...queryOf(treasury, { query: search }),
  placeholderData: keepPreviousData,
  staleTime: 0,
})
