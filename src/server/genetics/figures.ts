import { INBREEDING_GENERATIONS } from '#contract/constants.ts'
import { chartInbreeding } from '#domain/genetics/chartInbreeding.ts'
import { commonAncestors } from '#domain/genetics/commonAncestors.ts'
import { type Completeness, completeness, equivalentGenerations } from '#domain/genetics/completeness.ts'
import { kinship } from '#domain/genetics/kinship.ts'
import { type Parents, UNKNOWN } from '#domain/genetics/pedigree.ts'
import type { PedigreeSnapshot } from './snapshot.ts'

/** Inbreeding of a dog or a planned litter, and what the figure rests on. Ancestors are database ids. */
export interface Figures {
  readonly coefficient: number
  readonly coefficientAll: number
  readonly completeness: Completeness
  readonly equivalentGenerations: number
  readonly commonAncestors: readonly { readonly id: number; readonly share: number }[]
}

/** Figures from the parents alone, so that a dog and a planned litter go the same way. */
export function figuresOf(snapshot: PedigreeSnapshot, parents: Parents): Figures {
  const { pedigree, inbreeding, ids } = snapshot
  const bothKnown = parents.sire !== UNKNOWN && parents.dam !== UNKNOWN
  return {
    coefficient: chartInbreeding(pedigree, parents, INBREEDING_GENERATIONS),
    coefficientAll: bothKnown ? kinship(pedigree, inbreeding, parents.sire, parents.dam) : 0,
    completeness: completeness(pedigree, parents, INBREEDING_GENERATIONS),
    equivalentGenerations: equivalentGenerations(pedigree, parents),
    commonAncestors: commonAncestors(pedigree, parents, INBREEDING_GENERATIONS).map(({ dog, share }) => ({
      id: ids[dog]!,
      share,
    })),
  }
}
