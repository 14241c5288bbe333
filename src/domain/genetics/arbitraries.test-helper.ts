import fc from 'fast-check'
import type { SmallPedigree } from './tabular.test-helper.ts'

/**
 * Random pedigrees, parents before offspring: unknown parents, overlapping generations, much inbreeding, every dog free to
 * be a sire here and a dam there, never both parents of one dog.
 */
export function smallPedigrees(most = 40): fc.Arbitrary<SmallPedigree> {
  const link = fc.tuple(fc.nat({ max: 13 }), fc.nat({ max: 13 }))
  return fc.array(link, { minLength: 3, maxLength: most }).map((links) => {
    const parent = (dog: number, back: number) => (back === 0 ? -1 : Math.max(-1, dog - back))
    const sire = links.map(([back], dog) => parent(dog, back))
    const dam = links.map(([, back], dog) => (parent(dog, back) === sire[dog] ? -1 : parent(dog, back)))
    return { sire, dam }
  })
}

/** A pedigree and an order of its dogs: position → dog. */
export function shuffledPedigrees(): fc.Arbitrary<{ pedigree: SmallPedigree; order: number[] }> {
  return smallPedigrees().chain((pedigree) => {
    const dogs = pedigree.sire.map((_, dog) => dog)
    return fc.shuffledSubarray(dogs, { minLength: dogs.length }).map((order) => ({ pedigree, order }))
  })
}
