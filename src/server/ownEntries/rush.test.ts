import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OwnEntry } from '#contract/ownEntries.ts'
import { testDatabase } from '#tools/test/database.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { OwnEntering } from './ownEntries.test-helper.ts'

let on: OwnEntering
beforeAll(async () => {
  on = await OwnEntering.start(await testDatabase())
})
afterAll(() => on.close())

test('lets 200 people enter at once for 60 places: none fails, 60 have a place, the others queue in the order of entry', async () => {
  const trialId = await on.trial({ capacity: 60 })
  const member = await signedIn(on.app, await makeAccount(on.database.db))
  const forms = await Promise.all(Array.from({ length: 200 }, () => on.formOf()))
  const answers = await Promise.all(forms.map((form) => member.json(`/api/trials/${trialId}/enter`, form)))
  expect(answers.filter(({ statusCode }) => statusCode !== 200).map(({ statusCode }) => statusCode)).toEqual(
    [],
  )
  const entries = answers.map((answer) => answer.json<OwnEntry>())
  expect(entries.filter(({ state }) => state === 'held')).toHaveLength(60)
  const queued = entries.filter(({ state }) => state === 'queued').toSorted((a, b) => a.id - b.id)
  expect(queued.map(({ queueNumber }) => queueNumber)).toEqual(
    Array.from({ length: 140 }, (_, index) => index + 1),
  )
})
