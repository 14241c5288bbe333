import { useMemo } from 'react'
import type { UserRow } from '#contract/users.ts'
import { type Translate, useTranslate } from '../../i18n/useTranslate.ts'
import { Span } from '../../ui/layout/parts.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import type { Column } from '../../ui/table/types.ts'
import { TimeText } from '../../ui/values/TimeText.tsx'
import { userAddress } from '../addresses.ts'
import { UserState } from '../UserState.tsx'

/** The columns of the users; those with a `sortValue` are orders that the server knows. */
export function useUserColumns(): readonly Column<UserRow>[] {
  const t = useTranslate()
  return useMemo(() => columnsIn(t), [t])
}

/** Breaks where it must, but in a table not before it is as wide as most names are. */

function columnsIn(t: Translate): Column<UserRow>[] {
  return [
    {
      id: 'name',
      header: t('users.columns.name'),
      cell: (user) => (
        <Span strong>
          <AppLink {...userAddress(user.id)}>{`${user.lastName} ${user.firstName}`}</AppLink>
        </Span>
      ),
      sortValue: (user) => user.lastName,
      hideable: false,
      card: 'title',
    },
    {
      id: 'username',
      header: t('users.columns.username'),
      cell: (user) => user.username,
      long: true,
      sortValue: (user) => user.username,
      card: 'fact',
    },
    {
      id: 'email',
      header: t('users.columns.email'),
      cell: (user) => user.email,
      long: true,
    },
    {
      id: 'roles',
      header: t('users.columns.roles'),
      cell: (user) => user.userRoles.map(({ name }) => t(`accounts.roles.${name}`)).join(', ') || '–',
      card: 'fact',
      isEmpty: (user) => user.userRoles.length === 0,
    },
    {
      id: 'state',
      header: t('users.columns.state'),
      cell: (user) => <UserState state={user.state} />,
      card: 'fact',
    },
    {
      id: 'lastSignin',
      header: t('users.columns.lastSignin'),
      cell: (user) =>
        user.lastSigninAt === null ? t('users.never') : <TimeText moment={user.lastSigninAt} />,
      sortValue: (user) => user.lastSigninAt,
    },
  ]
}
