import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type RankedResult, rank } from './ranking.ts'
import { OUTCOMES } from './results.ts'

const FIRST: RankedResult = {
  outcome: 'judged',
  prize: 1,
  points: 170,
  grades: { game: 9, search: 8, retrieve: 8 },
  collaboration: 4,
  willToHunt: 4,
  birthDate: '2022-05-01',
}

test.each<[string, Partial<RankedResult>]>([
  ['a lower prize, whatever the points', { prize: 2, points: 180 }],
  ['no prize', { prize: 0, points: 180 }],
  ['fewer points', { points: 169.5 }],
  ['less game work', { grades: { game: 8, search: 10, retrieve: 10 } }],
  ['less search', { grades: { game: 9, search: 7, retrieve: 10 } }],
  ['less retrieve', { grades: { game: 9, search: 8, retrieve: 7 } }],
  ['less collaboration', { collaboration: 3, willToHunt: 5 }],
  ['less will to hunt', { willToHunt: 3, birthDate: '2023-05-01' }],
  ['an older dog', { birthDate: '2022-04-30' }],
  ['a dog of unknown age', { birthDate: null }],
  ['rejected', { outcome: 'rejected', prize: 0 }],
])('ranks lower: %s', (_, change) => {
  const second = { ...FIRST, ...change }
  const places = rank([second, FIRST]).map(({ result, place }) => [result === FIRST, place])
  expect(places).toEqual([
    [true, 1],
    [false, second.outcome === 'judged' ? 2 : null],
  ])
})

test('gives equals the same rank, leaves the next one out, and keeps their order', () => {
  const [twin, last] = [{ ...FIRST }, { ...FIRST, points: 160 }]
  expect(rank([last, FIRST, twin])).toEqual([
    { result: FIRST, place: 1 },
    { result: twin, place: 1 },
    { result: last, place: 3 },
  ])
})

test('ranks alike in any order of input', () => {
  const results = fc.array(
    fc.record({
      outcome: fc.constantFrom(...OUTCOMES),
      prize: fc.nat({ max: 3 }),
      points: fc.option(fc.nat({ max: 3 })),
      grades: fc.record({ game: fc.nat({ max: 2 }), search: fc.nat({ max: 2 }) }),
      collaboration: fc.option(fc.nat({ max: 1 })),
      willToHunt: fc.constant(null),
      birthDate: fc.option(fc.constantFrom('2020-01-01', '2021-01-01')),
    }),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(results, (list) => {
      expect(rank([...list].reverse()).map(({ place, result }) => [place, { ...result }])).toEqual(
        rank(list).map(({ place, result }) => [place, { ...result }]),
      )
    }),
  )
})
