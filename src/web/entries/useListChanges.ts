import { useState } from 'react'
import { moveEntry } from '#contract/endpoints/entries.ts'
import { ApiError } from '../client/ApiError.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { toastRefusal } from '../ui/toasts/toastRefusal.ts'
import type { ChangeMessage, ListChange } from './listContext.ts'
import { useSendList } from './useSendList.ts'

interface Asked {
  readonly request: Extract<ListChange, { readonly call: typeof moveEntry }>
  readonly next: ChangeMessage | null
}

/** Changes the list and keeps the last change's message and undo, and a move that waits for its reason. */
export function useListChanges(trialId: number) {
  const t = useTranslate()
  const [message, setMessage] = useState<ChangeMessage | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const { mutate, mutateAsync, isPending } = useSendList(trialId)
  const change = (request: ListChange, next: ChangeMessage | null) =>
    mutate(request, {
      onSuccess: () => setMessage(next),
      onError: (error) =>
        request.call === moveEntry && error instanceof ApiError && error.code === 'MOVE_OVERTAKES'
          ? setAsked({ request: request as Asked['request'], next })
          : toastRefusal(t, error),
    })
  const giveReason = async (reason: string) => {
    if (!asked) return
    await mutateAsync({ call: moveEntry, body: { ...asked.request.body, reason } })
    setMessage(asked.next)
    setAsked(null)
  }
  return {
    message,
    busy: isPending,
    change,
    setMessage,
    undo: () => message?.undo && change(message.undo, null),
    asksReason: asked !== null,
    giveReason,
    dropMove: () => setAsked(null),
  }
}
