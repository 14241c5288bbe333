import { sql } from 'kysely'
import type { Party } from '#domain/entries/parties.ts'
import type { Db } from '../../platform/database.ts'

/** The parties of a trial by their numbers; the judges of each by name. */
export async function partiesOfTrial(db: Db, trialId: number): Promise<Party[]> {
  const { rows } = await sql<Party>`
    select p.number, p.trial_day as day, to_char(p.meets_at, 'HH24:MI') as "meetsAt", p.place,
      coalesce((
        select json_agg(json_build_object('id', j.id, 'name', j.name) order by j.name, j.id)
        from trial_party_judge pj join judge j on j.id = pj.judge_id
        where pj.trial_id = p.trial_id and pj.number = p.number), '[]') as judges
    from trial_party p where p.trial_id = ${trialId} order by p.number`.execute(db)
  return rows
}

/** A party as it is stored. */
export interface StoredParty extends Omit<Party, 'judges'> {
  readonly judgeIds: readonly number[]
}

/** Stores the parties of a trial in place of those it had; the dogs of one that is left out have none. */
export async function replaceParties(
  tx: Db,
  trialId: number,
  parties: readonly StoredParty[],
): Promise<void> {
  const numbers = parties.map(({ number }) => number)
  await sql`delete from trial_party where trial_id = ${trialId} and number <> all(${numbers}::smallint[])`.execute(
    tx,
  )
  await sql`delete from trial_party_judge where trial_id = ${trialId}`.execute(tx)
  for (const { number, day, meetsAt, place, judgeIds } of parties) {
    const columns = { trial_day: day, meets_at: meetsAt, place }
    await tx
      .insertInto('trial_party')
      .values({ trial_id: trialId, number, ...columns })
      .onConflict((conflict) => conflict.columns(['trial_id', 'number']).doUpdateSet(columns))
      .execute()
    const judges = [...new Set(judgeIds)].map((judge_id) => ({ trial_id: trialId, number, judge_id }))
    if (judges.length > 0) await tx.insertInto('trial_party_judge').values(judges).execute()
  }
}
