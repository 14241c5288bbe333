import { sql } from 'kysely'
import type { UnregisteredInput } from '#contract/unregisteredFields.ts'
import { regnrKey, regnrStem } from '#domain/regnr.ts'
import type { Outcome, TrialClass } from '#domain/trials/results.ts'
import type { Db } from '../../platform/database.ts'
import { outcomeOf, updateEntry } from '../entries.store.ts'
import type { EnteredDog } from './unregistered.types.ts'

const told = (db: Db) =>
  db
    .selectFrom('unregistered_dog as u')
    .innerJoin('dog as d', 'd.id', 'u.dog_id')
    .leftJoin('dog_number as n', 'n.key', 'u.key')
    .select([
      'd.id',
      'u.regnr',
      'd.name',
      'd.breed_code as breed',
      sql<EnteredDog['sex']>`d.sex`.as('sex'),
      'd.birth_date as birthDate',
      'u.chip',
      'u.sire',
      'u.dam',
      'n.dog_id as recordedId',
    ])

/** What entries tell of dogs that are not in the register, by their ids. */
export function toldDogs(db: Db, ids: readonly number[]): Promise<EnteredDog[]> {
  if (ids.length === 0) return Promise.resolve([])
  return told(db).where('u.dog_id', 'in', ids).execute()
}

export async function hasBreed(db: Db, code: string): Promise<boolean> {
  return (await sql`select from breed where code = ${code}`.execute(db)).rows.length > 0
}

/** Keeps a dog as its entry tells it. @returns its id */
export async function insertUnregistered(tx: Db, regnr: string, dog: UnregisteredInput): Promise<number> {
  const { id } = await tx
    .insertInto('dog')
    .values({ ...dogColumns(dog), registered: false })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('unregistered_dog')
    .values({
      dog_id: id,
      regnr,
      key: regnrKey(regnr),
      chip: dog.chip || null,
      sire: dog.sire || null,
      dam: dog.dam || null,
    })
    .execute()
  return id
}

type NamedDog = Pick<UnregisteredInput, 'name' | 'breed' | 'gender' | 'birthDate'>

const dogColumns = ({ name, breed, gender, birthDate }: NamedDog) => ({
  name,
  breed_code: breed,
  sex: gender,
  birth_date: birthDate,
  birth_year: Number(birthDate.slice(0, 4)),
})

/** The dog of an entry of a trial that is not in the register, by its number; undefined: none. */
export async function unregisteredIn(db: Db, trialId: number, regnr: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('entry as e')
    .innerJoin('unregistered_dog as u', 'u.dog_id', 'e.dog_id')
    .select('u.dog_id')
    .where('e.trial_id', '=', trialId)
    .where('u.key', '=', regnrKey(regnr))
    .orderBy(sql`e.withdrawn_at is not null`)
    .orderBy('e.id', 'desc')
    .executeTakeFirst()
  return row?.dog_id
}

/** Whether a dog is in a trial that was entered by a number as one that is not in the register. */
export async function isNumberEntered(db: Db, trialId: number, regnr: string): Promise<boolean> {
  const row = await db
    .selectFrom('entry as e')
    .innerJoin('unregistered_dog as u', 'u.dog_id', 'e.entered_as')
    .select('e.id')
    .where('e.trial_id', '=', trialId)
    .where('e.withdrawn_at', 'is', null)
    .where('u.key', '=', regnrKey(regnr))
    .executeTakeFirst()
  return row !== undefined
}

/** What hangs on a dog by a trial beside its entry. */
const OF_A_TRIAL = ['trial_result', 'water_result', 'paper_award', 'objection', 'proposal'] as const

interface Handover {
  readonly entryId: number
  readonly trialId: number
  readonly from: number
  readonly to: number
}

