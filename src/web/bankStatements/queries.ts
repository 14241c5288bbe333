import { keepPreviousData } from '@tanstack/react-query'
import {
  bankStatement,
  bankStatements,
  entriesForCase,
  moneyNeeds,
  previewStatement,
} from '#contract/endpoints/bankStatements.ts'
import { neededTrials } from '#contract/endpoints/organising.ts'
import { entryMoney } from '#contract/endpoints/payments.ts'
import { refundTransfers } from '#contract/endpoints/refundLists.ts'
import { BANK_COLUMNS } from '#domain/payments/bankTable.ts'
import { change } from '../client/calls.ts'
import { queryOf } from '../client/queries.ts'
import type { ChosenStatement } from './chosenStatement.ts'

/** Fresh whenever it is opened: money comes and goes without anybody at the screen. */
export const statementsQuery = { ...queryOf(bankStatements), staleTime: 0 }
export const moneyNeedsQuery = { ...queryOf(moneyNeeds), staleTime: 0 }

/** What is stale after money was recorded. */
export const BANKING = [bankStatements, bankStatement, moneyNeeds, neededTrials, refundTransfers, entryMoney]

export const entriesForCaseQuery = (id: number, q: string) => ({
  ...queryOf(entriesForCase, { params: { id }, query: { q } }),
  placeholderData: keepPreviousData,
})

/** How a statement is to be read, as the address of a call says it. */
export const choicesOf = ({ columns, clubId }: ChosenStatement) => ({
  clubId: clubId ?? undefined,
  columns: columns ? BANK_COLUMNS.map((column) => columns[column] ?? '-').join(',') : undefined,
})

/** What a statement would do. A call that changes nothing; it is made like one because it brings a file. */
export const previewQuery = (statement: ChosenStatement) => {
  const query = choicesOf(statement)
  return {
    queryKey: [`${previewStatement.method} ${previewStatement.path}`, statement.key, query],
    queryFn: () => change(previewStatement, statement.content, { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  }
}
