import type * as z from 'zod'
import type { findMate } from '#contract/mateFinder.ts'
import type { MateMerits } from '#domain/breeding/mates/aims.ts'
import type { FamilyHealth, KindCount } from '#domain/breeding/mates/familyHealth.ts'
import type { CheckedRule } from '#domain/breeding/mates/matingRules.ts'
import type { TrialMerit } from '#domain/breeding/mates/trialMerit.ts'
import type { RegisterState } from '#domain/breeding/registerStates.ts'
import type { PedigreeDog, RecordRow } from '../../dogs/dogs.types.ts'
import type { MeasuredMale } from '../../genetics/measuredMates.types.ts'

export type MateQuestion = z.output<typeof findMate.body>

/** A dog with its parents, by their ids. */
export interface Kin {
  readonly id: number
  readonly sireId: number | null
  readonly damId: number | null
}

/** A male of a breed that everyone may think alive. */
export interface MaleRow extends Kin {
  /** ISO day; the middle of the year where only that is known */
  readonly born: string | null
  /** as everyone may know it; null: it is not and has not been in the register */
  readonly state: RegisterState | null
  readonly assured: boolean
}

/** A statement that is the latest of a dog and kind. */
export interface StatementRow {
  readonly dogId: number
  readonly kind: string
  readonly scale: string
  readonly value: string
}

/** How many dogs with these parents have a value as their latest statement of a kind. */
export interface LitterGradeRow extends Omit<StatementRow, 'dogId'> {
  readonly sireId: number | null
  readonly damId: number | null
  readonly dogs: number
}

export interface Family {
  readonly health: FamilyHealth | null
  readonly parts: readonly KindCount[]
}

/** A male with all that he is compared by, whatever the weights. */
export interface Candidate {
  readonly id: number
  readonly owners: readonly { readonly name: string; readonly town: string | null }[]
  readonly shallow: boolean
  readonly litter: MeasuredMale | null
  readonly family: Family
  readonly rules: readonly CheckedRule[]
  readonly trials: TrialMerit | null
  readonly register: 'offered' | 'active' | 'none' | 'removed'
  readonly merits: MateMerits
}

/** The males beside a bitch on a day. */
export interface Candidates {
  readonly dam: PedigreeDog
  readonly damRecord: RecordRow
  readonly damFamily: Family
  readonly damKinship: number | null
  readonly damWorstGrade: boolean
  readonly date: string
  readonly living: { readonly dogs: number; readonly kinship: number | null }
  readonly hasTrials: boolean
  readonly left: number
  readonly males: readonly Candidate[]
}
