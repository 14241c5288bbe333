import { sql } from 'kysely'
import { scrubAudit } from '../platform/audit/audit.ts'
import type { Db } from '../platform/database.ts'
import { withoutTokens } from '../platform/mail/outbox.ts'

/** A person among owners and breeders, with the dogs. */
export async function personRecord(db: Db, personId: number) {
  const person = await db
    .selectFrom('person')
    .select(['name', 'town', 'email', 'phone', 'public_consent as nameAndTownShown'])
    .where('id', '=', personId)
    .executeTakeFirst()
  if (!person) return null
  return {
    ...person,
    ownedDogs: await dogsOf(db, personId, 'owner'),
    bredDogs: await dogsOf(db, personId, 'breeder'),
  }
}

function dogsOf(db: Db, personId: number, as: 'owner' | 'breeder') {
  const dogs = db
    .selectFrom('dog')
    .innerJoin('dog_number', (join) =>
      join.onRef('dog_number.dog_id', '=', 'dog.id').on('dog_number.is_primary', '=', true),
    )
    .select(['dog_number.regnr', 'dog.name'])
    .orderBy('dog_number.regnr')
  const theirs =
    as === 'breeder'
      ? dogs.where('dog.breeder_id', '=', personId)
      : dogs.where('dog.id', 'in', ({ selectFrom }) =>
          selectFrom('dog_owner').select('dog_id').where('person_id', '=', personId),
        )
  return theirs.execute()
}

/**
 * What has been changed by an account or about it. The fields stand only where the account or its person is what was
 * changed: those of others are not the owner's data.
 */
export async function auditOf(db: Db, accountId: number, personId: number | null) {
  const rows = await db
    .selectFrom('audit')
    .select(['changed_at as changedAt', 'subject', 'subject_id as subjectId', 'code', 'before', 'after'])
    .where(({ or, and, eb }) =>
      or([
        eb('account_id', '=', accountId),
        and([eb('subject', '=', 'account'), eb('subject_id', '=', String(accountId))]),
      ]),
    )
    .orderBy('id')
    .execute()
  const own = new Set([`account ${accountId}`, `person ${personId}`, `consent person:${personId}`])
  return rows.map(({ before, after, ...change }) =>
    own.has(`${change.subject} ${change.subjectId}`) ? { ...change, before, after } : change,
  )
}

/** Mails to an account or an address, without the secrets of their links. */
export async function mailsOf(db: Db, account: Reached) {
  const rows = await db
    .selectFrom('mail')
    .select(['created_at as createdAt', 'sent_at as sentAt', 'recipient', 'subject', 'body_text'])
    .where(mailsAbout(account))
    .orderBy('id')
    .execute()
  return rows.map(({ body_text, ...mail }) => ({ ...mail, text: withoutTokens(body_text) }))
}

/** Takes the person out of the dogs' data: the dogs stay, owner, breeder and handler go. */
export async function erasePersonRows(tx: Db, personId: number): Promise<void> {
  await sql`
    update dog set handler = null
    where handler = (select name from person where id = ${personId})
      and exists (select from dog_owner o where o.dog_id = dog.id and o.person_id = ${personId})`.execute(tx)
  await tx.updateTable('dog').set({ breeder_id: null }).where('breeder_id', '=', personId).execute()
  await tx.deleteFrom('dog_owner').where('person_id', '=', personId).execute()
  await scrubAudit(tx, 'person', [personId])
  await scrubAudit(tx, 'consent', [`person:${personId}`])
  await tx.deleteFrom('person').where('id', '=', personId).execute()
}

/** Takes an account out, with all that tells of it: its sessions and roles go with it, its audit rows lose their fields. */
export async function eraseAccountRows(tx: Db, account: { id: number; email: string }): Promise<void> {
  await scrubAudit(tx, 'account', [account.id])
  await eraseMails(tx, account)
  await tx.deleteFrom('registration').where(sql`lower(email)`, '=', sql`lower(${account.email})`).execute()
  await tx.deleteFrom('account').where('id', '=', account.id).execute()
}

/** Takes out the mails to someone, sent or not. */
export async function eraseMails(tx: Db, reached: Reached): Promise<void> {
  await tx.deleteFrom('mail').where(mailsAbout(reached)).execute()
}

/** Whom mails go to: an account, an address, or both. */
interface Reached {
  readonly id: number | null
  readonly email: string | null
}

/** Mails to the account, and those to its address from before it was one. */
function mailsAbout({ id, email }: Reached) {
  return sql<boolean>`(account_id = ${id} or lower(recipient) = lower(${email}))`
}
