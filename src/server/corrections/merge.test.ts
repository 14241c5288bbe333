import { beforeAll, describe, expect, test } from 'vitest'
import { addressAt } from '#contract/address.ts'
import {
  correctParents,
  dogCorrections,
  dogSources,
  mergeDogs,
  previewMerge,
  splitDog,
  undoCorrection,
} from '#contract/endpoints/corrections.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { type DogOptions, type MadeDog, makeDog, makeStatement, makeTrial } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { refusalOf } from '../testing/refusal.ts'
import type { TestBrowser } from '../testing/testBrowser.ts'
import { waitForPedigree } from '../testing/waiting.ts'

const { app, database } = await openService()
let staff: TestBrowser
beforeAll(async () => {
  staff = await signedIn(app, await makeAccount(database.db, { roles: ['BREEDADVISOR'] }))
})

const make = (options: DogOptions = {}) => makeDog(database.db, options)
const at = (dog: { regnr: string }) => ({ params: { regnr: dog.regnr } })
const merge = (kept: MadeDog, other: MadeDog, take: string[] = [], by = staff) =>
  by.json(addressAt(mergeDogs, at(kept)), { other: other.regnr, take, reason: 'Sama koira' })
const preview = async (kept: MadeDog, other: MadeDog) =>
  (await staff.get(addressAt(previewMerge, { ...at(kept), query: { other: other.regnr } }))).json()
const correctionsOf = async (dog: MadeDog) =>
  (await staff.get(addressAt(dogCorrections, at(dog)))).json().corrections
const undo = (dog: MadeDog, id: number) =>
  staff.command(addressAt(undoCorrection, { params: { regnr: dog.regnr, id } }))
const undoLast = async (dog: MadeDog) => undo(dog, (await correctionsOf(dog))[0].id)
const dogOf = async (regnr: string) => (await app.inject(`/api/dog/${regnr}`)).json()

/** All rows that the history follows or that point at a dog, as they are now. */
async function everything(): Promise<Record<string, unknown>> {
  const tables = ['dog', 'dog_number', 'dog_title', 'dog_owner', 'breeding_award', 'health_statement']
  const results = [
    'show_result',
    'trial_result',
    'water_result',
    'breeding_review',
    'register_entry',
    'review_entry',
    'entry',
    'paper_award',
    'litter_inquiry',
  ]
  const found = await Promise.all(
    [...tables, ...results].map(async (table) => {
      const { rows } = await database.pool.query(
        `select to_jsonb(t) - 'version' - 'updated_at' as row from ${table} t order by to_jsonb(t)::text`,
      )
      return [table, rows.map(({ row }) => row)]
    }),
  )
  return Object.fromEntries(found)
}

/** Two records of one dog: a Finnish one and a Swedish one, each with something that the other lacks. */
async function twoRecords() {
  const { pool, db } = database
  const sire = await make({ sex: 'male', birth_date: '2010-01-01' })
  const dam = await make({ sex: 'female', birth_date: '2010-01-01' })
  const kept = await make({
    sex: 'male',
    birth_date: '2015-03-01',
    sire_id: sire.id,
    height_cm: 60,
    colour: null,
  })
  const other = await make({
    sex: 'male',
    birth_date: '2015-03-02',
    dam_id: dam.id,
    height_cm: 61,
    colour: 'ruskea',
  })
  const puppy = await make({ sire_id: other.id, birth_date: '2018-01-01' })
  for (const dog of [kept, other]) {
    await pool.query(`insert into dog_title (dog_id, code) values ($1, 'FI KVA')`, [dog.id])
    await makeStatement(db, dog.id)
  }
  await makeStatement(db, other.id, { kind: 'elbows', scale: 'fci_elbows', value: '0' })
  const trial = await makeTrial(db)
  await pool.query(
    `insert into trial_result (trial_id, dog_id, class, outcome, prize, status) values ($1, $2, 'AVO', 'judged', 1, 'official')`,
    [trial, other.id],
  )
  await pool.query(
    `insert into paper_award (dog_id, trial_id, ground, award, place, won_on, seen_by, recorded_at)
     values ($1, $2, 'showAward', 'SE UCH', 'Tukholma', '2017-05-12', 'Maija Mänty', now())`,
    [other.id, trial],
  )
  await pool.query(
    `insert into register_entry (dog_id, state, applied_on, added_on) values ($1, 'active', '2018-01-01', '2018-02-01')`,
    [other.id],
  )
  await pool.query(
    `with day as (
      insert into review_day (kind, held_on, place, reviewer) values ('inspection', '2018-06-01', $2, 'Maija Mänty') returning id
    ) insert into review_entry (day_id, dog_id, values) select id, $1, '{"class": "EH"}' from day`,
    [other.id, `Paikka ${other.id}`],
  )
  await waitForPedigree(app, database)
  return { sire, dam, kept, other, puppy, trial }
}

