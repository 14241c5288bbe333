import { expect, test } from 'vitest'
import { type Life, livesBetween } from './lives.ts'

const DAYS = { from: '2016-01-01', to: '2025-12-31' }
const life = (
  birthDate: string | null,
  deathDate: string | null = null,
  lastSeen: string | null = null,
): Life => ({
  birthDate,
  deathDate,
  dead: deathDate !== null,
  lastSeen,
})

test('a dog is watched from its age at the first day, a death counts in the month that had begun', () => {
  const { upper, lower } = livesBetween(
    [life('2014-12-20', '2020-03-25'), life('2020-05-01', '2020-05-20'), life('2024-01-31', '2026-02-01')],
    DAYS,
  )
  const expected = [
    { entry: 12, exit: 64, ended: true },
    { entry: 0, exit: 1, ended: true },
    { entry: 0, exit: 23, ended: false },
  ]
  expect(upper).toEqual(expected)
  expect(lower).toEqual(expected)
})

test('of a dog whose death is not known the upper curve takes the years until the last day, at most fifteen, the lower one until it was seen last', () => {
  const { upper, lower } = livesBetween(
    [life('2018-06-15', null, '2022-06-14'), life('2005-01-01', null, '2016-01-01'), life('2019-01-01')],
    DAYS,
  )
  expect(upper).toEqual([
    { entry: 0, exit: 90, ended: false },
    { entry: 132, exit: 180, ended: false },
    { entry: 0, exit: 83, ended: false },
  ])
  expect(lower.map(({ exit }) => exit)).toEqual([47, 132, 0])
})

test('who died before, or was born afterwards, is not watched; who has no day of birth or of death is counted', () => {
  const { upper, withoutBirth, withoutDeath } = livesBetween(
    [life('2001-01-01', '2015-12-31'), life('2026-01-01'), life(null), { ...life('2010-01-01'), dead: true }],
    DAYS,
  )
  expect(upper).toEqual([])
  expect([withoutBirth, withoutDeath]).toEqual([1, 1])
})

test('nobody is watched beyond fifteen years, of which known deaths alone would tell', () => {
  const { upper, lower } = livesBetween(
    [life('2002-01-01', '2017-05-01'), life('2001-12-31', '2016-12-30')],
    DAYS,
  )
  const old = [
    { entry: 168, exit: 180, ended: false },
    { entry: 168, exit: 180, ended: true },
  ]
  expect(upper).toEqual(old)
  expect(lower).toEqual(old)
})
