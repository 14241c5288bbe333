import { sql } from 'kysely'
import type { Outcome, TrialClass } from '#domain/trials/results.ts'
import type { Db } from '../platform/database.ts'
import type { Language } from '../platform/http/language.ts'
import { proposedAt } from '../trials/trials.store.ts'

/** The contact of an active entry, with the values of a mail. */
export interface Entrant {
  readonly entryId: number
  readonly accountId: number | null
  readonly recipient: string
  readonly name: string
  readonly language: Language
  readonly dog: string
  readonly regnr: string
  /** null: the dog has no result at this trial */
  readonly result: EntrantResult | null
  /** digest of all its results at this trial, as they are and as the entrant was told of them; null: none */
  readonly digest: string | null
  readonly told: string | null
}

export interface EntrantResult {
  readonly class: TrialClass
  readonly outcome: Outcome
  /** null: of a water and track trial, which knows none */
  readonly prize: number | null
  readonly points: number | null
  /** null: from before rulebooks were kept */
  readonly rulebookId: number | null
  /** what the dog is proposed for */
  readonly proposals: readonly string[]
}

/** Everyone with a dog in the trial, the reserve too, who can be reached by mail. */
export async function entrantsOf(db: Db, trialId: number): Promise<Entrant[]> {
  const { rows } = await sql<Entrant>`
    select e.id as "entryId", e.account_id as "accountId", coalesce(nullif(e.contact_email, ''), a.email) as recipient,
      coalesce(nullif(e.contact_name, ''), a.first_name, nullif(e.handler, ''), e.contact_email) as name,
      e.language, d.name as dog, n.regnr,
      coalesce(
        (select json_build_object('class', r.class, 'outcome', r.outcome, 'prize', r.prize, 'points', r.points, 'rulebookId', r.rulebook_id,
            'proposals', ${proposedAt(sql`r.trial_id`, sql`r.dog_id`)})
          from trial_result r where r.trial_id = e.trial_id and r.dog_id = e.dog_id),
        (select json_build_object('class', w.class, 'outcome', w.outcome, 'prize', null, 'points', null, 'rulebookId', w.rulebook_id, 'proposals', array[]::text[])
          from water_result w where w.trial_id = e.trial_id and w.dog_id = e.dog_id)
      ) as result,
      result_digest(e.trial_id, e.dog_id) as digest, e.told_result as told
    from entry e
      join dog d on d.id = e.dog_id
      join written_number n on n.dog_id = d.id
      left join account a on a.id = e.account_id
    where e.trial_id = ${trialId} and e.withdrawn_at is null
      and coalesce(nullif(e.contact_email, ''), a.email) is not null
    order by e.id`.execute(db)
  return rows
}
