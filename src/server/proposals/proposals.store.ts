import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'
import type { Proposal, TrialDogRow } from './proposals.types.ts'

/** Every dog with a place or a field or forest result at a trial. */
export async function dogsOfTrial(db: Db, trialId: number): Promise<TrialDogRow[]> {
  const { rows } = await sql<TrialDogRow>`
    with placed as (
      select distinct on (e.dog_id) e.dog_id, e.class
      from entry e join entry_list l on l.trial_id = e.trial_id and l.entry_id = e.id
      where e.trial_id = ${trialId} and e.withdrawn_at is null and l.list = 'place'
      order by e.dog_id, l.move_id desc
    ), judged as (select * from trial_result where trial_id = ${trialId})
    select d.id as "dogId", coalesce(r.class, e.class) as class, case when r.id is not null then json_build_object(
        'outcome', r.outcome, 'prize', r.prize, 'points', r.points, 'grades', json_strip_nulls(json_build_object(
          'search', r.search_grade, 'game', r.game_grade, 'retrieve', r.retrieve_grade)),
        'collaboration', r.collaboration, 'willToHunt', r.will_to_hunt, 'birthDate', d.birth_date) end as result
    from placed e full join judged r on r.dog_id = e.dog_id
      join dog d on d.id = coalesce(r.dog_id, e.dog_id)
    order by r.id, d.id`.execute(db)
  return rows
}

const proposals = (db: Db) =>
  db
    .selectFrom('proposal as p')
    .leftJoin('account as a', 'a.id', 'p.account_id')
    .select([
      'p.id',
      'p.dog_id as dogId',
      'p.code',
      'p.proposed_at as proposedAt',
      'p.account_id as proposedBy',
      'a.username as proposer',
    ])

/** The proposals of a trial, as they were made. */
export const proposalsOf = (db: Db, trialId: number): Promise<Proposal[]> =>
  proposals(db).where('p.trial_id', '=', trialId).orderBy('p.id').execute()

/** @returns id of the proposal */
export async function insertProposal(
  tx: Db,
  made: { readonly trialId: number; readonly dogId: number; readonly code: string } & {
    readonly at: Date
    readonly by: number | null
  },
): Promise<number> {
  const { id } = await tx
    .insertInto('proposal')
    .values({
      trial_id: made.trialId,
      dog_id: made.dogId,
      code: made.code,
      proposed_at: made.at,
      account_id: made.by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function deleteProposal(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('proposal').where('id', '=', id).execute()
}
