import type { PaperAward } from '#contract/paperAwardFields.ts'
import type { PaperAwardRow } from '#contract/paperAwards.ts'
import { presentAccount } from '../audit/audit.presenter.ts'
import { presentSummary } from '../dogs/records.presenter.ts'
import type { AwardOfDog } from './paperAwards.service.ts'
import type { PaperAward as StoredAward } from './paperAwards.store.ts'

export const presentAward = (stored: StoredAward): PaperAward => {
  const { id, trialId, ground, award, place, wonOn, seenBy, verdict, verdictReason } = stored
  return { id, trialId, ground, award, place, wonOn, seenBy, verdict, verdictReason }
}

export function presentAwardRow({ award, dog }: AwardOfDog): PaperAwardRow {
  const { trialId, trialHeldOn, trialPlace, recordedBy, recorder, decidedBy, decider } = award
  return {
    ...presentAward(award),
    dog: presentSummary(dog),
    trial: trialId === null ? null : { id: trialId, heldOn: trialHeldOn, place: trialPlace },
    recordedAt: award.recordedAt.toISOString(),
    recordedBy: presentAccount(recordedBy, recorder),
    decidedAt: award.decidedAt?.toISOString() ?? null,
    decidedBy: presentAccount(decidedBy, decider),
  }
}
