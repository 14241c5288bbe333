import { ROLES, type Role } from '#domain/accounts/roles.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FilterChips } from '../../ui/filters/FilterChips.tsx'
import { FilterSelect } from '../../ui/filters/FilterSelect.tsx'
import { SearchLine } from '../../ui/filters/SearchLine.tsx'
import { useFilters } from '../../ui/filters/useFilters.ts'
import { Row, Stack } from '../../ui/layout/parts.ts'
import { USER_STATES, type UserSearch, userSearchOf, usersAddress } from '../addresses.ts'

/** Search and filters of the users; what is active can be taken away one by one. */
export function UserFilters({ search }: { search: UserSearch }) {
  const t = useTranslate()
  const { q, role, state } = search
  const { set } = useFilters(search, userSearchOf, usersAddress)
  const roleText = (name: Role | 'NONE') => t(`accounts.roles.${name === 'NONE' ? 'member' : name}`)
  const roles = [...ROLES, 'NONE' as const].map((value) => ({ value, label: roleText(value) }))
  const states = USER_STATES.map((value) => ({ value, label: t(`users.states.${value}`) }))
  const active = [
    { name: 'q', text: q && t('users.textFilter', { text: q }) },
    { name: 'role', text: role && `${t('users.role')}: ${roleText(role)}` },
    { name: 'state', text: state && `${t('users.state')}: ${t(`users.states.${state}`)}` },
  ]
  return (
    <Stack mb={3}>
      <SearchLine
        label={t('users.search')}
        help={t('users.searchHelp')}
        action={t('users.submit')}
        start={q ?? ''}
        onSearch={set('q')}
      />
      <Row gap={2}>
        <FilterSelect label={t('users.role')} value={role ?? ''} options={roles} onChange={set('role')} />
        <FilterSelect label={t('users.state')} value={state ?? ''} options={states} onChange={set('state')} />
      </Row>
      <FilterChips filters={active} onRemove={(name) => set(name)('')} />
    </Stack>
  )
}
