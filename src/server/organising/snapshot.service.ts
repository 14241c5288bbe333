import { countUndecided } from '../objections/objections.service.ts'
import type { Reader } from '../platform/act.ts'
import { proposalState } from '../proposals/proposals.service.ts'
import { readSigned } from '../signing/signatures.service.ts'
import type { TrialHead } from '../trials/trials.types.ts'
import { judgesById } from './choices.store.ts'
import { trialDogs } from './dogs.store.ts'
import { snapshotOf, type TrialSnapshot } from './snapshot.ts'

/** @param judgeIds judges that are being chosen */
export async function readSnapshot(
  reader: Reader,
  head: TrialHead,
  judgeIds: readonly number[] = [],
): Promise<TrialSnapshot> {
  const { db, today } = reader
  const ids = new Set([...head.judges.map(({ id }) => id), ...judgeIds])
  return snapshotOf(head, today, {
    dogs: await trialDogs(db, head.id),
    judges: await judgesById(db, [...ids]),
    undecided: await countUndecided(reader, head.id),
    proposals: await proposalState(reader, head),
    signed: await readSigned(reader, head),
  })
}
