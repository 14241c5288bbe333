import { equivalentGenerationsOfAll } from '../completeness.ts'
import type { Inbreeding } from '../inbreeding.ts'
import { kinshipInRow, kinshipRow, meanKinship } from '../kinship.ts'
import { type Pedigree, parentsOf, perDog, UNKNOWN } from '../pedigree.ts'
import { ancestorsOf } from './ancestors.ts'
import { type EffectiveSize, sizeFromCoancestry, sizeFromInbreeding, sizeFromYears } from './effectiveSize.ts'
import { type Contribution, type Founders, foundersOf } from './founders.ts'
import { originsOf } from './origins.ts'

/** What is measured of a breed: dog numbers, each once in a list. */
export interface Population {
  /** the reference population: dogs born in the last years */
  readonly reference: Int32Array
  /** dogs born in a longer span, for the rate by birth year */
  readonly span: Int32Array
  /** dogs that are not known to have died */
  readonly living: Int32Array
  /** dog → year of birth; 0: not known */
  readonly birthYears: ArrayLike<number>
  /** generation interval in years; null: not known */
  readonly interval: number | null
}

export interface Measures {
  readonly reference: {
    readonly dogs: number
    /** mean complete generation equivalents; null for no dog */
    readonly generations: number | null
    readonly founders: Founders
    readonly ancestors: { readonly effective: number | null; readonly found: readonly Contribution[] }
    /** founder genomes left, 1 / (2 · mean kinship); null for no dog */
    readonly founderGenomes: number | null
    readonly sizes: {
      readonly inbreeding: EffectiveSize | null
      readonly coancestry: EffectiveSize | null
      readonly years: EffectiveSize | null
    }
  }
  readonly living: {
    readonly dogs: number
    /** mean kinship of all pairs, each dog with itself included; null for no dog */
    readonly kinship: number | null
    /** mean kinship of each of `Population.living` with all of them */
    readonly ofDog: Float64Array
  }
}

/** Pairs of so many dogs stand for all pairs of the reference population. */
const COANCESTRY_SAMPLE = 250

/** The measures of a breed. Source: docs/rules/genetics.md#effective-population-size. @param random numbers in 0..1 */
export function measure(
  pedigree: Pedigree,
  inbreeding: Inbreeding,
  population: Population,
  random: () => number,
): Measures {
  const { reference, living } = population
  const origins = originsOf(pedigree, reference)
  const generations = perDog(pedigree, equivalentGenerationsOfAll(pedigree))
  const withLiving = meanKinship(pedigree, inbreeding, living)
  return {
    reference: {
      dogs: reference.length,
      generations: meanOf(Array.from(reference, (dog) => generations[dog]!)),
      founders: foundersOf(origins),
      ancestors: ancestorsOf(origins),
      founderGenomes:
        reference.length === 0 ? null : 1 / (2 * meanKinship(pedigree, inbreeding, reference).mean),
      sizes: sizesOf(pedigree, inbreeding, population, generations, random),
    },
    living: {
      dogs: living.length,
      kinship: living.length === 0 ? null : withLiving.mean,
      ofDog: withLiving.ofMember,
    },
  }
}

function sizesOf(
  pedigree: Pedigree,
  inbreeding: Inbreeding,
  { reference, span, birthYears, interval }: Population,
  generations: Float64Array,
  random: () => number,
): Measures['reference']['sizes'] {
  const f = (dog: number) => inbreeding.byMating[pedigree.mating[dog]!]!
  // Of a dog with an unknown parent there is no F, and 0 would say that it is not inbred.
  const hasF = (dog: number) => {
    const { sire, dam } = parentsOf(pedigree, dog)
    return sire !== UNKNOWN && dam !== UNKNOWN
  }
  const dated = span.filter((dog) => birthYears[dog] !== 0 && hasF(dog))
  return {
    inbreeding: sizeFromInbreeding(
      Array.from(reference.filter(hasF), (dog) => ({ inbreeding: f(dog), generations: generations[dog]! })),
    ),
    coancestry: sizeOfSample(
      pedigree,
      inbreeding,
      sample(reference, COANCESTRY_SAMPLE, random),
      generations,
      random,
    ),
    years:
      interval === null
        ? null
        : sizeFromYears(
            Array.from(dated, (dog) => ({ year: birthYears[dog]!, inbreeding: f(dog) })),
            interval,
          ),
  }
}

function sizeOfSample(
  pedigree: Pedigree,
  inbreeding: Inbreeding,
  dogs: Int32Array,
  generations: Float64Array,
  random: () => number,
): EffectiveSize | null {
  const rows = Array.from(dogs, (dog, i) => {
    const row = kinshipRow(pedigree, inbreeding, dog)
    return Float64Array.from(dogs.subarray(0, i), (other) => kinshipInRow(pedigree, row, other))
  })
  const ofSample = Array.from(dogs, (dog) => generations[dog]!)
  return sizeFromCoancestry({ generations: ofSample, kinship: (i, j) => rows[i]![j]! }, random)
}

/** So many of the dogs, drawn without replacement; all of fewer. */
function sample(dogs: Int32Array, most: number, random: () => number): Int32Array {
  const drawn = dogs.slice()
  const taken = Math.min(most, drawn.length)
  for (let i = 0; i < taken; i++) {
    const other = i + Math.floor(random() * (drawn.length - i))
    const dog = drawn[other]!
    drawn[other] = drawn[i]!
    drawn[i] = dog
  }
  return drawn.subarray(0, taken)
}

function meanOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
}
