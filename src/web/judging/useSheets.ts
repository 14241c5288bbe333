import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { AnswerOf } from '#contract/calls.ts'
import type { practice, savePractice, saveResultFields, trialResults } from '#contract/endpoints/judging.ts'
import type { PracticeSheets, ResultLine, ResultSheets, SavedSheet } from '#contract/judging.ts'
import type { SheetField, SheetKind, SheetValue, SheetValues } from '#domain/trials/sheet.ts'
import { useUser } from '../accounts/session/session.ts'
import type { AnswerKey } from '../client/queries.ts'
import { useStore } from '../store.ts'
import { judge, type SheetJudgement } from './judgement.ts'
import { createSaver, type Saver, type SaverState } from './saving/saver.ts'
import type { Unsaved } from './saving/unsaved.ts'
import { unsavedStorage } from './saving/unsavedStorage.ts'

interface Source<Asks extends typeof trialResults | typeof practice> {
  readonly trialId: string
  readonly kind: SheetKind
  /** sets practice apart from results */
  readonly name: string
  readonly query: (trialId: string, kind: SheetKind) => { readonly queryKey: AnswerKey<Asks> }
  readonly call: typeof saveResultFields | typeof savePractice
  readonly merge: (sheets: AnswerOf<Asks>, saved: readonly SavedSheet[]) => AnswerOf<Asks>
}

/** The saver of a trial's sheets; what it has saved stands in the page at once. */
export function useSaver<Asks extends typeof trialResults | typeof practice>({
  trialId,
  kind,
  name,
  query,
  call,
  merge,
}: Source<Asks>): Saver {
  const queries = useQueryClient()
  const owner = useUser()?.username ?? ''
  const saver = useMemo(() => {
    const { queryKey } = query(trialId, kind)
    return createSaver({
      trialId,
      call,
      kind,
      storage: unsavedStorage(owner, `${name}.${trialId}.${kind}`),
      onSaved(saved) {
        // What was asked before this was saved would bring the old values back.
        void queries.cancelQueries({ queryKey })
        queries.setQueryData<AnswerOf<Asks>>(queryKey, (sheets) => sheets && merge(sheets, saved))
      },
    })
  }, [queries, owner, query, call, kind, name, trialId, merge])
  useEffect(() => saver.start(), [saver])
  return saver
}

export type FieldMark = 'saved' | 'saving' | 'kept' | 'conflict' | 'refused'

/** A dog's line with what this device has written on it. */
export interface OpenLine {
  readonly line: ResultLine
  readonly values: SheetValues
  readonly judgement: SheetJudgement
  readonly rulebook: ResultSheets['rulebooks'][number]
  /** whether this device may write on it now */
  readonly writable: boolean
  readonly unsaved: ReadonlyMap<SheetField, Unsaved>
  /** the state of saving a field; null: it is empty */
  readonly markOf: (field: SheetField) => FieldMark | null
  /** the state of saving the dog as a whole */
  readonly mark: FieldMark | null
  readonly write: (field: SheetField, value: SheetValue, typing?: boolean) => void
}

interface Stored {
  readonly values: SheetValues
  readonly writable: boolean
}

/** Lines as they are written on: what is stored, under what this device has written. */
export function useOpenLines(
  sheets: ResultSheets | PracticeSheets,
  saver: Saver,
  storedOf: (line: ResultLine) => Stored,
): readonly OpenLine[] {
  const fields = useStore(saver.fields)
  const state = useStore(saver.state)
  return useMemo(
    () =>
      sheets.lines.map((line) => {
        const stored = storedOf(line)
        const own = [...fields.values()].filter(({ entryId }) => entryId === line.entryId)
        return openLine(sheets, line, stored, own, saver, state)
      }),
    [sheets, fields, state, saver, storedOf],
  )
}

function openLine(
  sheets: ResultSheets,
  line: ResultLine,
  stored: Stored,
  own: readonly Unsaved[],
  saver: Saver,
  state: SaverState,
): OpenLine {
  const { entryId } = line
  const unsaved = new Map(own.map((item) => [item.field, item]))
  const values: SheetValues = {
    ...stored.values,
    ...Object.fromEntries(own.map(({ field, value }) => [field, value])),
  }
  const rulebook = sheets.rulebooks.find(({ id }) => id === line.rulebookId) ?? sheets.rulebooks[0]!
  const markOf = (field: SheetField): FieldMark | null => {
    const item = unsaved.get(field)
    if (item) return markOfUnsaved(item, state)
    return (values[field] ?? null) === null ? null : 'saved'
  }
  return {
    line,
    values,
    rulebook,
    unsaved,
    markOf,
    judgement: judge(sheets, rulebook, line, values),
    writable: stored.writable && entryId !== null,
    mark: worstOf(
      own.map((item) => markOfUnsaved(item, state)),
      Object.keys(stored.values).length > 0,
    ),
    write: (field, value, typing) => {
      if (entryId !== null) saver.write(entryId, field, value, stored.values[field] ?? null, typing)
    },
  }
}

function markOfUnsaved(item: Unsaved, state: SaverState): FieldMark {
  if (item.state !== 'waiting') return item.state
  return state === 'unreachable' ? 'kept' : 'saving'
}

const FROM_WORST: readonly FieldMark[] = ['conflict', 'refused', 'kept', 'saving']

function worstOf(marks: readonly FieldMark[], begun: boolean): FieldMark | null {
  return FROM_WORST.find((mark) => marks.includes(mark)) ?? (begun ? 'saved' : null)
}
