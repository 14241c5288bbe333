import type { UserDetails, UserRow } from '#contract/users.ts'
import { presentRoles } from '../accounts/accounts.presenter.ts'
import type { Unreachable } from '../platform/mail/undelivered.store.ts'
import type { describeUser } from './users.service.ts'
import type { UserListRow } from './users.store.ts'

export function presentUserRow(row: Omit<UserListRow, 'total'>): UserRow {
  const opened = row.password_hash === null ? 'invited' : 'active'
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    userRoles: presentRoles(row.roles),
    state: row.locked_at ? 'locked' : opened,
    lastSigninAt: row.last_signin_at?.toISOString() ?? null,
  }
}

function presentUnreachable(found: Unreachable | null): UserDetails['unreachable'] {
  if (!found) return null
  const { failures, lastAt, silentAt, code, words } = found
  return {
    failures,
    lastAt: lastAt.toISOString(),
    silentSince: silentAt?.toISOString() ?? null,
    code,
    words,
  }
}

/** A user with everything that SYSADMIN may see and do. */
export function presentUser(described: Awaited<ReturnType<typeof describeUser>>): UserDetails {
  const { account, blocked, sessions, person, clubs, judge } = described
  return {
    ...presentUserRow(account),
    phone: account.phone,
    membershipNumber: account.membership_number,
    membershipConfirmed: account.membership_confirmed_at !== null,
    language: account.language,
    person: person && { id: person.id, name: person.name, town: person.town },
    clubs: clubs.map(({ id, name }) => ({ id, name })),
    judge: judge && { id: judge.id, name: judge.name },
    resetRequired: account.reset_required,
    createdAt: account.created_at.toISOString(),
    sessions,
    unreachable: presentUnreachable(account.unreachable),
    version: account.version,
    lockBlocked: blocked.lock,
    eraseBlocked: blocked.erase,
    demotionBlocked: blocked.demotion,
  }
}
