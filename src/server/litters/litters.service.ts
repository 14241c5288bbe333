import { LITTER_GENERATIONS } from '#contract/constants.ts'
import { inbreedingByDepth } from '#domain/genetics/chartInbreeding.ts'
import { completeness } from '#domain/genetics/completeness.ts'
import { findPedigreeDog } from '../dogs/dogs.service.ts'
import { compareWithBreed } from '../genetics/comparison.ts'
import { numberOf } from '../genetics/snapshot.ts'
import { loadForParents } from '../pedigree/pedigree.service.ts'
import type { Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { checkPair, matingWarnings } from './mating.ts'

const SIRE_NOT_FOUND = new AppError('notFound', 'SIRE_NOT_FOUND', { fatherRegnr: 'SIRE_NOT_FOUND' })
const DAM_NOT_FOUND = new AppError('notFound', 'DAM_NOT_FOUND', { motherRegnr: 'DAM_NOT_FOUND' })

interface Pair {
  readonly fatherRegnr: string
  readonly motherRegnr: string
  readonly generations: number
}

/** Everything about the litter that two dogs would have. @throws AppError 404 for either dog, 422 for a pair that cannot be */
export async function tryPair({ db, shown, live, at }: Reader, { generations, ...pair }: Pair) {
  const { snapshot } = live
  const [sire, dam] = await Promise.all([
    findPedigreeDog(db, pair.fatherRegnr, SIRE_NOT_FOUND),
    findPedigreeDog(db, pair.motherRegnr, DAM_NOT_FOUND),
  ])
  checkPair(sire, dam)
  const parents = { sire: numberOf(snapshot, sire.id), dam: numberOf(snapshot, dam.id) }
  const loaded = await loadForParents(shown, snapshot, parents, generations, [sire.id, dam.id])
  const sireRecord = loaded.records.get(sire.id)!
  const damRecord = loaded.records.get(dam.id)!
  const range = { from: LITTER_GENERATIONS[0], to: LITTER_GENERATIONS.at(-1)! }
  return {
    loaded,
    sire: sireRecord,
    dam: damRecord,
    byGenerations: inbreedingByDepth(
      snapshot.pedigree,
      snapshot.inbreeding,
      parents,
      range,
    ).byGenerations.map((depth) => {
      const { knownPlaces, possiblePlaces } = completeness(snapshot.pedigree, parents, depth.generations)
      return { ...depth, known: knownPlaces, possible: possiblePlaces }
    }),
    comparison: compareWithBreed(snapshot, sire.breed, loaded.figures, at),
    warnings: matingWarnings({ dog: sire, record: sireRecord }, { dog: dam, record: damRecord }),
  }
}
