import { CSV_TYPE, XLSX_TYPE } from '#contract/constants.ts'
import type { MemberColumns } from '#domain/accounts/memberColumns.ts'
import { createStore, useStore } from '../../store.ts'
import { onForgetDrafts } from '../../ui/drafts/drafts.ts'

/** A member list that has been chosen and is not imported yet. */
export interface ChosenList {
  /** grows with each file, so that a file chosen again is read again */
  readonly key: number
  /** user name of who chose it */
  readonly owner: string
  readonly name: string
  /** as it was when it was chosen, whatever becomes of the file */
  readonly content: Blob
  /** null: found by their headings */
  readonly columns: MemberColumns | null
  /** the list only adds members */
  readonly adds: boolean
}

/** Kept in the memory of the window, not of the device: through an expired session and other pages, until it is imported. */
const chosen = createStore<ChosenList | null>(null)

/** Whoever signs out leaves nothing behind. */
onForgetDrafts(() => chosen.set(() => null))

let chosenFiles = 0

/** Longest name of a file that the service takes. */
const LONGEST_NAME = 200

/** Reads a file. @throws DOMException where it has gone meanwhile */
export async function chooseList(file: File, owner: string): Promise<void> {
  const content = new Blob([await file.arrayBuffer()], {
    type: file.name.toLowerCase().endsWith('.xlsx') ? XLSX_TYPE : CSV_TYPE,
  })
  chosenFiles += 1
  const key = chosenFiles
  const name = file.name.slice(0, LONGEST_NAME)
  chosen.set((before) => ({ key, owner, name, content, columns: null, adds: before?.adds ?? false }))
}

export const changeChoices = (choices: Partial<Pick<ChosenList, 'columns' | 'adds'>>) =>
  chosen.set((list) => list && { ...list, ...choices })

export const forgetList = () => chosen.set(() => null)

/** The list that somebody has chosen; of somebody else nothing. */
export function useChosenList(owner: string): ChosenList | null {
  const list = useStore(chosen)
  return list?.owner === owner ? list : null
}
