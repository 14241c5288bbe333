import { describe, expect, test } from 'vitest'
import type { Dog } from '#contract/dogs.ts'
import { FIRST_RULEBOOKS } from '#domain/trials/firstRulebooks.ts'
import { makeDog, makePerson, makeShowResult, makeStatement, makeTrialResult } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { codeOf, refusalOf } from '../testing/refusal.ts'
import { waitForPedigree } from '../testing/waiting.ts'

const NOW = new Date('2026-05-17T12:00:00Z')
const HOUR = 3_600_000
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR)

const { app, database } = await openService({ now: () => NOW })

const read = async (regnr: string): Promise<Dog> =>
  (await app.inject(`/api/dog/${encodeURIComponent(regnr)}`)).json()
const text = (url: string, payload: string) =>
  app.inject({ method: 'POST', url, headers: { 'content-type': 'text/plain' }, payload })
const json = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })

describe('a dog', () => {
  test('is found by any of its numbers', async () => {
    const regnrs = ['FI12345/20', 'SE 555/2019'] as const
    await makeDog(database.db, { regnrs: [...regnrs], name: 'Sadepisaran Äijä' })
    for (const address of ['FI12345%2F20', 'FI12345/20', 'fi12345/20/', 'SE%20555%2F2019']) {
      const answer = await app.inject(`/api/dog/${address}`)
      expect(answer.json()).toMatchObject({ regnr: 'FI12345/20', regnrs, name: 'Sadepisaran Äijä' })
    }
  })

  test('answers 404 with its own code where it is unknown', async () => {
    const answer = await app.inject('/api/dog/FI99999%2F99')
    expect(refusalOf(answer)).toEqual([404, 'DOG_NOT_FOUND'])
  })

  test('returns everything public, newest first', async () => {
    const { db } = database
    const sire = await makeDog(db, { sex: 'male', name: 'Isä' })
    const dog = await makeDog(db, { sire_id: sire.id, height_cm: 61.5, colour: 'ruskea', beard_gene: 'LL' })
    await makeStatement(db, dog.id, {
      value: 'C',
      examined_on: '2022-01-01',
      left_value: 'C',
      right_value: 'B',
    })
    await makeStatement(db, dog.id, { value: 'B', examined_on: '2023-01-01' })
    await makeStatement(db, sire.id, { kind: 'elbows', scale: 'iewg_elbows', value: '1' })
    await makeTrialResult(db, dog.id, { class: 'AVO', prize: 1, speed: 5 }, '2023-09-10')
    await makeTrialResult(db, dog.id, { class: 'VOI', prize: 0, points: 90 }, '2024-09-10')
    await makeShowResult(db, dog.id, { grade: 'EH', marks: ['SA'] })
    await db.insertInto('dog_title').values({ dog_id: dog.id, code: 'FI KVA' }).execute()
    await db
      .insertInto('breeding_award')
      .values({ dog_id: dog.id, level: 'gold', awarded_on: '2025-01-01', grounds: 'Jälkeläiset' })
      .execute()
    await db
      .insertInto('breeding_review')
      .values({
        dog_id: dog.id,
        kind: 'junkkari',
        held_on: '2024-05-05',
        clock: '10:30',
        place: 'Lahti',
        reviewer: 'R',
        class: 'ERI',
        height_cm: 61,
        length_cm: 63,
      })
      .execute()
    const answer = await read(dog.regnr)
    expect(answer).toMatchObject({
      father: { regnr: sire.regnr, health: [{ kind: 'elbows', scale: 'iewg_elbows', value: '1' }] },
      mother: null,
      height: 61.5,
      beardGene: 'LL',
      colour: 'ruskea',
      titles: ['FI KVA'],
      bestKaer: 'AVO1',
      bestExhibition: 'EH',
      health: [{ kind: 'hips', scale: 'fci_hips', value: 'B' }],
      breedingAwards: [{ level: 'gold', date: '2025-01-01' }],
      breedingInspections: [{ kind: 'junkkari', clock: '10:30', height: 61 }],
    })
    expect(answer.healthStatements.map(({ value, left }) => [value, left])).toEqual([
      ['B', null],
      ['C', 'C'],
    ])
    expect(answer.trialResults.map((result) => [result.class, result.points, result.features.speed])).toEqual(
      [
        ['VOI', 90, null],
        ['AVO', 165.5, 5],
      ],
    )
    expect(answer.showResults[0]).toMatchObject({ place: 'Hamina', marks: ['SA'], isNew: false })
  })

  test('gives each result the rulebook that it cites, with its scales', async () => {
    const { validFrom: _, ...data } = FIRST_RULEBOOKS[0]!
    const huntFeatures = data.huntFeatures.map((feature) =>
      feature.code === 'speed' ? { ...feature, values: [0, 2, 4, 6, 8, 10] } : feature,
    )
    const { id } = await database.db
      .insertInto('rulebook')
      .values({ valid_from: '1999-06-01', data: JSON.stringify({ ...data, huntFeatures }) })
      .returning('id')
      .executeTakeFirstOrThrow()
    const dog = await makeDog(database.db)
    await makeTrialResult(database.db, dog.id, { speed: 8, rulebook_id: id }, '2000-09-10')
    await makeTrialResult(database.db, dog.id, { speed: 4 }, '1998-09-10')
    const { trialResults, rulebooks } = await read(dog.regnr)
    expect(trialResults.map(({ rulebook }) => rulebook)).toEqual([id, null])
    expect(rulebooks.map((rulebook) => rulebook.id)).toEqual([id])
    expect(rulebooks[0]?.huntFeatures.find(({ code }) => code === 'speed')?.values).toEqual([
      0, 2, 4, 6, 8, 10,
    ])
  })

  test('marks results of the last 24 hours as new', async () => {
    const dog = await makeDog(database.db)
    await makeTrialResult(database.db, dog.id, { done_at: ago(23.9) }, '2026-05-16')
    await makeTrialResult(database.db, dog.id, { done_at: ago(24.1) }, '2026-05-15')
    await makeShowResult(database.db, dog.id, { saved_at: ago(1) })
    const { trialResults, showResults } = await read(dog.regnr)
    expect(trialResults.map(({ isNew }) => isNew)).toEqual([true, false])
    expect(showResults.map(({ isNew }) => isNew)).toEqual([true])
  })
})