describe('merging two records of one dog', () => {
  test('shows before what differs, what moves and what is in both', async () => {
    const { kept, other } = await twoRecords()
    const shown = await preview(kept, other)
    expect(shown).toMatchObject({
      kept: { regnr: kept.regnr },
      other: { regnr: other.regnr },
      moves: [
        { kind: 'number', count: 1 },
        { kind: 'health', count: 1 },
        { kind: 'trial', count: 1 },
        { kind: 'register', count: 1 },
        { kind: 'paperAward', count: 1 },
        { kind: 'reviewEntry', count: 1 },
        { kind: 'offspring', count: 1 },
      ],
      duplicates: 2,
      faults: [],
      now: { coefficient: null },
      after: { coefficient: 0 },
      resting: { descendants: 1, results: 1, notices: 0 },
    })
    expect(shown.differences).toContainEqual({ field: 'height', kept: '60.0', other: '61.0' })
    expect(shown.differences).toContainEqual({ field: 'colour', kept: null, other: 'ruskea' })
  })

  test('keeps both numbers, fills gaps, takes what is asked for, and moves everything', async () => {
    const { sire, dam, kept, other, puppy } = await twoRecords()
    expect((await merge(kept, other, ['height'])).json()).toEqual({ regnr: kept.regnr })
    const dog = await dogOf(other.regnr)
    expect(dog).toMatchObject({
      regnr: kept.regnr,
      name: kept.name,
      birthDate: '2015-03-01',
      height: 61,
      colour: 'ruskea',
      father: { regnr: sire.regnr },
      mother: { regnr: dam.regnr },
    })
    expect(dog.regnrs ?? dog.aliases).toContain(other.regnr)
    expect((await dogOf(puppy.regnr)).father.regnr).toBe(kept.regnr)
    const { rows } = await database.pool.query(
      `select (select count(*)::int from health_statement where dog_id = $1) as health,
        (select count(*)::int from trial_result where dog_id = $1) as trials,
        (select count(*)::int from dog where id = $2) as others`,
      [kept.id, other.id],
    )
    expect(rows).toEqual([{ health: 2, trials: 1, others: 0 }])
  })

  test('keeps what only one of them has, also where the other is asked for', async () => {
    const kept = await make({ sex: 'male', birth_date: '2015-03-01', colour: 'musta' })
    const other = await make({ sex: null, birth_date: null, colour: null })
    await waitForPedigree(app, database)
    await merge(kept, other, ['birthDate', 'birthYear', 'sex', 'colour'])
    expect(await dogOf(kept.regnr)).toMatchObject({
      birthDate: '2015-03-01',
      birthYear: 2015,
      gender: 'male',
      colour: 'musta',
    })
  })

  test('and undoing it leaves every row as it was', async () => {
    const { kept, other } = await twoRecords()
    const before = await everything()
    await merge(kept, other, ['height', 'name'])
    expect(await everything()).not.toEqual(before)
    const answer = await undoLast(kept)
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { regnr: kept.regnr, removed: false, stayed: [] },
    ])
    expect(await everything()).toEqual(before)
    expect(refusalOf(await undoLast(kept))).toEqual([409, 'ALREADY_UNDONE'])
  })

  test('leaves at an undo what was changed since, and lists it', async () => {
    const { sire, dam, kept, other, puppy } = await twoRecords()
    await merge(kept, other)
    await staff.json(addressAt(correctParents, at(puppy)), {
      sire: sire.regnr,
      dam: '',
      was: { sire: kept.regnr, dam: '' },
      reason: 'Väärä isä',
    })
    await waitForPedigree(app, database)
    const { stayed } = (await undoLast(kept)).json()
    expect(stayed).toEqual([
      { table: 'dog', record: String(puppy.id), label: `${puppy.regnr} ${puppy.name}` },
    ])
    expect((await dogOf(puppy.regnr)).father.regnr).toBe(sire.regnr)
    expect((await dogOf(other.regnr)).mother.regnr).toBe(dam.regnr)
    expect((await dogOf(kept.regnr)).mother).toBeNull()
  })

  test.each([
    ['of two sexes', { sex: 'female' }, 'DIFFERENT_SEX'],
    ['of two breeds', { breed_code: '57' }, 'DIFFERENT_BREEDS'],
  ] as const)('refuses records %s', async (_what, options, code) => {
    const [kept, other] = [await make({ sex: 'male' }), await make(options)]
    await waitForPedigree(app, database)
    expect((await preview(kept, other)).faults).toContain(code)
    expect(refusalOf(await merge(kept, other))).toEqual([422, code])
  })

  test('refuses a dog and its ancestor, itself, and two that met in a trial', async () => {
    const { pool, db } = database
    const sire = await make({ sex: 'male', birth_date: '2010-01-01' })
    const dog = await make({ sex: 'male', sire_id: sire.id, birth_date: '2014-01-01' })
    const puppy = await make({ sex: 'male', sire_id: dog.id, birth_date: '2018-01-01' })
    const rival = await make({ sex: 'male', birth_date: '2014-01-01' })
    const trial = await makeTrial(db)
    for (const one of [dog, rival])
      await pool.query(
        `insert into trial_result (trial_id, dog_id, class, outcome) values ($1, $2, 'AVO', 'judged')`,
        [trial, one.id],
      )
    await waitForPedigree(app, database)
    expect(refusalOf(await merge(puppy, sire))).toEqual([422, 'ONE_IS_ANCESTOR'])
    expect(refusalOf(await merge(dog, dog))).toEqual([422, 'SAME_RECORD'])
    expect(refusalOf(await merge(dog, rival))).toEqual([422, 'BOTH_IN_TRIAL'])
  })

  test('refuses two records on one review day: both being written, both published, or one of each', async () => {
    const { pool } = database
    const dogs = await Promise.all([1, 2, 3, 4].map(() => make({ sex: 'male', birth_date: '2014-01-01' })))
    const [written, alsoWritten, published, alsoPublished] = dogs as [MadeDog, MadeDog, MadeDog, MadeDog]
    const { rows } = await pool.query(
      `insert into review_day (kind, held_on, place, reviewer)
       select 'inspection', '2018-06-01', place, 'Maija Mänty' from unnest(array['Tarkala', 'Toisaalla']) place returning id`,
    )
    const [day, elsewhere] = rows.map(({ id }) => id)
    for (const { id } of [written, alsoWritten])
      await pool.query('insert into review_entry (day_id, dog_id) values ($1, $2)', [day, id])
    const review = (dogId: number, dayId: number) =>
      pool.query(
        `insert into breeding_review (dog_id, day_id, kind, held_on, place, reviewer, class, height_cm, length_cm)
         values ($1, $2, 'inspection', '2018-06-01', 'Tarkala', 'Maija Mänty', 'EH', 60, 62)`,
        [dogId, dayId],
      )
    await review(published.id, day)
    await review(alsoPublished.id, day)
    await waitForPedigree(app, database)
    for (const [kept, other] of [
      [written, alsoWritten],
      [published, alsoPublished],
      [written, published],
    ] as const) {
      expect((await preview(kept, other)).faults).toEqual(['BOTH_ON_REVIEW_DAY'])
      expect(refusalOf(await merge(kept, other))).toEqual([422, 'BOTH_ON_REVIEW_DAY'])
    }
    await pool.query('update breeding_review set day_id = $1 where dog_id = $2', [elsewhere, published.id])
    expect((await preview(written, published)).faults).toEqual([])
  })

  test('is for those who keep the register', async () => {
    const { kept, other } = await twoRecords()
    const chief = await signedIn(app, await makeAccount(database.db, { roles: ['KAER_CHIEF'] }))
    expect((await merge(kept, other, [], chief)).statusCode).toBe(403)
    await merge(kept, other)
    const [{ id }] = await correctionsOf(kept)
    const address = addressAt(undoCorrection, { params: { regnr: kept.regnr, id } })
    expect((await chief.command(address)).statusCode).toBe(403)
    expect((await chief.get(addressAt(dogCorrections, at(kept)))).statusCode).toBe(403)
  })
})