/** Makes an entry, and all that hangs on its dog by the trial, another dog's. */
export async function handOver(tx: Db, { entryId, trialId, from, to }: Handover): Promise<void> {
  await updateEntry(tx, entryId, { dog_id: to })
  for (const table of OF_A_TRIAL)
    await sql`update ${sql.table(table)} set dog_id = ${to} where dog_id = ${from} and trial_id = ${trialId}`.execute(
      tx,
    )
}

/** Whether a dog has an entry that stands, or a result, at a trial. */
export async function isInTrial(db: Db, trialId: number, dogId: number): Promise<boolean> {
  const { rows } = await sql`
    select from entry where trial_id = ${trialId} and dog_id = ${dogId} and withdrawn_at is null
    union all select from trial_result where trial_id = ${trialId} and dog_id = ${dogId}
    union all select from water_result where trial_id = ${trialId} and dog_id = ${dogId}`.execute(db)
  return rows.length > 0
}

/** Whether a result of a dog at a trial counts its water and track work of another trial. */
export async function countsOtherWater(db: Db, trialId: number, dogId: number): Promise<boolean> {
  const { rows } = await sql`
    select from trial_result r join water_result w on w.id = r.water_result_id
    where r.trial_id = ${trialId} and r.dog_id = ${dogId} and w.trial_id <> ${trialId}`.execute(db)
  return rows.length > 0
}

/** Makes the dog of an entry one of the register, by its number. */
export async function register(
  tx: Db,
  id: number,
  { regnr, ...dog }: NamedDog & { readonly regnr: string },
  at: Date,
): Promise<void> {
  await tx
    .updateTable('dog')
    .set({ ...dogColumns(dog), registered: true, updated_at: at, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
  const key = regnrKey(regnr)
  await tx
    .insertInto('dog_number')
    .values({ key, stem: regnrStem(key), regnr, dog_id: id, is_primary: true })
    .execute()
  await tx.deleteFrom('unregistered_dog').where('dog_id', '=', id).execute()
}

/** An entry of a dog that is or was not in the register, as those who keep it see it. */
export interface UnregisteredEntry {
  readonly id: number
  readonly dogId: number
  readonly enteredAs: number
  readonly class: TrialClass
  readonly enteredAt: Date
  readonly outcome: Outcome | null
  readonly trialId: number
  readonly heldOn: string | null
  readonly kaerNr: number | null
  readonly place: string | null
  readonly club: string
}

export interface UnregisteredQuery {
  readonly state?: 'open' | 'linked' | undefined
  readonly before?: number | undefined
  /** one entry */
  readonly id?: number | undefined
}

/** At most `limit` entries that stand, newest first. */
export function unregisteredEntries(
  db: Db,
  { state, before, id }: UnregisteredQuery,
  limit: number,
): Promise<UnregisteredEntry[]> {
  return db
    .selectFrom('entry as e')
    .innerJoin('trial as t', 't.id', 'e.trial_id')
    .innerJoin('club as c', 'c.id', 't.club_id')
    .select([
      'e.id',
      'e.dog_id as dogId',
      sql<number>`e.entered_as`.as('enteredAs'),
      'e.class',
      'e.entered_at as enteredAt',
      outcomeOf(sql`e.trial_id`, sql`e.dog_id`).as('outcome'),
      't.id as trialId',
      't.held_on as heldOn',
      't.kaer_nr as kaerNr',
      't.place',
      'c.name as club',
    ])
    .where('e.entered_as', 'is not', null)
    .where('e.withdrawn_at', 'is', null)
    .$if(state !== undefined, (rows) =>
      rows.whereRef('e.dog_id', state === 'linked' ? '<>' : '=', 'e.entered_as'),
    )
    .$if(before !== undefined, (rows) => rows.where('e.id', '<', before!))
    .$if(id !== undefined, (rows) => rows.where('e.id', '=', id!))
    .orderBy('e.id', 'desc')
    .limit(limit)
    .execute()
}

/** How many entries that stand are of a dog that is still not in the register. */
export async function countOpen(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('entry')
    .select(sql<number>`count(*)::int`.as('count'))
    .whereRef('dog_id', '=', 'entered_as')
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
