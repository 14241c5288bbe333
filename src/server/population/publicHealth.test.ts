import { expect, test } from 'vitest'
import { addressAt } from '#contract/address.ts'
import { breedPopulation } from '#contract/endpoints/population.ts'
import type { BreedPopulation } from '#contract/population.ts'
import { randomNumbers } from '#domain/randomNumbers.ts'
import { makeDog, makeStatement } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'

const { app, database } = await openService({ now: () => new Date('2026-05-17T12:00:00Z') })
const { db } = database

const populationOf = async (id: string) =>
  (await app.inject(addressAt(breedPopulation, { params: { id } }))).json<BreedPopulation>()

/** A dog born in a year with hips as they are graded; null: not examined. */
async function make(breed: string, year: number, value: string | null, source?: 'owner') {
  const { id } = await makeDog(db, { breed_code: breed, birth_date: `${year}-03-01` })
  if (value !== null) await makeStatement(db, id, { value, examined_on: `${year + 1}-06-01`, source })
}
const makeMany = async (count: number, ...dog: Parameters<typeof make>) => {
  for (let made = 0; made < count; made++) await make(...dog)
}

test('tells five years of birth together, what owners report never as examined', async () => {
  await makeMany(6, '117', 2015, 'A')
  await makeMany(5, '117', 2019, 'D')
  await makeMany(4, '117', 2017, null)
  await make('117', 2016, 'E', 'owner')
  const { health } = await populationOf('117')
  expect(health.hips).toEqual([{ from: 2015, to: 2019, dogs: 16, examined: 11, affected: 5, free: 6 }])
})

test('withholds parts of fewer than five dogs, and what they would follow from', async () => {
  await makeMany(9, '98', 2010, 'A')
  await makeMany(4, '98', 2011, 'C')
  await makeMany(5, '98', 2012, null)
  await makeMany(6, '98', 2020, 'A')
  await makeMany(6, '98', 2021, 'C')
  await makeMany(4, '98', 2022, null)
  const { health } = await populationOf('98')
  expect(health.hips).toEqual([
    { from: 2010, to: 2014, dogs: 18, examined: 13, affected: null, free: null },
    { from: 2020, to: 2024, dogs: 16, examined: null, affected: null, free: null },
  ])
})

test('no two public figures of any breed, variety, kind and years differ by one to four dogs of one of them', async () => {
  const random = randomNumbers('public health')
  for (const breed of ['99.1', '99.2', '119', '120'])
    for (const year of [2006, 2009, 2014, 2023])
      for (const value of ['A', 'C', null]) await makeMany(Math.floor(random() * 9), breed, year, value)
  let [cells, told] = [0, 0]
  for (const breed of ['99', '99.1', '99.2', '119', '120'])
    for (const { dogs, examined, affected, free } of (await populationOf(breed)).health.hips) {
      cells++
      if (examined === null) continue
      told++
      // Each of these is a figure of the dogs of the one before it.
      const figures = [examined, dogs - examined]
      if (affected !== null && free !== null)
        figures.push(affected, free, examined - affected, examined - free)
      else expect([affected, free]).toEqual([null, null])
      for (const figure of figures) expect(figure).toBeGreaterThanOrEqual(5)
    }
  expect(cells).toBeGreaterThan(8)
  expect(told).toBeGreaterThan(2)
  // A variety is told as its breed: nothing can be subtracted.
  expect((await populationOf('99.1')).health).toEqual((await populationOf('99')).health)
}, 60_000)
