import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { CheckInChange, CheckInList } from '#contract/checkIn.ts'
import { getCheckIn, saveCheckIn } from '#contract/endpoints/checkIn.ts'
import { getParticipants } from '#contract/endpoints/entries.ts'
import { LOGS } from '../../audit/queries.ts'
import { change as send } from '../../client/calls.ts'
import { invalidate } from '../../client/queries.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { toastRefusal } from '../../ui/toasts/toastRefusal.ts'
import { checkInQuery } from '../queries.ts'

/** The message after a mark, and the mark that takes it back. */
interface MarkMessage {
  readonly text: string
  readonly undo?: CheckInChange
}

export type Mark = (change: CheckInChange, message: MarkMessage) => void

const keyOf = ({ entryId, field }: CheckInChange): string => `${entryId} ${field}`

/**
 * Marks what is seen of a dog, each tap by itself: it is shown at once, and as it is stored where it was refused or somebody else has
 * marked it meanwhile. Taps are sent one after the other, so that no earlier answer replaces a later one, and the message, with its undo, is
 * that of the last tap.
 */
export function useCheckIn(trialId: number) {
  const t = useTranslate()
  const queries = useQueryClient()
  const { queryKey } = checkInQuery(trialId)
  const [message, setMessage] = useState<MarkMessage | null>(null)
  const last = useRef(Promise.resolve())
  /** what is on its way, by dog and field */
  const [sending, setSending] = useState<ReadonlyMap<string, CheckInChange>>(new Map())
  const setSent = (change: CheckInChange) =>
    // The same field may have been tapped again meanwhile.
    setSending((before) => new Map([...before].filter(([, other]) => other !== change)))
  const mark: Mark = (change, next) => {
    setSending((before) => new Map(before).set(keyOf(change), change))
    setMessage(null)
    const own = last.current.then(async () => {
      if ((await store(change)) && last.current === own) setMessage(next)
    })
    last.current = own
  }
  /** @returns whether it was stored */
  const store = async (change: CheckInChange): Promise<boolean> => {
    try {
      const row = await send(saveCheckIn, change, { params: { id: trialId } })
      await queries.cancelQueries({ queryKey })
      queries.setQueryData<CheckInList>(queryKey, (list) => list && withRow(list, row))
      void invalidate(queries, getParticipants, ...LOGS)
      return true
    } catch (error) {
      if (error instanceof Error) toastRefusal(t, error)
      void invalidate(queries, getCheckIn)
      return false
    } finally {
      setSent(change)
    }
  }
  return {
    mark,
    sending,
    message,
    setMessage,
    undo: () => {
      if (message?.undo) mark(message.undo, { text: t('checkIn.undone') })
    },
  }
}

const withRow = (list: CheckInList, row: CheckInList['dogs'][number]): CheckInList => ({
  ...list,
  dogs: list.dogs.map((one) => (one.entryId === row.entryId ? row : one)),
})

/** The marks of a dog with those that are on their way. */
export function marksOf(
  { entryId, marks }: CheckInList['dogs'][number],
  sending: ReadonlyMap<string, CheckInChange>,
): CheckInList['dogs'][number]['marks'] {
  const own = [...sending.values()].filter((change) => change.entryId === entryId)
  return { ...marks, ...Object.fromEntries(own.map(({ field, value }) => [field, value])) }
}
