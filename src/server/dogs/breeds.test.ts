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
  await makeTrialResult(db, sire.id, { points: 120, prize: 3, status: 'official' }, '2026-05-10')
  const rulebook = await db.selectFrom('rulebook').select('id').executeTakeFirst()
  const rulebook_id = rulebook?.id ?? null
  await makeTrialResult(db, dam.id, { done_at: NOW, rulebook_id }, '2026-05-16')
  await makeTrialResult(db, dam.id, {}, '2026-06-16')
  const later = await testApp(database, { now: () => NOW })
  const news = (await later.inject('/api/news')).json()
  await later.close()
  expect(news.results).toMatchObject([
    {
      dog: { name: 'Emä' },
      date: '2026-05-16',
      label: 'AVO1',
      status: 'preliminary',
      isNew: true,
      rulebook: rulebook_id,
    },
    {
      dog: { name: 'Isä' },
      date: '2026-05-10',
      label: 'AVO3',
      status: 'official',
      isNew: false,
      rulebook: null,
    },
  ])
  expect(news.rulebooks).toMatchObject([{ id: rulebook_id }])
  expect(news.litters).toMatchObject([
    {
      sire: { name: 'Isä' },
      dam: { name: 'Emä' },
      birthDate: '2025-03-03',
      puppies: 2,
      inbreeding: 0,
      knownAncestors: 2,
    },
    { birthDate: '2024-02-02', puppies: 1 },
  ])
  const { rows } = await database.pool.query<{ dogs: number }>('select count(*)::int as dogs from dog')
  expect(news).toMatchObject({ dogs: rows[0]!.dogs, breeds: 3 })
})
