import type { SigningRow, TrialSigning } from '#contract/signing.ts'
import { whyGiven } from '#domain/trials/kinds.ts'
import type { Outcome } from '#domain/trials/results.ts'
import type { SheetKind, SheetValue } from '#domain/trials/sheet.ts'
import { differencesOf, signingRefusal } from '#domain/trials/signing.ts'
import { presentSummary } from '../dogs/records.presenter.ts'
import type { DoneResult, ResultLine } from '../judging/results.types.ts'
import type { Reader } from '../platform/act.ts'
import { accountIdOf } from '../platform/http/viewer.ts'
import { fingerprintOf, signedResult } from '../signing/digests.service.ts'
import { headJudgeOf } from '../signing/signatures.service.ts'
import type { TrialHead } from '../trials/trials.types.ts'
import { signResults } from './signing.policy.ts'
import type { describeSigning } from './signing.service.ts'

type Described = Awaited<ReturnType<typeof describeSigning>>

/** What the head judge looks through, and how the signature stands. */
export function presentSigning(described: Described, { viewer }: Reader): TrialSigning {
  const { trial, facts, signature, results, performances, objected } = described
  const head = headJudgeOf(trial)
  const differences = differencesOf(signature?.results ?? [], results)
  const changed = new Set(differences.changed.map(({ kind, id }) => `${kind} ${id}`))
  return {
    state: facts.signing.state,
    signature: signature && {
      signedAt: signature.signedAt.toISOString(),
      signer: signature.signer,
      results: signature.results.length,
      fingerprint: fingerprintOf(signature.results),
      own: signature.accountId !== null && signature.accountId === accountIdOf(viewer),
      headChanged: signature.judgeId !== head?.id,
      gone: differences.gone,
    },
    headJudge: head ? { name: head.name, account: head.accountId !== null } : null,
    maySign: signResults(viewer, trial),
    blockedBy: signingRefusal(facts)?.code ?? null,
    fingerprint: fingerprintOf(results),
    trialObjected: objected.has(null),
    rows: performances.map((performance) => presentRow(described, performance, changed)),
  }
}

function presentRow(
  { trial, dogs, signature, objected }: Described,
  { kind, line }: Described['performances'][number],
  changed: ReadonlySet<string>,
): SigningRow {
  const { dogId, entry, result } = line
  return {
    dog: presentSummary(dogs.get(dogId)!),
    kind,
    class: line.class,
    startNumber: entry?.startNumber ?? null,
    result: result && { ...presentResult(kind, result), noPrize: noPrizeOf(trial, kind, line, result) },
    objected: objected.has(dogId),
    differs: signature !== null && result !== null && changed.has(`${kind} ${result.id}`),
  }
}

function presentResult(
  kind: SheetKind,
  result: DoneResult,
): Omit<NonNullable<SigningRow['result']>, 'noPrize'> {
  const { id, points, prize, judge, values } = result
  return {
    id,
    digest: signedResult(kind, result).digest,
    outcome: values.outcome as Outcome,
    points,
    prize,
    water: gradeOf(values.water),
    track: gradeOf(values.track),
    judge,
  }
}

/** Why a result has no prize; null where it has one, or where its outcome says it, or its values do not tell. */
function noPrizeOf(
  { divided }: TrialHead,
  kind: SheetKind,
  line: ResultLine,
  result: DoneResult,
): NonNullable<SigningRow['result']>['noPrize'] {
  if (result.prize !== 0) return null
  const { rulebook, class: trialClass, water } = line
  const why = whyGiven(kind, { rulebook, trialClass, divided, water }, result.values, result)
  if (why === null || why.why === 'outcome') return null
  return why.why === 'missing' ? { ...why, fields: [...why.fields] } : why
}

const gradeOf = (value: SheetValue | undefined): number | null => (typeof value === 'number' ? value : null)
