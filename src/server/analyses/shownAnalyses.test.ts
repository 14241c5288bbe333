import { expect, test } from 'vitest'
import { makeDog } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { joined, type Measured, measuredOf, type Results } from './columns.ts'
import { ShownAnalyses } from './shownAnalyses.service.ts'

const { database } = await openService()

const resultsOf = (dogs: readonly number[]): Results =>
  joined({
    dogs: { id: dogs, birth: dogs.map(() => null) },
    events: { id: [1], day: [null] },
    results: { id: dogs, dog: dogs, event: dogs.map(() => 1) },
  })
const measured = async (results: Results): Promise<Measured> =>
  measuredOf(results, { id: [1, 2], value: [10, 20], part: ['a', 'b'] })

test('a measure that is read after a change stands beside the results it was read for, never beside newer ones', async () => {
  const shown = new ShownAnalyses(database.db)
  const columns = (results: Results, change?: () => Promise<unknown>) =>
    shown.columns(
      {
        name: 'show_result',
        read: async () => {
          await change?.()
          return results
        },
      },
      { name: 'excellent', read: measured },
    )
  const before = await columns(resultsOf([2]), () => makeDog(database.db, {}))
  expect([...before.measured.values]).toEqual([20])
  const after = await columns(resultsOf([1, 2]))
  expect([...after.measured.values]).toEqual([10, 20])
})
