import { useNavigate } from '@tanstack/react-router'
import { ROLES, type Role } from '#domain/accounts/roles.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FilterChips } from '../../ui/filters/FilterChips.tsx'
import { FilterSelect } from '../../ui/filters/FilterSelect.tsx'
import { SearchLine } from '../../ui/filters/SearchLine.tsx'
import { Row, Stack } from '../../ui/layout/parts.ts'
import { USER_STATES, type UserSearch, userSearchOf, usersAddress } from '../addresses.ts'

/** Search and filters of the users; what is active can be taken away one by one. */
export function UserFilters({ search }: { search: UserSearch }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { q, role, state, sort, direction } = search
  const filter = (change: Record<string, string>) => {
    const next = userSearchOf({ q, role, state, sort, direction, ...change })
    void navigate({ ...usersAddress(next), resetScroll: false })
  }
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
        onSearch={(text) => filter({ q: text })}
      />
      <Row gap={2}>
        <FilterSelect
          label={t('users.role')}
          all={t('users.all')}
          value={role ?? ''}
          options={roles}
          onChange={(value) => filter({ role: value })}
        />
        <FilterSelect
          label={t('users.state')}
          all={t('users.all')}
          value={state ?? ''}
          options={states}
          onChange={(value) => filter({ state: value })}
        />
      </Row>
      <FilterChips filters={active} onRemove={(name) => filter({ [name]: '' })} />
    </Stack>
  )
}
