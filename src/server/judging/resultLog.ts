import type { OverriddenChecks } from '#domain/trials/accepted.ts'
import type { SheetKind } from '#domain/trials/sheet.ts'
import type { AuditSubject } from '../platform/act.ts'
import type { TrialHead } from '../trials/trials.types.ts'

/** The audit subject of a dog's result in a trial, of its sheet and of the done result alike. */
export const subjectOf = (
  { trial, kind }: { readonly trial: TrialHead; readonly kind: SheetKind },
  { dogId }: { readonly dogId: number },
) => ['result', `${kind}-${trial.id}-${dogId}`] as const satisfies AuditSubject

/** The checks that a result is published against, as the log has them. */
export const inLog = (overridden: OverriddenChecks | null) =>
  overridden && { overridden: overridden.checks.map(({ code }) => code), overrideReason: overridden.reason }
