import { useQueryClient } from '@tanstack/react-query'
import type { AnswerOf, Change } from '#contract/calls.ts'
import type { undoCorrection } from '#contract/endpoints/corrections.ts'
import { type ChosenChange, useChosenChange } from '../client/useChange.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { createStore } from '../store.ts'
import { toastRefusal } from '../ui/toasts/toastRefusal.ts'
import { closeToast, showSuccess } from '../ui/toasts/toasts.ts'
import { refreshAll } from './refreshAll.ts'

export type Stayed = AnswerOf<typeof undoCorrection>['stayed']

/** What the last undo has left as it was: told on whatever page stands open then (`StayedDialog`). */
export const stayedStore = createStore<Stayed>([])

interface Telling<Answer> {
  /** what stayed, and what says that nothing did */
  readonly tell: (answer: Answer) => { readonly stayed: Stayed; readonly done: string }
  readonly onDone?: (answer: Answer) => unknown
}

/** Undoes saves, from a list of them or from the message that says that one is saved. */
export function useUndoing<E extends Change, Given>(
  choose: (given: Given) => ChosenChange<E>,
  { tell, onDone }: Telling<AnswerOf<E>>,
) {
  const t = useTranslate()
  const queries = useQueryClient()
  const { isPending, mutateAsync } = useChosenChange<E, Given>(choose, {
    async onSuccess(answer) {
      const { stayed, done } = tell(answer)
      stayedStore.set(() => stayed)
      if (stayed.length > 0) return
      showSuccess(done)
      await onDone?.(answer)
    },
    onError: (error) => toastRefusal(t, error),
    onSettled: () => refreshAll(queries),
  })
  const undo = async (given: Given) => {
    // What still offers the same has nothing to offer any more.
    closeToast()
    // A failure has been told by the call itself.
    await mutateAsync(given).catch(() => {})
  }
  return {
    undo,
    busy: isPending,
    /** says that something is saved, and offers to undo it where it is known by what */
    offering(text: string, given: Given | undefined) {
      const action = { label: t('identity.corrections.undo'), run: () => void undo(given!) }
      showSuccess(text, given === undefined ? undefined : action)
    },
  }
}
