import { expect, test } from 'vitest'
import { makeDog, makeTrialResult } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { codeOf } from '../testing/refusal.ts'
import { testApp } from '../testing/testApp.ts'

const NOW = new Date('2026-05-17T12:00:00Z')
const { app, database } = await openService({ now: () => NOW })

test('seeds a fresh database with the breeds of the profile, and lists those with dogs', async () => {
  expect((await app.inject('/api/breeds')).json()).toEqual([])
  await makeDog(database.db, { breed_code: '245' })
  await makeDog(database.db, { breed_code: '99.1' })
  expect((await app.inject('/api/breeds')).json()).toMatchObject([
    { code: '99.1', fi: 'weimarinseisoja, lyhytkarvainen', club: true },
    { code: '245', sv: 'český fousek' },
  ])
  const { rows } = await database.pool.query('select count(*) as count from breed')
  expect(rows).toEqual([{ count: 38 }])
})

test('counts a breed’s awards with those of its varieties', async () => {
  const award = async (breed_code: string, name: string, awarded_on: string) => {
    const { id } = await makeDog(database.db, { breed_code, name })
    await database.db
      .insertInto('breeding_award')
      .values({ dog_id: id, level: 'silver', awarded_on, grounds: 'Käyttöjalostus' })
      .execute()
  }
  await award('99', 'Vanha', '2001-01-01')
  await award('99.1', 'Lyhyt', '2020-01-01')
  await award('99.2', 'Pitkä', '2010-01-01')
  await award('119', 'Muu', '2020-01-01')
  const names = async (code: string) => {
    const awards = (await app.inject(`/api/dog/breeding-awards/${code}`)).json() as {
      dog: { name: string }
    }[]
    return awards.map(({ dog }) => dog.name)
  }
  expect(await names('99')).toEqual(['Lyhyt', 'Pitkä', 'Vanha'])
  expect(await names('99.2')).toEqual(['Pitkä'])
  expect(codeOf(await app.inject('/api/dog/breeding-awards/9999'))).toBe('BREED_NOT_FOUND')
  expect(codeOf(await app.inject('/api/dog/breeding-awards/x'))).toBe('BREED_INVALID')
})

test('returns the newest results and litters, and counts dogs and breeds', async () => {
  const { db } = database
  const sire = await makeDog(db, { sex: 'male', name: 'Isä', birth_date: '2018-01-01' })
  const dam = await makeDog(db, { sex: 'female', name: 'Emä', birth_date: '2018-01-01' })
  for (const birth_date of ['2025-03-03', '2025-03-03', '2024-02-02']) {
    await makeDog(db, { sire_id: sire.id, dam_id: dam.id, birth_date })
  }
  const notice = { type: 'litter' as const, sire_id: sire.id, dam_id: dam.id, birth_date: '2025-03-03' }
  const { id: shown } = await db
    .insertInto('litter_inquiry')
    .values(notice)
    .returning('id')
    .executeTakeFirstOrThrow()
  const newer = { ...notice, updated_at: new Date('2026-05-15') }
  await db
    .insertInto('litter_inquiry')
    .values([
      { ...newer, state: 'withdrawn' },
      { ...newer, expires_on: '2026-05-16' },
    ])
    .execute()
  await makeTrialResult(db, sire.id, { points: 120, prize: 3, status: 'official' }, '2026-05-10')
  const rulebook = await db.selectFrom('rulebook').select('id').executeTakeFirst()
  const rulebook_id = rulebook?.id ?? null
  await makeTrialResult(db, dam.id, { done_at: NOW, rulebook_id }, '2026-05-16')
  await makeTrialResult(db, dam.id, {}, '2026-06-16')
  const later = await testApp(database, { now: () => NOW })
  const news = (await later.inject('/api/news')).json()
  await later.close()
  expect(news.trials).toMatchObject([
    {
      date: '2026-05-16',
      dogs: 1,
      prizes: [1, 0, 0],
      preliminary: true,
      isNew: true,
      best: [{ dog: { name: 'Emä' }, label: 'AVO1', rulebook: rulebook_id }],
    },
    {
      date: '2026-05-10',
      dogs: 1,
      prizes: [0, 0, 1],
      preliminary: false,
      isNew: false,
      best: [{ dog: { name: 'Isä' }, label: 'AVO3', points: 120, rulebook: null }],
    },
  ])
  expect(news.firstPrize).toMatchObject({
    dog: { name: 'Emä' },
    label: 'AVO1',
    date: '2026-05-16',
    picture: null,
    isPreliminary: true,
  })
  expect(news.rulebooks).toMatchObject([{ id: rulebook_id }])
  expect(news.litters).toMatchObject([
    {
      sire: { name: 'Isä' },
      dam: { name: 'Emä' },
      birthDate: '2025-03-03',
      puppies: 2,
      notice: shown,
      inbreeding: 0,
      knownAncestors: 2,
    },
    { birthDate: '2024-02-02', puppies: 1, notice: null },
  ])
  const { rows } = await database.pool.query<{ dogs: number }>('select count(*)::int as dogs from dog')
  expect(news).toMatchObject({ dogs: rows[0]!.dogs, breeds: 3 })
})

