import type { HEALTH_ALERT_STATES } from '#contract/constants.ts'
import type { FamilySort } from '#domain/health/warning/families.ts'

/** Ids of a dog's parents and of their sires; null: not known. */
export interface AncestryRow {
  readonly id: number
  readonly sire: number | null
  readonly dam: number | null
  readonly sireSire: number | null
  readonly damSire: number | null
}

export interface StatementRow extends AncestryRow {
  readonly birthYear: number | null
  readonly kind: string
  readonly scale: string
  readonly value: string
  readonly ageMonths: number | null
}

export interface BornRow extends AncestryRow {
  readonly birthYear: number
  /** its death is known, released or not */
  readonly dead: boolean
}

export type HealthAlertState = (typeof HEALTH_ALERT_STATES)[number]

/** An alert as it was told, and what was made of it. */
export interface AlertRow {
  readonly id: number
  readonly version: number
  readonly family: string
  readonly kind: string
  readonly sort: FamilySort
  readonly dogId: number
  readonly examined: number
  readonly affected: number
  readonly expected: number
  /** first day of the quarter */
  readonly quarter: string
  readonly state: HealthAlertState
  readonly reason: string | null
  readonly decidedBy: number | null
  readonly decidedName: string | null
  readonly decidedAt: Date | null
}
