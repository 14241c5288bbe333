import { useState } from 'react'
import { useTranslate } from '../i18n/useTranslate.ts'
import { toastRefusal } from '../ui/toasts/toastRefusal.ts'
import type { ChangeMessage, ListChange } from './listContext.ts'
import { useSendList } from './useSendList.ts'

/** Changes the list and keeps the last change's message and undo. */
export function useListChanges(trialId: number) {
  const t = useTranslate()
  const [message, setMessage] = useState<ChangeMessage | null>(null)
  const { mutate, isPending } = useSendList(trialId)
  const change = (request: ListChange, next: ChangeMessage | null) =>
    mutate(request, { onSuccess: () => setMessage(next), onError: (error) => toastRefusal(t, error) })
  return {
    message,
    busy: isPending,
    change,
    setMessage,
    undo: () => message?.undo && change(message.undo, null),
  }
}
