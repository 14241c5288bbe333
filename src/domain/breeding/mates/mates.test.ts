import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FIRST_HEALTH_CODES } from '../../health/firstCodes.ts'
import { FIRST_RULES } from '../rules/firstRules.ts'
import { BreedingRules } from '../rules/inForce.ts'
import { compared, MATE_AIMS, type MateAim, type MateMerits, type MateWeights } from './aims.ts'
import { familyHealth, type KindCount } from './familyHealth.ts'
import { paretoFronts } from './fronts.ts'
import { matingRules, ruleMerit } from './matingRules.ts'
import { rankMales } from './ranking.ts'
import { MateReasons } from './reasons.ts'
import { trialMerits } from './trialMerit.ts'

const weights = (given: Partial<MateWeights> = {}, rest = 0): MateWeights =>
  ({ ...Object.fromEntries(MATE_AIMS.map((aim) => [aim, rest])), ...given }) as MateWeights
const merits = (given: Partial<MateMerits>): MateMerits =>
  ({ ...Object.fromEntries(MATE_AIMS.map((aim) => [aim, null])), ...given }) as MateMerits

/** Few different values, so that equal and unknown ones are met often. */
const someMales = (most = 30): fc.Arbitrary<MateMerits[]> =>
  fc.array(
    fc.record(
      Object.fromEntries(
        MATE_AIMS.map((aim) => [aim, fc.option(fc.integer({ min: -3, max: 3 }), { freq: 6 })]),
      ) as Record<MateAim, fc.Arbitrary<number | null>>,
    ),
    { minLength: 1, maxLength: most },
  )
const someWeights = fc.record(
  Object.fromEntries(MATE_AIMS.map((aim) => [aim, fc.integer({ min: 0, max: 5 })])) as Record<
    MateAim,
    fc.Arbitrary<number>
  >,
)

/** As everybody would do it: who is beaten by nobody that is left goes, again and again. */
function frontsByPeeling(points: readonly (readonly number[])[]): number[] {
  const fronts = new Array<number>(points.length).fill(-1)
  const beats = (a: readonly number[], b: readonly number[]) =>
    a.every((value, i) => value >= b[i]!) && a.some((value, i) => value > b[i]!)
  for (let front = 0; fronts.includes(-1); front++) {
    const left = points.map((_, i) => i).filter((i) => fronts[i] === -1)
    const best = left.filter((i) => !left.some((j) => beats(points[j]!, points[i]!)))
    for (const i of best) fronts[i] = front
  }
  return fronts
}

describe('fronts', () => {
  it('are those of comparing every pair, again and again', () => {
    const point = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 3, maxLength: 3 })
    fc.assert(
      fc.property(fc.array(point, { maxLength: 40 }), (points) => {
        expect(paretoFronts(points)).toEqual(frontsByPeeling(points))
      }),
    )
  })

  it('are those of comparing every pair for six aims and unknown values', () => {
    fc.assert(
      fc.property(someMales(), (males) => {
        const points = males.map((male) => MATE_AIMS.map((aim) => compared(male[aim])))
        expect(paretoFronts(points)).toEqual(frontsByPeeling(points))
      }),
    )
  })

  it('keep equal points together', () => {
    expect(
      paretoFronts([
        [1, 1],
        [2, 2],
        [1, 1],
      ]),
    ).toEqual([1, 0, 1])
  })
})

