import type pg from 'pg'
import type { DATA_MAPPINGS, DATA_ROW_KINDS, DATA_UPDATE_STATES } from '#contract/dataUpdateConstants.ts'
import type { DataUpdateCounts } from '#contract/dataUpdates.ts'
import type { Db } from '../../platform/database.ts'
import type { ImportProgress } from '../importDogs.ts'

export type UpdateState = (typeof DATA_UPDATE_STATES)[number]
type RowKind = (typeof DATA_ROW_KINDS)[number]
export type MappingName = (typeof DATA_MAPPINGS)[number]

/** Who did something; null: nobody, or somebody who has been erased. */
type Who = { readonly id: number; readonly username: string } | null

/** An update as the database has it. */
export interface UpdateRow {
  readonly id: number
  readonly state: UpdateState
  readonly madeAt: Date
  readonly by: Who
  readonly fileName: string
  readonly size: number
  readonly mapping: MappingName | null
  readonly ownMapping: { readonly id: number; readonly name: string } | null
  readonly running: boolean
  readonly phase: string | null
  readonly done: number
  readonly total: number
  readonly failure: string | null
  readonly failureAt: string | null
  readonly counts: DataUpdateCounts | null
  readonly comparedAt: Date | null
  readonly appliedAt: Date | null
  readonly appliedBy: Who
  readonly undoneAt: Date | null
  readonly undoneBy: Who
}

/** An update that a run has taken. */
export interface TakenUpdate {
  readonly id: number
  readonly state: 'comparing' | 'applying' | 'undoing'
  readonly run: string
  readonly fileName: string
  readonly size: number
  readonly mapping: MappingName | null
  readonly mappingId: number | null
  readonly sourceId: number | null
  readonly breeds: readonly string[]
  readonly appliedBy: number | null
  readonly undoneBy: number | null
}

/** A row of the difference, or one that an undoing has left. */
export interface DifferenceRow {
  readonly place: number
  readonly kind: RowKind
  readonly sheet: string | null
  readonly line: number | null
  readonly regnr: string | null
  readonly code: string | null
  readonly field: string | null
  readonly former: string | null
  readonly value: string | null
  readonly changedAt: Date | null
  readonly changedBy: Who
}

/** Which rows are asked for. */
export interface RowFilter {
  readonly kind?: RowKind | undefined
  readonly about?: string | undefined
  readonly sheet?: string | undefined
  readonly text?: string | undefined
}

/** What a run works with. */
export interface RunParts {
  readonly db: Db
  readonly pool: pg.Pool
  readonly now: () => Date
}

/** How a run says how far it has come, and is told to end. */
export interface RunWatch {
  readonly tell: (progress: Omit<ImportProgress, 'phase' | 'rows'> & { readonly phase: string }) => void
  readonly signal: AbortSignal
}
