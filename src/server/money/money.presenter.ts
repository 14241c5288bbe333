import type { Treasury } from '#contract/money.ts'
import { agreementOf } from '#domain/payments/agreement.ts'
import type { FoundTreasury } from './money.service.ts'
import type { MonthOfTrial, MonthSums, TrialMoney, TrialSums } from './money.types.ts'

const presentSums = (sums: TrialSums): Treasury['totals']['trials'] => ({
  entries: sums.entries,
  paidCents: sums.paidCents,
  refundedCents: sums.refundedCents,
  onItsWayCents: sums.onItsWayCents,
  keptCents: sums.keptCents,
  feeCents: sums.feeCents,
  owedCents: sums.owedCents,
  unpaidCents: sums.unpaidCents,
  waiting: sums.waiting,
})

const presentMonth = (sums: MonthSums): Treasury['totals']['months'] => ({
  inCents: sums.inCents,
  backCents: sums.backCents,
  feeCents: sums.feeCents,
  waiting: sums.waiting,
  settlement: {
    state: agreementOf(sums),
    differenceCents: sums.differenceCents,
    unsettledCents: sums.unsettledCents,
  },
})

const presentTrial = ({
  id,
  date,
  kaerNr,
  place,
  club,
}: TrialMoney | NonNullable<MonthOfTrial['trial']>) => ({
  id,
  date,
  kaerNr,
  place,
  club: { id: club.id, name: club.name },
})

export const presentTreasury = ({ period, trials, months, totals }: FoundTreasury): Treasury => ({
  from: period.from,
  to: period.to,
  trials: trials.map((trial) => ({ trial: presentTrial(trial), ...presentSums(trial) })),
  months: months.map((month) => ({
    month: month.month,
    ...presentMonth(month),
    trials: month.trials.map((one) => ({
      trial: one.trial && presentTrial(one.trial),
      ...presentMonth(one),
    })),
  })),
  totals: { trials: presentSums(totals.trials), months: presentMonth(totals.months) },
})
