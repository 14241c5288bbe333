import type { TrialType } from '#domain/trials/results.ts'
import { type DayNumber, isSaturday } from './days.ts'
import type { Trial } from './events.ts'
import type { World } from './model.ts'

type Kind = Pick<Trial, 'divided' | 'lastDay' | 'limits'>

/** Days before today from which on not every trial is of the plainest kind. */
const RECENT = 500
/** Share of trials; the large club has enough of them. */
const UNDIVIDED = { club: 0.05, small: 0.3 } as const
const TWO_DAYS = 0.35

/** The plainest kind: water and track apart, one day, one number of places. */
export const plainKind = (day: DayNumber): Kind => ({ divided: true, lastDay: day, limits: {} })

/** Of what kind a trial of the last seasons was; the trial of yesterday is a plain one. */
export function kindOf(world: World, type: TrialType, day: DayNumber): Kind {
  const plain = plainKind(day)
  if (type === 'water_track' || day < world.today - RECENT || day >= world.today - 2) return plain
  const random = world.random.fork(`kind ${type} ${day}`)
  const divided = !random.chance(UNDIVIDED[world.size])
  return { ...plain, divided, lastDay: isSaturday(day) && random.chance(TWO_DAYS) ? day + 1 : day }
}
