import { queryOptions } from '@tanstack/react-query'
import type { OneResult, PracticeSheets, ResultLine, ResultSheets, SavedSheet } from '#contract/judging.ts'
import type { SheetKind } from '#domain/trials/sheet.ts'
import { getJson, postJson } from '../api.ts'

/** Milliseconds after which the page looks again what others have written. */
const LOOK_AGAIN = 10_000

const trialPath = (trialId: string) => `/api/auth/trials/${encodeURIComponent(trialId)}`

/** What is asked again and again while it is shown. */
const LIVE = { staleTime: 0, refetchInterval: LOOK_AGAIN, refetchOnWindowFocus: true } as const

export const resultSheetsQuery = (trialId: string, kind: SheetKind) =>
  queryOptions({
    queryKey: ['private', 'results', trialId, kind],
    queryFn: ({ signal }) =>
      getJson<ResultSheets>(`${trialPath(trialId)}/results`, { signal, query: { kind } }),
    ...LIVE,
  })

export const practiceQuery = (trialId: string, kind: SheetKind) =>
  queryOptions({
    queryKey: ['private', 'practice', trialId, kind],
    queryFn: ({ signal }) =>
      getJson<PracticeSheets>(`${trialPath(trialId)}/practice`, { signal, query: { kind } }),
    ...LIVE,
  })

export const resultFieldsPath = (trialId: string) => `${trialPath(trialId)}/results/fields`
export const practiceFieldsPath = (trialId: string) => `${trialPath(trialId)}/practice/fields`

/** What is said when a dog is marked done; `outcome` for one that was not judged. */
export interface Marking {
  readonly entryId: number
  readonly kind: SheetKind
  readonly seenAt: string | null
  readonly outcome?: 'absent' | 'withdrawn' | 'interrupted'
}

export const postDone = (trialId: string, marking: Marking) =>
  postJson<ResultLine>(`${trialPath(trialId)}/results/done`, marking)

export const postOpen = (trialId: string, opened: Pick<Marking, 'entryId' | 'kind'>) =>
  postJson<ResultLine>(`${trialPath(trialId)}/results/open`, opened)

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

export const resultQuery = (id: string, kind: SheetKind) =>
  queryOptions({
    queryKey: ['private', 'result', id, kind],
    queryFn: ({ signal }) =>
      getJson<OneResult>(`/api/auth/results/${encodeURIComponent(id)}`, { signal, query: { kind } }),
    staleTime: 0,
  })
