import * as z from 'zod'
import { ROLES } from '#domain/accounts/roles.ts'
import { emailInput, personFields, roleNames, usernameInput } from './accounts.ts'
import { call, fileContent } from './call.ts'
import { PERSON_KINDS } from './constants.ts'
import { searchText } from './dogs.ts'
import * as at from './endpoints/users.ts'
import { filterText, id, idParams, page } from './inputs.ts'
import { LANGUAGES } from './languages.ts'
import { allOf, type Refusals } from './refusals.ts'

export const USER_PAGE_SIZE = 25
const USER_STATES = ['active', 'locked', 'invited'] as const

/** A user in the list of SYSADMIN; `invited`: has not set a password yet. */
const userRow = z.strictObject({
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

const named = z.strictObject({ id, name: z.string() })
const userDetails = userRow.extend({
  phone: z.string(),
  membershipNumber: z.string(),
  membershipConfirmed: z.boolean(),
  language: z.enum(LANGUAGES),
  person: z.strictObject({ id, name: z.string(), town: z.string().nullable() }).nullable(),
  /** whose trials the user runs as TRIALAGENT */
  clubs: z.array(named),
  /** which judge the user is */
  judge: named.nullable(),
  /** a new password must be set before the next sign-in */
  resetRequired: z.boolean(),
  createdAt: z.iso.datetime(),
  sessions: z.number().int(),
  /** mails to the address have not arrived; null: none is known */
  unreachable: z
    .strictObject({
      failures: z.number().int(),
      lastAt: z.iso.datetime(),
      /** since when only what is necessary is sent there; null: everything still is */
      silentSince: z.iso.datetime().nullable(),
      code: z.string(),
      words: z.string(),
    })
    .nullable(),
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
  /** whose trials a TRIALAGENT runs; absent: as it is */
  clubIds: z.array(id).max(50).optional(),
  /** which judge a JUDGE is; absent: as it is */
  judgeId: id.nullable().optional(),
}
const answer = z.strictObject({ user: userDetails })
const manage = 'users.manage'
const OF_A_USER: Refusals = { 404: ['USER_NOT_FOUND'] }
const OF_A_PERSON: Refusals = { 404: ['PERSON_NOT_FOUND'] }

export const users = call(at.users, {
  summary: 'Users whose name, user name, e-mail or membership number has the text',
  access: manage,
  query: z.object({
    q: filterText,
    role: z.enum([...ROLES, 'NONE']).optional(),
    state: z.enum(USER_STATES).optional(),
    page,
    sort: z.enum(['name', 'username', 'lastSignin']).default('name'),
    direction: z.enum(['asc', 'desc']).default('asc'),
  }),
  cost: 3,
  answer: z.strictObject({
    users: z.array(userRow),
    total: z.number().int(),
    page: z.number().int(),
    pageSize: z.number().int(),
  }),
})
export const getUserById = call(at.getUserById, {
  summary: 'One user',
  access: manage,
  params: idParams,
  refusals: OF_A_USER,
  answer: userDetails,
})
/**
 * With roles it needs the password again (PASSWORD_NEEDED). Sends a mail with a link that sets the password.
 */
export const createUser = call(at.createUser, {
  summary: 'Make a user',
  access: manage,
  body: z.object(editable),
  refusals: {
    404: ['PERSON_NOT_FOUND', 'CLUB_NOT_FOUND', 'JUDGE_NOT_FOUND'],
    409: ['USERNAME_TAKEN', 'EMAIL_TAKEN', 'PERSON_TAKEN', 'JUDGE_USER_TAKEN'],
    422: ['PASSWORD_NEEDED'],
  },
  answer: answer,
})
/** Other roles or another e-mail need the password again (PASSWORD_NEEDED). Changed roles count from the user's next request. */
export const editUser = call(at.editUser, {
  summary: 'Change a user, the roles too',
  access: manage,
  body: z.object({ id, version: z.number().int(), ...editable }),
  refusals: allOf(OF_A_USER, {
    404: ['PERSON_NOT_FOUND', 'CLUB_NOT_FOUND', 'JUDGE_NOT_FOUND'],
    409: ['USERNAME_TAKEN', 'EMAIL_TAKEN', 'PERSON_TAKEN', 'JUDGE_USER_TAKEN'],
    422: ['LAST_SYSADMIN', 'PASSWORD_NEEDED'],
  }),
  answer: answer,
})
/** Locking ends the user's sessions. */
export const lockUser = call(at.lockUser, {
  summary: 'Lock or unlock a user',
  access: manage,
  body: z.object({ id, locked: z.boolean() }),
  refusals: allOf(OF_A_USER, { 422: ['LAST_SYSADMIN', 'OWN_ACCOUNT'] }),
  answer: answer,
})
/** Ends the user's sessions and sends a mail; until a new password is set, sign-in is refused with RESET_REQUIRED. */
export const forceReset = call(at.forceReset, {
  summary: 'Make a user set a new password',
  access: manage,
  body: z.object({ id }),
  refusals: OF_A_USER,
  answer: answer,
})
export const eraseUser = call(at.eraseUser, {
  summary: 'Erase a user: the dogs stay, the person goes',
  access: manage,
  body: z.object({ id }),
  cost: 5,
  refusals: allOf(OF_A_USER, { 422: ['LAST_SYSADMIN', 'OWN_ACCOUNT', 'PASSWORD_NEEDED'] }),
  answer: z.strictObject({ status: z.literal('done') }),
})

export type PersonKind = (typeof PERSON_KINDS)[number]
/** Where a person stands, with the id of the row there. */
const kind = z.enum(PERSON_KINDS).default('person')

const personRow = z.strictObject({
  kind: z.enum(PERSON_KINDS),
  id,
  name: z.string(),
  town: z.string().nullable(),
  /** e-mail address or telephone */
  contact: z.string().nullable(),
  /** owned, bred or entered */
  dogs: z.number().int(),
  /** user name of the user who is this person */
  username: z.string().nullable(),
})
export type PersonRow = z.infer<typeof personRow>
/** Owners and breeders, judges, and those known only from an entry, a waiting registration or a mail. */
export const persons = call(at.persons, {
  summary: 'People in the data by a part of their name, address or number, at most 25',
  access: manage,
  query: z.object({ q: searchText }),
  cost: 3,
  answer: z.array(personRow),
})
export const personData = call(at.personData, {
  summary: 'Everything the service knows about a person who has no account',
  access: manage,
  params: idParams,
  query: z.object({ kind }),
  cost: 5,
  refusals: OF_A_PERSON,
  answer: fileContent,
  produces: 'application/json',
})
/** In the language of `lang`. */
export const personDataText = call(at.personDataText, {
  summary: 'The same as readable text',
  access: manage,
  params: idParams,
  query: z.object({ kind }),
  cost: 5,
  refusals: OF_A_PERSON,
  answer: fileContent,
  produces: 'text/plain; charset=utf-8',
})
const mention = z.strictObject({
  /** table, row and column, as the database calls them */
  table: z.string(),
  key: z.string(),
  column: z.string(),
  /** trial or dog that the text belongs to; null: neither */
  of: z.string().nullable(),
  /** the words around the person's name, address or number */
  excerpt: z.string(),
})
export const personMentions = call(at.personMentions, {
  summary:
    'What to look at before a person or a user is erased: coming trials, and texts that name the person and stay',
  access: manage,
  params: idParams,
  query: z.object({ kind }),
  cost: 5,
  refusals: OF_A_PERSON,
  answer: z.strictObject({
    texts: z.array(mention),
    /** of trials to come, in a place or in the reserve: nobody can be reached about them afterwards */
    entries: z.array(z.strictObject({ dog: z.string(), place: z.string(), date: z.iso.date() })),
  }),
})
/** PERSON_HAS_ACCOUNT: erase the user instead. */
export const erasePerson = call(at.erasePerson, {
  summary: 'Erase a person: the dogs stay, the person goes',
  access: manage,
  body: z.object({ id, kind }),
  cost: 5,
  refusals: allOf(OF_A_PERSON, { 422: ['PERSON_HAS_ACCOUNT', 'PASSWORD_NEEDED'] }),
  answer: z.strictObject({ status: z.literal('done') }),
})
