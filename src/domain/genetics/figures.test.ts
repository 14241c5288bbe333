import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { appendLitter } from './append.ts'
import { smallPedigrees } from './arbitraries.test-helper.ts'
import { chart, generationOf } from './chart.ts'
import { chartInbreeding } from './chartInbreeding.ts'
import {
  completeGenerationsOfAll,
  completeness,
  equivalentGenerations,
  equivalentGenerationsOfAll,
  knownPlacesOfAll,
} from './completeness.ts'
import { distributionOf, histogram, percentile } from './distribution.ts'
import { buildSmall, family } from './families.test-helper.ts'
import { inbreedingOfAll } from './inbreeding.ts'
import { kinship } from './kinship.ts'
import { rankMates } from './mates.ts'
import { parentsOf, UNKNOWN } from './pedigree.ts'

describe('the chart', () => {
  const { pedigree, dog, parents } = family('s A b', 'd A c', 'A g -')
  const { places, repeated } = chart(pedigree, parents('s', 'd'), 3)

  it('puts the sire of place p on 2p + 1 and the dam on 2p + 2', () => {
    expect(places).toHaveLength(15)
    expect(places[0]).toBe(UNKNOWN)
    expect([places[1], places[2]]).toEqual([dog('s'), dog('d')])
    expect([places[3], places[4], places[5], places[6]]).toEqual([dog('A'), dog('b'), dog('A'), dog('c')])
    expect([places[7], places[8], places[11], places[13]]).toEqual([dog('g'), UNKNOWN, dog('g'), UNKNOWN])
  })

  it('lists who stands on it more than once, and where', () => {
    expect(repeated).toEqual([
      { dog: dog('A'), places: [3, 5] },
      { dog: dog('g'), places: [7, 11] },
    ])
  })

  it('knows the generation of a place', () => {
    expect([0, 1, 2, 3, 6, 7, 62, 63, 126].map(generationOf)).toEqual([0, 1, 1, 2, 2, 3, 5, 6, 6])
  })
})

describe('completeness', () => {
  it('of a litter of full sibs: 6 known places, 4 different dogs', () => {
    const { pedigree, parents } = family('a s d', 'b s d')
    expect(completeness(pedigree, parents('a', 'b'))).toMatchObject({
      knownPlaces: 6,
      differentAncestors: 4,
      completeGenerations: 2,
      ancestorLoss: 4 / 6,
    })
  })

  it('of a dog without parents: nothing known, no ancestor loss', () => {
    const { pedigree, dog } = family('x')
    expect(completeness(pedigree, parentsOf(pedigree, dog('x')))).toEqual({
      knownPlaces: 0,
      possiblePlaces: 126,
      differentAncestors: 0,
      completeGenerations: 0,
      ancestorLoss: null,
    })
  })

  it('ends the complete generations at a gap, not the known places', () => {
    const { pedigree, parents } = family('s a -', 'd b c', 'b e f')
    const found = completeness(pedigree, parents('s', 'd'))
    expect(found.completeGenerations).toBe(1)
    expect(found.knownPlaces).toBe(7)
  })

  it('complete generation equivalents add ½ for each parent, ¼ for each grandparent, …', () => {
    const { pedigree, parents } = family('s a -', 'd b c', 'b e f')
    expect(equivalentGenerations(pedigree, parents('s', 'd'))).toBe(1 + 3 / 4 + 2 / 8)
    expect(equivalentGenerations(pedigree, { sire: UNKNOWN, dam: UNKNOWN })).toBe(0)
  })

  it('is the same for one dog as in the sweep over all', () => {
    fc.assert(
      fc.property(smallPedigrees(), fc.integer({ min: 1, max: 7 }), (small, generations) => {
        const pedigree = buildSmall(small)
        const equivalents = equivalentGenerationsOfAll(pedigree)
        const places = knownPlacesOfAll(pedigree, generations)
        const complete = completeGenerationsOfAll(pedigree, generations)
        for (const [dog, sire] of small.sire.entries()) {
          const parents = { sire, dam: small.dam[dog]! }
          const mating = pedigree.mating[dog]!
          expect(equivalents[mating]).toBeCloseTo(equivalentGenerations(pedigree, parents), 12)
          const ofOne = completeness(pedigree, parents, generations)
          expect(places[mating]).toBe(ofOne.knownPlaces)
          expect(complete[mating]).toBe(ofOne.completeGenerations)
        }
      }),
    )
  })
})

describe('ranking mates', () => {
  const { pedigree, inbreeding, dog } = family(
    'x s d',
    'sister s d',
    'half s e',
    'cousin a f',
    'a - d',
    'stranger',
  )
  const candidates = Int32Array.from(['sister', 'stranger', 'half', 'cousin'], dog)

  it('puts the least inbred litter first, and agrees with kinship pair by pair', () => {
    const ranked = rankMates(pedigree, inbreeding, dog('x'), candidates)
    expect(ranked.map((mate) => mate.dog)).toEqual(['stranger', 'cousin', 'half', 'sister'].map(dog))
    for (const mate of ranked) {
      expect(mate.all).toBe(kinship(pedigree, inbreeding, dog('x'), mate.dog))
      expect(mate.chart).toBe(chartInbreeding(pedigree, { sire: dog('x'), dam: mate.dog }))
    }
  })
})

describe('an appended litter', () => {
  it('is refused where there is no room, and leaves the pedigree as it was', () => {
    const pedigree = buildSmall({ sire: [-1, -1, 0], dam: [-1, -1, 1] }, { spare: 2 })
    const inbreeding = inbreedingOfAll(pedigree)
    expect(appendLitter(pedigree, inbreeding, { sire: 0, dam: 2 }, 2)).toBe(3)
    const before = pedigree.counts.slice()
    expect(appendLitter(pedigree, inbreeding, { sire: 0, dam: 1 })).toBeNull()
    expect(pedigree.counts).toEqual(before)
    expect(inbreeding.byMating[pedigree.mating[4]!]).toBe(0.25)
  })
})

describe('a distribution', () => {
  const distribution = distributionOf([0.1, 0, 0.2, 0.1, 0.3])!

  it('is described by its quantiles', () => {
    expect(distribution).toMatchObject({
      count: 5,
      min: 0,
      max: 0.3,
      quantiles: { p25: 0.1, p50: 0.1, p75: 0.2 },
    })
    expect(distribution.mean).toBeCloseTo(0.14, 12)
    expect(distribution.quantiles.p90).toBeCloseTo(0.26, 12)
  })

  it('ranks a value among the others, with ties counted half', () => {
    expect([-1, 0, 0.1, 0.15, 1].map((value) => percentile(distribution, value))).toEqual([
      0, 0.1, 0.4, 0.6, 1,
    ])
  })

  it('counts by classes, the last one open', () => {
    expect([...histogram(distribution, 2, 0.2)]).toEqual([1, 4])
  })

  it('is null without values', () => {
    expect(distributionOf([])).toBeNull()
  })
})
