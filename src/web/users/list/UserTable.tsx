import type { AnswerOf } from '#contract/calls.ts'
import type { users } from '#contract/endpoints/users.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { PagedTable } from '../../ui/table/PagedTable.tsx'
import { type UserSearch, userAddress, usersAddress } from '../addresses.ts'
import { useUserColumns } from './userColumns.tsx'

interface Props {
  answer: AnswerOf<typeof users>
  search: UserSearch
}

/** One page of the users that match. */
export function UserTable({ answer, search }: Props) {
  const t = useTranslate()
  const { sort = 'name', direction = 'asc' } = search
  return (
    <PagedTable
      caption={t('users.table')}
      columns={useUserColumns()}
      rows={answer.users}
      rowKey={({ id }) => String(id)}
      rowLink={({ id }) => userAddress(id)}
      sorting={{ column: sort, direction }}
      answer={answer}
      search={search}
      to={usersAddress}
      found={t('users.count', { count: answer.total })}
      pagesLabel={t('users.pages')}
    />
  )
}
