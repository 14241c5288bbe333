import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths, type UserSearch, userSearchOf } from '../paths.ts'
import { LinkButton } from '../ui/AppLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { RowsSkeleton } from '../ui/Skeletons.tsx'
import { userListQuery } from './queries.ts'
import { UserFilters } from './UserFilters.tsx'
import { UserTable } from './UserTable.tsx'

/** `/hallinta/kayttajat`: search, filters and the table of users; all of it stands in the address. */
export function UsersPage() {
  const { t } = useTranslation()
  const search = userSearchOf({ ...useSearch({ from: '/hallinta/kayttajat' }) })
  return (
    <>
      <PageTitle
        title={t('users.title')}
        actions={
          <LinkButton {...paths.newUser()} variant="contained">
            {t('users.new')}
          </LinkButton>
        }
      />
      <UserFilters search={search} />
      <Found search={search} />
    </>
  )
}

function Found({ search }: { search: UserSearch }) {
  const { t } = useTranslation()
  const { data, error, isPlaceholderData, refetch } = useQuery(userListQuery(search))
  if (error) return <ErrorState error={error} title={t('users.failed')} onRetry={refetch} />
  if (!data) return <RowsSkeleton rows={10} height={44} />
  if (data.total === 0) return <EmptyState title={t('users.none')}>{t('users.noneHelp')}</EmptyState>
  return <UserTable answer={data} search={search} stale={isPlaceholderData} />
}
