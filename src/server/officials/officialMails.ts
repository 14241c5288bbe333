import type { FullAccount } from '../accounts/accounts.types.ts'
import type { QueuedMail } from '../platform/mail/outbox.ts'

/** Where what waits for trial staff stands. */
const STAFF_PAGE = '/hallinta/kokeet'

/** A club or a judge, as of the change that links a user. */
interface Linked {
  readonly id: number
  readonly name: string
  readonly version: number
}

const toOwner = ({ id, email, language, first_name }: FullAccount, of: string) => ({
  accountId: id,
  recipient: email,
  language,
  values: { name: first_name, of },
  path: STAFF_PAGE,
})

/** Tells a user whose trials he runs from now on. */
export const agentLinked = (account: FullAccount, club: Linked): QueuedMail => ({
  ...toOwner(account, club.name),
  thing: `club:${club.id}:agent:${account.id}`,
  kind: 'agentLinked',
  version: club.version,
})

/** Tells a user which judge he is from now on. */
export const judgeLinked = (account: FullAccount, judge: Linked): QueuedMail => ({
  ...toOwner(account, judge.name),
  thing: `judge:${judge.id}:user:${account.id}`,
  kind: 'judgeLinked',
  version: judge.version,
})