describe('ranking', () => {
  it('orders by fronts first, then by the weighed mean of the places, counted one by one', () => {
    fc.assert(
      fc.property(someMales(), someWeights, (males, given) => {
        const used = MATE_AIMS.filter((aim) => given[aim] > 0)
        const fronts = frontsByPeeling(males.map((male) => used.map((aim) => compared(male[aim]))))
        const placeOf = (index: number, aim: MateAim) => {
          const own = males[index]![aim]
          if (own === null) return null
          const others = males.filter((_, other) => other !== index).map((male) => compared(male[aim]))
          if (others.length === 0) return 1
          const worse = others.filter((value) => value < own).length
          return (worse + others.filter((value) => value === own).length / 2) / others.length
        }
        const total = used.reduce((sum, aim) => sum + given[aim], 0)
        const ranked = rankMales(males, given)
        for (const { index, front, places, mean } of ranked) {
          expect(front).toBe(fronts[index]! + 1)
          for (const aim of MATE_AIMS) expect(places[aim]).toBe(placeOf(index, aim))
          const sum = used.reduce((all, aim) => all + given[aim] * (placeOf(index, aim) ?? 0), 0)
          expect(mean).toBeCloseTo(total === 0 ? 0 : sum / total, 12)
        }
        for (const [i, male] of ranked.entries()) {
          const before = ranked[i - 1]
          if (before?.front === male.front) expect(before.mean).toBeGreaterThanOrEqual(male.mean)
          else expect(male.front).toBeGreaterThanOrEqual(before?.front ?? 1)
        }
      }),
    )
  })

  it.each(MATE_AIMS)('puts the male that is better in %s first as soon as that weighs more', (aim) => {
    const other = aim === 'inbreeding' ? 'kinship' : 'inbreeding'
    const males = [merits({ [aim]: 2, [other]: 1 }), merits({ [aim]: 1, [other]: 2 })]
    const first = (given: Partial<MateWeights>) => rankMales(males, weights(given))[0]!.index
    expect(first({ [aim]: 5, [other]: 1 })).toBe(0)
    expect(first({ [aim]: 1, [other]: 5 })).toBe(1)
    expect(first({ [aim]: 0, [other]: 1 })).toBe(1)
  })

  it('leaves an aim of weight 0 out: who is best in it alone is beaten', () => {
    const males = [merits({ health: 5, rules: 1 }), merits({ health: 1, rules: 2 })]
    expect(rankMales(males, weights({ health: 1, rules: 1 })).map(({ front }) => front)).toEqual([1, 1])
    expect(rankMales(males, weights({ rules: 1 })).map(({ index, front }) => [index, front])).toEqual([
      [1, 1],
      [0, 2],
    ])
  })

  it('puts what is not known behind the worst that is known', () => {
    const males = [merits({}), merits({ health: -100 })]
    expect(rankMales(males, weights({ health: 1 })).map(({ index, front }) => [index, front])).toEqual([
      [1, 1],
      [0, 2],
    ])
  })

  it('keeps the order where no aim counts', () => {
    const males = [merits({ health: 1 }), merits({ health: 2 })]
    expect(rankMales(males, weights()).map(({ index, front }) => [index, front])).toEqual([
      [0, 1],
      [1, 1],
    ])
  })
})

describe('reasons', () => {
  const reasonsOf = (males: readonly MateMerits[], given: MateWeights) => {
    const ranked = rankMales(males, given)
    const reasons = new MateReasons(males, given, ranked)
    return ranked.map((male) => ({ index: male.index, front: male.front, reasons: reasons.of(male) }))
  }

  it('say what is true of every pair', () => {
    fc.assert(
      fc.property(someMales(12), someWeights, (males, given) => {
        const used = MATE_AIMS.filter((aim) => given[aim] > 0)
        const value = (index: number, aim: MateAim) => compared(males[index]![aim])
        const all = males.map((_, index) => index)
        for (const { index, front, reasons } of reasonsOf(males, given)) {
          if (used.length === 0) expect(reasons).toEqual([])
          else if (front > 1) expect(reasons.some(({ code }) => code === 'BEATEN')).toBe(true)
          for (const reason of reasons) {
            if (reason.code === 'BEST')
              expect(all.every((other) => value(other, reason.aim) <= value(index, reason.aim))).toBe(true)
            if (reason.code === 'BEST_AMONG') {
              const group = all.filter((other) => value(other, reason.among) >= value(index, reason.among))
              expect(group.every((other) => value(other, reason.aim) <= value(index, reason.aim))).toBe(true)
              expect(reason.count).toBe(group.length)
            }
            if (reason.code === 'BEATEN') {
              expect(used.every((aim) => value(reason.by, aim) >= value(index, aim))).toBe(true)
              const better = used.filter((aim) => value(reason.by, aim) > value(index, aim))
              expect([...reason.aims].sort()).toEqual(better.sort())
              expect(better).not.toEqual([])
            }
            if (reason.code === 'BESIDE_FIRST') {
              const worse = used.filter((aim) => value(index, aim) < value(reason.first, aim))
              expect([...reason.worse].sort()).toEqual(worse.sort())
            }
            if (reason.code === 'UNKNOWN')
              expect([...reason.aims].sort()).toEqual(
                used.filter((aim) => males[index]![aim] === null).sort(),
              )
          }
        }
      }),
    )
  })

  it('name the best, the best of those as good in another aim, and what is lost to the first', () => {
    const males = [
      merits({ inbreeding: 3, health: 1 }),
      merits({ inbreeding: 2, health: 2 }),
      merits({ inbreeding: 1, health: 3 }),
      merits({ inbreeding: 0, health: 3 }),
    ]
    const given = weights({ inbreeding: 4, health: 5 })
    const found = reasonsOf(males, given)
    const of = (index: number) => found.find((male) => male.index === index)!.reasons
    expect(found[0]!.index).toBe(2)
    expect(of(2)).toEqual([{ code: 'BEST', aim: 'health' }])
    expect(of(0)).toEqual([
      { code: 'BEST', aim: 'inbreeding' },
      { code: 'BESIDE_FIRST', first: 2, worse: ['health'], better: ['inbreeding'] },
    ])
    expect(of(1)).toEqual([
      { code: 'BEST_AMONG', aim: 'inbreeding', among: 'health', count: 3 },
      { code: 'BESIDE_FIRST', first: 2, worse: ['health'], better: ['inbreeding'] },
    ])
    expect(of(3)).toEqual([
      { code: 'BEST', aim: 'health' },
      { code: 'BEATEN', by: 2, aims: ['inbreeding'] },
    ])
  })
})

