import type { RegisterAction, RegisterState } from '#domain/breeding/registerStates.ts'
import type { RecordRow } from '../../dogs/dogs.types.ts'

interface NamedAccount {
  readonly id: number
  readonly username: string
}

/** An update of the list as the log tells it. */
export interface UpdateRow {
  readonly id: number
  readonly breed: string
  readonly action: RegisterAction
  readonly reason: string | null
  readonly at: Date
  /** null: has been erased */
  readonly by: NamedAccount | null
  readonly dogs: number
  readonly mails: number
  readonly undoneAt: Date | null
  readonly undoneBy: NamedAccount | null
  readonly restored: number
}

/** An entry as it stood before an update. */
export interface FormerEntry {
  readonly entryId: number
  /** as the update left it */
  readonly version: number
  readonly state: RegisterState
  readonly added: string | null
  readonly removed: string | null
  readonly reason: string | null
  readonly decidedAt: Date | null
  readonly decidedBy: number | null
  readonly weighed: readonly string[]
}

/** A dog of an update, and how it stands now. */
export interface UpdatedEntry {
  readonly entryId: number
  readonly dogId: number
  readonly before: RegisterState
  readonly now: RegisterState
  readonly changedSince: boolean
  readonly restored: boolean
}

/** An update with its dogs. */
export interface WholeUpdate {
  readonly update: UpdateRow
  readonly entries: readonly (UpdatedEntry & { readonly record: RecordRow })[]
}
