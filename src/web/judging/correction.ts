import type { OneResult } from '#contract/judging.ts'
import type { TrialClass } from '#domain/trials/results.ts'
import type { SheetValue, SheetValues } from '#domain/trials/sheet.ts'
import { type Changed, changedFields } from '../ui/forms/meanwhile.ts'

/** What a correction has been filled in with. */
export interface CorrectionValues {
  readonly values: SheetValues
  readonly class: TrialClass
  readonly reason: string
  readonly waterAnew: boolean
}

/** A result as it stood when somebody began to correct it. */
interface Begun {
  readonly version: number
  readonly values: SheetValues
  readonly class: TrialClass
}

/** A correction under way. */
export interface Correction {
  readonly given: CorrectionValues
  readonly begun: Begun
}

/** A correction in which nothing has been changed yet. */
export function beginCorrection({ line, version }: OneResult): Correction {
  const { values, class: ofClass } = line
  return {
    given: { values, class: ofClass, reason: '', waterAnew: false },
    begun: { version, values, class: ofClass },
  }
}

/** What somebody else has corrected since this correction was begun; the class is the field `class`. */
export function correctedSince({ begun }: Correction, { line }: OneResult): Changed[] {
  const [was, is] = [begun, line].map(({ values, class: ofClass }) => ({ ...values, class: ofClass }))
  return changedFields(Object.keys({ ...was, ...is }), was!, is!)
}

/** The correction goes on from the result as it is now: what was changed here stays, the rest is fresh. */
export function onto({ given, begun }: Correction, result: OneResult): Correction {
  const { begun: now } = beginCorrection(result)
  const names = Object.keys({ ...begun.values, ...given.values })
  const own = changedFields(names, begun.values, given.values).map(({ name, is }) => [name, is ?? null])
  return {
    given: {
      ...given,
      values: { ...now.values, ...(Object.fromEntries(own) as Record<string, SheetValue>) },
      class: given.class === begun.class ? now.class : given.class,
    },
    begun: now,
  }
}