describe('health of a family', () => {
  const shares = new Map([['hips', 0.2]])
  const count = (part: KindCount['part'], examined: number, affected: number, kind = 'hips') =>
    ({ part, kind, examined, affected }) as const

  it('stands beside what the breed would have, by the genes in common', () => {
    const health = familyHealth([count('self', 1, 0), count('full', 4, 2), count('half', 8, 1)], shares)!
    expect(health).toMatchObject({ examined: 13, affected: 3 })
    expect(health.expected).toBeCloseTo(2.6)
    // −(1·(0 − 0.2) + ½·(2 − 0.8) + ¼·(1 − 1.6)) / (1 + 2 + 2 + 2)
    expect(health.merit).toBeCloseTo(-0.25 / 7, 3)
  })

  it('says less of a healthy few than of healthy many', () => {
    const few = familyHealth([count('self', 1, 0)], shares)!
    const many = familyHealth([count('self', 1, 0), count('offspring', 20, 0)], shares)!
    expect(few.merit).toBeGreaterThan(0)
    expect(many.merit).toBeGreaterThan(few.merit)
  })

  it('is unknown where nobody is examined, or nothing is known of the breed', () => {
    expect(familyHealth([], shares)).toBeNull()
    expect(familyHealth([count('self', 1, 0, 'eyes')], shares)).toBeNull()
  })
})

describe('trials', () => {
  it('stand beside the mean of the class, each dog once, and weigh less where they are few', () => {
    const scores = [
      { dog: 1, class: 'AVO', value: 100 },
      { dog: 1, class: 'AVO', value: 200 },
      { dog: 2, class: 'AVO', value: 50 },
      { dog: 2, class: 'VOI', value: 300 },
    ] as const
    const found = trialMerits(scores, 2)
    // the breed in AVO: (150 + 50) / 2; VOI has one dog
    expect(found.get(1)).toEqual({ results: 2, mean: 150, above: 50, merit: 25 })
    expect(found.get(2)).toMatchObject({ results: 1, mean: 50, above: -50, merit: -16.67 })
    expect(trialMerits(scores, 3).size).toBe(0)
  })
})

describe('rules', () => {
  const by = { rules: new BreedingRules(FIRST_RULES), codes: FIRST_HEALTH_CODES }
  const hips = (value: string) => [{ kind: 'hips', scale: 'fci_hips', value }]
  const pair = {
    breed: '119',
    relations: [],
    statements: hips('A'),
    born: '2020-01-01',
    day: '2026-05-17',
  }
  const outcomes = (given: Partial<Parameters<typeof matingRules>[0]>) =>
    matingRules({ ...pair, ...given }, by, []).map(({ outcome, reason }) => [outcome, reason])

  it('are met, not met or unknown, each with its reason', () => {
    expect(outcomes({})).toEqual([
      ['met', 'NOT_RELATED'],
      ['met', 'NO_WORST_GRADE'],
      ['met', 'OF_AGE'],
    ])
    expect(outcomes({ relations: ['fullSiblings'], statements: hips('E'), born: '2025-12-01' })).toEqual([
      ['notMet', 'FULL_SIBLINGS'],
      ['notMet', 'WORST_GRADE'],
      ['notMet', 'TOO_YOUNG'],
    ])
    expect(outcomes({ relations: null, statements: [], born: null })).toEqual([
      ['unknown', 'PARENTS_UNKNOWN'],
      ['unknown', 'NOT_EXAMINED'],
      ['unknown', 'AGE_UNKNOWN'],
    ])
    expect(outcomes({ day: '2013-12-31' }).map(([, reason]) => reason)).toEqual([
      'RULE_UNKNOWN',
      'RULE_UNKNOWN',
      'RULE_UNKNOWN',
    ])
  })

  it('count an unknown one half', () => {
    expect(ruleMerit(matingRules({ ...pair, born: null }, by, []))).toBeCloseTo(2.5 / 3, 3)
  })
})
