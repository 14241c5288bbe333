import type { CurrentUser, OwnSession } from '#contract/accounts.ts'
import type { Consents } from '#contract/consents.ts'
import { permissionsOf } from '#domain/accounts/permissions.ts'
import type { Role } from '#domain/accounts/roles.ts'
import type { Reader } from '../platform/act.ts'
import { requiresFactor } from '../platform/sessions/requiredFactor.ts'
import type { AccountRow, FullAccount } from './accounts.types.ts'
import type { findConsents } from './consents.service.ts'
import type { findOwnSecurity } from './ownSecurity.service.ts'
import type { ownSessions } from './ownSessions.service.ts'

export function presentCurrentUser(account: FullAccount, { config }: Pick<Reader, 'config'>): CurrentUser {
  const required = requiresFactor(config, account.roles)
  const { on, recoveryCodes } = account.secondFactor
  return {
    username: account.username,
    email: account.email,
    pendingEmail: account.pendingEmail,
    emailSilentSince: account.unreachable?.silentAt?.toISOString() ?? null,
    firstName: account.first_name,
    lastName: account.last_name,
    phone: account.phone,
    membershipNumber: account.membership_number,
    membershipConfirmed: account.membership_confirmed_at !== null,
    language: account.language,
    userRoles: presentRoles(account.roles),
    permissions: required && !on ? [] : permissionsOf(account.roles),
    linkedPerson: account.person_id !== null,
    secondFactor: { on, required, recoveryCodes },
    version: account.version,
  }
}

export function presentRoles(roles: readonly Role[]): { name: Role }[] {
  return roles.map((name) => ({ name }))
}

/** The own sessions; the current one is marked. */
export function presentSessions(
  rows: Awaited<ReturnType<typeof ownSessions>>,
  current: string | undefined,
): OwnSession[] {
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    current: row.id === current,
  }))
}

/** What tells of attacks on the own account. */
export function presentOwnSecurity({ failedSignins, rows }: Awaited<ReturnType<typeof findOwnSecurity>>) {
  return {
    failedSignins,
    rows: rows.map(({ hour, kind, count }) => ({ hour: hour.toISOString(), kind, count })),
  }
}

export function presentConsents(found: Awaited<ReturnType<typeof findConsents>>): Consents {
  return {
    linked: found.linked,
    nameAndTown: found.nameAndTown,
    dogs: found.dogs.map(({ regnr, name, deathReleased }) => ({ regnr, name, deathReleased })),
    log: found.log.map(({ kind, regnr, given, changedAt }) => ({
      kind,
      regnr,
      given,
      changedAt: changedAt.toISOString(),
    })),
  }
}

export function auditedPerson(
  account: Pick<AccountRow, 'first_name' | 'last_name' | 'phone' | 'membership_number' | 'language'>,
) {
  return {
    firstName: account.first_name,
    lastName: account.last_name,
    phone: account.phone,
    membershipNumber: account.membership_number,
    language: account.language,
  }
}
