import type { Policy } from '../platform/http/viewer.ts'
import type { Signature } from '../signing/signing.types.ts'
import { isAnyPart } from '../trials/parts.ts'
import type { TrialHead } from '../trials/trials.types.ts'

/** Who runs the trial, its head judge, and who corrects its results. Source: docs/rules/trials.md#signing. */
export const readSigning: Policy<TrialHead> = (viewer, trial) =>
  isAnyPart(viewer, trial, ['agent', 'headJudge', 'chief', 'sysadmin'])

/** The head judge alone: nobody signs in the name of another. */
export const signResults: Policy<TrialHead> = (viewer, trial) => isAnyPart(viewer, trial, ['headJudge'])

/** Who gave it; where there is none any more, the head judge is told so. */
export const withdrawSignatures: Policy<{
  readonly trial: TrialHead
  readonly signature: Signature | null
}> = (viewer, { trial, signature }) =>
  signature
    ? signature.accountId !== null && signature.accountId === viewer.account?.id
    : signResults(viewer, trial)
