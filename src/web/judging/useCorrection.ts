import { useEffect, useMemo, useState } from 'react'
import type { OneResult } from '#contract/judging.ts'
import type { SheetField, SheetValue } from '#domain/trials/sheet.ts'
import { useUser } from '../accounts/session.ts'
import { forgetDraft, readDraft, writeDraft } from '../ui/forms/drafts.ts'
import {
  beginCorrection,
  type Correction,
  type CorrectionValues,
  correctedSince,
  onto,
} from './correction.ts'
import { judge } from './judged.ts'
import type { OpenLine } from './useSheets.ts'

/**
 * A correction as it is filled in, kept in this window through a reload and an expired session. Where somebody else has corrected
 * the result since, nothing is lost: it is told (`meanwhile`), and the person goes on with the own changes or drops them.
 */
export function useCorrection(result: OneResult) {
  const { line, kind, rulebook } = result
  const owner = useUser()?.username ?? ''
  const name = `result-${kind}-${line.resultId}`
  const [correction, setCorrection] = useState(() => kept(name, owner) ?? beginCorrection(result))
  const [touched, setTouched] = useState(false)
  const { given, begun } = correction
  useEffect(() => {
    if (touched) writeDraft(name, owner, { values: { ...given }, began: { ...begun } })
  }, [given, begun, touched, name, owner])
  const change = (next: (before: CorrectionValues) => CorrectionValues) => {
    setTouched(true)
    setCorrection((before) => ({ ...before, given: next(before.given) }))
  }
  const write = (field: SheetField, value: SheetValue) =>
    change((before) => ({ ...before, values: { ...before.values, [field]: value } }))
  const open = useMemo((): Omit<OpenLine, 'write'> => {
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
    }
  }, [given, result, line, rulebook])
  return {
    given,
    version: begun.version,
    meanwhile: result.version > begun.version ? correctedSince(correction, result) : null,
    open: { ...open, write },
    set: (some: Partial<CorrectionValues>) => change((before) => ({ ...before, ...some })),
    goOn() {
      setTouched(true)
      setCorrection(onto(correction, result))
    },
    /** begins anew: the own changes are saved, or dropped */
    restart(from: OneResult) {
      forgetDraft(name)
      setTouched(false)
      setCorrection(beginCorrection(from))
    },
  }
}

/** The correction that this person has begun in this window and not saved. */
function kept(name: string, owner: string): Correction | undefined {
  const draft = readDraft(name, owner)
  return draft && 'version' in draft.began
    ? ({ given: draft.values, begun: draft.began } as unknown as Correction)
    : undefined
}
