import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { appendLitter } from './append.ts'
import { shuffledPedigrees, smallPedigrees } from './arbitraries.test-helper.ts'
import { chartInbreeding, chartInbreedingOfAll } from './chartInbreeding.ts'
import { commonAncestors, commonAncestorsOfAll } from './commonAncestors.ts'
import { completeness, knownPlacesByDepth } from './completeness.ts'
import { buildSmall } from './families.test-helper.ts'
import { inbreedingOfAll } from './inbreeding.ts'
import { kinship, kinshipWithAll, kinshipWithOthers, meanKinship } from './kinship.ts'
import { littersWith, rankMates } from './mates.ts'
import { perDog } from './pedigree.ts'
import { cutToChart, sharesByPaths, tabular } from './tabular.test-helper.ts'

const EXACT = 12
const LONG_TEST = { timeout: 120_000 }

function expectAll(actual: ArrayLike<number>, expected: ArrayLike<number>): void {
  expect(actual.length).toBe(expected.length)
  for (let i = 0; i < expected.length; i++) expect(actual[i], `at ${i}`).toBeCloseTo(expected[i]!, EXACT)
}

describe('against the tabular method, on random pedigrees', LONG_TEST, () => {
  it('inbreeding of all', () => {
    fc.assert(
      fc.property(smallPedigrees(), (small) => {
        const pedigree = buildSmall(small)
        const f = perDog(pedigree, inbreedingOfAll(pedigree).byMating)
        expectAll(
          f,
          tabular(small).map((row, dog) => row[dog]! - 1),
        )
      }),
      { numRuns: 400 },
    )
  })

  it('inbreeding over g generations, truncated by hand, of all and of one', () => {
    fc.assert(
      fc.property(smallPedigrees(), fc.integer({ min: 1, max: 7 }), (small, generations) => {
        const pedigree = buildSmall(small)
        const inbreeding = inbreedingOfAll(pedigree)
        const expected = small.sire.map((sire, dog) => cutKinship(small, sire, small.dam[dog]!, generations))
        expectAll(perDog(pedigree, chartInbreedingOfAll(pedigree, inbreeding, generations)), expected)
        expectAll(
          small.sire.map((sire, dog) =>
            chartInbreeding(pedigree, { sire, dam: small.dam[dog]! }, generations),
          ),
          expected,
        )
      }),
      { numRuns: 300 },
    )
  })

  it('kinship of every pair, one by one and in one sweep, and truncated for a planned litter', () => {
    fc.assert(
      fc.property(smallPedigrees(25), fc.integer({ min: 1, max: 6 }), (small, generations) => {
        const pedigree = buildSmall(small)
        const inbreeding = inbreedingOfAll(pedigree)
        const dogs = small.sire.map((_, dog) => dog)
        for (const [dog, row] of tabular(small).entries()) {
          const expected = row.map((a) => a / 2)
          expectAll(kinshipWithAll(pedigree, inbreeding, dog), expected)
          expectAll(
            dogs.map((other) => kinship(pedigree, inbreeding, dog, other)),
            expected,
          )
          const mates = dogs.filter((mate) => mate !== dog)
          expectAll(
            mates.map((mate) => chartInbreeding(pedigree, { sire: dog, dam: mate }, generations)),
            mates.map((mate) => cutKinship(small, dog, mate, generations)),
          )
        }
      }),
      { numRuns: 60 },
    )
  })

  it('ranked mates, as each pair alone', () => {
    fc.assert(
      fc.property(smallPedigrees(), fc.integer({ min: 1, max: 6 }), (small, generations) => {
        const pedigree = buildSmall(small)
        const inbreeding = inbreedingOfAll(pedigree)
        const dog = small.sire.length - 1
        const mates = Int32Array.from(small.sire.slice(0, dog).keys())
        const ranked = rankMates(pedigree, inbreeding, dog, mates, generations)
        expect(ranked).toHaveLength(mates.length)
        const inOrder = littersWith(pedigree, inbreeding, dog, mates, generations)
        expect(inOrder.map((litter) => litter.dog)).toEqual([...mates])
        for (const mate of ranked) {
          expect(mate.all).toBeCloseTo(kinship(pedigree, inbreeding, dog, mate.dog), EXACT)
          const alone = chartInbreeding(pedigree, { sire: dog, dam: mate.dog }, generations)
          expect(mate.chart).toBeCloseTo(alone, EXACT)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('known places by depth, as each chart alone', () => {
    fc.assert(
      fc.property(smallPedigrees(), (small) => {
        const pedigree = buildSmall(small)
        const parents = { sire: small.sire.length - 1, dam: small.sire.length - 2 }
        const byDepth = knownPlacesByDepth(pedigree, parents, 7)
        expect(byDepth).toEqual(
          byDepth.map((_, depth) => (depth === 0 ? 0 : completeness(pedigree, parents, depth).knownPlaces)),
        )
      }),
      { numRuns: 100 },
    )
  })

  it('mean kinship of a group', () => {
    fc.assert(
      fc.property(smallPedigrees(), fc.infiniteStream(fc.boolean()), (small, chosen) => {
        const pedigree = buildSmall(small)
        const members = small.sire.map((_, dog) => dog).filter(() => chosen.next().value)
        const a = tabular(small)
        const ofMember = members.map((one) => {
          return members.reduce((sum, other) => sum + a[one]![other]! / 2, 0) / members.length
        })
        const found = meanKinship(pedigree, inbreedingOfAll(pedigree), Int32Array.from(members))
        expectAll(found.ofMember, ofMember)
        const mean = ofMember.reduce((sum, value) => sum + value, 0) / Math.max(1, members.length)
        expect(found.mean).toBeCloseTo(mean, EXACT)
      }),
    )
  })

  it('mean kinship with the others of a group, of its members and of dogs outside', () => {
    fc.assert(
      fc.property(smallPedigrees(), fc.infiniteStream(fc.boolean()), (small, chosen) => {
        const pedigree = buildSmall(small)
        const all = small.sire.map((_, dog) => dog)
        const members = all.filter(() => chosen.next().value)
        const a = tabular(small)
        const found = kinshipWithOthers(
          pedigree,
          inbreedingOfAll(pedigree),
          Int32Array.from(members),
          Int32Array.from(all),
        )
        for (const dog of all) {
          const others = members.filter((member) => member !== dog)
          const sum = others.reduce((total, other) => total + a[dog]![other]! / 2, 0)
          if (others.length === 0) expect(found[dog]).toBeNull()
          else expect(found[dog]).toBeCloseTo(sum / others.length, EXACT)
        }
      }),
    )
  })
})

describe("against Wright's paths walked one by one", LONG_TEST, () => {
  it('shares over all generations, which add up to F', () => {
    fc.assert(
      fc.property(smallPedigrees(16), (small) => {
        const pedigree = buildSmall(small)
        const inbreeding = inbreedingOfAll(pedigree)
        for (const parents of lastPairs(small)) {
          const found = commonAncestorsOfAll(pedigree, inbreeding, parents)
          expectShares(found, sharesByPaths(small, parents.sire, parents.dam))
          const sum = found.reduce((total, { share }) => total + share, 0)
          expect(sum).toBeCloseTo(kinship(pedigree, inbreeding, parents.sire, parents.dam), EXACT)
        }
      }),
      { numRuns: 150 },
    )
  })

  it('shares inside the chart, which add up to F over g generations exactly', () => {
    fc.assert(
      fc.property(smallPedigrees(16), fc.integer({ min: 1, max: 6 }), (small, generations) => {
        const pedigree = buildSmall(small)
        for (const parents of lastPairs(small)) {
          const found = commonAncestors(pedigree, parents, generations)
          const cut = cutToChart(small, parents.sire, parents.dam, generations)
          expectShares(found, sharesByPaths(cut, parents.sire, parents.dam))
          const sum = found.reduce((total, { share }) => total + share, 0)
          expect(sum).toBe(chartInbreeding(pedigree, parents, generations))
        }
      }),
      { numRuns: 150 },
    )
  })

  function lastPairs(small: { sire: readonly number[] }): { sire: number; dam: number }[] {
    const last = small.sire.length - 1
    return [
      { sire: last, dam: last - 1 },
      { sire: last - 2, dam: last },
    ]
  }

  function expectShares(
    found: readonly { dog: number; share: number; inbreeding: number }[],
    expected: Map<number, number>,
  ): void {
    expect(found.map(({ dog }) => dog).sort()).toEqual([...expected.keys()].sort())
    for (const { dog, share } of found) expect(share).toBeCloseTo(expected.get(dog)!, EXACT)
  }
})

describe('with any order of input', LONG_TEST, () => {
  it('does not depend on the order of rows', () => {
    fc.assert(
      fc.property(shuffledPedigrees(), ({ pedigree: small, order }) => {
        const position = small.sire.map((_, dog) => order.indexOf(dog))
        const moved = (parent: number) => (parent < 0 ? -1 : position[parent]!)
        const pedigree = buildSmall({
          sire: order.map((dog) => moved(small.sire[dog]!)),
          dam: order.map((dog) => moved(small.dam[dog]!)),
        })
        const inbreeding = inbreedingOfAll(pedigree)
        const a = tabular(small)
        expectAll(
          perDog(pedigree, inbreeding.byMating),
          order.map((dog) => a[dog]![dog]! - 1),
        )
        expectAll(
          perDog(pedigree, chartInbreedingOfAll(pedigree, inbreeding, 4)),
          order.map((dog) => cutKinship(small, small.sire[dog]!, small.dam[dog]!, 4)),
        )
      }),
    )
  })

  it('gives the same for appended litters as for a new build', () => {
    fc.assert(
      fc.property(smallPedigrees(), fc.nat(), (small, split) => {
        const dogs = small.sire.length
        const before = split % dogs
        const shared = { shared: true, spare: dogs }
        const early = { sire: small.sire.slice(0, before), dam: small.dam.slice(0, before) }
        const pedigree = buildSmall(early, shared)
        const inbreeding = inbreedingOfAll(pedigree, shared)
        for (let dog = before; dog < dogs; dog++) {
          const parents = { sire: small.sire[dog]!, dam: small.dam[dog]! }
          expect(appendLitter(pedigree, inbreeding, parents)).toBe(dog)
        }
        const anew = buildSmall(small)
        const f = inbreedingOfAll(anew)
        expectAll(perDog(pedigree, inbreeding.byMating), perDog(anew, f.byMating))
        expectAll(perDog(pedigree, inbreedingOfAll(pedigree).byMating), perDog(anew, f.byMating))
        expectAll(kinshipWithAll(pedigree, inbreeding, dogs - 1), kinshipWithAll(anew, f, dogs - 1))
        expectAll(
          perDog(pedigree, chartInbreedingOfAll(pedigree, inbreeding, 4)),
          perDog(anew, chartInbreedingOfAll(anew, f, 4)),
        )
      }),
      { numRuns: 200 },
    )
  })
})

/** Kinship of two dogs in the chart of their litter, 0 when one is unknown. */
function cutKinship(
  small: { sire: readonly number[]; dam: readonly number[] },
  sire: number,
  dam: number,
  generations: number,
): number {
  if (sire < 0 || dam < 0) return 0
  return tabular(cutToChart(small, sire, dam, generations))[sire]![dam]! / 2
}
