import { expect, test } from 'vitest'
import type { BreedAverage, BreedAverages } from '#contract/averages.ts'
import type { CitedRulebook } from '#contract/citedRulebook.ts'
import { breedMeansOf } from './breedMeans.ts'

const average = (facts: Partial<BreedAverage>): BreedAverage => ({
  kind: 'hunt',
  class: null,
  score: 'speed',
  mean: 3.5,
  dogs: 8,
  results: 20,
  ...facts,
})
const season = (year: number, ...averages: readonly BreedAverage[]): BreedAverages => ({
  breed: '98',
  season: year,
  method: 'dogs',
  leastDogs: 5,
  calculatedAt: '2026-01-01T00:00:00Z',
  averages: [...averages],
})
const rulebook = { id: 7, validFrom: '2020-08-01' } as CitedRulebook
const RESULT = { date: '2021-09-10', class: 'AVO', rulebook: 7 } as const

test('takes the means of the season, those of points of the own class, and none of too few dogs', () => {
  const answer = season(
    2021,
    average({}),
    average({ class: 'AVO', mean: 1 }),
    average({ score: 'method', mean: null, dogs: 4 }),
    average({ score: 'points', mean: 100 }),
    average({ score: 'points', class: 'AVO', mean: 120, dogs: 6 }),
    average({ kind: 'water', score: 'water', mean: 6 }),
  )
  expect(breedMeansOf('hunt', RESULT, [season(2020, average({ mean: 2 })), answer], [rulebook])).toEqual({
    speed: { mean: 3.5, dogs: 8 },
    points: { mean: 120, dogs: 6 },
  })
})

test('takes none of a season that began before the rulebook of the result', () => {
  const inFirstSeason = { ...RESULT, date: '2020-09-10' }
  expect(breedMeansOf('hunt', inFirstSeason, [season(2020, average({}))], [rulebook])).toEqual({})
})

test('takes none of a season that has not been calculated', () => {
  expect(breedMeansOf('hunt', RESULT, [], [rulebook])).toEqual({})
})
