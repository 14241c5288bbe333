import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildSmall } from '../families.test-helper.ts'
import { jointByEnumeration, type TestedFamily, testedFamilies } from './families.test-helper.ts'
import { litterGenotypes, PEEL_LIMITS } from './litter.ts'
import type { Genotype } from './mendel.ts'
import { chancesOfLitter, chancesOfPuppy, isCertain, possibleInPuppies } from './puppies.ts'

const LONG_TEST = { timeout: 120_000 }
/** Everybody counts. */
const WHOLE = { ...PEEL_LIMITS, reach: 100 }

const ask = ({ small, pair: [sire, dam], tested, frequency }: TestedFamily, limits = WHOLE) =>
  litterGenotypes({ pedigree: buildSmall(small), parents: { sire, dam }, tested, frequency }, limits)

test('joint letters are those of every combination gone through, loops or not', LONG_TEST, () => {
  fc.assert(
    fc.property(testedFamilies(10, 5), (family) => {
      const answer = ask(family)
      const expected = jointByEnumeration(family)
      if ('refused' in answer) throw new Error(answer.refused)
      for (const [place, chance] of expected!.entries()) {
        expect(answer.joint[place], `at ${place}`).toBeCloseTo(chance, 10)
        expect(answer.joint[place] === 0, `possible at ${place}`).toBe(chance === 0)
      }
    }),
    { numRuns: 1500 },
  )
})

test('a contradiction is refused wherever the part holds all tests that make it', LONG_TEST, () => {
  const anyLetters = testedFamilies(8, 5).chain((family) =>
    fc
      .array(fc.constantFrom<Genotype>(0, 1, 2), {
        minLength: family.tested.size,
        maxLength: family.tested.size,
      })
      .map((letters) => ({
        ...family,
        tested: new Map([...family.tested.keys()].map((dog, i) => [dog, letters[i]!])),
      })),
  )
  let refused = 0
  fc.assert(
    fc.property(anyLetters, (family) => {
      const answer = ask(family)
      const expected = jointByEnumeration(family)
      if ('refused' in answer) {
        refused++
        expect([answer.refused, expected]).toEqual(['contradiction', null])
      } else if (expected)
        for (const [place, chance] of expected.entries()) expect(answer.joint[place]).toBeCloseTo(chance, 10)
    }),
    { numRuns: 1000 },
  )
  expect(refused).toBeGreaterThan(10)
})

test('what is said to be impossible is, and chances add up to 1 at every reach', LONG_TEST, () => {
  fc.assert(
    fc.property(
      testedFamilies(25, 8),
      fc.integer({ min: 2, max: 8 }),
      fc.integer({ min: 1, max: 20 }),
      (family, reach, n) => {
        const answer = ask(family, { ...PEEL_LIMITS, reach })
        if ('refused' in answer) throw new Error(answer.refused)
        const { joint, sire, dam } = answer
        const puppies = {
          chances: chancesOfPuppy(joint),
          possible: possibleInPuppies(sire.possible, dam.possible),
        }
        for (const { chances, possible } of [sire, dam, puppies]) {
          expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 12)
          for (const [genotype, chance] of chances.entries()) if (!possible[genotype]) expect(chance).toBe(0)
          if (isCertain(possible)) expect(chances).toContain(1)
        }
        for (const [genotype, chance] of chancesOfLitter(joint, n).entries()) {
          const one = puppies.chances[genotype]!
          expect(chance).toBeGreaterThanOrEqual(one - 1e-12)
          expect(chance).toBeLessThanOrEqual(1 - (1 - one) ** n + 1e-12)
        }
      },
    ),
    { numRuns: 600 },
  )
})
