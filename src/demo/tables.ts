import type { Insertable } from 'kysely'
import type { Schema } from '#server/platform/schema.ts'

type TableName = keyof Schema
export type Row<T extends TableName> = Insertable<Schema[T]>

/** A table's rows, all with the same columns. */
export type Tables = { readonly [T in TableName]?: readonly Row<T>[] }
