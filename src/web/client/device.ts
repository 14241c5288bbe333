import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { CurrentUser } from '#contract/accounts.ts'
import type { SheetKind } from '#domain/trials/sheet.ts'

/** Sheets that stand on the device; of a trial, or of a review day. */
export interface KeptSheets {
  readonly owner: string
  readonly of: 'trial' | 'day'
  readonly id: number
  readonly heldOn: string
  readonly place: string | null
  readonly kinds: readonly SheetKind[]
  readonly results: boolean
  readonly practice: boolean
  readonly until: string
  /** when they were last fetched */
  readonly at: string
  /** the answers of the service that they consist of */
  readonly answers: readonly string[]
}

/** Whose device it is, as the service said last, without contacts. */
export interface Owner {
  readonly user: CurrentUser
  readonly ticket: string
}

interface Tables extends DBSchema {
  /** fields by owner, sheets and field */
  unsaved: { key: [string, string, string]; value: object }
  /** dogs that are to be marked done, by owner, sheets and entry */
  marks: { key: [string, string, number]; value: object }
  sheets: { key: [string, KeptSheets['of'], number]; value: KeptSheets }
  /** what the service answered last, by owner and question */
  answers: { key: [string, string]; value: { readonly answer: unknown; readonly at: string } }
  owner: { key: 'owner'; value: Owner }
}

export type Device = IDBPDatabase<Tables>

const NAME = 'koirakanta'

let opened: Promise<Device> | undefined

/** The database of the device, where what is written survives a closed window and an empty battery. @throws where storage is forbidden */
export function device(): Promise<Device> {
  opened ??= openDB<Tables>(NAME, 1, {
    upgrade(database) {
      for (const table of ['unsaved', 'marks', 'sheets', 'answers', 'owner'] as const)
        database.createObjectStore(table)
    },
    // The next version of the service needs it: this window opens it again when it writes.
    blocking: (_now, _next, event) => (event.target as IDBDatabase).close(),
    terminated: forget,
  })
  opened.catch(forget)
  return opened
}

function forget() {
  opened = undefined
}

/** A write that stands on the disk, not only in a buffer, once it is done. */
export const durable = { durability: 'strict' } as const

/** All keys that begin with another part than this one, as two ranges. */
export const startingWithOthers = (part: string): readonly IDBKeyRange[] => [
  IDBKeyRange.upperBound([part], true),
  IDBKeyRange.lowerBound([part, []]),
]

/** All keys that begin with some parts. */
export const startingWith = (...parts: readonly (string | number)[]): IDBKeyRange =>
  IDBKeyRange.bound([...parts], [...parts, []])
