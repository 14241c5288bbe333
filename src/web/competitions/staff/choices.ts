import { periodOf as periodOfDay } from '#domain/competitions/periods.ts'
import { type CompetitionPeriod, PRIZES } from '#domain/competitions/rule.ts'
import { TRIAL_CLASSES } from '#domain/trials/results.ts'
import { finnishToday } from '../../ui/values/days.ts'

/** The season or year that is running. */
export const periodOf = (period: CompetitionPeriod): number => periodOfDay(period, finnishToday())

/** Every prize, the best of the highest class first. */
export const PRIZE_LABELS = TRIAL_CLASSES.toReversed().flatMap((name) =>
  PRIZES.map((prize) => `${name}${prize}`),
)
