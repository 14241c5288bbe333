import * as z from 'zod'
import { createUser, type UserDetails } from '#contract/users.ts'
import type { Role } from '#domain/accounts/roles.ts'
import type { Language } from '../../i18n/languages.ts'

const person = z.object({ id: z.number(), name: z.string(), town: z.string().nullable() }).nullable()

/** The form of a user: as the call takes it, but the linked person with a name to show, and the judge as a choice holds it; empty: none. */
export const userForm = createUser
  .body!.omit({ personId: true, clubIds: true, judgeId: true })
  .extend({ person, clubIds: z.array(z.number()), judgeId: z.string() })
/** A person of the dogs' data as the form names it. */
export const personName = ({ name, town }: { name: string; town: string | null }) =>
  town === null ? name : `${name}, ${town}`

export type UserValues = z.input<typeof userForm>

/** What the call takes; links that belong to no role stay as they are. */
export const bodyOf = ({ person: linked, clubIds, judgeId, ...values }: z.output<typeof userForm>) => ({
  ...values,
  personId: linked?.id ?? null,
  ...(values.roles.includes('TRIALAGENT') && { clubIds }),
  ...(values.roles.includes('JUDGE') && { judgeId: judgeId === '' ? null : Number(judgeId) }),
})

export const emptyUser = (language: Language): UserValues => ({
  username: '',
  email: '',
  firstName: '',
  lastName: '',
  phone: '',
  membershipNumber: '',
  language,
  membershipConfirmed: false,
  roles: [],
  clubIds: [],
  judgeId: '',
  person: null,
})

/** The values of the form, out of a stored user. */
export const valuesOf = (user: UserDetails): UserValues => ({
  username: user.username,
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  phone: user.phone,
  membershipNumber: user.membershipNumber,
  language: user.language,
  membershipConfirmed: user.membershipConfirmed,
  roles: user.userRoles.map(({ name }): Role => name),
  clubIds: user.clubs.map(({ id }) => id),
  judgeId: user.judge ? String(user.judge.id) : '',
  person: user.person,
})
