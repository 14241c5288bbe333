import { useEffect, useMemo, useState } from 'react'
import type { OneResult } from '#contract/results.ts'
import type { TrialClass } from '#domain/trials/results.ts'
import type { SheetField, SheetValue, SheetValues } from '#domain/trials/sheet.ts'
import { useUser } from '../../accounts/session.ts'
import { forgetDraft, readDraft, writeDraft } from '../../ui/forms/drafts.ts'
import { judge } from './judged.ts'
import type { OpenLine } from './useSheets.ts'

/** What a correction has been filled in with. */
export interface CorrectionValues {
  readonly values: SheetValues
  readonly class: TrialClass
  readonly reason: string
  readonly waterAnew: boolean
}

/** A correction as it is filled in, kept in this window through a reload and an expired session. */
export function useCorrection(result: OneResult) {
  const { line, kind, rulebook, version } = result
  const owner = useUser()?.username ?? ''
  const name = `result-${kind}-${line.resultId}-${version}`
  const [given, setGiven] = useState<CorrectionValues>(() => ({
    values: line.values,
    class: line.class,
    reason: '',
    waterAnew: false,
    ...readDraft(name, owner)?.values,
  }))
  const [touched, setTouched] = useState(false)
  useEffect(() => {
    if (touched) writeDraft(name, owner, { values: { ...given }, began: {} })
  }, [given, touched, name, owner])
  const set = (change: Partial<CorrectionValues>) => {
    setTouched(true)
    setGiven((before) => ({ ...before, ...change }))
  }
  const open = useMemo((): OpenLine => {
    // Judged anew, as the service will.
    const water = given.waterAnew ? result.otherWater : line.water
    const corrected = { ...line, class: given.class, water, status: 'entered' as const }
    return {
      line: corrected,
      values: given.values,
      rulebook,
      judged: judge(result, rulebook, corrected, given.values),
      writable: true,
      unsaved: new Map(),
      markOf: () => null,
      mark: null,
      write: (field: SheetField, value: SheetValue) => {
        setTouched(true)
        setGiven((before) => ({ ...before, values: { ...before.values, [field]: value } }))
      },
    }
  }, [given, result, line, rulebook])
  return { given, set, open, forget: () => forgetDraft(name) }
}
