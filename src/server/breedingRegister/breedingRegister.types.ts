import type { CheckedCondition, RegisterCondition } from '#domain/breeding/registerCheck.ts'
import type { RegisterState } from '#domain/breeding/registerStates.ts'
import type { RecordRow } from '../dogs/dogs.types.ts'

/** An entry of the breeding register. Days are ISO. */
export interface RegisterEntry {
  readonly id: number
  readonly dogId: number
  readonly state: RegisterState
  readonly applied: string
  readonly added: string | null
  readonly removed: string | null
  readonly magazine: string | null
  readonly assured: boolean
  readonly listConsent: boolean
  readonly available: boolean
  readonly reason: string | null
  readonly decidedAt: Date | null
  readonly decidedBy: number | null
  readonly decider: string | null
  /** what stood against the dog when it was last decided */
  readonly weighed: readonly string[]
  readonly version: number
}

/** The same where it was accepted at some time. */
export type AddedEntry = RegisterEntry & { readonly added: string }

/** An entry and how its dog stands by the conditions now. */
export interface JudgedEntry {
  readonly entry: RegisterEntry
  readonly conditions: readonly CheckedCondition[]
  /** those that stand against the dog by what was not weighed when it was last decided */
  readonly laterFindings: readonly RegisterCondition[]
}

/** The same with the dog. */
export interface CheckedEntry extends JudgedEntry {
  readonly record: RecordRow
}

/** A male that is offered for breeding. */
export interface MaleRow {
  readonly dogId: number
  readonly added: string
  readonly owners: readonly { readonly name: string; readonly town: string | null }[]
}

/** The same with its dog. */
export type ListedMaleRow = MaleRow & { readonly record: RecordRow }

/** One page of the dogs that are or were in the register. */
export interface RegisterPage {
  readonly entries: readonly { readonly entry: AddedEntry; readonly record: RecordRow }[]
  readonly total: number
  readonly page: number
}
