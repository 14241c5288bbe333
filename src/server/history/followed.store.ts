import { type RawBuilder, sql } from 'kysely'

/** The tables that the history follows whole, with the column that names a row; shows and dogs last, because the others belong to them. */
export const FOLLOWED = {
  dog_number: 'key',
  dog_owner: 'id',
  dog_title: 'id',
  breeding_award: 'id',
  health_statement: 'id',
  show_result: 'id',
  breeding_review: 'id',
  register_entry: 'id',
  trial_result: 'id',
  water_result: 'id',
  show: 'id',
  dog: 'id',
} as const
export type FollowedTable = keyof typeof FOLLOWED

/** A row that a source changed or deleted, with its former values. */
export interface Change {
  readonly id: number
  readonly table: string
  readonly record: string
  readonly former: Readonly<Record<string, unknown>>
  readonly deleted: boolean
  /** a later source has changed the same row */
  readonly changedSince: boolean
}

export type RecordKey = Pick<Change, 'table' | 'record'>

/** A record that an undo leaves. */
export interface Stayed extends RecordKey {
  /** it has been changed since; false: it is needed */
  readonly changed: boolean
}

/** The column that names a row of a table. */
export const keyOf = (table: string): string => (FOLLOWED as Readonly<Record<string, string>>)[table] ?? 'id'

/** The text of a key as the column has it, so that its index serves. */
export const asKey = (table: string, record: RawBuilder<unknown>): RawBuilder<unknown> =>
  keyOf(table) === 'id' ? sql`(${record})::bigint` : record
