import type { Treasury } from '#contract/money.ts'
import type { FoundTreasury } from './money.service.ts'
import type { TrialSums } from './money.types.ts'

const presentSums = (sums: TrialSums): Treasury['totals']['trials'] => ({
  entries: sums.entries,
  paidCents: sums.paidCents,
  refundedCents: sums.refundedCents,
  onItsWayCents: sums.onItsWayCents,
  keptCents: sums.keptCents,
  owedCents: sums.owedCents,
  unpaidCents: sums.unpaidCents,
  waiting: sums.waiting,
})

export const presentTreasury = ({ period, trials, months, totals }: FoundTreasury): Treasury => ({
  from: period.from,
  to: period.to,
  trials: trials.map(({ id, date, kaerNr, place, club, ...sums }) => ({
    trial: { id, date, kaerNr, place, club: { id: club.id, name: club.name } },
    ...presentSums(sums),
  })),
  months: months.map(({ month, inCents, backCents }) => ({ month, inCents, backCents })),
  totals: {
    trials: presentSums(totals.trials),
    months: { inCents: totals.months.inCents, backCents: totals.months.backCents },
  },
})
