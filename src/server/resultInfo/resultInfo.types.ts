import type { InfoKind, MomentKind } from '#domain/resultFields.ts'
import type { TrialHead } from '../trials/trials.types.ts'

/** A dog that a result belongs to, or belonged to until a moment; null: still. */
export interface OwningDog {
  readonly id: number
  readonly until: Date | null
}

/** The rows that are one result: an opened trial result gets a new row when it is marked done again. */
export interface Lineage {
  readonly kind: InfoKind
  readonly ids: readonly number[]
  /** the row that there is now; null: it is open, or removed */
  readonly currentId: number | null
  /** whose result it is, or was last */
  readonly dogId: number
  readonly dogs: readonly OwningDog[]
  /** the trial, or the show that it stands or stood in last */
  readonly eventId: number
}

/** A result of a trial within it. */
export interface TrialLineage {
  /** null: it went, by the undo of the import that added it */
  readonly trial: TrialHead | null
  readonly lineage: Lineage
}

/** Of what a result's history is told beside the result itself. */
export interface Seen {
  readonly objections: boolean
  /** entries with who entered, and their money */
  readonly entrants: boolean
}

/** A moment of a result's history, before it is told. */
export interface MomentRow {
  /** names it in an address */
  readonly key: string
  readonly at: Date
  readonly kind: MomentKind
  readonly sourceId: number | null
  readonly auditId: number | null
  readonly objectionId: number | null
}
