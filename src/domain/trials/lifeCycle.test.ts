import { expect, test } from 'vitest'
import { type LifeStage, lifeStageOn } from './lifeCycle.ts'
import type { TrialState } from './states.ts'

const trial = { date: '2026-09-12', endDate: '2026-09-13', registrationStart: '2026-08-01' }

test.each<[TrialState, string, LifeStage | null]>([
  ['draft', '2026-09-20', 'draft'],
  ['ongoing', '2026-07-31', 'published'],
  ['open', '2026-08-01', 'registration'],
  ['ongoing', '2026-09-11', 'registration'],
  ['ongoing', '2026-09-12', 'day'],
  ['ongoing', '2026-09-13', 'day'],
  ['ongoing', '2026-09-14', 'results'],
  ['ready', '2026-09-13', 'ended'],
  ['cancelled', '2026-09-12', null],
])('a trial that is %s stands on %s at %s', (state, today, stage) => {
  expect(lifeStageOn({ ...trial, state }, today)).toBe(stage)
})

test('a trial of one day waits for results from the day after', () => {
  const oneDay = { ...trial, endDate: null, state: 'ongoing' } as const
  expect(lifeStageOn(oneDay, '2026-09-12')).toBe('day')
  expect(lifeStageOn(oneDay, '2026-09-13')).toBe('results')
})
