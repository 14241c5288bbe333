import { sql } from 'kysely'
import type { ParentRole, Relative } from '#domain/parentage.ts'
import { ADVISORY_LOCKS } from '../platform/advisoryLocks.ts'
import type { Db } from '../platform/database.ts'

/** A dog as far as its identity and its place in the pedigree go. */
export interface Identity extends Relative {
  /** grows with every change of the dog and its records */
  readonly version: number
  readonly regnr: string
  readonly name: string
  readonly sireId: number | null
  readonly damId: number | null
}

const identityColumns = sql`
  d.id, d.version, main.regnr, d.name, d.sex, d.breed_code as breed, d.birth_date as "birthDate", d.birth_year as "birthYear",
  d.death_date as "deathDate", d.sire_id as "sireId", d.dam_id as "damId"`

/** Dogs by the keys of any of their numbers; `lock`: kept from others' changes until the end of the transaction, always in one order. */
export async function identitiesByKey(
  db: Db,
  keys: readonly string[],
  { lock }: { readonly lock: boolean },
): Promise<ReadonlyMap<string, Identity>> {
  const { rows } = await sql<Identity & { key: string }>`
    select found.key, ${identityColumns}
    from dog_number found join dog d on d.id = found.dog_id join dog_number main on main.dog_id = d.id and main.is_primary
    where found.key = any(${[...keys]}::text[])
    order by d.id ${lock ? sql`for update of d` : sql``}`.execute(db)
  return new Map(rows.map(({ key, ...dog }) => [key, dog]))
}

/** Dogs by their ids. */
export async function identitiesById(db: Db, ids: readonly number[]): Promise<readonly Identity[]> {
  const { rows } = await sql<Identity>`
    select ${identityColumns} from dog d join dog_number main on main.dog_id = d.id and main.is_primary
    where d.id = any(${[...ids]}::bigint[])`.execute(db)
  return rows
}

/** Waits until nobody else changes the pedigree. @returns false while an import runs, which reads all links once */
export async function lockPedigree(db: Db): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock_shared(${ADVISORY_LOCKS.import}) as free
    from pg_advisory_xact_lock(${ADVISORY_LOCKS.pedigree})`.execute(db)
  return rows[0]?.free === true
}

/** Which of some dogs are a dog's ancestors, or itself. */
export async function ancestorsAmong(
  db: Db,
  dogId: number,
  others: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    with recursive line (id) as (
      select ${dogId}::bigint
      union select p.id from line l join dog d on d.id = l.id cross join lateral (values (d.sire_id), (d.dam_id)) p (id)
      where p.id is not null
    )
    select id from line where id = any(${[...others]}::bigint[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** A parent or child of a dog, and which of the two is the parent in which role. */
export interface Link {
  readonly role: ParentRole
  readonly child: Identity
}

/** The offspring of dogs, once for each link to one of them. */
export async function offspringOf(db: Db, dogIds: readonly number[]): Promise<readonly Link[]> {
  const { rows } = await sql<Identity & { role: ParentRole }>`
    select r.role, ${identityColumns}
    from dog d join dog_number main on main.dog_id = d.id and main.is_primary
      cross join lateral (values ('sire', d.sire_id), ('dam', d.dam_id)) r (role, parent)
    where (d.sire_id = any(${[...dogIds]}::bigint[]) or d.dam_id = any(${[...dogIds]}::bigint[]))
      and r.parent = any(${[...dogIds]}::bigint[])`.execute(db)
  return rows.map(({ role, ...child }) => ({ role, child }))
}

/** Results and litter notices of dogs. */
export async function countResting(db: Db, dogIds: readonly number[]) {
  const ids = sql`any(${[...dogIds]}::bigint[])`
  const { rows } = await sql<{ results: number; notices: number }>`
    select (
      (select count(*) from trial_result where dog_id = ${ids}) + (select count(*) from water_result where dog_id = ${ids})
        + (select count(*) from show_result where dog_id = ${ids})
    )::int as results,
    (select count(*) from litter_inquiry where sire_id = ${ids} or dam_id = ${ids})::int as notices`.execute(
    db,
  )
  return rows[0]!
}

/** Writes a dog's parents. */
export async function updateParents(
  db: Db,
  dogId: number,
  parents: { readonly sireId: number | null; readonly damId: number | null },
  at: Date,
): Promise<void> {
  await db
    .updateTable('dog')
    .set({ sire_id: parents.sireId, dam_id: parents.damId, version: sql`version + 1`, updated_at: at })
    .where('id', '=', dogId)
    .execute()
}

/** Lets a form that was opened before know that the dog has changed. */
export async function raiseVersion(db: Db, dogId: number, at: Date): Promise<void> {
  await db
    .updateTable('dog')
    .set({ version: sql`version + 1`, updated_at: at })
    .where('id', '=', dogId)
    .execute()
}
