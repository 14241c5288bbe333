import { createContext, useContext } from 'react'
import type { EntryRow, Participants } from '#contract/entries.ts'

/** What can be asked for of one dog; each opens a dialog of its own. */
export type Asked = 'edit' | 'withdraw' | 'before'

/** One change of the list, as the service takes it. */
export interface ListChange {
  readonly verb: '/move' | '/withdraw' | '/restore' | '/start-order' | '/absent' | '/present'
  readonly body: object
}

/** How a change is told, and how it is taken back. */
export interface Told {
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
  readonly ask: (asked: Asked, entry: EntryRow) => void
  /** makes a change and tells it; a refusal is told by the banner */
  readonly change: (change: ListChange, told: Told) => void
}

export const ListContext = createContext<List | null>(null)

/** The list that this row stands in. */
export function useList(): List {
  const list = useContext(ListContext)
  if (!list) throw new Error('There is no list around')
  return list
}
