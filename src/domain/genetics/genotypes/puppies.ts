import { GENOTYPES, type Genotype, inherits, passes, STATES } from './mendel.ts'
import { normalised } from './peeling.ts'

/** Probability of each genotype, by the copies of the second letter. */
export type Chances = readonly [number, number, number]
/** Which genotypes tests leave open. */
export type Possible = readonly [boolean, boolean, boolean]

/** Whether only one genotype is open. */
export const isCertain = (possible: Possible): boolean => possible.filter((is) => is).length === 1

export const LITTER_SIZES = { least: 1, most: 20, usual: 8 } as const

/** A mean of so few litters says nothing. */
const LEAST_LITTERS = 30

/** How many puppies a litter counts with, unless one chooses. Source: docs/rules/genetics.md#at-least-one-puppy. @returns `litters` null: they are too few */
export function usualPuppies({ litters, puppies }: { readonly litters: number; readonly puppies: number }) {
  if (litters < LEAST_LITTERS) return { puppies: LITTER_SIZES.usual, litters: null }
  const mean = Math.round(puppies / litters)
  return { puppies: Math.min(LITTER_SIZES.most, Math.max(LITTER_SIZES.least, mean)), litters }
}

export const ofEach = <Value>(value: (genotype: Genotype) => Value): [Value, Value, Value] => [
  value(0),
  value(1),
  value(2),
]

/** What one parent's letters are, whatever the other's. @param joint place 3 · sire + dam */
export function chancesOfParent(joint: Float64Array, parent: 'sire' | 'dam'): Chances {
  const place = (own: number, other: number) =>
    parent === 'sire' ? STATES * own + other : STATES * other + own
  return normalised(
    ofEach((own) => GENOTYPES.reduce<number>((sum, other) => sum + joint[place(own, other)]!, 0)),
  )!
}

/** What one puppy's letters are: Mendel's table, weighed by the parents' letters together. */
export const chancesOfPuppy = (joint: Float64Array): Chances =>
  normalised(ofEach((puppy) => overPairs(joint, (sire, dam) => inherits(puppy, passes(sire), passes(dam)))))!

/**
 * How probable it is that at least one of so many puppies has such letters: the parents' letters are the same for the whole litter, so it is summed over them.
 * Source: docs/rules/genetics.md#at-least-one-puppy.
 */
export function chancesOfLitter(joint: Float64Array, puppies: number): Chances {
  return ofEach((puppy) =>
    overPairs(joint, (sire, dam) => 1 - (1 - inherits(puppy, passes(sire), passes(dam))) ** puppies),
  )
}

/** What puppies can have by what is certain of the parents. */
export const possibleInPuppies = (sire: Possible, dam: Possible): Possible =>
  ofEach((puppy) =>
    GENOTYPES.some(
      (s) => sire[s] && GENOTYPES.some((d) => dam[d] && inherits(puppy, passes(s), passes(d)) > 0),
    ),
  )

function overPairs(joint: Float64Array, of: (sire: Genotype, dam: Genotype) => number): number {
  let sum = 0
  for (const sire of GENOTYPES)
    for (const dam of GENOTYPES) sum += joint[STATES * sire + dam]! * of(sire, dam)
  return sum
}
