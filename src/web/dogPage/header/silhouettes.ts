import { GERMAN_SHEPHERD } from '#domain/club/breeds.ts'
import { breedFamily } from '#domain/dogs.ts'

/** Setters, spaniels, münsterländers and other long-haired pointing dogs, by code. */
const LONG_HAIRED = [
  '2',
  '6',
  '95',
  '99.2',
  '102',
  '106',
  '108',
  '114',
  '117',
  '118',
  '120',
  '175',
  '222',
  '224',
  '330',
]

/** The outline of a dog of a breed, one of our own drawings in `public/silhouettes`; null where the dog is no pointing dog. */
export function silhouetteOf(breed: string): 'smooth' | 'long' | null {
  if (breed === GERMAN_SHEPHERD) return null
  return LONG_HAIRED.includes(breed) || LONG_HAIRED.includes(breedFamily(breed)) ? 'long' : 'smooth'
}
