import { showSaves, undoShowSave } from '#contract/endpoints/shows.ts'
import { ask } from '../../client/calls.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { useUndoing } from '../../undoing/useUndoing.ts'

/** Of which show, or of which dog, saves are told; neither: of all. */
export interface WhichSaves {
  readonly show?: number
  readonly regnr?: string
}

/** Undoes saves of shows and their results. */
export function useShowUndo() {
  const t = useTranslate()
  const { undo, busy, offering } = useUndoing<typeof undoShowSave, number>(
    (id) => ({ call: undoShowSave, body: undefined, params: { id } }),
    { tell: ({ stayed }) => ({ stayed, done: t('dogShows.saves.done') }) },
  )
  return {
    undo,
    busy,
    /** says that something is saved, and offers to undo it */
    async offer(which: WhichSaves, text: string) {
      offering(text, await newestOf(which))
    },
  }
}

/** The save that has just been made; undefined where it cannot be asked, as it stands in the list all the same. */
async function newestOf(which: WhichSaves): Promise<number | undefined> {
  const answer = await ask(showSaves, { query: which }).catch(() => undefined)
  const newest = answer?.saves[0]
  return newest?.undoneAt === null ? newest.id : undefined
}