test('tells the last events of reviews with their dogs, newest first', async () => {
  const review = async (held_on: string, place: string, kind: 'junkkari' | 'inspection') => {
    const { id } = await makeDog(database.db, { birth_date: '2023-01-01' })
    await database.db
      .insertInto('breeding_review')
      .values({
        dog_id: id,
        kind,
        held_on,
        place,
        reviewer: 'Testi Tarkastaja',
        class: 'EH',
        height_cm: 60,
        length_cm: 63,
      })
      .execute()
  }
  await review('2025-05-03', 'Oulu', 'inspection')
  await review('2026-05-02', 'Lahti', 'junkkari')
  await review('2026-05-02', 'Lahti', 'junkkari')
  const news = (await app.inject('/api/news')).json()
  expect(news.reviews).toEqual([
    { kind: 'junkkari', date: '2026-05-02', place: 'Lahti', dogs: 2 },
    { kind: 'inspection', date: '2025-05-03', place: 'Oulu', dogs: 1 },
  ])
})

test('tells litters that are expected: mated lately or planned, and none that is born or overdue', async () => {
  const { db } = database
  const sire = await makeDog(db, { sex: 'male', name: 'Tuleva isä' })
  const dam = await makeDog(db, { sex: 'female', name: 'Tuleva emä' })
  const notice = (
    type: 'litter' | 'mating' | 'plan' | 'stud',
    mating_date: string | null,
    birth_date: string | null = null,
  ) =>
    db
      .insertInto('litter_inquiry')
      .values({ type, sire_id: sire.id, dam_id: dam.id, mating_date, birth_date })
      .execute()
  await notice('plan', '2026-09-01')
  await notice('mating', '2026-04-20')
  await notice('mating', '2026-01-20')
  await notice('litter', '2026-03-20', '2026-05-16')
  await notice('stud', null)
  const later = await testApp(database, { now: () => NOW })
  const { expected } = (await later.inject('/api/news')).json()
  await later.close()
  expect(expected).toMatchObject([
    { type: 'mating', matingDate: '2026-04-20', sire: { name: 'Tuleva isä' }, dam: { name: 'Tuleva emä' } },
    { type: 'plan', matingDate: '2026-09-01' },
  ])
})

test('lists the dogs of a breed with those of its varieties, the youngest first or as asked', async () => {
  await makeDog(database.db, { breed_code: '98', name: 'Vanhin', birth_date: '2001-01-01' })
  await makeDog(database.db, { breed_code: '98', name: 'Nuorin', birth_date: '2024-01-01' })
  const names = async (path: string) =>
    ((await app.inject(`/api/breeds/${path}`)).json() as { dogs: { name: string }[] }).dogs.map(
      ({ name }) => name,
    )
  expect(await names('98/dogs')).toEqual(['Nuorin', 'Vanhin'])
  expect(await names('98/dogs?sort=birthDate')).toEqual(['Vanhin', 'Nuorin'])
  expect(await names('99/dogs')).toEqual(expect.arrayContaining(['Lyhyt', 'Pitkä', 'Vanha']))
  expect(await names('99.2/dogs')).toEqual(['Pitkä'])
  expect(codeOf(await app.inject('/api/breeds/9999/dogs'))).toBe('BREED_NOT_FOUND')
  expect((await app.inject('/api/breeds/x/dogs')).statusCode).toBe(400)
  const counted = (await app.inject('/api/breeds')).json() as { code: string; dogs: number }[]
  expect(counted.find(({ code }) => code === '98')?.dogs).toBe(2)
})
