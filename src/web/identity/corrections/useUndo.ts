import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { AnswerOf } from '#contract/calls.ts'
import { dogCorrections, undoCorrection } from '#contract/endpoints/corrections.ts'
import { ask } from '../../client/calls.ts'
import { useChosenChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { toastRefusal } from '../../ui/toasts/toastRefusal.ts'
import { closeToast, showSuccess } from '../../ui/toasts/toasts.ts'
import { chooseDogAddress } from '../addresses.ts'
import { refreshAll } from '../refreshAll.ts'

export type Stayed = AnswerOf<typeof undoCorrection>['stayed']

interface Which {
  readonly regnr: string
  readonly id: number
}

/** Undoes corrections, and keeps what an undo has left as it was. */
export function useUndo() {
  const t = useTranslate()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [stayed, setStayed] = useState<Stayed>([])
  const { isPending, mutateAsync } = useChosenChange(
    ({ regnr, id }: Which) => ({ call: undoCorrection, body: undefined, params: { regnr, id } }),
    {
      async onSuccess(answer) {
        setStayed(answer.stayed)
        if (answer.stayed.length > 0) return
        showSuccess(t(answer.removed ? 'identity.adding.removed' : 'identity.corrections.done'))
        if (answer.removed) await navigate(chooseDogAddress('perustiedot'))
      },
      onError: (error) => toastRefusal(t, error),
      onSettled: () => refreshAll(queries),
    },
  )
  const undo = async (which: Which) => {
    // What still offers the same has nothing to offer any more.
    closeToast()
    // A failure has been told by the call itself.
    await mutateAsync(which).catch(() => {})
  }
  return {
    undo,
    busy: isPending,
    stayed,
    forgetStayed: () => setStayed([]),
    /** says that a correction is saved, and offers to undo it */
    async offer(regnr: string, text: string) {
      const id = await newestOf(regnr)
      const action = { label: t('identity.corrections.undo'), run: () => void undo({ regnr, id: id! }) }
      showSuccess(text, id === undefined ? undefined : action)
    },
  }
}

export type Undo = ReturnType<typeof useUndo>

/** The correction that has just been made; undefined where it cannot be asked, as it stands in the list all the same. */
async function newestOf(regnr: string): Promise<number | undefined> {
  const answer = await ask(dogCorrections, { params: { regnr } }).catch(() => undefined)
  const newest = answer?.corrections[0]
  return newest?.undoneAt === null ? newest.id : undefined
}
