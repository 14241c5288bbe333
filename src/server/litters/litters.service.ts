import { LITTER_GENERATIONS } from '#contract/firstConstants.ts'
import { inbreedingByDepth } from '#domain/genetics/chartInbreeding.ts'
import { knownPlacesByDepth } from '#domain/genetics/completeness.ts'
import { breedingRulesOf } from '../breedingRules/inForce.service.ts'
import { findPedigreeDog } from '../dogs/dogs.service.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import { compareWithBreed } from '../genetics/comparison.ts'
import { healthCodesOf } from '../healthCodes/healthCodes.service.ts'
import { loadForParents } from '../pedigree/pedigree.service.ts'
import type { Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { checkPair, matingWarnings } from './mating.ts'

const SIRE_NOT_FOUND = new AppError('notFound', 'SIRE_NOT_FOUND', { fatherRegnr: 'SIRE_NOT_FOUND' })
const DAM_NOT_FOUND = new AppError('notFound', 'DAM_NOT_FOUND', { motherRegnr: 'DAM_NOT_FOUND' })

export interface Pair {
  readonly fatherRegnr: string
  readonly motherRegnr: string
}

/** The two dogs of a litter. @throws AppError 404 for either dog, 422 for a pair that cannot be */
export async function requirePair(reader: Reader, { fatherRegnr, motherRegnr }: Pair) {
  const [sire, dam] = await Promise.all([
    findPedigreeDog(reader, fatherRegnr, SIRE_NOT_FOUND),
    findPedigreeDog(reader, motherRegnr, DAM_NOT_FOUND),
  ])
  checkPair(sire, dam)
  return { sire, dam }
}

/** The same as everyone sees them, the sire first. @throws AppError 404 for either dog, 422 for a pair that cannot be */
export async function findPair(reader: Reader, pair: Pair) {
  const { sire, dam } = await requirePair(reader, pair)
  const summaries = await dogSummaries(reader, [sire.id, dam.id])
  return { summaries: [summaries.get(sire.id)!, summaries.get(dam.id)!] }
}

/** Everything about the litter that two dogs would have. @throws AppError 404 for either dog, 422 for a pair that cannot be */
export async function tryPair(
  reader: Reader,
  { generations, ...pair }: Pair & { readonly generations: number },
) {
  const { sire, dam } = await requirePair(reader, pair)
  const [loaded, codes, rules] = await Promise.all([
    loadForParents(reader, {
      parents: { sireId: sire.id, damId: dam.id },
      generations,
      others: [sire.id, dam.id],
    }),
    healthCodesOf(reader),
    breedingRulesOf(reader),
  ])
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
    warnings: matingWarnings(
      dam.breed,
      { dog: sire, record: sireRecord },
      { dog: dam, record: damRecord },
      { rules, codes, day: reader.today },
    ),
  }
}