describe('privacy', () => {
  test('shows no name in any answer without consent', async () => {
    const { db } = database
    const person = await makePerson(db, {
      name: 'Salainen Sukunimi',
      town: 'Piilola',
      email: 's@example.org',
    })
    const dog = await makeDog(db, {
      breeder_id: person,
      handler: 'Salainen Sukunimi',
      kennel_name: 'Sadepisaran',
      death_date: '2025-02-03',
      death_cause: 'Tapaturma',
    })
    await db.insertInto('dog_owner').values({ dog_id: dog.id, person_id: person }).execute()
    const puppy = await makeDog(db, { sire_id: dog.id })
    await waitForPedigree(app, database)
    const answers = [
      await app.inject(`/api/dog/${dog.regnr}`),
      await app.inject(`/api/dog/${puppy.regnr}`),
      await text('/api/dog/list/', dog.name),
      await text('/api/dog/litters', dog.regnr),
      await text('/api/dog/pedigree', puppy.regnr),
    ]
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200)
      expect(answer.body).not.toMatch(/Salainen|Piilola|example|2025-02-03|Tapaturma/)
    }
    expect(await read(dog.regnr)).toMatchObject({
      kennelName: 'Sadepisaran',
      breeder: null,
      owners: [],
      death: null,
    })
  })

  test('shows name and town with consent, and nothing else of the person', async () => {
    const { db } = database
    const person = await makePerson(db, {
      name: 'Avoin Omistaja',
      town: 'Tampere',
      email: 'avoin@example.org',
      phone: '+358 1',
      public_consent: true,
    })
    const dog = await makeDog(db, { breeder_id: person, handler: 'Avoin Omistaja' })
    const former = await makePerson(db, { name: 'Entinen Omistaja', public_consent: true })
    await db
      .insertInto('dog_owner')
      .values([
        { dog_id: dog.id, person_id: person, start_date: '2020-07-15' },
        { dog_id: dog.id, person_id: former, end_date: '2020-07-15' },
      ])
      .execute()
    const answer = await app.inject(`/api/dog/${dog.regnr}`)
    expect(answer.json()).toMatchObject({
      breeder: { name: 'Avoin Omistaja', town: 'Tampere' },
      owners: [{ name: 'Avoin Omistaja', town: 'Tampere', startDate: '2020-07-15' }],
      handler: 'Avoin Omistaja',
    })
    expect(answer.body).not.toMatch(/example|\+358|Entinen/)
  })

  test('shows a death after its release', async () => {
    const dog = await makeDog(database.db, {
      death_date: '2025-02-03',
      death_cause: 'Ikä',
      death_released: true,
    })
    expect((await read(dog.regnr)).death).toEqual({ date: '2025-02-03', cause: 'Ikä' })
  })
})

