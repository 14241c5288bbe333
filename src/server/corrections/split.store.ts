import { sql } from 'kysely'
import type { RecordKind } from '#domain/recordedFields.ts'
import type { Db } from '../platform/database.ts'

/** Where the records of a kind point at their dog. */
const POINTERS: Readonly<
  Record<RecordKind, readonly (readonly [table: string, key: string, column: string])[]>
> = {
  number: [['dog_number', 'key', 'dog_id']],
  title: [['dog_title', 'id', 'dog_id']],
  award: [['breeding_award', 'id', 'dog_id']],
  owner: [['dog_owner', 'id', 'dog_id']],
  health: [['health_statement', 'id', 'dog_id']],
  show: [['show_result', 'id', 'dog_id']],
  trial: [['trial_result', 'id', 'dog_id']],
  water: [['water_result', 'id', 'dog_id']],
  review: [['breeding_review', 'id', 'dog_id']],
  register: [['register_entry', 'id', 'dog_id']],
  entry: [['entry', 'id', 'dog_id']],
  paperAward: [['paper_award', 'id', 'dog_id']],
  objection: [['objection', 'id', 'dog_id']],
  proposal: [['proposal', 'id', 'dog_id']],
  healthInquiry: [['health_inquiry', 'id', 'dog_id']],
  reviewEntry: [['review_entry', 'id', 'dog_id']],
  notice: [
    ['litter_inquiry', 'id', 'sire_id'],
    ['litter_inquiry', 'id', 'dam_id'],
  ],
  offspring: [
    ['dog', 'id', 'sire_id'],
    ['dog', 'id', 'dam_id'],
  ],
}

interface Move {
  readonly kind: RecordKind
  readonly ids: readonly string[]
  readonly fromId: number
  readonly toId: number
}

/** Hands records of a kind over to another dog. @returns how many there were */
export async function moveChosen(db: Db, { kind, ids, fromId, toId }: Move): Promise<number> {
  let moved = 0
  for (const [table, key, column] of POINTERS[kind]) {
    const { numAffectedRows } = await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = ${toId}
      where ${sql.ref(column)} = ${fromId} and ${sql.ref(key)}::text = any(${[...ids]}::text[])`.execute(db)
    moved += Number(numAffectedRows)
  }
  return moved
}

export interface NewDog {
  readonly name: string
  readonly sex: 'male' | 'female' | null
  readonly birthDate: string | null
  readonly breed: string
  readonly sireId?: number | null
  readonly damId?: number | null
  readonly imported?: boolean
}

/** @returns id of the dog */
export async function insertDog(
  db: Db,
  { name, sex, birthDate, breed, sireId = null, damId = null, imported = false }: NewDog,
): Promise<number> {
  const { id } = await db
    .insertInto('dog')
    .values({
      name,
      sex,
      birth_date: birthDate,
      birth_year: birthDate === null ? null : Number(birthDate.slice(0, 4)),
      breed_code: breed,
      sire_id: sireId,
      dam_id: damId,
      imported,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The keys of a dog's numbers, the main one first. */
export async function numbersOf(db: Db, dogId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('dog_number')
    .select('key')
    .where('dog_id', '=', dogId)
    .orderBy('is_primary', 'desc')
    .orderBy('key')
    .execute()
  return rows.map(({ key }) => key)
}

/** Makes one of a dog's numbers its main one. */
export async function setMainNumber(db: Db, dogId: number, key: string): Promise<void> {
  await sql`update dog_number set is_primary = false where dog_id = ${dogId} and is_primary and key <> ${key}`.execute(
    db,
  )
  await sql`update dog_number set is_primary = true where key = ${key} and not is_primary`.execute(db)
}

/** Takes the mark of a main number from numbers that are about to move. */
export async function unmarkNumbers(db: Db, keys: readonly string[]): Promise<void> {
  await sql`update dog_number set is_primary = false where key = any(${[...keys]}::text[]) and is_primary`.execute(
    db,
  )
}

/** The main number of a dog. */
export async function mainNumber(db: Db, dogId: number): Promise<string> {
  const { regnr } = await db
    .selectFrom('main_number')
    .select('regnr')
    .where('dog_id', '=', dogId)
    .executeTakeFirstOrThrow()
  return regnr!
}
