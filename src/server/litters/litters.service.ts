import { LITTER_GENERATIONS } from '#contract/constants.ts'
import { inbreedingByDepth } from '#domain/genetics/chartInbreeding.ts'
import { knownPlacesByDepth } from '#domain/genetics/completeness.ts'
import { findPedigreeDog } from '../dogs/dogs.service.ts'
import { compareWithBreed } from '../genetics/comparison.ts'
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
export async function tryPair(reader: Reader, { generations, ...pair }: Pair) {
  const [sire, dam] = await Promise.all([
    findPedigreeDog(reader, pair.fatherRegnr, SIRE_NOT_FOUND),
    findPedigreeDog(reader, pair.motherRegnr, DAM_NOT_FOUND),
  ])
  checkPair(sire, dam)
  const loaded = await loadForParents(reader, {
    parents: { sireId: sire.id, damId: dam.id },
    generations,
    others: [sire.id, dam.id],
  })
  const { snapshot, parents } = loaded
  const sireRecord = loaded.records.get(sire.id)!
  const damRecord = loaded.records.get(dam.id)!
  const range = { from: LITTER_GENERATIONS[0], to: LITTER_GENERATIONS.at(-1)! }
  const known = knownPlacesByDepth(snapshot.pedigree, parents, range.to)
  return {
    loaded,
    sire: sireRecord,
    dam: damRecord,
    byGenerations: inbreedingByDepth(
      snapshot.pedigree,
      snapshot.inbreeding,
      parents,
      range,
    ).byGenerations.map((depth) => ({
      ...depth,
      known: known[depth.generations]!,
      possible: 2 ** (depth.generations + 1) - 2,
    })),
    ...compareWithBreed(snapshot, sire.breed, loaded.figures, reader.today),
    importedParent: sire.imported || dam.imported,
    warnings: matingWarnings({ dog: sire, record: sireRecord }, { dog: dam, record: damRecord }),
  }
}
