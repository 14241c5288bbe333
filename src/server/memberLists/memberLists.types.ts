import type { MemberAccount } from '#domain/accounts/memberList.ts'

/** A user whose number a list may confirm or lapse. */
export interface ListedUser extends MemberAccount {
  readonly username: string
  readonly firstName: string
}

/** An import as the history tells it. */
export interface ImportRow {
  readonly id: number
  readonly at: Date
  /** null: has been erased */
  readonly by: { readonly id: number; readonly username: string } | null
  readonly fileName: string
  readonly whole: boolean
  readonly rows: number
  readonly confirmed: number
  readonly lapsed: number
  readonly conflicts: number
  readonly undoneAt: Date | null
  /** no later one has been made */
  readonly newest: boolean
}

/** A user whom undoing leaves as it is. */
export interface StayedUser {
  readonly id: number
  readonly username: string
  readonly firstName: string
  readonly surname: string
}
