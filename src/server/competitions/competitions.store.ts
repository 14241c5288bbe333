import { sql } from 'kysely'
import type { CompetitionRule } from '#domain/competitions/rule.ts'
import { ADVISORY_LOCKS } from '../platform/advisoryLocks.ts'
import type { Db } from '../platform/database.ts'
import type { CompetitionInput, StoredCompetition } from './competitions.types.ts'

const select = (db: Db) =>
  db
    .selectFrom('competition')
    .select([
      'id',
      'version',
      'series',
      sql<StoredCompetition['name']>`json_build_object('fi', name_fi, 'sv', name_sv, 'en', name_en)`.as(
        'name',
      ),
      'valid_from as validFrom',
      'valid_to as validTo',
      sql<CompetitionRule>`rule`.as('rule'),
      'confirmed',
    ])

/** All rules, those of a competition together in the order in which competitions were added, the earliest first. */
export const allCompetitions = (db: Db): Promise<StoredCompetition[]> =>
  select(db).orderBy('series').orderBy('valid_from').execute()

/** The rules of one competition, the earliest first. */
export const competitionsOf = (db: Db, series: number): Promise<StoredCompetition[]> =>
  select(db).where('series', '=', series).orderBy('valid_from').execute()

export const competitionById = (db: Db, id: number): Promise<StoredCompetition | undefined> =>
  select(db).where('id', '=', id).executeTakeFirst()

/** One new competition at a time. */
export async function holdCompetitions(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.competitions})`.execute(tx)
}

/** Keeps the rules of the competition that a rule belongs to from others' changes until the end of the transaction. */
export async function lockSeries(tx: Db, id: number): Promise<void> {
  await sql`
    select from competition where series = (select series from competition where id = ${id}) order by id for update`.execute(
    tx,
  )
}

const columnsOf = ({ name, validFrom, validTo, rule, confirmed }: CompetitionInput) => ({
  name_fi: name.fi,
  name_sv: name.sv,
  name_en: name.en,
  valid_from: validFrom,
  valid_to: validTo,
  rule: JSON.stringify(rule) as never,
  confirmed,
})

/** @param series null: it is the first rule of a competition. @returns its id */
export async function insertCompetition(
  tx: Db,
  series: number | null,
  input: CompetitionInput,
): Promise<number> {
  const { id } = await tx
    .insertInto('competition')
    .values({ ...columnsOf(input), series: series ?? 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (series === null) await tx.updateTable('competition').set({ series: id }).where('id', '=', id).execute()
  return id
}

export async function updateCompetition(tx: Db, id: number, input: CompetitionInput): Promise<void> {
  await tx
    .updateTable('competition')
    .set({ ...columnsOf(input), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function deleteCompetitionRow(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('competition').where('id', '=', id).execute()
}
