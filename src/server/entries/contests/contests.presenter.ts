import type { ContestRow } from '#contract/contestFields.ts'
import type { Contest } from './contests.store.ts'

export const presentContest = (contest: Contest): ContestRow => ({
  id: contest.id,
  reason: contest.reason,
  madeAt: contest.madeAt.toISOString(),
  state: contest.state,
  verdictReason: contest.verdictReason,
  decidedAt: contest.decidedAt?.toISOString() ?? null,
})
