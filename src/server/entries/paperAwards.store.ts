import { sql } from 'kysely'
import type { PaperAwardGround, PaperAwardVerdict } from '#domain/trials/paperAwards.ts'
import type { Db } from '../platform/database.ts'

/** An award that was seen on paper. */
export interface PaperAward {
  readonly id: number
  readonly dogId: number
  /** for which it was recorded */
  readonly trialId: number | null
  readonly ground: PaperAwardGround
  readonly award: string
  readonly place: string
  /** ISO day */
  readonly wonOn: string
  /** null: nobody, an entrant says so */
  readonly seenBy: string | null
  readonly verdict: PaperAwardVerdict | null
  readonly verdictReason: string | null
}

/** An award with those who wrote it down and decided it, as the register lists it. */
export interface ListedAward extends PaperAward {
  readonly trialHeldOn: string | null
  readonly trialPlace: string | null
  readonly recordedAt: Date
  readonly recordedBy: number | null
  readonly recorder: string | null
  readonly decidedAt: Date | null
  readonly decidedBy: number | null
  readonly decider: string | null
}

export interface AwardQuery {
  readonly state?: 'open' | PaperAwardVerdict | undefined
  readonly before?: number | undefined
}

const awards = (db: Db) =>
  db
    .selectFrom('paper_award as p')
    .select([
      'p.id',
      'p.dog_id as dogId',
      'p.trial_id as trialId',
      'p.ground',
      'p.award',
      'p.place',
      'p.won_on as wonOn',
      'p.seen_by as seenBy',
      'p.verdict',
      'p.verdict_reason as verdictReason',
    ])

/** The awards of dogs, the newest win first. */
export function awardsOfDogs(db: Db, dogIds: readonly number[]): Promise<PaperAward[]> {
  if (dogIds.length === 0) return Promise.resolve([])
  return awards(db)
    .where('p.dog_id', 'in', dogIds)
    .orderBy('p.won_on', 'desc')
    .orderBy('p.id', 'desc')
    .execute()
}

const listed = (db: Db) =>
  awards(db)
    .innerJoin('dog', 'dog.id', 'p.dog_id')
    .leftJoin('trial as t', 't.id', 'p.trial_id')
    .leftJoin('account as r', 'r.id', 'p.account_id')
    .leftJoin('account as d', 'd.id', 'p.decided_by')
    .select([
      't.held_on as trialHeldOn',
      't.place as trialPlace',
      'p.recorded_at as recordedAt',
      'p.account_id as recordedBy',
      'r.username as recorder',
      'p.decided_at as decidedAt',
      'p.decided_by as decidedBy',
      'd.username as decider',
    ])

/** At most `limit` awards of dogs of the register, newest first. */
export function listAwards(db: Db, { state, before }: AwardQuery, limit: number): Promise<ListedAward[]> {
  let rows = listed(db).where('dog.registered', '=', true).orderBy('p.id', 'desc').limit(limit)
  if (state === 'open') rows = rows.where('p.verdict', 'is', null)
  else if (state) rows = rows.where('p.verdict', '=', state)
  if (before) rows = rows.where('p.id', '<', before)
  return rows.execute()
}

/** How many awards of dogs of the register nobody has decided on. */
export async function countOpen(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('paper_award as p')
    .innerJoin('dog', 'dog.id', 'p.dog_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('dog.registered', '=', true)
    .where('p.verdict', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** One award; `lock`: nobody else decides it meanwhile. */
export function awardById(db: Db, id: number, lock = false): Promise<ListedAward | undefined> {
  const one = listed(db).where('p.id', '=', id)
  return (lock ? one.forUpdate('p') : one).executeTakeFirst()
}

type NewAward = Omit<PaperAward, 'id' | 'verdict' | 'verdictReason'>

/** Whether the same award of the dog is recorded already, in whatever case it is written. */
export async function hasAward(db: Db, { dogId, ground, wonOn, award }: NewAward): Promise<boolean> {
  const row = await db
    .selectFrom('paper_award')
    .select('id')
    .where('dog_id', '=', dogId)
    .where('ground', '=', ground)
    .where('won_on', '=', wonOn)
    .where(sql<string>`lower(award)`, '=', sql<string>`lower(${award})`)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertAward(
  tx: Db,
  { dogId, trialId, ground, award, place, wonOn, seenBy }: NewAward,
  { at, by }: { readonly at: Date; readonly by: number | null },
): Promise<void> {
  await tx
    .insertInto('paper_award')
    .values({
      dog_id: dogId,
      trial_id: trialId,
      ground,
      award,
      place,
      won_on: wonOn,
      seen_by: seenBy,
      recorded_at: at,
      account_id: by,
    })
    .execute()
}

export async function deleteAward(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('paper_award').where('id', '=', id).execute()
}

export async function setSeenBy(tx: Db, id: number, seenBy: string): Promise<void> {
  await tx.updateTable('paper_award').set({ seen_by: seenBy }).where('id', '=', id).execute()
}

export async function setVerdict(
  tx: Db,
  id: number,
  decided: {
    readonly verdict: PaperAwardVerdict
    readonly reason: string
    readonly at: Date
    readonly by: number | null
  },
): Promise<void> {
  await tx
    .updateTable('paper_award')
    .set({
      verdict: decided.verdict,
      verdict_reason: decided.reason,
      decided_at: decided.at,
      decided_by: decided.by,
    })
    .where('id', '=', id)
    .execute()
}
