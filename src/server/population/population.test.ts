import { expect, test } from 'vitest'
import type { BreedPopulation } from '#contract/population.ts'
import { tabular } from '#domain/genetics/tabular.test-helper.ts'
import { randomNumbers } from '#domain/randomNumbers.ts'
import { makeDog, makeTrialResult } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { codeOf } from '../testing/refusal.ts'
import { testApp } from '../testing/testApp.ts'

const NOW = new Date('2026-05-17T12:00:00Z')
const { app, database } = await openService({ now: () => NOW })
const { db } = database

interface Row {
  readonly id: number
  readonly regnr: string
  readonly sex: 'male' | 'female'
  readonly birthDate: string
  readonly sire: number
  readonly dam: number
  readonly dead: boolean
  readonly imported: boolean
}

/** A breed of its own, born over 24 years; parents stand before their offspring. */
async function makeBreed(breed_code: string): Promise<Row[]> {
  const random = randomNumbers('a breed')
  const rows: Row[] = []
  const parent = (sex: Row['sex'], year: number) => {
    const able = rows.flatMap((row, i) => {
      const age = year - Number(row.birthDate.slice(0, 4))
      return row.sex === sex && age >= 2 && age <= 8 ? [i] : []
    })
    return able.length === 0 || random() < 0.08 ? -1 : able[Math.floor(random() * able.length)]!
  }
  for (let litter = 0; litter < 48; litter++) {
    const year = 2003 + Math.floor(litter / 2)
    const [sire, dam] = [parent('male', year), parent('female', year)]
    const birthDate = `${year}-0${1 + (litter % 9)}-11`
    for (let puppy = 0; puppy < 1 + (litter % 3); puppy++) {
      const row = { sex: random() < 0.5 ? ('male' as const) : ('female' as const), birthDate, sire, dam }
      const dead = random() < 0.2
      const imported = random() < 0.1
      const { id, regnr } = await makeDog(db, {
        breed_code,
        sex: row.sex,
        birth_date: birthDate,
        sire_id: rows[sire]?.id ?? null,
        dam_id: rows[dam]?.id ?? null,
        imported,
        ...(dead && { death_date: '2026-01-01', death_released: true }),
      })
      rows.push({ ...row, id, regnr, dead, imported })
    }
  }
  return rows
}

const yearOf = ({ birthDate }: Row) => Number(birthDate.slice(0, 4))
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

