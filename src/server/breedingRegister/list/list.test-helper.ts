import type { Insertable } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { Schema } from '../../platform/schema.ts'
import { makeAccount } from '../../testing/accounts.ts'
import {
  type DogOptions,
  makeDog,
  makePerson,
  makeShowResult,
  makeStatement,
  makeTrialResult,
} from '../../testing/factories.ts'

type Entry = Partial<Insertable<Schema['register_entry']>>

/** A male that meets every condition but those of PEVISA, where its breed has none that is known; in the register since 1.2.2024. */
export async function makeListed(db: Db, overrides: DogOptions = {}, entry: Entry = {}) {
  const dog = await makeDog(db, { sex: 'male', birth_date: '2021-05-17', ...overrides })
  await makeTrialResult(db, dog.id, { status: 'official' })
  await makeShowResult(db, dog.id, { grade: 'EH', judge: 'Maija Tuomari' })
  await makeStatement(db, dog.id)
  const state = entry.state ?? 'active'
  const isIn = state === 'active' || state === 'removed'
  const { id } = await db
    .insertInto('register_entry')
    .values({
      dog_id: dog.id,
      applied_on: '2024-01-01',
      added_on: isIn ? '2024-02-01' : null,
      removed_on: state === 'removed' ? '2025-02-01' : null,
      assured: true,
      ...entry,
      state,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...dog, entry: id }
}

/** An account that owns dogs. */
export async function makeOwner(db: Db, username: string, dogIds: readonly number[]): Promise<void> {
  const person_id = await makePerson(db)
  await makeAccount(db, { username, person_id })
  await db
    .insertInto('dog_owner')
    .values(dogIds.map((dog_id) => ({ dog_id, person_id })))
    .execute()
}
