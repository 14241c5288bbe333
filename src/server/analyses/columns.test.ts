import { expect, test } from 'vitest'
import { joined, measuredOf } from './columns.ts'
import { rowsThat } from './narrowing.ts'
import { dogMeans, wholeOf } from './sums.ts'

const results = joined({
  dogs: { id: [7, 5], birth: [20200229, null], sex: ['male', null] },
  events: { id: [1, 2], day: [20230228, 20230301], season: [2022, 2022] },
  results: {
    id: [11, 12, 13, 14],
    dog: [5, 6, 7, 7],
    event: [1, 1, 1, 2],
    class: ['AVO', 'AVO', 'VOI', null],
  },
})

test('a result stands beside its dog and its trial, one of a dog outside the register nowhere', () => {
  expect(results.size).toBe(3)
  const named = (name: string) =>
    [...results.by[name]!.codes].map((code) => results.by[name]!.values[code] ?? null)
  expect([...results.dog.codes].map((code) => results.dog.values[code])).toEqual([5, 7, 7])
  expect(named('sex')).toEqual([null, 'male', 'male'])
  expect(named('class')).toEqual(['AVO', 'VOI', null])
  // born on a leap day: three years old on the first of March
  expect(named('age')).toEqual([null, 2, 3])
})

test('a result that came after the results were read counts nowhere, as one that went', () => {
  const measured = measuredOf(results, { id: [11, 14, 99], value: [2, 5, 1], part: ['2', '5', '1'] })
  const rows = rowsThat(results, measured, [])
  const matching = { results, measured, rows }
  expect(dogMeans(matching)).toEqual([
    { dogId: 7, results: 1, mean: 5 },
    { dogId: 5, results: 1, mean: 2 },
  ])
  expect(wholeOf(matching)).toMatchObject({
    dogs: 2,
    results: 2,
    mean: 3.5,
    distribution: [
      { part: '2', results: 1 },
      { part: '5', results: 1 },
    ],
  })
})
