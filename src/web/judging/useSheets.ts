import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { AnswerOf } from '#contract/calls.ts'
import type { practice, savePractice, saveResultFields, trialResults } from '#contract/endpoints/judging.ts'
import type { PracticeSheets, ResultLine, ResultSheets, SavedSheet } from '#contract/judging.ts'
import type { SheetField, SheetKind, SheetValues } from '#domain/trials/sheet.ts'
import { useUser } from '../accounts/session/session.ts'
import { change } from '../client/calls.ts'
import type { AnswerKey } from '../client/queries.ts'
import { type OpenFields, openFields } from '../sheets/openFields.ts'
import { createSaver, type Saver } from '../sheets/saver.ts'
import { unsavedStorage } from '../sheets/unsavedStorage.ts'
import { useStore } from '../store.ts'
import { judge, type SheetJudgement } from './judgement.ts'

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
}: Source<Asks>): Saver<SheetField> {
  const queries = useQueryClient()
  const owner = useUser()?.username ?? ''
  const saver = useMemo(() => {
    const { queryKey } = query(trialId, kind)
    return createSaver<SheetField, SavedSheet>({
      save: (changes) => change(call, { kind, changes }, { params: { id: trialId } }),
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

/** A dog's line with what this device has written on it. */
export interface OpenLine extends OpenFields<SheetField> {
  readonly line: ResultLine
  readonly judgement: SheetJudgement
  readonly rulebook: ResultSheets['rulebooks'][number]
  /** whether this device may write on it now */
  readonly writable: boolean
}

interface Stored {
  readonly values: SheetValues
  readonly writable: boolean
}

/** Lines as they are written on: what is stored, under what this device has written. */
export function useOpenLines(
  sheets: ResultSheets | PracticeSheets,
  saver: Saver<SheetField>,
  storedOf: (line: ResultLine) => Stored,
): readonly OpenLine[] {
  const fields = useStore(saver.fields)
  const state = useStore(saver.state)
  return useMemo(
    () =>
      sheets.lines.map((line) => {
        const stored = storedOf(line)
        const open = openFields({ entryId: line.entryId, stored: stored.values }, fields, state, saver)
        return openLine(sheets, line, stored, open)
      }),
    [sheets, fields, state, saver, storedOf],
  )
}

function openLine(
  sheets: ResultSheets,
  line: ResultLine,
  { writable }: Stored,
  open: OpenFields<SheetField>,
): OpenLine {
  const rulebook = sheets.rulebooks.find(({ id }) => id === line.rulebookId) ?? sheets.rulebooks[0]!
  return {
    ...open,
    line,
    rulebook,
    judgement: judge(sheets, rulebook, line, open.values),
    writable: writable && line.entryId !== null,
  }
}
