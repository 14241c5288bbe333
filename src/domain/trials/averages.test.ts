import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type AverageMethod,
  averagesDueAt,
  averagesOf,
  onSeasonScales,
  type ScoredResult,
} from './averages.ts'
import { DEFAULT_RULEBOOK } from './firstRulebooks.ts'

const RULES = readFileSync(new URL('../../../docs/rules/trials.md', import.meta.url), 'utf8')
const SECTION = RULES.split('\n## ').find((section) => section.startsWith('Breed averages'))!
const rows = SECTION.split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|').map((cell) => cell.trim()))

/** The dogs of the case: name → scores of search speed. */
const CASE: readonly ScoredResult[] = rows
  .filter(([, dog]) => /^dog [A-Z]$/.test(dog ?? ''))
  .flatMap(([, dog = '', scores = '']) =>
    scores.split(', ').map((score) => ({ dog: dog.charCodeAt(4), scores: { speed: Number(score) } })),
  )
/** What the rules say of them: method → the mean as written there. */
const TOLD = new Map(
  rows.flatMap(([, method, , mean = '']) => {
    const named = /^`(results|dogs)`$/.exec(method ?? '')?.[1]
    return named ? [[named as AverageMethod, Number(mean)] as const] : []
  }),
)

describe('the case worked by hand in the rules', () => {
  test('is there, for both methods', () => {
    expect(CASE.length).toBeGreaterThan(5)
    expect([...TOLD.keys()].toSorted()).toEqual(['dogs', 'results'])
    expect(TOLD.get('dogs')).not.toBe(TOLD.get('results'))
  })

  test.each(['results', 'dogs'] as const)('is what is computed by method %s', (method) => {
    expect(averagesOf(method, 'hunt', CASE)).toEqual({
      speed: { mean: TOLD.get(method), dogs: 5, results: CASE.length },
    })
  })
})

test('leaves out what was not scored, and a score that nobody has', () => {
  const results = [
    { dog: 1, scores: { speed: 4, water: null } },
    { dog: 2, scores: { speed: null } },
  ]
  expect(averagesOf('dogs', 'hunt', results)).toEqual({ speed: { mean: 4, dogs: 1, results: 1 } })
})

describe('a score on another scale than that of the season', () => {
  const season = DEFAULT_RULEBOOK
  const { AVO } = season.classes
  const result = { dog: 1, class: 'AVO', scores: { speed: 3, method: 4, points: 150, search: 8 } } as const
  const scoresBy = (cited: typeof season | null) => onSeasonScales('hunt', result, { season, cited }).scores

  test('is left out, and nothing else of the result', () => {
    const huntFeatures = season.huntFeatures.map((scale) =>
      scale.code === 'speed' ? { ...scale, values: [0, 1, 2, 3] } : scale,
    )
    const { speed: _, ...others } = result.scores
    expect(scoresBy({ ...season, huntFeatures })).toEqual(others)
  })

  test('is the points where the full points differ', () => {
    const coefficients = { ...AVO.coefficients, search: 7 }
    const { points: _, ...others } = result.scores
    expect(scoresBy({ ...season, classes: { ...season.classes, AVO: { ...AVO, coefficients } } })).toEqual(
      others,
    )
  })

  test('is none of a rulebook with the same scales, and of a result without one', () => {
    expect(scoresBy({ ...season, prizeLimits: [150, 120, 90] })).toEqual(result.scores)
    expect(scoresBy(null)).toEqual(result.scores)
  })
})

test('both methods agree where every dog has as many results', () => {
  const scores = fc.array(fc.tuple(fc.integer({ max: 5, min: 0 }), fc.integer({ max: 5, min: 0 })), {
    minLength: 1,
    maxLength: 20,
  })
  fc.assert(
    fc.property(scores, (pairs) => {
      const results = pairs.flatMap((pair, dog) => pair.map((speed) => ({ dog, scores: { speed } })))
      const means = (['results', 'dogs'] as const).map(
        (method) => averagesOf(method, 'hunt', results).speed!.mean,
      )
      expect(means[0]).toBeCloseTo(means[1]!, 3)
    }),
  )
})

test.each([
  ['2026-11-22T12:00:00Z', '2026-11-22', '2026-11-16T01:00:00Z', 'a Sunday: Monday of the same week'],
  ['2026-11-23T00:59:59Z', '2026-11-23', '2026-11-16T01:00:00Z', 'a second before it is due'],
  ['2026-11-23T01:00:00Z', '2026-11-23', '2026-11-23T01:00:00Z', 'the moment itself'],
  ['2026-03-30T12:00:00Z', '2026-03-30', '2026-03-30T00:00:00Z', 'the first Monday of summer time'],
  ['2026-10-26T12:00:00Z', '2026-10-26', '2026-10-26T01:00:00Z', 'the first Monday of winter time'],
])('is due at %s (day %s) since %s: %s', (now, today, due) => {
  expect(averagesDueAt(new Date(now), today)).toEqual(new Date(due))
})
