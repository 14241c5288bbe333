import type { Resolver } from 'react-hook-form'
import type { OneResult } from '#contract/judging.ts'
import type { TrialClass } from '#domain/trials/results.ts'
import type { SheetField, SheetValues } from '#domain/trials/sheet.ts'
import { fieldProblem } from '#domain/trials/sheetFields.ts'
import { judge, type SheetJudgement } from '../judgement.ts'
import type { OpenLine } from '../useSheets.ts'

/** What a correction is filled in with: the fields of the sheet, and its own. */
export type CorrectionValues = SheetValues & {
  readonly class: TrialClass
  readonly reason: string
  readonly waterAnew: boolean
  /** published although checks fail */
  readonly override: boolean
}

/** A correction in which nothing has been changed yet. */
export const correctionValues = ({ line }: OneResult): CorrectionValues => ({
  ...line.values,
  class: line.class,
  reason: '',
  waterAnew: false,
  override: false,
})

/** As the call takes it, without what tells whose it is. */
export function correctionBody({ class: ofClass, reason, waterAnew, override, ...values }: CorrectionValues) {
  return { class: ofClass, reason, waterAnew, override, values }
}

/** The result as corrected so far, for fields that are not saved as one goes. It is judged anew, as the service will. */
export function correctedLine(
  result: OneResult,
  correction: CorrectionValues,
  write: OpenLine['write'],
): OpenLine {
  const { line, rulebook, otherWater } = result
  const { class: ofClass, waterAnew, values: typed } = correctionBody(correction)
  const invalid = invalidIn(result, typed)
  const values = Object.fromEntries(Object.entries(typed).filter(([field]) => !invalid.has(field)))
  const water = waterAnew ? otherWater : line.water
  // What stands is not judged anew.
  const corrected = { ...line, class: ofClass, water, status: 'entered' as const, accepted: line }
  return {
    line: corrected,
    values,
    rulebook,
    judgement: judge(result, rulebook, corrected, values),
    writable: true,
    keptDone: false,
    unsaved: new Map(),
    markOf: () => null,
    mark: null,
    write,
    typedIn: (field) => (invalid.has(field) ? String(typed[field]) : undefined),
    hold: write,
  }
}

/** The fields in which stands what is no value of theirs, with what is wrong. */
const invalidIn = ({ kind, rulebook, line }: OneResult, values: SheetValues): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(values).flatMap(([field, value]) => {
      // What was stored under other rules is nobody's mistake here.
      if (value === line.values[field as SheetField]) return []
      const problem = fieldProblem(rulebook, kind, field, value ?? null)
      return problem ? [[field, problem] as const] : []
    }),
  )

/** Holds a correction against every check of marking done, and asks for its reason. */
export function correctionResolver(result: OneResult): Resolver<CorrectionValues, unknown, CorrectionValues> {
  return (values) => {
    const { judgement: judged } = correctedLine(result, values, () => undefined)
    const { values: typed } = correctionBody(values)
    const invalid = [...invalidIn(result, typed)]
    const errors = {
      ...(!values.override && errorsOf(judged)),
      ...Object.fromEntries(invalid.map(([field, message]) => [field, { type: 'check', message }])),
      ...(values.reason.trim() === '' && { reason: REASON_MISSING }),
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
}

const REASON_MISSING = { type: 'check', message: 'REASON_MISSING' }

/** The first failing check of each field. */
const errorsOf = ({ checks }: SheetJudgement) =>
  Object.fromEntries(checks.toReversed().map(({ field, code }) => [field, { type: 'check', message: code }]))
