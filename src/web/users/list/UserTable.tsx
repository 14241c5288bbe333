import { useNavigate } from '@tanstack/react-router'
import type { AnswerOf } from '#contract/calls.ts'
import type { users } from '#contract/endpoints/users.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Text } from '../../ui/layout/parts.ts'
import { Pages } from '../../ui/links/Pages.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { type UserSearch, type UserSort, userAddress, usersAddress } from '../addresses.ts'
import { useUserColumns } from './userColumns.tsx'

interface Props {
  answer: AnswerOf<typeof users>
  search: UserSearch
}

/** The users that match, their order and their pages. */
export function UserTable({ answer, search }: Props) {
  const t = useTranslate()
  const navigate = useNavigate()
  const columns = useUserColumns()
  const { sort = 'name', direction = 'asc' } = search
  return (
    <>
      <DataTable
        caption={t('users.table')}
        columns={columns}
        rows={answer.users}
        rowKey={(user) => String(user.id)}
        rowLink={(user) => userAddress(user.id)}
        sorting={{ column: sort, direction }}
        onSort={({ column, direction: next }) =>
          void navigate({
            ...usersAddress({ ...search, page: undefined, sort: column as UserSort, direction: next }),
            resetScroll: false,
          })
        }
        columnChoice
        summary={
          <Text strong role="status">
            {t('users.count', { count: answer.total })}
          </Text>
        }
      />
      <Pages
        label={t('users.pages')}
        page={answer.page}
        count={Math.ceil(answer.total / answer.pageSize)}
        to={(page) => usersAddress({ ...search, page })}
      />
    </>
  )
}
