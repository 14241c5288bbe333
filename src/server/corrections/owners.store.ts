import { sql } from 'kysely'
import type { Ownership, RegisterPerson } from '#contract/dogOwners.ts'
import type { Period } from '#domain/ownership.ts'
import type { Db } from '../platform/database.ts'
import { likeText } from '../platform/likeText.ts'
import { bySurname } from '../platform/nameOrder.ts'

const personJson = sql`json_build_object(
  'id', p.id, 'name', p.name, 'town', p.town, 'member', exists (select from account a where a.person_id = p.id),
  'dogs', (select count(*) from dog_owner w where w.person_id = p.id and w.end_date is null)
    + (select count(*) from dog b where b.breeder_id = p.id))`

/** Owners of a dog, those of now first, then the latest. */
export async function ownersOf(db: Db, dogId: number): Promise<readonly Ownership[]> {
  const { rows } = await sql<Ownership>`
    select o.id, ${personJson} as person, o.start_date as "startDate", o.end_date as "endDate"
    from dog_owner o join person p on p.id = o.person_id where o.dog_id = ${dogId}
    order by o.end_date desc nulls first, o.start_date desc nulls last, o.id`.execute(db)
  return rows
}

/** The breeder of a dog; null: not known. */
export async function breederOf(db: Db, dogId: number): Promise<RegisterPerson | null> {
  const { rows } = await sql<{ person: RegisterPerson }>`
    select ${personJson} as person from dog d join person p on p.id = d.breeder_id where d.id = ${dogId}`.execute(
    db,
  )
  return rows[0]?.person ?? null
}

/** People by a part of their name, at most so many. */
export async function peopleNamed(db: Db, q: string, most: number): Promise<readonly RegisterPerson[]> {
  const { rows } = await sql<{ person: RegisterPerson }>`
    select ${personJson} as person from person p where fold_text(p.name) like fold_text(${likeText(q)})
    order by ${bySurname(sql`p.name`)}, p.id limit ${most}`.execute(db)
  return rows.map(({ person }) => person)
}

/** Whether there is a person, who then stays to the end of the transaction. */
export async function holdPerson(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`select from person where id = ${id} for key share`.execute(db)
  return rows.length > 0
}

/** @returns id of the person, whom the undo of the running correction takes away again */
export async function insertPerson(
  db: Db,
  person: { readonly name: string; readonly town: string },
): Promise<number> {
  const { id } = await db
    .insertInto('person')
    .values({ name: person.name, town: person.town || null, source_id: sql`current_source()` })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Takes away the people whom a correction added and nothing knows any more, neither a record nor what a later change replaced. */
export async function removeAddedPeople(db: Db, sourceId: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select p.id from person p where p.source_id = ${sourceId}
      and not exists (select from dog_owner o where o.person_id = p.id) and not exists (select from dog d where d.breeder_id = p.id)
      and not exists (select from account a where a.person_id = p.id)
      and not exists (select from consent_log c where c.person_id = p.id)
    for update`.execute(db)
  for (const { id } of rows)
    await sql`
      delete from person where id = ${id} and not exists (
        select from record_change c where c.source_id not in (${sourceId}, current_source())
          and (c.table_name, ${String(id)}) in (('dog_owner', c.former ->> 'person_id'), ('dog', c.former ->> 'breeder_id'))
      )`.execute(db)
}

export async function insertOwner(
  db: Db,
  owner: Period & { readonly dogId: number; readonly personId: number },
): Promise<number> {
  const { id } = await db
    .insertInto('dog_owner')
    .values({
      dog_id: owner.dogId,
      person_id: owner.personId,
      start_date: owner.startDate,
      end_date: owner.endDate,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updatePeriod(db: Db, id: number, { startDate, endDate }: Period): Promise<void> {
  await db
    .updateTable('dog_owner')
    .set({ start_date: startDate, end_date: endDate })
    .where('id', '=', id)
    .execute()
}

export async function deleteOwner(db: Db, id: number): Promise<void> {
  await db.deleteFrom('dog_owner').where('id', '=', id).execute()
}

export async function updateBreeder(db: Db, dogId: number, personId: number | null): Promise<void> {
  await db.updateTable('dog').set({ breeder_id: personId }).where('id', '=', dogId).execute()
}
