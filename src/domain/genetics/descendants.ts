import { breederCount, dogCount, type Pedigree } from './pedigree.ts'

/** Every descendant of a dog, near and far, as ascending dog numbers. */
export function descendantsOf(pedigree: Pedigree, dog: number): number[] {
  const { breeder, breederSire, breederDam, mating, matingSire, matingDam } = pedigree
  const first = breeder[dog]!
  if (first === 0) return []
  // Breeders stand parents before offspring, so one sweep finds all.
  const isOfDog = new Uint8Array(breederCount(pedigree) + 1)
  isOfDog[first] = 1
  for (let one = first + 1; one < isOfDog.length; one++)
    isOfDog[one] = isOfDog[breederSire[one]!]! | isOfDog[breederDam[one]!]!
  const found: number[] = []
  for (let one = 0; one < dogCount(pedigree); one++) {
    const parents = mating[one]!
    if (isOfDog[matingSire[parents]!] || isOfDog[matingDam[parents]!]) found.push(one)
  }
  return found
}
