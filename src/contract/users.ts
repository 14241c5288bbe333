import * as z from 'zod'
import { ROLES } from '#domain/accounts/roles.ts'
import { emailInput, personFields, roleNames, usernameInput } from './accounts.ts'
import { change, fileContent, get, only } from './call.ts'
import { LANGUAGES } from './constants.ts'
import { searchText } from './dogs.ts'
import { filterText, id, idParams, page } from './inputs.ts'

export const USER_PAGE_SIZE = 25
export const USER_STATES = ['active', 'locked', 'invited'] as const

/** A user in the list of SYSADMIN; `invited`: has not set a password yet. */
export const userRow = z.strictObject({
  id,
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  userRoles: roleNames,
  state: z.enum(USER_STATES),
  lastSigninAt: z.iso.datetime().nullable(),
})
export type UserRow = z.infer<typeof userRow>

export const userDetails = userRow.extend({
  phone: z.string(),
  membershipNumber: z.string(),
  membershipConfirmed: z.boolean(),
  language: z.enum(LANGUAGES),
  person: z.strictObject({ id, name: z.string(), town: z.string().nullable() }).nullable(),
  /** a new password must be set before the next sign-in */
  resetRequired: z.boolean(),
  createdAt: z.iso.datetime(),
  sessions: z.number().int(),
  version: z.number().int(),
  /** what may not be done now, and why: it is the last SYSADMIN, or oneself; null: it may */
  lockBlocked: z.enum(['LAST_SYSADMIN', 'OWN_ACCOUNT']).nullable(),
  eraseBlocked: z.enum(['LAST_SYSADMIN', 'OWN_ACCOUNT']).nullable(),
  demotionBlocked: z.enum(['LAST_SYSADMIN']).nullable(),
})
export type UserDetails = z.infer<typeof userDetails>

const editable = {
  username: usernameInput,
  email: emailInput,
  ...personFields,
  membershipConfirmed: z.boolean(),
  roles: z.array(z.enum(ROLES)).max(ROLES.length),
  /** the same human among owners and breeders */
  personId: id.nullable(),
}
const answer = z.strictObject({ user: userDetails, demoMail: z.string().nullable() })
const manage = 'users.manage'

export const users = only(
  manage,
  get(
    '/api/auth/users',
    'Users whose name, user name, e-mail or membership number has the text',
    z.strictObject({
      users: z.array(userRow),
      total: z.number().int(),
      page: z.number().int(),
      pageSize: z.number().int(),
    }),
    z.object({
      q: filterText,
      role: z.enum([...ROLES, 'NONE']).optional(),
      state: z.enum(USER_STATES).optional(),
      page,
      sort: z.enum(['name', 'username', 'lastSignin']).default('name'),
      direction: z.enum(['asc', 'desc']).default('asc'),
    }),
  ),
)
/** 404 USER_NOT_FOUND, as every call below. */
export const getUserById = only(
  manage,
  get('/api/auth/users/:id', 'One user', userDetails, undefined, idParams),
)
/** 409 USERNAME_TAKEN, EMAIL_TAKEN or PERSON_TAKEN, 404 PERSON_NOT_FOUND. Sends a mail with a link that sets the password. */
export const createUser = only(
  manage,
  change('/api/auth/users', 'Make a user', 'json', z.object(editable), answer),
)
/** 409 CHANGED_MEANWHILE too, 422 LAST_SYSADMIN. Changed roles count from the user's next request. */
export const editUser = only(
  manage,
  change(
    '/api/auth/users/update',
    'Change a user, the roles too',
    'json',
    z.object({ id, version: z.number().int(), ...editable }),
    answer,
  ),
)
/** 422 LAST_SYSADMIN or OWN_ACCOUNT. Locking ends the user's sessions. */
export const lockUser = only(
  manage,
  change(
    '/api/auth/users/lock',
    'Lock or unlock a user',
    'json',
    z.object({ id, locked: z.boolean() }),
    answer,
  ),
)
/** Ends the user's sessions and sends a mail; until a new password is set, sign-in is refused with RESET_REQUIRED. */
export const forceReset = only(
  manage,
  change('/api/auth/users/force-reset', 'Make a user set a new password', 'json', z.object({ id }), answer),
)
/** 422 LAST_SYSADMIN or OWN_ACCOUNT. */
export const eraseUser = only(
  manage,
  change(
    '/api/auth/users/erase',
    'Erase a user: the dogs stay, the person goes',
    'json',
    z.object({ id }),
    z.strictObject({ status: z.literal('done') }),
  ),
)

export const personRow = z.strictObject({
  id,
  name: z.string(),
  town: z.string().nullable(),
  dogs: z.number().int(),
  /** user name of the user who is this person */
  username: z.string().nullable(),
})
export type PersonRow = z.infer<typeof personRow>
export const persons = only(
  manage,
  get(
    '/api/auth/persons',
    'People among owners and breeders by a part of their name, at most 25',
    z.array(personRow),
    z.object({ q: searchText }),
  ),
)
/** 404 PERSON_NOT_FOUND */
export const personData = {
  ...only(
    manage,
    get(
      '/api/auth/persons/:id/data.json',
      'Everything the service knows about a person who has no account',
      fileContent,
      undefined,
      idParams,
    ),
  ),
  produces: 'application/json',
}
/** 404 PERSON_NOT_FOUND; in the language of `lang`. */
export const personDataText = {
  ...only(
    manage,
    get('/api/auth/persons/:id/data.txt', 'The same as readable text', fileContent, undefined, idParams),
  ),
  produces: 'text/plain; charset=utf-8',
}
/** 404 PERSON_NOT_FOUND, 422 PERSON_HAS_ACCOUNT (erase the user instead). */
export const erasePerson = only(
  manage,
  change(
    '/api/auth/persons/erase',
    'Erase a person: the dogs stay, the person goes',
    'json',
    z.object({ id }),
    z.strictObject({ status: z.literal('done') }),
  ),
)
