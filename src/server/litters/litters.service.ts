import type pg from 'pg'
import { LITTER_GENERATIONS } from '#contract/constants.ts'
import { inbreedingByDepth } from '#domain/genetics/chartInbreeding.ts'
import { completeness } from '#domain/genetics/completeness.ts'
import { findPedigreeDog } from '../dogs/dogs.service.ts'
import type { ShownDogs } from '../dogs/shownDogs.service.ts'
import { compareWithBreed } from '../pedigree/comparison.service.ts'
import { loadForParents } from '../pedigree/pedigree.service.ts'
import { numberOf, type PedigreeSnapshot } from '../pedigree/snapshot.service.ts'
import { AppError } from '../platform/errors.ts'
import { checkPair, matingWarnings } from './mating.ts'

const SIRE_NOT_FOUND = new AppError('notFound', 'SIRE_NOT_FOUND', { fatherRegnr: 'SIRE_NOT_FOUND' })
const DAM_NOT_FOUND = new AppError('notFound', 'DAM_NOT_FOUND', { motherRegnr: 'DAM_NOT_FOUND' })

interface Pair {
  readonly fatherRegnr: string
  readonly motherRegnr: string
}

/** All that is told of a litter which two dogs would have. @throws AppError 404 for either dog, 422 for a pair that cannot be */
export async function tryPair(
  { pool, shown, snapshot }: { pool: pg.Pool; shown: ShownDogs; snapshot: PedigreeSnapshot },
  pair: Pair,
  generations: number,
  now: Date,
) {
  const [sire, dam] = await Promise.all([
    findPedigreeDog(pool, pair.fatherRegnr, SIRE_NOT_FOUND),
    findPedigreeDog(pool, pair.motherRegnr, DAM_NOT_FOUND),
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
    comparison: compareWithBreed(snapshot, sire.breed, loaded.figures, now),
    warnings: matingWarnings({ dog: sire, record: sireRecord }, { dog: dam, record: damRecord }),
  }
}
