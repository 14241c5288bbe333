import { beforeAll, describe, expect, test } from 'vitest'
import { addressAt } from '#contract/address.ts'
import {
  correctParents,
  dogCorrections,
  dogSources,
  previewParents,
  undoCorrection,
} from '#contract/endpoints/corrections.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { type DogOptions, type MadeDog, makeDog } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { refusalOf } from '../testing/refusal.ts'
import { testApp } from '../testing/testApp.ts'
import type { TestBrowser } from '../testing/testBrowser.ts'
import { waitForPedigree } from '../testing/waiting.ts'

const { app, database } = await openService()
let staff: TestBrowser
beforeAll(async () => {
  staff = await signedIn(app, await makeAccount(database.db, { username: 'koiranhoitaja', roles: ['DOG'] }))
})

const make = (options: DogOptions = {}) => makeDog(database.db, options)
const previewOf = async (dog: MadeDog, sire: string, dam: string) =>
  staff.get(addressAt(previewParents, { params: { regnr: dog.regnr }, query: { sire, dam } }))
const correct = (dog: MadeDog, sire: string, dam: string, was = { sire: '', dam: '' }, by = staff) =>
  by.json(addressAt(correctParents, { params: { regnr: dog.regnr } }), {
    sire,
    dam,
    was,
    reason: 'Rekisterikirja',
  })
const coefficientOf = async (dog: MadeDog, copy = app) =>
  (await copy.inject(`/api/dog/${dog.regnr}/inbreeding`)).json().coefficient

/** Two sibs of known parents, and a dog by the one whose dam is unknown. */
async function family() {
  const sire = await make({ sex: 'male', birth_date: '2010-01-01' })
  const dam = await make({ sex: 'female', birth_date: '2010-01-01' })
  const parents = { sire_id: sire.id, dam_id: dam.id, birth_date: '2014-01-01' }
  const son = await make({ sex: 'male', ...parents })
  const daughter = await make({ sex: 'female', ...parents })
  const dog = await make({ sex: 'male', sire_id: son.id, birth_date: '2018-01-01' })
  const puppy = await make({ sire_id: dog.id, birth_date: '2020-01-01' })
  await waitForPedigree(app, database)
  return { sire, dam, son, daughter, dog, puppy }
}

describe('the preview of other parents', () => {
  test('tells the figure now and after, and what rests on the dog', async () => {
    const { son, daughter, dog, puppy } = await family()
    await database.pool.query(`insert into litter_inquiry (type, sire_id, dam_id) values ('plan', $1, $2)`, [
      puppy.id,
      daughter.id,
    ])
    const answer = await previewOf(dog, son.regnr, daughter.regnr)
    expect(answer.json()).toMatchObject({
      dog: { regnr: dog.regnr },
      now: { sire: { regnr: son.regnr }, dam: null, figure: { coefficient: null } },
      after: { dam: { regnr: daughter.regnr }, figure: { coefficient: 0.25, completeGenerations: 2 } },
      faults: [],
      doubts: [],
      resting: { descendants: 1, results: 0, notices: 1 },
    })
  })

  test('names every fault and doubt by its parent', async () => {
    const { sire, son, dog, puppy } = await family()
    const old = await make({ sex: 'female', birth_date: '2000-01-01', breed_code: '57' })
    await waitForPedigree(app, database)
    const wrong = (await previewOf(dog, old.regnr, puppy.regnr)).json()
    expect(wrong.faults).toEqual([
      { role: 'sire', code: 'SIRE_NOT_MALE' },
      { role: 'dam', code: 'PARENT_YOUNGER' },
      { role: 'dam', code: 'PARENT_IS_DESCENDANT' },
    ])
    expect(wrong.after).toBeNull()
    expect((await previewOf(dog, son.regnr, old.regnr)).json()).toMatchObject({
      faults: [],
      doubts: [
        { role: 'dam', code: 'DAM_OLD' },
        { role: 'dam', code: 'OTHER_BREED' },
      ],
    })
    expect((await previewOf(dog, sire.regnr, sire.regnr)).json().faults).toContainEqual({
      role: null,
      code: 'SAME_PARENTS',
    })
    expect(refusalOf(await previewOf(dog, 'FI99999/99', ''))).toEqual([
      404,
      'SIRE_NOT_FOUND',
      { sire: 'SIRE_NOT_FOUND' },
    ])
  })
})

