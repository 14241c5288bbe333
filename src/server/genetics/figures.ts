import { INBREEDING_GENERATIONS } from '#contract/firstConstants.ts'
import { chartInbreeding } from '#domain/genetics/chartInbreeding.ts'
import { commonAncestors } from '#domain/genetics/commonAncestors.ts'
import { type Completeness, completeness, equivalentGenerations } from '#domain/genetics/completeness.ts'
import { kinship } from '#domain/genetics/kinship.ts'
import { type Parents, UNKNOWN } from '#domain/genetics/pedigree.ts'
import { type Trust, trustOf } from '#domain/genetics/trust.ts'
import { cacheValue } from '../platform/versionedCache.ts'
import type { PedigreeSnapshot } from './snapshot.ts'

/** Inbreeding of a dog or a planned litter, and what the figure rests on. Ancestors are database ids. */
export interface Figures {
  /** null where a parent is unknown: there is no figure then. Source: docs/rules/genetics.md#inbreeding. */
  readonly coefficient: number | null
  readonly coefficientAll: number | null
  readonly completeness: Completeness
  /** null where there is no figure */
  readonly trust: Trust | null
  readonly equivalentGenerations: number
  readonly commonAncestors: readonly { readonly id: number; readonly share: number }[]
}

/** Pairs whose figures are kept: a dog's page asks twice for them, and full sibs share them. */
const MAX_PAIRS = 5000

const cache = new WeakMap<PedigreeSnapshot, Map<string, Figures>>()

/** Figures from the parents alone, so that a dog and a planned litter go the same way; computed once in a snapshot. */
export function figuresOf(snapshot: PedigreeSnapshot, parents: Parents): Figures {
  const known = cache.get(snapshot) ?? new Map<string, Figures>()
  cache.set(snapshot, known)
  const key = `${parents.sire} ${parents.dam}`
  const figures = known.get(key)
  if (figures) return figures
  const computed = compute(snapshot, parents)
  cacheValue(known, key, computed, MAX_PAIRS)
  return computed
}

function compute(snapshot: PedigreeSnapshot, parents: Parents): Figures {
  const { pedigree, inbreeding, ids } = snapshot
  const bothKnown = parents.sire !== UNKNOWN && parents.dam !== UNKNOWN
  const known = completeness(pedigree, parents, INBREEDING_GENERATIONS)
  return {
    coefficient: bothKnown ? chartInbreeding(pedigree, parents, INBREEDING_GENERATIONS) : null,
    coefficientAll: bothKnown ? kinship(pedigree, inbreeding, parents.sire, parents.dam) : null,
    completeness: known,
    trust: bothKnown ? trustOf(known) : null,
    equivalentGenerations: equivalentGenerations(pedigree, parents),
    commonAncestors: commonAncestors(pedigree, parents, INBREEDING_GENERATIONS).map(({ dog, share }) => ({
      id: ids[dog]!,
      share,
    })),
  }
}
