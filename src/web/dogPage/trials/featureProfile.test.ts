import { expect, test } from 'vitest'
import { HUNT_FEATURES } from '#domain/trials/features.ts'
import { comparedSeason, featureProfile, type ScoredResult } from './featureProfile.ts'

const scales = HUNT_FEATURES
const CODES = HUNT_FEATURES.map(({ code }) => code)
const result = (date: string, features: ScoredResult['features'], more: Partial<ScoredResult> = {}) => ({
  date,
  features,
  scales,
  breed: {},
  ...more,
})

test('profile: the features judged, with mean and one mark per value, the latest among them', () => {
  const rows = featureProfile(CODES, [
    result('2024-01-01', { speed: 4, reporting: null }),
    result('2022-01-01', { speed: 4 }),
    result('2023-01-01', { speed: 1 }),
  ])
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ code: 'speed', max: 5, mean: 3, n: 3, breed: null })
  expect(rows[0]?.marks).toEqual([
    { value: 1, count: 1, latest: false, size: Math.sqrt(1 / 2) },
    { value: 4, count: 2, latest: true, size: 1 },
  ])
})

test('profile: counts twenty results of one value in one mark, the areas in proportion over all features', () => {
  const twenty = Array.from({ length: 20 }, (_, index) =>
    result(`20${10 + index}-01-01`, { speed: 4, method: index % 4 === 0 ? 3 : 5 }),
  )
  const [speed, method] = featureProfile(CODES, twenty)
  expect(speed?.marks).toEqual([{ value: 4, count: 20, latest: true, size: 1 }])
  expect(method?.marks.map(({ value, count, size }) => [value, count, size])).toEqual([
    [3, 5, 0.5],
    [5, 15, Math.sqrt(15 / 20)],
  ])
})

test('profile: keeps the latest scores where a later trial has none', () => {
  const [speed] = featureProfile(CODES, [
    result('2023-01-01', { speed: 4 }),
    result('2024-01-01', { speed: null }),
  ])
  expect(speed?.marks.map(({ latest }) => latest)).toEqual([true])
})

const ofTen = [{ code: 'speed', values: [0, 2, 4, 6, 8, 10] }]

test('profile: shows scores on the latest scale alone, and none without a scale', () => {
  const [speed, ...others] = featureProfile(CODES, [
    result('2022-01-01', { speed: 4, method: 3 }, { scales: [] }),
    result('2023-01-01', { speed: 4 }),
    result('2024-01-01', { speed: 8 }, { scales: ofTen }),
  ])
  expect(speed).toMatchObject({ max: 10, mean: 8, n: 1 })
  expect(others).toEqual([])
})

const breed = (mean: number) => ({ speed: { mean, dogs: 9 } })

test('profile: is read beside the breed in the latest season that has a mean', () => {
  const results = [
    result('2022-01-01', { speed: 4, method: 3 }, { breed: breed(3) }),
    result('2023-01-01', { speed: 4, method: 3 }, { breed: breed(3.5) }),
    result('2024-01-01', { speed: 4, method: 3 }),
  ]
  expect(comparedSeason(CODES, results)).toBe(2022)
  const [speed, method] = featureProfile(CODES, results)
  expect(speed?.breed).toEqual({ mean: 3.5, dogs: 9 })
  expect(method?.breed).toBeNull()
})

test('profile: is not read beside a mean of scores on another scale', () => {
  const [speed] = featureProfile(CODES, [
    result('2023-01-01', { speed: 4 }, { breed: breed(3) }),
    result('2024-01-01', { speed: 8 }, { scales: ofTen }),
  ])
  expect(speed?.breed).toBeNull()
})
