import { expect, test } from 'vitest'
import { entryPhase } from './entryPhase.ts'

test.each([
  ['open', '2026-06-01', '2026-05-31', 'open'],
  ['full', '2026-05-01', '2026-05-31', 'full'],
  ['ongoing', '2026-06-01', '2026-05-31', 'coming'],
  ['ongoing', '2026-06-01', '2026-06-01', 'closed'],
  ['ongoing', null, '2026-06-01', 'closed'],
  ['ready', '2026-06-01', '2026-05-31', 'held'],
  ['cancelled', '2026-06-01', '2026-05-31', 'cancelled'],
] as const)('a trial that is %s with registration from %s is on %s: %s', (state, start, today, phase) => {
  expect(entryPhase(state, start, today)).toBe(phase)
})
