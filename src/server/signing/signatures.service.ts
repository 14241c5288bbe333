import { type SigningState, signingState } from '#domain/trials/signing.ts'
import { doneResults } from '../judging/done.service.ts'
import type { Act, Reader } from '../platform/act.ts'
import type { TrialHead } from '../trials/trials.types.ts'
import { fingerprintOf, signedResult } from './digests.service.ts'
import { deleteSignature, putSignature, signatureOf } from './signatures.store.ts'
import type { Signature, SignedTrial } from './signing.types.ts'

/** The head judge of a trial as it is now; undefined: it has none. */
export const headJudgeOf = ({ judges }: TrialHead) => judges.find(({ head }) => head)

export const findSignature = ({ db }: Reader, { id }: Pick<TrialHead, 'id'>): Promise<Signature | null> =>
  signatureOf(db, id)

/** A trial's signature beside its results as they are. */
export async function readSigned(reader: Reader, trial: TrialHead): Promise<SignedTrial> {
  const signature = await findSignature(reader, trial)
  // Without one there is nothing to hold the results against.
  const done = signature ? await doneResults(reader, trial) : []
  return { signature, results: done.map(([kind, result]) => signedResult(kind, result)) }
}

export const stateOf = ({ signature, results }: SignedTrial, trial: TrialHead): SigningState =>
  signingState(signature, headJudgeOf(trial)?.id ?? null, results)

/** A signature as everyone and every paper is told of it. */
export interface ToldSignature {
  readonly signedAt: Date
  readonly signer: string | null
  readonly fingerprint: string
  readonly state: SigningState
}

/** How a trial was signed; null: not in the service, or before it was changed and not ended yet. */
export async function toldSignature(reader: Reader, trial: TrialHead): Promise<ToldSignature | null> {
  const signed = await readSigned(reader, trial)
  const { signature } = signed
  if (!signature) return null
  const state = stateOf(signed, trial)
  if (state === 'changed' && trial.endedAt === null) return null
  const { signedAt, signer, results } = signature
  return { signedAt, signer, fingerprint: fingerprintOf(results), state }
}

/** Keeps what the head judge of a locked trial signs, in the place of an earlier signature. */
export async function keepSignature(act: Act, trial: TrialHead, signature: Omit<Signature, 'signer'>) {
  await putSignature(act.db, trial.id, signature)
  const { results } = signature
  await act.log(['trial', trial.id], 'TRIAL_SIGNED', null, {
    signedResults: results.length,
    fingerprint: fingerprintOf(results),
  })
}

/** Takes the signature of a locked trial back. */
export async function dropSignature(
  act: Act,
  { id }: TrialHead,
  { results }: Signature,
  reason: string,
): Promise<void> {
  await deleteSignature(act.db, id)
  const before = { signedResults: results.length, fingerprint: fingerprintOf(results) }
  await act.log(['trial', id], 'SIGNATURE_WITHDRAWN', before, { reason })
}
