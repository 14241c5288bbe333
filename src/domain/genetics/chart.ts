import { type Parents, type Pedigree, parentsOf, UNKNOWN } from './pedigree.ts'

/** Generations of the pedigree chart that breeders judge by (126 places). */
export const CHART_GENERATIONS = 6

export interface Chart {
  readonly generations: number
  /**
   * place → dog, or UNKNOWN. Places 1 and 2 are sire and dam; the sire of place p stands on 2p + 1, its dam on 2p + 2;
   * place 0 is the dog itself and holds UNKNOWN. Length 2^(g+1) − 1 (127 in six generations).
   */
  readonly places: Int32Array
  /** dogs on more than one place, with their places in ascending order; nearest to the dog first */
  readonly repeated: readonly { readonly dog: number; readonly places: readonly number[] }[]
}

/** The ancestor chart of a dog or a planned litter. Every place is filled whose dog is known. */
export function chart(pedigree: Pedigree, parents: Parents, generations = CHART_GENERATIONS): Chart {
  const places = chartPlaces(pedigree, parents, generations)
  return { generations, places, repeated: repeatedIn(places) }
}

/** The places of a chart alone. */
export function chartPlaces(pedigree: Pedigree, parents: Parents, generations: number): Int32Array {
  const places = new Int32Array(2 ** (generations + 1) - 1).fill(UNKNOWN)
  places[1] = parents.sire
  places[2] = parents.dam
  for (let place = 1; 2 * place + 2 < places.length; place++) {
    if (places[place] === UNKNOWN) continue
    const { sire, dam } = parentsOf(pedigree, places[place]!)
    places[2 * place + 1] = sire
    places[2 * place + 2] = dam
  }
  return places
}

/** The generation a place stands in: 1 for the parents, 6 for the last of 126; 0 for the dog itself. */
export function generationOf(place: number): number {
  return 31 - Math.clz32(place + 1)
}

function repeatedIn(places: Int32Array): { dog: number; places: number[] }[] {
  const placesOf = new Map<number, number[]>()
  for (const [place, dog] of places.entries()) {
    if (dog === UNKNOWN) continue
    const known = placesOf.get(dog)
    if (known) known.push(place)
    else placesOf.set(dog, [place])
  }
  return [...placesOf].filter(([, at]) => at.length > 1).map(([dog, at]) => ({ dog, places: at }))
}