describe('splitting a record that is two dogs', () => {
  const split = (dog: MadeDog, records: { kind: string; id: string }[]) =>
    staff.json(addressAt(splitDog, at(dog)), {
      name: 'Toinen Koira',
      sex: 'male',
      birthDate: '2015-03-02',
      records,
      reason: 'Kaksi koiraa yhdellä numerolla',
    })
  const recordsOf = async (dog: MadeDog): Promise<{ kind: string; id: string; label: string }[]> =>
    (await staff.get(addressAt(dogSources, at(dog)))).json().records

  test('gives the chosen records to a new dog, and undoing it leaves every row as it was', async () => {
    const { kept, other, puppy } = await twoRecords()
    await merge(kept, other)
    await waitForPedigree(app, database)
    const before = await everything()
    const wanted = ['elbows 0', other.regnr, `${puppy.regnr} ${puppy.name}`]
    const chosen = (await recordsOf(kept)).filter(
      ({ kind, label }) => kind === 'trial' || wanted.includes(label),
    )
    expect(chosen).toHaveLength(4)
    const answer = await split(
      kept,
      chosen.map(({ kind, id }) => ({ kind, id })),
    )
    expect(answer.json()).toEqual({ regnr: other.regnr })
    expect(await dogOf(other.regnr)).toMatchObject({ name: 'Toinen Koira' })
    expect((await recordsOf(kept)).map(({ kind }) => kind)).not.toContain('trial')
    expect((await dogOf(puppy.regnr)).father.regnr).toBe(other.regnr)
    expect((await undoLast(kept)).json().stayed).toEqual([])
    expect(await everything()).toEqual(before)
  })

  test('cannot be undone while the new dog would be left without a number, because it has got records since', async () => {
    const { kept, other } = await twoRecords()
    await merge(kept, other)
    const number = (await recordsOf(kept)).find(({ label }) => label === other.regnr)!
    await split(kept, [{ kind: 'number', id: number.id }])
    const { rows } = await database.pool.query(`select dog_id from dog_number where regnr = $1`, [
      other.regnr,
    ])
    await makeStatement(database.db, rows[0].dog_id, { kind: 'eyes', scale: 'eyes', value: 'clear' })
    const before = await everything()
    expect(refusalOf(await undoLast(kept))).toEqual([409, 'UNDO_LEAVES_NO_NUMBER'])
    expect(await everything()).toEqual(before)
  })

  test('that took the number of a merged record with it keeps that merge from being undone', async () => {
    const { kept, other } = await twoRecords()
    await merge(kept, other)
    const number = (await recordsOf(kept)).find(({ label }) => label === other.regnr)!
    await split(kept, [{ kind: 'number', id: number.id }])
    const [, merged] = await correctionsOf(kept)
    expect(refusalOf(await undo(kept, merged.id))).toEqual([409, 'UNDO_LEAVES_NO_NUMBER'])
  })

  test('needs a number for each of the two, and records that are still the dog’s', async () => {
    const { kept, other } = await twoRecords()
    const [number, ...others] = await recordsOf(kept)
    const id = number!.id
    expect(refusalOf(await split(kept, [{ kind: 'number', id }]))).toEqual([422, 'NUMBER_MUST_STAY'])
    expect(refusalOf(await split(kept, [{ kind: others[0]!.kind, id: others[0]!.id }]))).toEqual([
      422,
      'NUMBER_MUST_MOVE',
    ])
    await merge(kept, other)
    const before = await everything()
    const gone = [
      { kind: 'number', id },
      { kind: 'health', id: '999999' },
    ]
    expect(refusalOf(await split(kept, gone))).toEqual([409, 'RECORDS_NOT_FOUND'])
    expect(await everything()).toEqual(before)
  })
})
