import { UNKNOWN } from '../pedigree.ts'
import { GENOTYPES, type Genotype, inherits, passes, STATES } from './mendel.ts'
import { eliminationOrder } from './order.ts'

/** Dogs by number, each with the numbers of its parents (UNKNOWN: drawn from the breed) and what its own test told. */
export interface Family {
  readonly sire: readonly number[]
  readonly dam: readonly number[]
  readonly tested: readonly (Genotype | null)[]
}

/** A table over the letters of some untested dogs, the first of them changing fastest. */
interface Factor {
  readonly scope: readonly number[]
  readonly table: Float64Array
}

/** The pair of dogs whose letters are asked for, by their numbers in the family. */
export type Pair = readonly [number, number]

/** In which order the others are summed over. @param mostCells so many cells may all tables have together @returns null: they have more */
export function peelingOrder(family: Family, pair: Pair, mostCells: number): number[] | null {
  const scopes = family.sire.map((_, dog) => scopeOf(family, dog))
  return eliminationOrder(scopes, new Set(pair), mostCells)
}

/**
 * Probabilities of the letters of two dogs together, given every test in the family: an exact sum over the letters of all others, one dog after the other (peeling). Loops need
 * nothing of their own. Source: docs/rules/genetics.md#peeling.
 * @param order in which the others go: `peelingOrder`
 * @param frequency of the second letter, for parents that are not known
 * @returns nine probabilities, the place 3 · letters of the first + letters of the second; null: the tests cannot all be true
 */
export function jointOf(
  family: Family,
  pair: Pair,
  order: readonly number[],
  frequency: number,
): Float64Array | null {
  let factors = family.sire.map((_, dog) => factorOf(family, dog, frequency))
  for (const dog of order) {
    const made = withoutDog(
      factors.filter(({ scope }) => scope.includes(dog)),
      dog,
    )
    if (!made) return null
    factors = [...factors.filter(({ scope }) => !scope.includes(dog)), made]
  }
  return normalised(tableOfPair(family, pair, factors))
}

/** Whether the answer depends on how frequent the letters are: somebody's letters come from a parent that is not known. */
export function needsFrequency({ sire, dam, tested }: Family): boolean {
  return tested.some((own, dog) => {
    const known = [sire[dog]!, dam[dog]!].filter((parent) => parent !== UNKNOWN)
    if (own === null) return known.length < 2
    return known.length === 1 && tested[known[0]!] === null
  })
}

/** A dog and its parents, as far as they are known and not tested. */
const scopeOf = ({ sire, dam, tested }: Family, dog: number): number[] =>
  [dog, sire[dog]!, dam[dog]!].filter((one) => one !== UNKNOWN && tested[one] === null)

/** Probability of a dog's letters given its parents', over those of the three that are not tested. */
function factorOf(family: Family, dog: number, frequency: number): Factor {
  const { sire, dam, tested } = family
  const scope = scopeOf(family, dog)
  const table = new Float64Array(STATES ** scope.length)
  for (let cell = 0; cell < table.length; cell++) {
    const lettersOf = (one: number) => tested[one] ?? digitOf(cell, scope.indexOf(one))
    const from = (parent: number) => (parent === UNKNOWN ? frequency : passes(lettersOf(parent)))
    table[cell] = inherits(lettersOf(dog), from(sire[dog]!), from(dam[dog]!))
  }
  return { scope, table }
}

const digitOf = (cell: number, place: number): Genotype =>
  (Math.floor(cell / STATES ** place) % STATES) as Genotype

/** The product of tables, summed over one dog; null: whatever letters the others have, nothing is possible. */
function withoutDog(factors: readonly Factor[], dog: number): Factor | null {
  const scope = [...new Set(factors.flatMap((factor) => factor.scope))].filter((one) => one !== dog)
  const table = new Float64Array(STATES ** scope.length)
  const steps = factors.map((factor) => scope.map((one) => strideIn(factor, one)))
  const ownSteps = factors.map((factor) => strideIn(factor, dog))
  const at = new Int32Array(factors.length)
  const digits = new Uint8Array(scope.length)
  let greatest = 0
  for (let cell = 0; cell < table.length; cell++) {
    let sum = 0
    for (const letters of GENOTYPES) {
      let product = 1
      for (let f = 0; f < factors.length; f++) product *= factors[f]!.table[at[f]! + letters * ownSteps[f]!]!
      sum += product
    }
    table[cell] = sum
    greatest = Math.max(greatest, sum)
    advance(digits, at, steps)
  }
  if (greatest === 0) return null
  // Only proportions count; without this the products of many dogs would come to nothing.
  for (let cell = 0; cell < table.length; cell++) table[cell]! /= greatest
  return { scope, table }
}

function strideIn({ scope }: Factor, dog: number): number {
  const place = scope.indexOf(dog)
  return place < 0 ? 0 : STATES ** place
}

/** Goes on to the next combination of letters, and in every table to its cell. */
function advance(digits: Uint8Array, at: Int32Array, steps: readonly (readonly number[])[]): void {
  for (let place = 0; place < digits.length; place++) {
    const goesOn = digits[place]! < STATES - 1
    const by = goesOn ? 1 : 1 - STATES
    digits[place]! += by
    for (let f = 0; f < at.length; f++) at[f]! += by * steps[f]![place]!
    if (goesOn) return
  }
}

/** What is left of the tables, for each pair of letters of the two dogs. */
function tableOfPair({ tested }: Family, pair: Pair, factors: readonly Factor[]) {
  const joint = new Float64Array(STATES * STATES)
  for (let cell = 0; cell < joint.length; cell++) {
    const letters = [digitOf(cell, 1), digitOf(cell, 0)]
    if (pair.some((dog, i) => tested[dog] !== null && tested[dog] !== letters[i])) continue
    joint[cell] = factors.reduce((product, { scope, table }) => {
      const place = scope.reduce((sum, dog, i) => sum + letters[pair.indexOf(dog)]! * STATES ** i, 0)
      return product * table[place]!
    }, 1)
  }
  return joint
}

/** Numbers that add up to 1, exactly 1 where only one is possible; null: none is. */
export function normalised<Numbers extends Float64Array | number[]>(numbers: Numbers): Numbers | null {
  let sum = 0
  for (const number of numbers) sum += number
  if (sum === 0) return null
  for (let i = 0; i < numbers.length; i++) numbers[i]! /= sum
  return numbers
}
