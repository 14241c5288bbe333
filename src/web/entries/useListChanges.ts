import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { tellRefusal } from '../ui/tellRefusal.ts'
import type { ListChange, Told } from './listContext.ts'
import { useSendList } from './useSendList.ts'

/** Changes the list at once and remembers how the last change is told and taken back. */
export function useListChanges(trialId: number) {
  const { t } = useTranslation()
  const [told, setTold] = useState<Told | null>(null)
  const { mutate, isPending } = useSendList(trialId)
  const change = (asked: ListChange, next: Told | null) =>
    mutate(asked, { onSuccess: () => setTold(next), onError: (error) => tellRefusal(t, error) })
  return {
    told,
    busy: isPending,
    change,
    tell: setTold,
    undo: () => told?.undo && change(told.undo, null),
  }
}
