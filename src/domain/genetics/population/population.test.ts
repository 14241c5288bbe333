import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { randomNumbers } from '../../randomNumbers.ts'
import { smallPedigrees } from '../arbitraries.test-helper.ts'
import { equivalentGenerationsOfAll } from '../completeness.ts'
import { buildSmall, type Family, family } from '../families.test-helper.ts'
import { inbreedingOfAll } from '../inbreeding.ts'
import { kinshipWithAll, meanKinship } from '../kinship.ts'
import { perDog } from '../pedigree.ts'
import type { SmallPedigree } from '../tabular.test-helper.ts'
import { ancestorsOf } from './ancestors.ts'
import { sizeFromCoancestry, sizeFromInbreeding, sizeFromYears } from './effectiveSize.ts'
import { foundersOf } from './founders.ts'
import { measure } from './measures.ts'
import { originsOf } from './origins.ts'

const origins = ({ pedigree, dog }: Family, names: readonly string[]) =>
  originsOf(pedigree, Int32Array.from(names, dog))

/** 1 / (2 · mean kinship), each dog with itself included. */
const founderGenomes = ({ pedigree, inbreeding, dog }: Family, names: readonly string[]) =>
  1 / (2 * meanKinship(pedigree, inbreeding, Int32Array.from(names, dog)).mean)

describe('Boichard, Maignel & Verrier 1997, Genet. Sel. Evol. 29:5, figure 1 and table I', () => {
  const figure1 = family('5 2 3', '7 5 6', 'p 1 2', 'q 4 5', 'r 7 8', 's 7 8', 't 7 8')
  const studied = origins(figure1, ['p', 'q', 'r', 's', 't'])

  test('founders contribute what the column of step 1 says', () => {
    const shares = new Map(foundersOf(studied).known.map(({ dog, share }) => [dog, share]))
    const published = { 1: 0.1, 2: 0.225, 3: 0.125, 4: 0.1, 6: 0.15, 8: 0.3 }
    for (const [name, share] of Object.entries(published)) {
      expect(shares.get(figure1.dog(name)), `founder ${name}`).toBeCloseTo(share, 12)
    }
    expect(foundersOf(studied)).toMatchObject({ count: 6, ofUnknown: 0 })
  })

  test('ancestors add the marginal contributions of the table, so that f_a is 1 / 0.225', () => {
    const { found, effective } = ancestorsOf(studied)
    expect(found.map(({ share }) => Number(share.toFixed(12)))).toEqual([0.3, 0.3, 0.15, 0.1, 0.1, 0.05])
    expect(effective).toBeCloseTo(1 / 0.225, 9)
  })
})

describe('Boichard, Maignel & Verrier 1997, figure 2 and table II', () => {
  const young1 = ['7', '8', '9', '10', '11', '12', '13', '14']
  const young2 = ['19', '20']
  const figure2 = family(
    ...['5 1 2', '6 3 4', '17 15 16', '18 15 16'],
    ...young1.map((name) => `${name} 5 6`),
    ...young2.map((name) => `${name} 17 18`),
  )
  test.each([
    { population: 'total', dogs: [...young1, ...young2], founders: 6, fe: '5.6', fa: '2.94', fg: '2.5' },
    { population: 'family 1', dogs: young1, founders: 4, fe: '4.0', fa: '2.00', fg: '1.8' },
    // The table's 1.1 founder genomes come from a simulation of two dogs; by kinship they are 1.0.
    { population: 'family 2', dogs: young2, founders: 2, fe: '2.0', fa: '2.00', fg: '1.0' },
  ])('$population: founders, f_e, f_a and founder genomes', ({ dogs, founders, fe, fa, fg }) => {
    const studied = origins(figure2, dogs)
    expect(foundersOf(studied).count).toBe(founders)
    expect(foundersOf(studied).effective!.toFixed(1)).toBe(fe)
    expect(ancestorsOf(studied).effective!.toFixed(2)).toBe(fa)
    expect(founderGenomes(figure2, dogs).toFixed(1)).toBe(fg)
  })
})

