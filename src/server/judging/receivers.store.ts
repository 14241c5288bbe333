import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { Language } from '../platform/http/language.ts'

/** Someone who is told of a dog's result. */
export interface Receiver {
  /** of the entrant; null: an owner */
  readonly entryId: number | null
  readonly accountId: number | null
  readonly recipient: string
  readonly name: string
  readonly language: Language
}

/** Who can be reached of the entrant of a dog at a trial and of its owners of a day, the entrant first. */
export async function receiversOf(
  db: Db,
  { trialId, dogId, day }: { readonly trialId: number; readonly dogId: number; readonly day: string },
): Promise<Receiver[]> {
  const { rows } = await sql<Receiver>`
    select e.id as "entryId", e.account_id as "accountId", coalesce(nullif(e.contact_email, ''), a.email) as recipient,
      coalesce(nullif(e.contact_name, ''), a.first_name, nullif(e.handler, ''), '') as name, e.language
    from entry e left join account a on a.id = e.account_id
    where e.trial_id = ${trialId} and e.dog_id = ${dogId} and e.withdrawn_at is null
      and coalesce(nullif(e.contact_email, ''), a.email) is not null
    union all
    select null, a.id, coalesce(a.email, p.email), coalesce(a.first_name, p.name), coalesce(a.language, 'fi')
    from dog_owner o join person p on p.id = o.person_id left join account a on a.person_id = p.id
    where o.dog_id = ${dogId} and (o.end_date is null or o.end_date > ${day})
      and coalesce(a.email, nullif(p.email, '')) is not null`.execute(db)
  return rows
}
