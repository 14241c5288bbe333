import type { Sex } from '../../dogs.ts'
import type { PrizeResult, ResultStatus } from '../../trials/results.ts'
import type { Relation } from './ruleSet.ts'

export interface Finding {
  readonly kind: string
  readonly scale: string
  readonly value: string
}

/** What conditions are judged by, of one dog: what was known on the day of the mating. */
export interface DogFacts {
  readonly breed: string
  readonly sex: Sex | null
  /** ISO day; where only the year is known its 1 July */
  readonly born: string | null
  /** only the year of birth is known */
  readonly bornYearOnly: boolean
  readonly imported: boolean
  readonly neutered: boolean
  /** the owner has given the assurances of the breeding register */
  readonly assured: boolean
  readonly prizes: readonly (PrizeResult & { readonly status: ResultStatus })[]
  readonly shows: readonly {
    readonly class: string
    readonly grade: string
    readonly heldOn: string
    readonly judge: string | null
  }[]
  /** the latest of each kind */
  readonly statements: readonly (Finding & { readonly examinedOn: string | null })[]
  /** registered ones */
  readonly offspring: number
  /** index for hips; null: not recorded */
  readonly hipIndex: number | null
}

/** A planned mating. */
export interface PairFacts {
  readonly sire: DogFacts
  readonly dam: DogFacts
  /** null: a parent of either is not known, and no close relation is */
  readonly relations: readonly Relation[] | null
  /** of the litter over six generations, 0–1; null: not known */
  readonly inbreeding: number | null
  /** so few ancestors are known that F is low for that reason alone */
  readonly shallow: boolean
}

interface Kin {
  readonly id: number
  readonly sireId: number | null
  readonly damId: number | null
}

/** How two dogs are closely related; null: not at all as far as is known, and a parent of either is not known. */
export function relationsOf(sire: Kin, dam: Kin): readonly Relation[] | null {
  const isParent = (parent: Kin, child: Kin) => child.sireId === parent.id || child.damId === parent.id
  const sharedSire = sire.sireId !== null && sire.sireId === dam.sireId
  const sharedDam = sire.damId !== null && sire.damId === dam.damId
  const found: Relation[] = [
    ...(isParent(sire, dam) || isParent(dam, sire) ? (['parentOffspring'] as const) : []),
    ...(sharedSire && sharedDam ? (['fullSiblings'] as const) : []),
    ...(sharedSire !== sharedDam ? (['halfSiblings'] as const) : []),
  ]
  const isKnown = [sire, dam].every(({ sireId, damId }) => sireId !== null && damId !== null)
  return found.length > 0 || isKnown ? found : null
}
