import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BodyOf } from '#contract/calls.ts'
import { markResultDone, openResult } from '#contract/endpoints/judging.ts'
import type { ResultLine, ResultSheets } from '#contract/judging.ts'
import { ApiError } from '../client/ApiError.ts'
import { change } from '../client/calls.ts'
import { errorText } from '../i18n/errorText.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { showError, showSuccess } from '../ui/toasts/toasts.ts'
import { resultSheetsQuery, withLine } from './queries.ts'
import type { Saver } from './saving/saver.ts'
import type { OpenLine } from './useSheets.ts'

export type Marking = ReturnType<typeof useMarking>

/** Marks dogs done and opens them again; `attempted` holds those whose missing values are shown from then on. */
export function useMarking(trialId: string, { kind }: Pick<ResultSheets, 'kind'>, saver: Saver) {
  const t = useTranslate()
  const queries = useQueryClient()
  const [attempted, setAttempted] = useState<ReadonlySet<number>>(new Set())
  const [busy, setBusy] = useState<number | null>(null)
  const { queryKey } = resultSheetsQuery(trialId, kind)
  const params = { id: trialId }

  const take = (line: ResultLine) => {
    void queries.cancelQueries({ queryKey })
    queries.setQueryData(queryKey, (sheets) => sheets && withLine(sheets, line))
  }

  /** Runs one call for a dog; after a refusal shows it and fetches the sheets again. */
  async function run(
    entryId: number,
    call: () => Promise<ResultLine>,
    messageKey: 'results.done.marked' | 'results.open.opened',
  ) {
    setBusy(entryId)
    try {
      const line = await call()
      take(line)
      showSuccess(t(messageKey, { dog: line.dog.name || line.dog.regnr }))
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.kind !== 'session') showError(errorText(t, error))
      void queries.invalidateQueries({ queryKey })
      return false
    } finally {
      setBusy(null)
    }
  }

  const seenAt = (entryId: number) =>
    queries.getQueryData(queryKey)?.lines.find((line) => line.entryId === entryId)?.updatedAt ?? null

  return {
    asked: attempted,
    busy,
    /** @returns false where something keeps it from being done; it is shown at its field */
    async done(
      { line, judgement }: OpenLine,
      besides: Pick<BodyOf<typeof markResultDone>, 'outcome' | 'override'> = {},
    ): Promise<boolean> {
      const { entryId } = line
      if (entryId === null) return false
      setAttempted((all) => new Set(all).add(entryId))
      const { outcome, override } = besides
      if (!outcome && !override && judgement.checks.length > 0) return false
      if (!(await saver.flush(entryId))) {
        showError(t('results.done.unsaved'))
        return false
      }
      const body = { entryId, kind, seenAt: seenAt(entryId), ...besides }
      return run(entryId, () => change(markResultDone, body, { params }), 'results.done.marked')
    },
    async open({ line: { entryId } }: OpenLine): Promise<boolean> {
      if (entryId === null) return false
      return run(entryId, () => change(openResult, { entryId, kind }, { params }), 'results.open.opened')
    },
  }
}
