import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { LinkButton } from '../../ui/links/AppLink.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { membersAddress, newUserAddress, USERS_PATH, type UserSearch, userSearchOf } from '../addresses.ts'
import { userListQuery } from '../queries.ts'
import { UserFilters } from './UserFilters.tsx'
import { UserTable } from './UserTable.tsx'

/** `/hallinta/kayttajat`: search, filters and the table of users; all of it stands in the address. */
export function UsersPage() {
  const t = useTranslate()
  const search = userSearchOf({ ...useSearch({ from: USERS_PATH }) })
  return (
    <>
      <PageTitle
        title={t('users.title')}
        actions={
          <>
            <LinkButton {...membersAddress()} variant="outlined">
              {t('memberLists.title')}
            </LinkButton>
            <LinkButton {...newUserAddress()} variant="contained">
              {t('users.new')}
            </LinkButton>
          </>
        }
      />
      <UserFilters search={search} />
      <UserList search={search} />
    </>
  )
}

function UserList({ search }: { search: UserSearch }) {
  const t = useTranslate()
  const users = useQuery(userListQuery(search))
  return (
    <Loaded
      query={users}
      failed={t('users.failed')}
      rows={10}
      rowHeight={44}
      empty={({ total }) =>
        total === 0 && <EmptyState title={t('users.none')}>{t('users.noneHelp')}</EmptyState>
      }
    >
      {(answer) => <UserTable answer={answer} search={search} />}
    </Loaded>
  )
}
