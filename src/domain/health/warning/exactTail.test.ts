import { expect, test } from 'vitest'
import { chanceCount } from './exactTail.ts'

/** docs/rules/health-warning.md#expected: worked by hand. */
test('the worked case: two of four and one of three affected, of which a family has two and one dogs', () => {
  const { expected, variance, atLeast } = chanceCount([
    { all: 4, allAffected: 2, own: 2 },
    { all: 3, allAffected: 1, own: 1 },
  ])
  expect(expected).toBeCloseTo(4 / 3, 12)
  expect(variance).toBeCloseTo(5 / 9, 12)
  expect(atLeast).toHaveLength(4)
  for (const [count, chance] of [1, 8 / 9, 7 / 18, 1 / 18].entries())
    expect(atLeast[count]).toBeCloseTo(chance, 12)
})

/** Fisher 1935, The Design of Experiments, chapter 2: eight cups, four of them called, all rightly. */
test('Fisher’s lady and her tea', () => {
  const { atLeast } = chanceCount([{ all: 8, allAffected: 4, own: 4 }])
  expect(atLeast[4]).toBeCloseTo(1 / 70, 12)
  expect(atLeast[3]).toBeCloseTo(17 / 70, 12)
})

test('a stratum in which all are of the family, or all or none affected, tells nothing by chance', () => {
  expect(chanceCount([{ all: 5, allAffected: 2, own: 5 }])).toMatchObject({ expected: 2, variance: 0 })
  expect(chanceCount([{ all: 9, allAffected: 0, own: 3 }])).toMatchObject({ expected: 0, atLeast: [1] })
  expect(chanceCount([{ all: 9, allAffected: 9, own: 3 }]).atLeast[3]).toBeCloseTo(1, 12)
})

test('a large family of a large breed is summed without loss', () => {
  const strata = Array.from({ length: 4 }, () => ({ all: 2000, allAffected: 300, own: 200 }))
  const { expected, atLeast } = chanceCount(strata)
  expect(expected).toBeCloseTo(120, 9)
  expect(atLeast[0]).toBeCloseTo(1, 9)
  const mean = atLeast.slice(1).reduce((sum, chance) => sum + chance, 0)
  expect(mean).toBeCloseTo(120, 6)
})
