import { undoShowSave } from '#contract/endpoints/shows.ts'
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
    /** says that something is saved, and offers to undo it where anything was written */
    offer: (save: number | null, text: string) => offering(text, save ?? undefined),
  }
}
