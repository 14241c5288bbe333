import { expect, test } from 'vitest'
import { groupedBy } from './groupedBy.ts'

test('groups keep the order of their rows', () => {
  const days = ['2026-09-05', '2026-09-20', '2026-10-01']
  expect(groupedBy(days, (day) => day.slice(0, 7))).toEqual([
    ['2026-09', ['2026-09-05', '2026-09-20']],
    ['2026-10', ['2026-10-01']],
  ])
})
