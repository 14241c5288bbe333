import type { TrialState } from './states.ts'

/** The stages of a trial's life, in their order. Source: docs/rules/trials.md#life-cycle. */
export const LIFE_STAGES = ['draft', 'published', 'registration', 'day', 'results', 'ended'] as const
export type LifeStage = (typeof LIFE_STAGES)[number]

interface DatedTrial {
  readonly state: TrialState
  /** days are ISO, in Finland */
  readonly date: string | null
  readonly endDate: string | null
  readonly registrationStart: string | null
}

/** The stage in which a trial stands on a day; null: it is cancelled. Source: docs/rules/trials.md#life-cycle. */
export function lifeStageOn(
  { state, date, endDate, registrationStart }: DatedTrial,
  today: string,
): LifeStage | null {
  if (state === 'cancelled') return null
  if (state === 'ready') return 'ended'
  if (state === 'draft' || date === null) return 'draft'
  if (today > (endDate ?? date)) return 'results'
  if (today >= date) return 'day'
  return registrationStart !== null && today < registrationStart ? 'published' : 'registration'
}