describe('correcting the parents', () => {
  test('changes the figures of every copy of the service, and tells who did it', async () => {
    const { son, daughter, dog } = await family()
    const other = await testApp(database)
    expect(await coefficientOf(dog, other)).toBeNull()
    const answer = await correct(dog, son.regnr, daughter.regnr, { sire: son.regnr, dam: '' })
    expect([answer.statusCode, answer.json()]).toEqual([200, { regnr: dog.regnr }])
    for (const copy of [app, other]) {
      await waitForPedigree(copy, database)
      expect(await coefficientOf(dog, copy)).toBe(0.25)
    }
    await other.close()
    const { fields } = (await staff.get(addressAt(dogSources, { params: { regnr: dog.regnr } }))).json()
    const fieldOf = (name: string) => fields.find(({ field }: { field: string }) => field === name)
    expect(fieldOf('dam')).toEqual({
      field: 'dam',
      value: `${daughter.regnr} ${daughter.name}`,
      source: {
        kind: 'person',
        at: expect.any(String),
        file: null,
        sheet: null,
        line: null,
        actor: { id: expect.any(Number), username: 'koiranhoitaja' },
        code: 'PARENTS_CORRECTED',
      },
    })
    expect(fieldOf('sire').source).toMatchObject({ kind: 'unknown', actor: null })
  })

  test('sent twice changes nothing the second time; from other parents than the present ones it is a conflict', async () => {
    const { son, daughter, dog } = await family()
    const seen = { sire: son.regnr, dam: '' }
    expect((await correct(dog, '', '', seen)).statusCode).toBe(200)
    expect((await correct(dog, '', '', seen)).statusCode).toBe(200)
    expect(refusalOf(await correct(dog, son.regnr, daughter.regnr, seen))).toEqual([409, 'PARENTS_CHANGED'])
    const { rows } = await database.pool.query(
      `select before, after from audit where subject = 'dog' and subject_id = $1`,
      [String(dog.id)],
    )
    expect(rows).toEqual([
      {
        before: { sire: son.regnr },
        after: { sire: null, reason: 'Rekisterikirja' },
      },
    ])
  })

  test.each([
    ['itself', 'dog', '', 'OWN_PARENT', 'sire'],
    ['its own offspring', 'puppy', '', 'PARENT_YOUNGER', 'sire'],
    ['one dog as both', 'son', 'son', 'DAM_NOT_FEMALE', 'dam'],
  ] as const)('refuses %s', async (_what, sire, dam, code, field) => {
    const dogs = await family()
    const answer = await correct(dogs.dog, dogs[sire].regnr, dam && dogs[dam].regnr, {
      sire: dogs.son.regnr,
      dam: '',
    })
    expect(refusalOf(answer)).toEqual([422, code, { [field]: code }])
  })

  test('of two at once that would make a loop together lets one stand', async () => {
    const [one, two] = [
      await make({ sex: 'male', birth_date: null }),
      await make({ sex: 'male', birth_date: null }),
    ]
    await waitForPedigree(app, database)
    const answers = await Promise.all([correct(one, two.regnr, ''), correct(two, one.regnr, '')])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
  })

  test('is not undone where that would make a dog its own ancestor by now', async () => {
    const [one, two] = [
      await make({ sex: 'male', birth_date: null }),
      await make({ sex: 'male', birth_date: null }),
    ]
    await waitForPedigree(app, database)
    await correct(one, two.regnr, '')
    await correct(one, '', '', { sire: two.regnr, dam: '' })
    expect((await correct(two, one.regnr, '')).statusCode).toBe(200)
    const { corrections } = (
      await staff.get(addressAt(dogCorrections, { params: { regnr: one.regnr } }))
    ).json()
    const address = addressAt(undoCorrection, { params: { regnr: one.regnr, id: corrections[0].id } })
    expect(refusalOf(await staff.command(address))).toEqual([409, 'UNDO_MAKES_LOOP'])
  })

  test('waits for no import: while one runs it is refused for a moment', async () => {
    const { son, daughter, dog } = await family()
    const client = await database.pool.connect()
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock(7204614)')
    const answer = await correct(dog, son.regnr, daughter.regnr, { sire: son.regnr, dam: '' })
    await client.query('rollback')
    client.release()
    expect(refusalOf(answer)).toEqual([503, 'IMPORT_RUNNING'])
  })

  test('is for those who keep the register', async () => {
    const { son, daughter, dog } = await family()
    const judge = await signedIn(app, await makeAccount(database.db, { roles: ['JUDGE', 'KAER_CHIEF'] }))
    const answer = await correct(dog, son.regnr, daughter.regnr, { sire: son.regnr, dam: '' }, judge)
    expect(answer.statusCode).toBe(403)
    expect((await judge.get(addressAt(dogSources, { params: { regnr: dog.regnr } }))).statusCode).toBe(403)
    expect((await app.inject(addressAt(dogSources, { params: { regnr: dog.regnr } }))).statusCode).toBe(401)
  })
})
