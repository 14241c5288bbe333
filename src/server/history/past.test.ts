import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { addressAt } from '#contract/address.ts'
import { REMOVED } from '#contract/constants.ts'
import { dogSources } from '#contract/endpoints/corrections.ts'
import { randomNumbers } from '#domain/randomNumbers.ts'
import type { Db } from '../platform/database.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { daysAgo } from '../testing/daysAgo.ts'
import {
  makeDog,
  makePerson,
  makeReview,
  makeShowResult,
  makeStatement,
  makeTrialResult,
} from '../testing/factories.ts'

import { openService } from '../testing/openService.ts'
import type { TestBrowser } from '../testing/testBrowser.ts'
import { FOLLOWED } from './followed.store.ts'
import { explainDog } from './sources.service.ts'
import { undoSource } from './undo.service.ts'

const { app, database } = await openService()
const { db } = database
let staff: TestBrowser
beforeAll(async () => {
  staff = await signedIn(app, await makeAccount(db, { roles: ['DOG'] }))
})

const asOn = async (regnr: string, on?: string) =>
  (await staff.get(addressAt(dogSources, { params: { regnr }, query: { on } }))).json()
const fieldOf = (answer: { fields: { field: string; value: string | null }[] }, field: string) =>
  answer.fields.find((one) => one.field === field)?.value

/** Makes what has been recorded of dogs so far older by days. */
const age = (days: number) =>
  sql`update change_source set made_at = made_at - make_interval(days => ${days})`.execute(db)

describe('a dog as on a day', () => {
  test('has the values, records and sources of that day, and none that came later', async () => {
    const dog = await makeDog(db, { name: 'Vanha nimi', colour: 'ruskea' })
    await makeStatement(db, dog.id, { value: 'C' })
    await age(10)
    await db.updateTable('dog').set({ name: 'Uusi nimi', colour: null }).where('id', '=', dog.id).execute()
    await db.deleteFrom('health_statement').where('dog_id', '=', dog.id).execute()
    await makeStatement(db, dog.id, { value: 'A' })
    await age(10)

    const first = await asOn(dog.regnr, daysAgo(15))
    expect([fieldOf(first, 'name'), fieldOf(first, 'colour')]).toEqual(['Vanha nimi', 'ruskea'])
    expect(first.records).toMatchObject([{ kind: 'number' }, { kind: 'health', label: 'hips C' }])
    const second = await asOn(dog.regnr, daysAgo(5))
    expect([fieldOf(second, 'name'), fieldOf(second, 'colour')]).toEqual(['Uusi nimi', null])
    expect(second.records).toMatchObject([{ kind: 'number' }, { kind: 'health', label: 'hips A' }])
    expect(second).toEqual(await asOn(dog.regnr))
    expect(await asOn(dog.regnr, daysAgo(30))).toMatchObject({ isRecorded: false, fields: [], records: [] })
  })

  test('tells parents by the name that their record had, and an erased owner as removed', async () => {
    const [sire, owner] = [await makeDog(db, { name: 'Kaksoiskappale' }), await makePerson(db)]
    const dog = await makeDog(db, { sire_id: sire.id })
    await db.insertInto('dog_owner').values({ dog_id: dog.id, person_id: owner }).execute()
    await age(10)
    await db.updateTable('dog').set({ sire_id: null }).where('id', '=', dog.id).execute()
    await db.deleteFrom('dog').where('id', '=', sire.id).execute()
    await db.deleteFrom('dog_owner').where('dog_id', '=', dog.id).execute()
    await sql`update record_change set former = former || jsonb_build_object('person_id', ${REMOVED}::text)
      where table_name = 'dog_owner' and former ->> 'dog_id' = ${String(dog.id)}`.execute(db)

    const past = await asOn(dog.regnr, daysAgo(5))
    expect(fieldOf(past, 'sire')).toBe('Kaksoiskappale')
    expect(past.records).toContainEqual(expect.objectContaining({ kind: 'owner', label: REMOVED }))
    expect(fieldOf(await asOn(dog.regnr), 'sire')).toBeNull()
  })

  test('is not told to who does not keep the register, nor of a day that there is not', async () => {
    const dog = await makeDog(db)
    const address = addressAt(dogSources, { params: { regnr: dog.regnr }, query: { on: daysAgo(1) } })
    expect((await app.inject(address)).statusCode).toBe(401)
    const judge = await signedIn(app, await makeAccount(db, { roles: ['JUDGE'] }))
    expect((await judge.get(address)).statusCode).toBe(403)
    expect((await staff.get(address.replace(daysAgo(1), '2026-02-30'))).statusCode).toBe(400)
    for (const day of ['0001-01-01', '9999-12-31'])
      expect((await staff.get(address.replace(daysAgo(1), day))).statusCode).toBe(200)
  })
})

const random = randomNumbers('random history')
const below = (count: number) => Math.floor(random() * count)
const pick = <T>(list: readonly T[]): T => list[below(list.length)]!

