import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { BodyOf } from '#contract/calls.ts'
import { markResultDone, openResult } from '#contract/endpoints/judging.ts'
import { getTrial } from '#contract/endpoints/organising.ts'
import type { ResultDifference, ResultLine, ResultSheets, ShownSums } from '#contract/judging.ts'
import { useUser } from '../accounts/session/session.ts'
import { ApiError } from '../client/ApiError.ts'
import { change } from '../client/calls.ts'
import { isNotUnderstood } from '../client/notUnderstood.ts'
import { invalidate } from '../client/queries.ts'
import { errorText } from '../i18n/errorText.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { isOutOfReach } from '../offline/keptAnswers.ts'
import { notSavedText } from '../sheets/notSavedText.ts'
import { isStuck, type Saver } from '../sheets/saver.ts'
import { waitingForPerson } from '../sheets/unsaved.ts'
import { useStore } from '../store.ts'
import { showError, showSuccess } from '../ui/toasts/toasts.ts'
import { markerOf } from './marker.ts'
import { resultSheetsQuery, withLine } from './queries.ts'
import type { OpenLine } from './useSheets.ts'

export type Marking = ReturnType<typeof useMarking>

/** What is sent beside what is on the sheet. */
type Besides = Pick<BodyOf<typeof markResultDone>, 'outcome' | 'override' | 'shown'>

/** A dog whose result comes to something else than was shown, and what was asked for it. */
export interface Differing {
  readonly open: OpenLine
  readonly besides: Besides
  readonly difference: ResultDifference
}

/** Marks dogs done and opens them again; `attempted` holds those whose missing values are shown from then on. */
export function useMarking(trialId: string, { kind }: Pick<ResultSheets, 'kind'>, saver: Saver) {
  const t = useTranslate()
  const queries = useQueryClient()
  const owner = useUser()?.username ?? ''
  const marker = useMemo(() => markerOf(queries, { owner, trialId, kind }), [queries, owner, trialId, kind])
  const kept = useStore(marker.marks)
  const [attempted, setAttempted] = useState<ReadonlySet<number>>(new Set())
  const [busy, setBusy] = useState<number | null>(null)
  const [differing, setDiffering] = useState<Differing | null>(null)
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
    { done, refused = tell }: { done: 'results.done.marked' | 'results.open.opened'; refused?: Refused },
  ) {
    setBusy(entryId)
    try {
      const line = await call()
      take(line)
      // What it says of proposals and of what is missing may be otherwise now.
      void invalidate(queries, getTrial)
      showSuccess(t(done, { dog: line.dog.name || line.dog.regnr }))
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (await refused(error)) return true
      void queries.invalidateQueries({ queryKey })
      return false
    } finally {
      setBusy(null)
    }
  }

  const tell: Refused = (error) => {
    if (error.kind !== 'session') showError(errorText(t, error))
    return undefined
  }

  const seenAt = (entryId: number) =>
    queries.getQueryData(queryKey)?.lines.find((line) => line.entryId === entryId)?.updatedAt ?? null

  async function mark(open: OpenLine, besides: Besides): Promise<boolean> {
    const { entryId } = open.line
    if (entryId === null) return false
    if (!(await saver.flush(entryId))) {
      if (onlyWaits(saver, entryId)) return keep(open, besides)
      showError(notSavedText(t, saver, entryId))
      return false
    }
    const body = { entryId, kind, seenAt: seenAt(entryId), ...besides }
    return run(entryId, () => change(markResultDone, body, { params, sender: owner }), {
      done: 'results.done.marked',
      refused: (error) => {
        if (isOutOfReach(error) || isNotUnderstood(error)) return keep(open, besides)
        if (error.code !== 'RESULT_DIFFERS') return tell(error)
        setDiffering({ open, besides, difference: error.details as ResultDifference })
        return undefined
      },
    })
  }

  /** Keeps the mark on the device until the service can be reached. @returns whether the device keeps it */
  async function keep({ line, values }: OpenLine, besides: Besides): Promise<boolean> {
    try {
      await marker.keep({ entryId: line.entryId!, besides, values, at: new Date().toISOString() })
      void marker.send()
      showSuccess(t('results.done.kept', { dog: line.dog.name || line.dog.regnr }))
      return true
    } catch {
      showError(t('results.done.unsaved'))
      return false
    }
  }

  return {
    asked: attempted,
    busy,
    /** dogs that are marked done on the device alone, by entry */
    kept,
    /** Takes such a mark back. */
    dropKept: (entryId: number) => void marker.drop(entryId),
    /** a dog that waits for a word on what its result comes to */
    differing,
    /** @returns false where something keeps it from being done; it is shown at its field */
    async done(open: OpenLine, besides: Omit<Besides, 'shown'> = {}): Promise<boolean> {
      const { line, judgement } = open
      if (line.entryId === null) return false
      const { entryId } = line
      setAttempted((all) => new Set(all).add(entryId))
      const { outcome, override } = besides
      if (!outcome && !override && judgement.checks.length > 0) return false
      // Of a dog that did not come or gave up the screen shows no sums.
      return mark(open, outcome ? besides : { ...besides, shown: sumsOf(open) })
    },
    /** Publishes what the service makes of the sheet, now that it has been seen. */
    async publishComputed({ open, besides, difference }: Differing): Promise<void> {
      await mark(open, { ...besides, shown: difference.computed })
      // Another difference is asked about anew, every other refusal has been told.
      setDiffering((now) => (now?.difference === difference ? null : now))
    },
    dropDiffering: () => setDiffering(null),
    async open({ line: { entryId } }: OpenLine): Promise<boolean> {
      if (entryId === null) return false
      const call = () => change(openResult, { entryId, kind }, { params })
      return run(entryId, call, { done: 'results.open.opened' })
    },
  }
}

/** @returns true where the refusal has been dealt with, so that the dog counts as marked */
type Refused = (error: ApiError) => Promise<boolean> | undefined

/** Whether the dog's fields wait for the service alone, and for no person. */
const onlyWaits = (saver: Saver, entryId: number): boolean =>
  isStuck(saver.state.get()) && waitingForPerson(saver.fields.get(), entryId) === 0

/** What the screen shows of a sheet. */
const sumsOf = ({ judgement: { points, prize }, line: { water } }: OpenLine): ShownSums => ({
  points,
  prize,
  water: water && { id: water.id, water: water.water, track: water.track },
})
