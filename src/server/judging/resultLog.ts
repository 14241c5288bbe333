import type { SheetKind } from '#domain/trials/sheet.ts'
import type { AuditSubject } from '../platform/act.ts'
import type { TrialHead } from '../trials/trials.types.ts'

/** What the log knows a dog's result in a trial by, while it is written down and when it is done. */
export const subjectOf = (
  { trial, kind }: { readonly trial: TrialHead; readonly kind: SheetKind },
  { dogId }: { readonly dogId: number },
) => ['result', `${kind}-${trial.id}-${dogId}`] as const satisfies AuditSubject