/** Tables of which a dog has rows, and a column of each that is corrected. */
const CORRECTED = {
  dog_number: 'regnr',
  dog_title: 'code',
  breeding_award: 'level',
  health_statement: 'value',
  show_result: 'class',
  breeding_review: 'place',
  trial_result: 'class',
} as const
type Corrected = keyof typeof CORRECTED
const VALUES: Readonly<Record<Corrected, readonly string[]>> = {
  dog_number: ['FI1', 'FI2'],
  dog_title: ['FI KVA', 'SE UCH'],
  breeding_award: ['gold', 'silver'],
  health_statement: ['A', 'B', 'C'],
  show_result: ['AVO', 'VAL'],
  breeding_review: ['Inari', 'Kuusamo'],
  trial_result: ['NUO', 'AVO', 'VOI'],
}
let added = 0

const ADD: readonly ((tx: Db, dog: number) => Promise<unknown>)[] = [
  (tx, dog) =>
    makeStatement(tx, dog, { examined_on: `2021-01-${String((added++ % 28) + 1).padStart(2, '0')}` }),
  (tx, dog) => makeShowResult(tx, dog, {}, `${2000 + (added++ % 20)}-06-04`),
  (tx, dog) => makeTrialResult(tx, dog),
  (tx, dog) => makeReview(tx, dog),
  (tx, dog) => sql`insert into dog_title (dog_id, code) values (${dog}, ${`T${added++}`})`.execute(tx),
  (tx, dog) =>
    sql`insert into dog_number (key, stem, regnr, dog_id) values (${`fi9${added}`}, ${`fi9${added}`}, ${`FI9${added++}`}, ${dog})`.execute(
      tx,
    ),
]

/** One random edit of two dogs in a transaction of its own: what a service does in each is one of these. */
async function edit(dogs: readonly number[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const [dog, kind] = [pick(dogs), random()]
    if (kind < 0.35) await pick(ADD)(tx, dog)
    else if (kind < 0.5)
      await tx
        .updateTable('dog')
        .set({ name: `Nimi ${added++}`, colour: pick(['musta', null]) })
        .where('id', '=', dog)
        .execute()
    else if (kind < 0.85) await correct(tx, pick(Object.keys(CORRECTED) as Corrected[]), dogs)
    else await undoAny(tx)
  })
}

/** Corrects, removes or moves a random row of a table. */
async function correct(tx: Db, table: Corrected, dogs: readonly number[]): Promise<void> {
  const [rows, key] = [sql.table(table), sql.ref(FOLLOWED[table])]
  const { rows: known } = await sql<{ record: string }>`
    select ${key}::text as record from ${rows} where dog_id = any(${[...dogs]}::bigint[])
    ${table === 'dog_number' ? sql`and not is_primary` : sql``} order by ${key}`.execute(tx)
  if (known.length === 0) return
  const where = sql`${key}::text = ${pick(known).record}`
  const kind = below(3)
  if (kind === 0) await sql`delete from ${rows} where ${where}`.execute(tx)
  else if (kind === 1) await sql`update ${rows} set dog_id = ${pick(dogs)} where ${where}`.execute(tx)
  else
    await sql`update ${rows} set ${sql.ref(CORRECTED[table])} = ${pick(VALUES[table])} where ${where}`.execute(
      tx,
    )
}

async function undoAny(tx: Db): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select distinct source_id as id from record_change where not put_back order by id desc limit 6`.execute(
    tx,
  )
  if (rows.length > 0) await undoSource({ db: tx }, pick(rows).id)
}

test('a random history of edits, removals, moves and undone edits replays to each state that it went through', async () => {
  const dogs = [await makeDog(db), await makeDog(db)].map(({ id }) => id)
  const read = async (until: Date | null) =>
    Promise.all(
      dogs.map(async (dog) => {
        const { fields, records } = await explainDog({ db } as never, dog, until)
        return { fields, records: records.filter(({ sourced }) => sourced) }
      }),
    )
  const states: { readonly at: Date; readonly state: Awaited<ReturnType<typeof read>> }[] = []
  for (let round = 0; round < 100; round++) {
    try {
      await edit(dogs)
    } catch (error) {
      // Two alike, or a dog without a number: the database or the undo has refused it whole.
      if (!/duplicate key|violates|UNDO_/.test(String(error))) throw error
    }
    await wait(2)
    states.push({ at: new Date(), state: await read(null) })
    await wait(2)
  }
  for (const { at, state } of states) expect(await read(at)).toEqual(state)
  // Of every kind of change the history had some.
  expect(new Set(states.map(({ state }) => JSON.stringify(state))).size).toBeGreaterThan(50)
  const { rows } = await sql<{ deleted: number; putBack: number; moved: number }>`
    select count(*) filter (where deleted)::int as deleted, count(*) filter (where put_back)::int as "putBack",
      count(*) filter (where not deleted and former ? 'dog_id')::int as moved from record_change`.execute(db)
  for (const count of Object.values(rows[0]!)) expect(count).toBeGreaterThan(1)
})