async function populationOf(breed: string): Promise<BreedPopulation> {
  const fresh = await testApp(database, { now: () => NOW })
  const answer = await fresh.inject(`/api/breeds/${breed}/population`)
  await fresh.close()
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

const rows = await makeBreed('98')
const relationship = tabular({ sire: rows.map(({ sire }) => sire), dam: rows.map(({ dam }) => dam) })
const found = await populationOf('98')

test('counts births, litters, sires and dams of each year as loops over the rows do', () => {
  for (const told of found.years) {
    const born = rows.filter((row) => yearOf(row) === told.year)
    const ofLitter = born.filter(({ sire, dam, imported }) => !imported && sire >= 0 && dam >= 0)
    const litters = new Set(ofLitter.map(({ sire, dam, birthDate }) => `${sire} ${dam} ${birthDate}`))
    const sired = born.filter(({ sire }) => sire >= 0)
    const bySire = [...Map.groupBy(sired, ({ sire }) => sire).values()].map((dogs) => dogs.length)
    expect(told).toMatchObject({
      dogs: born.length,
      litters: litters.size,
      litterSize: litters.size === 0 ? null : ofLitter.length / litters.size,
      sires: bySire.length,
      dams: new Set(born.flatMap(({ dam }) => (dam < 0 ? [] : dam))).size,
      topSireShare: sired.length === 0 ? null : Math.max(...bySire) / sired.length,
    })
    const inbred = born.filter(({ sire, dam }) => sire >= 0 && dam >= 0)
    expect(told.inbredDogs).toBe(inbred.length)
    if (inbred.length === 0) expect(told.inbreeding).toBeNull()
  }
  expect(found.years.map(({ year }) => year)).toEqual([...new Set(rows.map(yearOf))])
})

test('measures kinship of the living, founders and generation interval as loops over the rows do', () => {
  const living = rows.flatMap((row, i) => (!row.dead && yearOf(row) > 2026 - 15 ? [i] : []))
  const kinship = living.map((i) => mean(living.map((j) => relationship[i]![j]! / 2)))
  expect(found.living.dogs).toBe(living.length)
  expect(found.living.kinship).toBeCloseTo(mean(kinship), 10)
  for (const told of found.living.years) {
    const ofYear = living.flatMap((i, place) => (yearOf(rows[i]!) === told.year ? [kinship[place]!] : []))
    expect(told.kinship).toBeCloseTo(mean(ofYear), 10)
  }

  const reference = rows.flatMap((row, i) => (yearOf(row) >= 2022 ? [i] : []))
  expect(found.reference).toMatchObject({ from: 2022, to: 2026, dogs: reference.length })
  const kinships = reference.map((i) => mean(reference.map((j) => relationship[i]![j]! / 2)))
  expect(found.reference.founderGenomes).toBeCloseTo(1 / (2 * mean(kinships)), 8)

  const bred = rows.filter((_, i) => rows.some(({ sire, dam }) => sire === i || dam === i))
  const ages = (['sire', 'dam'] as const).flatMap((role) =>
    (['male', 'female'] as const).map((sex) => {
      const pairs = bred.filter((row) => row.sex === sex && row[role] >= 0 && yearOf(row) >= 2007)
      const days = pairs.map(
        (row) => (Date.parse(row.birthDate) - Date.parse(rows[row[role]]!.birthDate)) / 86_400_000,
      )
      return { count: pairs.length, years: mean(days) / 365.25 }
    }),
  )
  expect(found.intervals.paths.map(({ count }) => count)).toEqual(ages.map(({ count }) => count))
  for (const [i, { years }] of found.intervals.paths.entries()) expect(years).toBeCloseTo(ages[i]!.years, 6)
  expect(found.intervals.mean).toBeCloseTo(mean(ages.map(({ years }) => years)), 6)
})

test('tells the sires of the last years with their shares, and how many they are in effect', () => {
  const sired = rows.filter((row) => yearOf(row) >= 2022 && row.sire >= 0)
  const bySire = Map.groupBy(sired, ({ sire }) => sire)
  const shares = [...bySire.values()].map((dogs) => dogs.length / sired.length)
  expect(found.sires.dogs).toBe(sired.length)
  expect(found.sires.effective).toBeCloseTo(1 / shares.reduce((sum, share) => sum + share ** 2, 0), 10)
  const sireOf = (place: number) => rows[place]?.sire ?? -1
  for (const { dog, grandPuppies } of found.sires.most) {
    const place = rows.findIndex(({ regnr }) => regnr === dog.regnr)
    const born = rows.filter((row) => yearOf(row) >= 2022)
    const of = born.filter(({ sire, dam }) => sireOf(sire) === place || sireOf(dam) === place)
    expect(grandPuppies).toBe(of.length)
  }
  expect(found.sires.most.map(({ share }) => share)).toEqual(shares.toSorted((a, b) => b - a).slice(0, 20))
})

test('counts a dog once for a grandsire that stands on both sides', async () => {
  const dog = (sex: 'male' | 'female', birth_date: string, sire_id?: number, dam_id?: number) =>
    makeDog(db, { breed_code: '90', sex, birth_date, sire_id, dam_id })
  const grandsire = await dog('male', '2018-01-01')
  const son = await dog('male', '2022-01-01', grandsire.id)
  const daughter = await dog('female', '2022-01-01', grandsire.id)
  await dog('male', '2024-01-01', son.id, daughter.id)
  const { sires } = await populationOf('90')
  expect(sires.most).toMatchObject([
    { dog: { regnr: grandsire.regnr }, puppies: 2, grandPuppies: 1, grandShare: 1 },
    { dog: { regnr: son.regnr }, puppies: 1, grandPuppies: 0 },
  ])
})

test('a death that is not released, and the dog of another breed, change nothing', async () => {
  const living = rows.find((row) => !row.dead && yearOf(row) > 2020)!
  await database.pool.query(`update dog set death_date = '2026-02-02' where id = $1`, [living.id])
  await makeDog(db, { breed_code: '119' })
  expect(await populationOf('98')).toEqual(found)
  await database.pool.query('update dog set death_released = true where id = $1', [living.id])
  expect((await populationOf('98')).living.dogs).toBe(found.living.dogs - 1)
})

test('counts trials by judged results of the dogs born in a year, and tells no health of so few dogs', async () => {
  const { id } = await makeDog(db, { breed_code: '245', birth_date: '2020-02-02' })
  const other = await makeDog(db, { breed_code: '245', birth_date: '2020-03-02' })
  await makeDog(db, { breed_code: '245', birth_date: '2020-04-02' })
  const statement = (dog_id: number, value: string, examined_on: string, scale = 'fci_hips') =>
    db.insertInto('health_statement').values({ dog_id, kind: 'hips', scale, value, examined_on }).execute()
  await statement(id, 'D', '2021-01-01')
  await statement(id, 'B', '2022-01-01')
  await statement(other.id, 'C', '2022-01-01')
  await makeTrialResult(db, id, { prize: 1 }, '2023-05-10')
  await makeTrialResult(db, id, { prize: 2 }, '2023-06-10')
  await makeTrialResult(db, other.id, { outcome: 'absent' }, '2023-05-11')
  const { health, trials, years, reference } = await populationOf('245')
  expect(health).toEqual({
    hips: [{ from: 2020, to: 2024, dogs: 3, examined: null, affected: null, free: null }],
    elbows: [],
  })
  expect(trials).toEqual([{ year: 2020, dogs: 3, tried: 1, firstPrize: 1 }])
  expect(years).toMatchObject([{ litterSize: null, topSireShare: null, inbreeding: null, inbredDogs: 0 }])
  expect(reference).toMatchObject({ dogs: 0, generations: null, founderGenomes: null })
  expect(reference.founders).toMatchObject({ count: 0, effective: null })
  expect(reference.sizes).toEqual({ inbreeding: null, coancestry: null, years: null })
})

test('answers a variety as its breed, and refuses what is no breed', async () => {
  await makeDog(db, { breed_code: '99.1', birth_date: '2024-01-01' })
  await makeDog(db, { breed_code: '99.2', birth_date: '2024-01-01' })
  const variety = await populationOf('99.1')
  expect(variety).toMatchObject({ breed: '99', years: [{ year: 2024, dogs: 2 }] })
  expect(codeOf(await app.inject('/api/breeds/9999/population'))).toBe('BREED_NOT_FOUND')
  expect(codeOf(await app.inject('/api/breeds/x/population'))).toBe('BREED_INVALID')
})
