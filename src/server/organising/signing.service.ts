import type * as z from 'zod'
import type { SigningDifference, signTrial, withdrawSignature } from '#contract/signing.ts'
import { calledBy } from '#domain/dogs.ts'
import { whyNotRunning } from '#domain/trials/refusals.ts'
import { type SheetKind, sheetKinds } from '#domain/trials/sheet.ts'
import { differencesOf, isSame, signingRefusal } from '#domain/trials/signing.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import { judgedTrial } from '../judging/lines.service.ts'
import type { ResultLine } from '../judging/results.types.ts'
import { undecidedAbout } from '../objections/objections.service.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { accountIdOf } from '../platform/http/viewer.ts'
import { signedResult } from '../signing/digests.service.ts'
import { dropSignature, findSignature, headJudgeOf, keepSignature } from '../signing/signatures.service.ts'
import type { Signature } from '../signing/signing.types.ts'
import type { TrialHead } from '../trials/trials.types.ts'
import { refuse } from './refuse.ts'
import { readSnapshot } from './snapshot.service.ts'

/** One performance that is looked through. */
interface Performance {
  readonly kind: SheetKind
  readonly line: ResultLine
}

const isWritten = ({ sheet }: ResultLine) =>
  Object.values(sheet?.values ?? {}).some((value) => value !== null && value !== '')

/** Every performance by which the trial is ended, and whatever else is written down. @throws AppError 422 RULEBOOK_MISSING */
async function performancesOf(reader: Reader, trial: TrialHead): Promise<Performance[]> {
  const kinds = sheetKinds(trial.type, trial.divided)
  const found: Performance[] = []
  for (const kind of kinds) {
    const { lines } = await judgedTrial(reader, trial, { kind })
    const counted = lines.filter((line) => kind === kinds[0] || line.result || isWritten(line))
    found.push(...counted.map((line) => ({ kind, line })))
  }
  return found
}

/** Everything that is seen before a trial is signed. */
export async function describeSigning(reader: Reader, trial: TrialHead) {
  const snapshot = await readSnapshot(reader, trial)
  const performances = await performancesOf(reader, trial)
  const ids = performances.map(({ line }) => line.dogId)
  return {
    trial,
    facts: snapshot.facts,
    signature: snapshot.signed.signature,
    results: performances.flatMap(({ kind, line }) => (line.result ? [signedResult(kind, line.result)] : [])),
    performances,
    objected: await undecidedAbout(reader, trial.id),
    dogs: await dogSummaries(reader, ids),
  }
}

/**
 * Signs the results of a locked trial as they were seen; the same results signed twice are signed once.
 * @throws AppError 409 SIGNED_RESULTS_DIFFER, 422
 */
export async function sign(act: Act, trial: TrialHead, { results: seen }: z.output<typeof signTrial.body>) {
  const described = await describeSigning(act, trial)
  const { facts, results, signature } = described
  refuse(signingRefusal(facts))
  refuseOthers(described, seen)
  const accountId = accountIdOf(act.viewer)
  const isSigned = facts.signing.state === 'signed' && signature?.accountId === accountId
  if (isSigned) return
  await keepSignature(act, trial, {
    judgeId: headJudgeOf(trial)!.id,
    accountId,
    signedAt: act.at,
    results,
  })
}

/** @throws AppError 409 SIGNED_RESULTS_DIFFER where what was seen is not what is */
function refuseOthers(
  { performances, results, dogs }: Awaited<ReturnType<typeof describeSigning>>,
  seen: z.output<typeof signTrial.body>['results'],
): void {
  const differences = differencesOf(seen, results)
  if (isSame(differences)) return
  const changed = new Set(differences.changed.map(({ kind, id }) => `${kind} ${id}`))
  const others = performances.flatMap(({ kind, line: { result, dogId } }) =>
    result && changed.has(`${kind} ${result.id}`) ? [calledBy(dogs.get(dogId)!)] : [],
  )
  const details: SigningDifference = { dogs: [...new Set(others)].join(', ') || '–' }
  throw new AppError('conflict', 'SIGNED_RESULTS_DIFFER', undefined, { details })
}

/** A locked trial with its signature. */
export async function withSignature(act: Act, trial: TrialHead) {
  return { trial, signature: await findSignature(act, trial) }
}

/** Takes the signature of a locked trial back; twice is once. @throws AppError 409 CHANGED_MEANWHILE, 422 by state */
export async function withdraw(
  act: Act,
  { trial, signature }: { readonly trial: TrialHead; readonly signature: Signature | null },
  { reason, signedAt }: z.output<typeof withdrawSignature.body>,
): Promise<void> {
  const { facts } = await readSnapshot(act, trial)
  const stopped = whyNotRunning(facts.state)
  if (stopped) throw new AppError('refused', stopped)
  if (!signature) return
  if (signature.signedAt.toISOString() !== signedAt) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  await dropSignature(act, trial, signature, reason)
}