describe('relatives', () => {
  test('tells full siblings (both parents) from half siblings (one), without the dog itself', async () => {
    const { db } = database
    const sire = await makeDog(db, { sex: 'male' })
    const dam = await makeDog(db, { sex: 'female' })
    const other = await makeDog(db, { sex: 'female' })
    const both = { sire_id: sire.id, dam_id: dam.id }
    const dog = await makeDog(db, { ...both, name: 'Itse' })
    await makeDog(db, { ...both, name: 'Sisko' })
    await makeDog(db, { sire_id: sire.id, dam_id: other.id, name: 'Puoli' })
    await makeDog(db, { sire_id: sire.id, name: 'Emätön' })
    const names = async (url: string) => {
      const rows = (await json(url, { regnr: dog.regnr })).json() as { name: string; full: boolean }[]
      return rows.map(({ name, full }) => `${name} ${full}`)
    }
    expect(await names('/api/dog/siblings/')).toEqual(['Sisko true'])
    expect(await names('/api/dog/half-siblings')).toEqual(['Emätön false', 'Puoli false'])
  })

  test('finds no siblings by two unknown parents', async () => {
    const { db } = database
    const sire = await makeDog(db, { sex: 'male' })
    const [dog] = [await makeDog(db, { sire_id: sire.id }), await makeDog(db, { sire_id: sire.id })]
    expect((await json('/api/dog/siblings/', { regnr: dog.regnr })).json()).toEqual([])
    expect((await json('/api/dog/half-siblings', { regnr: dog.regnr })).json()).toHaveLength(1)
  })

  test('groups litters by other parent and birth, in order', async () => {
    const { db } = database
    const sire = await makeDog(db, { sex: 'male' })
    const dams = [await makeDog(db, { name: 'Emä A' }), await makeDog(db, { name: 'Emä B' })]
    for (const [dam, birth_date, name] of [
      [0, '2023-05-05', 'C'],
      [0, '2021-05-05', 'B'],
      [0, '2021-05-05', 'A'],
      [1, '2021-05-05', 'D'],
    ] as const) {
      await makeDog(db, { sire_id: sire.id, dam_id: dams[dam]!.id, birth_date, name })
    }
    await makeDog(db, { sire_id: sire.id, birth_date: null, birth_year: 2019, name: 'E' })
    const litters = (await text('/api/dog/litters', sire.regnr)).json() as {
      name: string | null
      birthDate: string | null
      puppies: { name: string }[]
    }[]
    expect(
      litters.map(({ name, birthDate, puppies }) => [name, birthDate, puppies.map((p) => p.name).join('')]),
    ).toEqual([
      ['Emä A', '2021-05-05', 'AB'],
      ['Emä B', '2021-05-05', 'D'],
      ['Emä A', '2023-05-05', 'C'],
      [null, null, 'E'],
    ])
  })

  test('lists all statements of the dog as examinations', async () => {
    const dog = await makeDog(database.db)
    await makeStatement(database.db, dog.id, { value: 'A' })
    await makeStatement(database.db, dog.id, { value: 'B', examined_on: '2024-01-01' })
    const statements = (await text('/api/dog/examinations', dog.regnr)).json() as { value: string }[]
    expect(statements.map(({ value }) => value)).toEqual(['B', 'A'])
  })

  test.each(['/api/dog/litters', '/api/dog/examinations', '/api/dog/pedigree'])(
    '%s refuses an invalid number with REGNR_INVALID and an unknown one with DOG_NOT_FOUND',
    async (url) => {
      expect(codeOf(await text(url, 'x'))).toBe('REGNR_INVALID')
      expect(codeOf(await text(url, 'FI99999/99'))).toBe('DOG_NOT_FOUND')
    },
  )

  test.each(['/api/dog/siblings/', '/api/dog/half-siblings'])(
    '%s refuses an invalid number at its field and an unknown one with 404',
    async (url) => {
      expect(refusalOf(await json(url, { regnr: 'x' }))).toEqual([
        400,
        'INPUT_INVALID',
        { regnr: 'REGNR_INVALID' },
      ])
      expect((await json(url, { regnr: 'FI99999/99' })).statusCode).toBe(404)
    },
  )
})
