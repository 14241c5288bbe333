import { expect, test } from 'vitest'
import { createClub } from './club.ts'
import { drawReport, reportedTrials } from './headReports.ts'

test('reports of trials that are alike are files of their own names', async () => {
  const { calendar, world } = createClub('small', '2026-11-26')
  const [trial] = reportedTrials(calendar.trials, world.today)
  const names = await Promise.all(
    [trial!, trial!].map(async (each, place) => (await drawReport(each, place)).name),
  )
  expect(new Set(names).size).toBe(2)
})
