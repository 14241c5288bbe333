import { keepPreviousData } from '@tanstack/react-query'
import { memberImports, previewMembers } from '#contract/endpoints/memberLists.ts'
import { MEMBER_COLUMNS } from '#domain/accounts/memberColumns.ts'
import { change } from '../../client/calls.ts'
import { queryOf } from '../../client/queries.ts'
import type { ChosenList } from './chosenList.ts'

export const memberImportsQuery = queryOf(memberImports)

/** How a list is to be read, as the address of a call says it. */
export const choicesOf = ({ columns, adds }: ChosenList) => ({
  columns: columns ? MEMBER_COLUMNS.map((column) => columns[column] ?? '-').join(',') : undefined,
  adds: adds ? ('1' as const) : undefined,
})

/** What a list would change. A call that changes nothing; it is made like one because it brings a file. */
export const previewQuery = (list: ChosenList) => {
  const query = choicesOf(list)
  return {
    queryKey: [`${previewMembers.method} ${previewMembers.path}`, list.key, query],
    queryFn: () => change(previewMembers, list.content, { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  }
}
