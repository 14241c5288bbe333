import { getResult, practice, trialResults } from '#contract/endpoints/judging.ts'
import type { PracticeSheets, ResultLine, ResultSheets, SavedSheet } from '#contract/judging.ts'
import type { TrialToKeep } from '#contract/offline.ts'
import type { SheetKind } from '#domain/trials/sheet.ts'
import { queryOf, TOLD_BY_PAGE } from '../client/queries.ts'
import { keptQuery } from '../offline/keptAnswers.ts'
import type { SheetQuestion } from '../offline/sheets.ts'

/** Milliseconds between two looks for what others have written. */
const REFETCH_MS = 10_000

/** Fetched again and again while it is shown. */
const LIVE = {
  staleTime: 0,
  refetchInterval: REFETCH_MS,
  refetchOnWindowFocus: true,
  ...TOLD_BY_PAGE,
} as const

export const resultSheetsQuery = (trialId: string, kind: SheetKind) => ({
  ...keptQuery(queryOf(trialResults, { params: { id: trialId }, query: { kind } })),
  ...LIVE,
})

export const practiceQuery = (trialId: string, kind: SheetKind) => ({
  ...keptQuery(queryOf(practice, { params: { id: trialId }, query: { kind } })),
  ...LIVE,
})

/** The same sheets with what has just been saved. */
export function withSaved(sheets: ResultSheets, saved: readonly SavedSheet[]): ResultSheets {
  return {
    ...sheets,
    lines: sheets.lines.map((line) => {
      const own = saved.find(({ entryId }) => entryId === line.entryId)
      return own && line.status === 'entered'
        ? { ...line, values: own.values, updatedAt: own.updatedAt }
        : line
    }),
  }
}

/** The same sheets with one dog's line as it is now. */
export function withLine(sheets: ResultSheets, now: ResultLine): ResultSheets {
  return {
    ...sheets,
    lines: sheets.lines.map((line) => (line.entryId === now.entryId ? now : line)),
  }
}

export function withPractised(sheets: PracticeSheets, saved: readonly SavedSheet[]): PracticeSheets {
  return {
    ...sheets,
    lines: sheets.lines.map((line) => {
      const own = saved.find(({ entryId }) => entryId === line.entryId)
      return own ? { ...line, practice: own.values, practisedAt: own.updatedAt } : line
    }),
  }
}

export const resultQuery = (id: number | string, kind: SheetKind) => ({
  ...queryOf(getResult, { params: { id }, query: { kind } }),
  ...TOLD_BY_PAGE,
})

/** The questions that a trial's sheets on a device answer: what is written of its results, or practised, of each kind. */
export const sheetQuestions = ({
  id,
  kinds,
  results,
  practice: practises,
}: TrialToKeep): readonly SheetQuestion[] => [
  ...(results ? kinds.map((kind) => resultSheetsQuery(String(id), kind)) : []),
  ...(practises ? kinds.map((kind) => practiceQuery(String(id), kind)) : []),
]
