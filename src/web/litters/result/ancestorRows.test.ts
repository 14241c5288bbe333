import { expect, test } from 'vitest'
import type { DogRecord } from '#contract/dogs.ts'
import type { LitterAnswer } from '#contract/pedigree.ts'
import { repeatedAncestors } from '#contract/repeatedAncestors.ts'
import { ancestorRows } from './ancestorRows.ts'

const dogs = ['A', 'B', 'C'].map((regnr) => ({ regnr }) as DogRecord)
const litter = {
  chart: {
    generations: 4,
    dogs,
    places: [],
    repeated: [
      { dog: 0, places: [3, 5], share: 0.1 },
      { dog: 2, places: [7, 9], share: 0 },
    ],
  },
  inbreeding: {
    commonAncestors: [
      { ...dogs[0], share: 0.1 },
      { regnr: 'beyond the chart', share: 0.02 },
    ],
  } as LitterAnswer['inbreeding'],
}

test('tells every common or repeated ancestor once, with its letter and share, those without a share last', () => {
  const rows = ancestorRows(litter, repeatedAncestors(litter.chart))
  expect(rows.map(({ dog, mark, share }) => [dog.regnr, mark?.letter ?? null, share])).toEqual([
    ['A', 'A', 0.1],
    ['beyond the chart', null, 0.02],
    ['C', 'B', null],
  ])
})
