import { sql } from 'kysely'
import type { ObjectionState, ObjectionVerdict } from '#domain/trials/objections.ts'
import type { SheetKind } from '#domain/trials/sheet.ts'
import type { Db } from '../platform/database.ts'
import type { Language } from '../platform/http/language.ts'
import type { Viewer } from '../platform/http/viewer.ts'
import { headJudgedBy, organisedBy } from '../trials/trials.store.ts'
import type { ListedObjection, Objection } from './objections.types.ts'

const objections = (db: Db) =>
  db
    .selectFrom('objection as o')
    .leftJoin('account as r', 'r.id', 'o.recorded_by')
    .leftJoin('account as d', 'd.id', 'o.decided_by')
    .select([
      'o.id',
      'o.trial_id as trialId',
      'o.dog_id as dogId',
      'o.body',
      'o.account_id as accountId',
      'o.objector_name as objectorName',
      'o.objector_email as objectorEmail',
      'o.language',
      'o.due_on as dueOn',
      'o.received_on as receivedOn',
      'o.recorded_at as recordedAt',
      'o.recorded_by as recordedBy',
      'r.username as recorder',
      'o.verdict',
      'o.verdict_reason as verdictReason',
      'o.decided_at as decidedAt',
      'o.decided_by as decidedBy',
      'd.username as decider',
      'o.version',
    ])

/** Objections to a trial, those that wait first, then the newest; of one account where it is given. */
export function objectionsTo(db: Db, trialId: number, accountId?: number): Promise<Objection[]> {
  const all = objections(db)
    .where('o.trial_id', '=', trialId)
    .orderBy(sql`o.verdict is not null`)
    .orderBy('o.id', 'desc')
  return (accountId === undefined ? all : all.where('o.account_id', '=', accountId)).execute()
}

export interface ObjectionQuery {
  readonly state?: ObjectionState | undefined
  readonly before?: number | undefined
}

/** At most `limit` objections that a viewer may read, newest first. The policy `readObjections` says the same of one trial. */
export function objectionsSeenBy(
  db: Db,
  viewer: Viewer,
  { state, before }: ObjectionQuery,
  limit: number,
): Promise<ListedObjection[]> {
  let rows = objections(db)
    .innerJoin('trial as t', 't.id', 'o.trial_id')
    .select(['t.type', 't.held_on as heldOn', 't.kaer_nr as kaerNr', 't.place'])
    .orderBy('o.id', 'desc')
    .limit(limit)
  if (!viewer.permissions.has('results.correct'))
    rows = rows.where(sql<boolean>`(${organisedBy(viewer)} or ${headJudgedBy(viewer)})`)
  if (state) rows = rows.where('o.verdict', state === 'open' ? 'is' : 'is not', null)
  if (before) rows = rows.where('o.id', '<', before)
  return rows.execute()
}

/** One objection; `lock`: nobody else decides it meanwhile. */
export function objectionById(db: Db, id: number, lock = false): Promise<Objection | undefined> {
  const one = objections(db).where('o.id', '=', id)
  return (lock ? one.forUpdate('o') : one).executeTakeFirst()
}

export async function undecidedOf(db: Db, trialId: number): Promise<number> {
  const { count } = await db
    .selectFrom('objection')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('trial_id', '=', trialId)
    .where('verdict', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** What they are about; null: how the trial was held. */
export async function undecidedDogsOf(db: Db, trialId: number): Promise<(number | null)[]> {
  const rows = await db
    .selectFrom('objection')
    .select('dog_id')
    .where('trial_id', '=', trialId)
    .where('verdict', 'is', null)
    .execute()
  return rows.map(({ dog_id }) => dog_id)
}

type NewObjection = Pick<
  Objection,
  'trialId' | 'dogId' | 'body' | 'accountId' | 'objectorName' | 'objectorEmail' | 'language'
> &
  Pick<Objection, 'dueOn' | 'receivedOn' | 'recordedAt' | 'recordedBy'>

/** @returns id of the objection */
export async function insertObjection(tx: Db, objection: NewObjection): Promise<number> {
  const { id } = await tx
    .insertInto('objection')
    .values({
      trial_id: objection.trialId,
      dog_id: objection.dogId,
      body: objection.body,
      account_id: objection.accountId,
      objector_name: objection.objectorName,
      objector_email: objection.objectorEmail,
      language: objection.language,
      due_on: objection.dueOn,
      received_on: objection.receivedOn,
      recorded_at: objection.recordedAt,
      recorded_by: objection.recordedBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function setObjectionVerdict(
  tx: Db,
  id: number,
  decided: {
    readonly verdict: ObjectionVerdict
    readonly reason: string
    readonly at: Date
    readonly by: number | null
  },
): Promise<void> {
  await tx
    .updateTable('objection')
    .set({
      verdict: decided.verdict,
      verdict_reason: decided.reason,
      decided_at: decided.at,
      decided_by: decided.by,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute()
}

/** Dogs with a place or a result at a trial. */
const inTrial = (trialId: number) => sql`(
  select e.dog_id as id from entry e join entry_list l on l.entry_id = e.id
    where e.trial_id = ${trialId} and e.withdrawn_at is null and l.list = 'place'
  union select dog_id from trial_result where trial_id = ${trialId}
  union select dog_id from water_result where trial_id = ${trialId}
)`

/** Ids of the dogs that took part in a trial. */
export async function dogsInTrial(db: Db, trialId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from ${inTrial(trialId)} d order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Those of them that an account entered, or that were its holder's on the day. */
export async function ownDogsInTrial(
  db: Db,
  { trialId, accountId, day }: { readonly trialId: number; readonly accountId: number; readonly day: string },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select d.id from ${inTrial(trialId)} d, account a where a.id = ${accountId} and (
      exists (select from entry e where e.trial_id = ${trialId} and e.dog_id = d.id and e.withdrawn_at is null
        and (e.account_id = a.id or e.contact_email = a.email))
      or exists (select from dog_owner o where o.dog_id = d.id and o.person_id = a.person_id
        and (o.start_date is null or o.start_date <= ${day}) and (o.end_date is null or o.end_date > ${day}))
    ) order by d.id`.execute(db)
  return rows.map(({ id }) => id)
}

export interface ResultOfDog {
  readonly id: number
  readonly dogId: number
  readonly kind: SheetKind
}

/** The results of dogs at a trial. */
export async function resultsOfDogs(
  db: Db,
  trialId: number,
  dogIds: readonly number[],
): Promise<ResultOfDog[]> {
  const { rows } = await sql<ResultOfDog>`
    select id, dog_id as "dogId", 'hunt' as kind from trial_result where trial_id = ${trialId} and dog_id = any(${[...dogIds]}::bigint[])
    union all select id, dog_id, 'water' from water_result where trial_id = ${trialId} and dog_id = any(${[...dogIds]}::bigint[])
    order by kind`.execute(db)
  return rows
}

/** An account as mails address it. */
export interface AddressedAccount {
  readonly id: number
  readonly recipient: string
  readonly name: string
  readonly language: Language
}

/** The accounts that can be reached; how their holders call themselves. */
export async function addressedAccounts(db: Db, ids: readonly number[]): Promise<AddressedAccount[]> {
  const { rows } = await sql<AddressedAccount>`
    select id, email as recipient, trim(concat_ws(' ', first_name, last_name)) as name, language
    from account where id = any(${[...ids]}::bigint[]) and email is not null`.execute(db)
  return rows
}
