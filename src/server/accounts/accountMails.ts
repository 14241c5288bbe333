import type { Act } from '../platform/act.ts'
import type { QueuedMail } from '../platform/mail/outbox.ts'
import type { AccountRow } from './accounts.types.ts'

/** Pages of the browser part that mails lead to. */
export const CONFIRM_PAGE = '/vahvista-sahkoposti'
export const PASSWORD_PAGE = '/vaihda-salasana'
export const SIGNIN_PAGE = '/kirjautuminen'

/** The values of every mail to an account. */
export const nameValues = ({ first_name, username }: AccountRow) => ({ name: first_name, username })

/** The mail to the owner of an address with which somebody registers again: the same all day, so that it is queued once. */
export const alreadyRegistered = ({ today }: Act, owner: AccountRow): QueuedMail => ({
  thing: `account:${owner.id}`,
  kind: 'alreadyRegistered',
  version: Number(today.replaceAll('-', '')),
  accountId: owner.id,
  recipient: owner.email,
  language: owner.language,
  values: nameValues(owner),
  path: SIGNIN_PAGE,
})

/** What the mails of a registration are about. */
export const registrationThing = (id: number): string => `registration:${id}`
