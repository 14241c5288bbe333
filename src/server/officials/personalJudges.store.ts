import { type SqlBool, sql } from 'kysely'
import { scrubAudit } from '../platform/audit/audit.ts'
import type { Db } from '../platform/database.ts'

/** Someone who may be a judge: by the link to an account, or by the e-mail address; null: not that way. */
export interface JudgePerson {
  readonly accountId: number | null
  readonly email: string | null
}

const about = ({ accountId, email }: JudgePerson) =>
  sql<SqlBool>`(judge.account_id = ${accountId} or lower(judge.email) = lower(${email}))`

/** All that is kept of a person as a judge. */
export function judgesAbout(db: Db, person: JudgePerson) {
  return db
    .selectFrom('judge')
    .select([
      'name',
      'qualifications',
      'district',
      'town',
      'email',
      'phone',
      'contact_consent as contactConsent',
      'active',
    ])
    .where(about(person))
    .orderBy('id')
    .execute()
}

/** Takes the home town and the ways to reach a judge out, with the consent to show them, and the log of them too. */
export async function eraseJudgeContacts(tx: Db, person: JudgePerson): Promise<void> {
  const erased = await tx
    .updateTable('judge')
    .set({ town: null, email: null, phone: null, contact_consent: false, version: sql`version + 1` })
    .where(about(person))
    .returning('id')
    .execute()
  await scrubAudit(
    tx,
    'judge',
    erased.map(({ id }) => id),
  )
}