test('Lacy 1989, Zoo Biol. 8:111, figure 3: founders contribute 0.375, 0.375 and 0.25, f_e is 2.91', () => {
  const figure3 = family('C A B', 'D A B', 'F D E', 'G D E')
  const { known, effective } = foundersOf(origins(figure3, ['C', 'D', 'F', 'G']))
  expect(known.map(({ share }) => share)).toEqual([0.375, 0.375, 0.25])
  expect(effective!.toFixed(2)).toBe('2.91')
})

describe('effective size', () => {
  test('of full-sib mating nears the rate of the textbooks, 0.191 a generation (Falconer & Mackay 1996)', () => {
    const generations = 100
    const lines = Array.from({ length: generations }, (_, g) => [
      `s${g + 1} s${g} d${g}`,
      `d${g + 1} s${g} d${g}`,
    ]).flat()
    const { pedigree, inbreeding, dog } = family(...lines)
    const f = perDog(pedigree, inbreeding.byMating)
    const t = perDog(pedigree, equivalentGenerationsOfAll(pedigree))
    const last = [dog(`s${generations}`), dog(`d${generations}`)]
    const found = sizeFromInbreeding(last.map((x) => ({ inbreeding: f[x]!, generations: t[x]! })))!
    expect(1 / (2 * found.size!)).toBeCloseTo(0.191, 2)
  })

  test('of one dog of a full-sib mating: ΔF is 1 − 0.75, so N_e is 2 (Gutiérrez & al. 2009)', () => {
    const dogs = [
      { inbreeding: 0.25, generations: 2 },
      { inbreeding: 0.25, generations: 2 },
    ]
    expect(sizeFromInbreeding(dogs)).toEqual({ size: 2, low: 2, high: 2, count: 2 })
  })

  test('leaves out dogs whose ancestry is one generation, and has none where no other is left', () => {
    const shallow = { inbreeding: 0, generations: 1 }
    const deep = { inbreeding: 0.1, generations: 4 }
    expect(sizeFromInbreeding([deep, deep, shallow])).toMatchObject({ count: 2 })
    expect(sizeFromInbreeding([shallow, shallow])).toBeNull()
    expect(sizeFromCoancestry({ generations: [3, 3], kinship: () => 0.1 }, Math.random)).toBeNull()
  })

  test('has no upper bound where the rate may be zero, and none at all where it is', () => {
    const unrelated = { inbreeding: 0, generations: 3 }
    expect(sizeFromInbreeding([unrelated, unrelated])).toMatchObject({ size: null, high: null })
    const uncertain = sizeFromInbreeding([unrelated, unrelated, { inbreeding: 0.2, generations: 3 }])!
    expect(uncertain.low).toBeLessThan(uncertain.size!)
    expect(uncertain.high).toBeNull()
  })

  test('counts no F of a dog with an unknown parent, which would be 0', () => {
    const { pedigree, inbreeding, dog } = family(...['s a b', 'd a b', 'x s d', 'y s d', 'u x -', 'v - y'])
    const all = Int32Array.from(['x', 'y', 'u', 'v'], dog)
    const birthYears = new Int32Array(12).fill(2020)
    const population = { reference: all, span: all, living: all, birthYears, interval: 4 }
    const { sizes } = measure(pedigree, inbreeding, population, randomNumbers('x')).reference
    expect(sizes.inbreeding).toMatchObject({ size: 2, count: 2 })
    expect(sizes.years).toBeNull()
  })

  test('from coancestry: kinship 0.1 after 4 generations each is Δc = 1 − 0.9^(1/4)', () => {
    const found = sizeFromCoancestry({ generations: [4, 4, 4, 4], kinship: () => 0.1 }, Math.random)!
    const size = 1 / (2 * (1 - 0.9 ** 0.25))
    expect(found.size).toBeCloseTo(size, 10)
    expect(found.low).toBeCloseTo(size, 10)
    expect(found.count).toBe(6)
  })

  test('from birth years: a slope of ln(1 − F) of −0.002 a year and five years a generation is N_e 50', () => {
    const dogs = [0, 5, 10, 20].map((year) => ({
      year: 2000 + year,
      inbreeding: 1 - 0.98 * Math.exp(-0.002 * year),
    }))
    const found = sizeFromYears(dogs, 5)!
    expect(found.size).toBeCloseTo(1 / (2 * (1 - Math.exp(-0.01))), 6)
    expect(sizeFromYears(dogs.slice(0, 2), 5)).toBeNull()
    expect(sizeFromYears([dogs[0]!, dogs[0]!, dogs[0]!], 5)).toBeNull()
  })
})

