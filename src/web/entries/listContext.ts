import { createContext, useContext } from 'react'
import type { BodyOf } from '#contract/calls.ts'
import type {
  addEntry,
  addPaperAward,
  changeEntry,
  drawParties,
  markAbsent,
  markPresent,
  moveEntry,
  publishStartList,
  removePaperAward,
  restoreEntry,
  seePaperAward,
  setParties,
  setStartOrder,
  withdrawEntry,
} from '#contract/endpoints/entries.ts'
import type { EntryRow, Participants } from '#contract/entries.ts'
import type { CaseAct } from '#domain/payments/cases.ts'

/** The dialogs of one dog of the list. */
export type EntryDialog = 'edit' | 'withdraw' | 'before' | 'money'

type ListCall =
  | typeof addEntry
  | typeof changeEntry
  | typeof withdrawEntry
  | typeof restoreEntry
  | typeof moveEntry
  | typeof setStartOrder
  | typeof setParties
  | typeof drawParties
  | typeof publishStartList
  | typeof addPaperAward
  | typeof removePaperAward
  | typeof seePaperAward
  | typeof markAbsent
  | typeof markPresent
type ChangeBy<E extends ListCall> = E extends ListCall
  ? { readonly call: E; readonly body: BodyOf<E> }
  : never

/** One change of the list, as the service takes it. */
export type ListChange = ChangeBy<ListCall>

/** The message after a change, and the change that undoes it. */
export interface ChangeMessage {
  readonly text: string
  readonly undo?: ListChange
}

/** What the rows of the list share. */
export interface List {
  readonly participants: Participants
  /** nothing can be changed now, or a change is on its way */
  readonly disabled: boolean
  readonly chosen: ReadonlySet<number>
  readonly choose: (id: number, chosen: boolean) => void
  /** `act`: what of a dog's money is to be done */
  readonly openDialog: (dialog: EntryDialog, entry: EntryRow, act?: CaseAct) => void
  /** makes a change and shows its message; a refusal is shown by the banner */
  readonly change: (change: ListChange, message: ChangeMessage) => void
  /** shows the message of a change that a dialog has made */
  readonly announce: (message: ChangeMessage) => void
}

export const ListContext = createContext<List | null>(null)

/** The list that this row stands in. */
export function useList(): List {
  const list = useContext(ListContext)
  if (!list) throw new Error('There is no list around')
  return list
}
