import { moveEntry } from '#contract/endpoints/entries.ts'
import type { EntryRow } from '#contract/entries.ts'
import { calledBy } from '#domain/dogs.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { useList } from '../listContext.ts'
import { moveBack } from './order.ts'

/** Moves a dog from a place to the end of the reserve, or the other way. */
export function useListMove(entry: EntryRow) {
  const t = useTranslate()
  const { participants, change } = useList()
  const messageKey = () => {
    if (entry.list === 'place') return 'entries.movedToReserve'
    return entry.contactEmail === null ? 'entries.movedToPlaceSilently' : 'entries.movedToPlace'
  }
  const toOther = () =>
    change(
      {
        call: moveEntry,
        body: {
          entryId: entry.id,
          list: entry.list === 'place' ? 'reserve' : 'place',
          beforeId: null,
        },
      },
      { text: t(messageKey(), { dog: calledBy(entry.dog) }), undo: moveBack(entry, participants) },
    )
  return { toOther }
}
