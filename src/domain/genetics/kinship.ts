import { type Inbreeding, inbreedingOf } from './inbreeding.ts'
import { mendelianVariance } from './mendelian.ts'
import { dogCount, matingCount, type Pedigree } from './pedigree.ts'
import { addDog, emptyVector, sweepToAncestors, sweepToDescendants } from './sweeps.ts'

/** Kinship (coancestry) of two dogs over all generations = F of an offspring of theirs; of a dog with itself ½(1 + F). */
export function kinship(pedigree: Pedigree, inbreeding: Inbreeding, dog1: number, dog2: number): number {
  if (dog1 === dog2) return kinshipWithItself(pedigree, inbreeding, dog1)
  const { breederSire, breederDam } = pedigree
  const q1 = emptyVector(pedigree)
  const q2 = emptyVector(pedigree)
  const top = Math.max(addDog(pedigree, q1, dog1), addDog(pedigree, q2, dog2))
  let relationship = 0
  for (let b = top; b > 0; b--) {
    const from1 = q1[b]!
    const from2 = q2[b]!
    if (from1 === 0 && from2 === 0) continue
    relationship += from1 * from2 * inbreeding.mendelian[b]!
    const sire = breederSire[b]!
    const dam = breederDam[b]!
    q1[sire]! += 0.5 * from1
    q1[dam]! += 0.5 * from1
    q2[sire]! += 0.5 * from2
    q2[dam]! += 0.5 * from2
  }
  return 0.5 * relationship
}

/**
 * Kinship of one dog with every dog: F of the offspring it would have with each (with itself: ½(1 + F)). Two sweeps over
 * the breeders, one over the matings, one over the dogs.
 * @param out where to write, dogCount values; a fresh array when left out
 */
export function kinshipWithAll(
  pedigree: Pedigree,
  inbreeding: Inbreeding,
  dog: number,
  out = new Float64Array(dogCount(pedigree)),
): Float64Array {
  const { relationship, ancestors } = kinshipRow(pedigree, inbreeding, dog)
  const { mating, breederDog } = pedigree
  const byMating = throughParents(pedigree, relationship)
  const dogs = dogCount(pedigree)
  for (let i = 0; i < dogs; i++) out[i] = byMating[mating[i]!]!
  for (const breeder of ancestors) out[breederDog[breeder]!] = 0.5 * relationship[breeder]!
  out[dog] = kinshipWithItself(pedigree, inbreeding, dog)
  return out
}

/** The relationships of one dog to all breeders, from which its kinship with any dog can be read. */
export interface KinshipRow {
  readonly dog: number
  /** breeder → A = 2f */
  readonly relationship: Float64Array
  /** the dog's ancestors, and itself if it is one, as breeder numbers */
  readonly ancestors: readonly number[]
}

/** A e_dog over the breeders. */
export function kinshipRow(pedigree: Pedigree, inbreeding: Inbreeding, dog: number): KinshipRow {
  const relationship = emptyVector(pedigree)
  const top = addDog(pedigree, relationship, dog)
  sweepToAncestors(pedigree, relationship, top)
  const ancestors: number[] = []
  for (let b = 1; b <= top; b++) if (relationship[b] !== 0) ancestors.push(b)
  sweepToDescendants(pedigree, inbreeding, relationship)
  return { dog, relationship, ancestors }
}

/** Reads one kinship from a row; `other` is another dog than the row's own. */
export function kinshipInRow(pedigree: Pedigree, row: KinshipRow, other: number): number {
  const self = pedigree.breeder[other]!
  if (self !== 0) return 0.5 * row.relationship[self]!
  const mating = pedigree.mating[other]!
  const { matingSire, matingDam } = pedigree
  return 0.25 * (row.relationship[matingSire[mating]!]! + row.relationship[matingDam[mating]!]!)
}

export interface MeanKinship {
  /** mean over all ordered pairs of the group, each dog with itself included; 0 for an empty group */
  readonly mean: number
  /** the mean kinship of each member with the group (itself included), in the order of `members` */
  readonly ofMember: Float64Array
}

/**
 * Mean kinship in a group of dogs (a breed's living dogs): one product of A with the group's indicator vector
 * (Colleau 2002), O(dogs). 1/(2 · mean) is the number of founder genomes left in the group (Lacy 1989).
 * @param members dog numbers, each once
 */
export function meanKinship(pedigree: Pedigree, inbreeding: Inbreeding, members: Int32Array): MeanKinship {
  const { breeder } = pedigree
  const r = emptyVector(pedigree)
  for (const dog of members) addDog(pedigree, r, dog)
  sweepToAncestors(pedigree, r)
  sweepToDescendants(pedigree, inbreeding, r)
  const ofMember = new Float64Array(members.length)
  let sum = 0
  for (let i = 0; i < members.length; i++) {
    const dog = members[i]!
    const withGroup = breeder[dog] === 0 ? rowOfChildless(pedigree, inbreeding, r, dog) : r[breeder[dog]!]!
    ofMember[i] = (0.5 * withGroup) / members.length
    sum += ofMember[i]!
  }
  return { mean: members.length === 0 ? 0 : sum / members.length, ofMember }
}

/** r of a dog that the breeders' sweep passes by and that is counted once in the group: W + ½ (r_sire + r_dam). */
function rowOfChildless(pedigree: Pedigree, inbreeding: Inbreeding, r: Float64Array, dog: number): number {
  const mating = pedigree.mating[dog]!
  const sire = pedigree.matingSire[mating]!
  const dam = pedigree.matingDam[mating]!
  return mendelianVariance(pedigree, inbreeding.byMating, sire, dam) + 0.5 * (r[sire]! + r[dam]!)
}

/** Kinship through both parents, for the offspring of every mating. */
function throughParents(pedigree: Pedigree, relationship: Float64Array): Float64Array {
  const { matingSire, matingDam } = pedigree
  const byMating = new Float64Array(matingCount(pedigree) + 1)
  for (let m = 1; m < byMating.length; m++) {
    byMating[m] = 0.25 * (relationship[matingSire[m]!]! + relationship[matingDam[m]!]!)
  }
  return byMating
}

function kinshipWithItself(pedigree: Pedigree, inbreeding: Inbreeding, dog: number): number {
  return 0.5 * (1 + inbreedingOf(pedigree, inbreeding, dog))
}