describe('on random pedigrees', { timeout: 60_000 }, () => {
  it('the parts of founders add up to 1, and equal the expected parts found from each founder down', () => {
    fc.assert(
      fc.property(smallPedigrees(), (small) => {
        const members = youngest(small)
        const found = foundersOf(originsOf(buildSmall(small), members))
        const sum = found.known.reduce((total, { share }) => total + share, 0) + found.ofUnknown
        expect(sum).toBeCloseTo(1, 12)
        for (const { dog, share } of found.known) expect(share).toBeCloseTo(partOf(dog, small, members), 12)
      }),
    )
  })

  it('ancestors explain all genes, each adds no more than the one before, and the first no less than any founder', () => {
    fc.assert(
      fc.property(smallPedigrees(), (small) => {
        const studied = originsOf(buildSmall(small), youngest(small))
        const shares = ancestorsOf(studied).found.map(({ share }) => share)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeGreaterThan(0.97)
        for (const [place, share] of shares.slice(1).entries())
          expect(share).toBeLessThanOrEqual(shares[place]! + 1e-12)
        for (const { share } of foundersOf(studied).known)
          expect(share).toBeLessThanOrEqual(shares[0]! + 1e-12)
      }),
    )
  })

  it('coancestry of a sample is the mean of what each pair gives', () => {
    fc.assert(
      fc.property(smallPedigrees(20), (small) => {
        const { pedigree, inbreeding } = familyOf(small)
        const t = perDog(pedigree, equivalentGenerationsOfAll(pedigree))
        const rows = small.sire.map((_, dog) => kinshipWithAll(pedigree, inbreeding, dog))
        const rates = rows.flatMap((row, i) =>
          [...row.slice(0, i)].map((c, j) =>
            t[i]! + t[j]! === 0 ? 0 : 1 - (1 - c) ** (2 / (t[i]! + t[j]!)),
          ),
        )
        const mean = rates.reduce((sum, rate) => sum + rate, 0) / rates.length
        const found = sizeFromCoancestry({ generations: t, kinship: (i, j) => rows[i]![j]! }, Math.random)!
        if (mean > 0) expect(1 / (2 * found.size!)).toBeCloseTo(mean, 12)
        else expect(found.size).toBeNull()
      }),
      { numRuns: 30 },
    )
  })
})

function familyOf(small: SmallPedigree) {
  const pedigree = buildSmall(small)
  return { pedigree, inbreeding: inbreedingOfAll(pedigree) }
}

/** The younger half of the dogs: some have offspring among the others. */
function youngest({ sire }: SmallPedigree): Int32Array {
  const from = Math.floor(sire.length / 2)
  return Int32Array.from({ length: sire.length - from }, (_, i) => from + i)
}

/** The mean part of a founder in the genes of the members: 1 for itself, half of each parent's part for a descendant. */
function partOf(founder: number, { sire, dam }: SmallPedigree, members: Int32Array): number {
  const part: number[] = []
  const ofParent = (parent: number) => (parent < 0 ? 0 : part[parent]!)
  for (let dog = 0; dog < sire.length; dog++) {
    part[dog] = dog === founder ? 1 : (ofParent(sire[dog]!) + ofParent(dam[dog]!)) / 2
  }
  return members.reduce((sum, dog) => sum + part[dog]!, 0) / members.length
}
