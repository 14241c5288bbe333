import fc from 'fast-check'
import { smallPedigrees } from '../arbitraries.test-helper.ts'
import type { SmallPedigree } from '../tabular.test-helper.ts'
import { GENOTYPES, type Genotype, inherits, passes, STATES } from './mendel.ts'

/** A random pedigree with loops, a pair in it, and tests of some of its dogs that can be true together. */
export interface TestedFamily {
  readonly small: SmallPedigree
  readonly pair: readonly [number, number]
  readonly tested: ReadonlyMap<number, Genotype>
  readonly frequency: number
}

/** @param most dogs at most @param tests so many of them are tested at most */
export function testedFamilies(most: number, tests: number): fc.Arbitrary<TestedFamily> {
  return smallPedigrees(most).chain((small) => {
    const dogs = small.sire.map((_, dog) => dog)
    return fc.record({
      small: fc.constant(small),
      pair: fc
        .shuffledSubarray(dogs, { minLength: 2, maxLength: 2 })
        .map(([one = 0, other = 0]): [number, number] => [one, other]),
      frequency: fc.constantFrom(0.05, 0.3, 0.5, 0.8),
      tested: fc
        .tuple(
          fc.subarray(dogs, { maxLength: Math.min(tests, dogs.length) }),
          fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
            minLength: 2 * dogs.length,
            maxLength: 2 * dogs.length,
          }),
        )
        .map(([chosen, draws]) => {
          let drawn = 0
          const letters = dropGenes(small, 0.5, () => draws[drawn++]!)
          return new Map(chosen.map((dog) => [dog, letters[dog]!] as const))
        }),
    })
  })
}

/** Letters of every dog, dropped from the founders down by chance. */
export function dropGenes({ sire, dam }: SmallPedigree, frequency: number, random: () => number): Genotype[] {
  const letters: Genotype[] = []
  const copy = (parent: number) => (random() < (parent < 0 ? frequency : passes(letters[parent]!)) ? 1 : 0)
  for (let dog = 0; dog < sire.length; dog++) letters.push((copy(sire[dog]!) + copy(dam[dog]!)) as Genotype)
  return letters
}

/** The joint probabilities of a pair by going through every combination of letters of all dogs; null: none is possible. */
export function jointByEnumeration({ small, pair, tested, frequency }: TestedFamily): number[] | null {
  const { sire, dam } = small
  const joint = Array.from({ length: STATES * STATES }, () => 0)
  const letters: Genotype[] = []
  const from = (parent: number) => (parent < 0 ? frequency : passes(letters[parent]!))
  const go = (dog: number, chance: number): void => {
    if (chance === 0) return
    if (dog === sire.length) {
      joint[STATES * letters[pair[0]]! + letters[pair[1]]!]! += chance
      return
    }
    for (const genotype of GENOTYPES) {
      if (tested.has(dog) && tested.get(dog) !== genotype) continue
      letters[dog] = genotype
      go(dog + 1, chance * inherits(genotype, from(sire[dog]!), from(dam[dog]!)))
    }
  }
  go(0, 1)
  const sum = joint.reduce((total, one) => total + one, 0)
  return sum === 0 ? null : joint.map((one) => one / sum)
}
