import { useMemo } from 'react'
import type { PracticeSheets, ResultLine, ResultSheets } from '#contract/judging.ts'
import type { SheetField, SheetValues } from '#domain/trials/sheet.ts'
import { type OpenFields, openFields } from '../sheets/openFields.ts'
import type { Saver } from '../sheets/saver.ts'
import { useStore } from '../store.ts'
import { judge, type SheetJudgement } from './judgement.ts'

/** A dog's line with what this device has written on it. */
export interface OpenLine extends OpenFields<SheetField> {
  readonly line: ResultLine
  readonly judgement: SheetJudgement
  readonly rulebook: ResultSheets['rulebooks'][number]
  /** whether this device may write on it now */
  readonly writable: boolean
  /** marked done on this device alone, and not sent yet */
  readonly keptDone: boolean
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
    keptDone: false,
  }
}
