import { expect, test } from 'vitest'
import { testDatabase } from '#tools/test/database.ts'
import { refusalOf } from '../testing/refusal.ts'
import { waitForLockWaiters } from '../testing/waiting.ts'
import { lockRow } from '../trials/trials.store.ts'
import {
  makeCompleteTrial,
  makeDogWithEntry,
  makeDoneResult,
  organisingFixture,
  rightFields,
  STATE_COLUMNS,
  trialOf,
} from './organising.test-helper.ts'

const here = organisingFixture(testDatabase)

const send = (action: string, body: object) => here.people.agent.json(`/api/auth/trials/${action}`, body)

test('publishes a trial once that is published twice at once', async () => {
  const id = await makeCompleteTrial(here, STATE_COLUMNS.draft)
  const answers = await Promise.all([1, 2, 3].map(() => send('publish', { id, version: 1 })))
  expect(answers.map(refusalOf).toSorted()).toEqual([
    [200],
    [422, 'TRIAL_IS_PUBLISHED'],
    [422, 'TRIAL_IS_PUBLISHED'],
  ])
  expect(await trialOf(here, id)).toMatchObject({ version: 2 })
})

test('gives trials of one day different numbers when published at once', async () => {
  const ids = await Promise.all(
    [1, 2, 3, 4].map(
      async () => (await send('', rightFields(here, { date: '2026-10-10', endDate: null }))).json().id,
    ),
  )
  const answers = await Promise.all(ids.map((id) => send('publish', { id, version: 1 })))
  expect(answers.map((answer) => answer.json().kaerNr).toSorted()).toEqual([1, 2, 3, 4])
})

test('saves one of two saves at once of the same form, and refuses the other', async () => {
  const id = await makeCompleteTrial(here)
  const { version, fields } = await trialOf(here, id)
  const answers = await Promise.all(
    ['Häme', 'Savo'].map((district) => send('save', { id, version, ...fields, district })),
  )
  expect(answers.map(refusalOf).toSorted()).toEqual([[200], [409, 'CHANGED_MEANWHILE']])
})

test('does not end a trial while a dog is being entered', async () => {
  const id = await makeCompleteTrial(here, STATE_COLUMNS.ongoing)
  const dog = await makeDogWithEntry(here, id)
  await makeDoneResult(here, id, dog.id)
  const coming = await makeDogWithEntry(here, await makeCompleteTrial(here))
  let ending: ReturnType<typeof send> | undefined
  await here.database.db.transaction().execute(async (tx) => {
    await lockRow(tx, id)
    ending = send('end', { id })
    await waitForLockWaiters(here.database)
    const late = await tx
      .insertInto('entry')
      .values({
        trial_id: id,
        dog_id: coming.id,
        class: 'AVO',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx.insertInto('entry_move').values({ trial_id: id, entry_id: late.id, list: 'place' }).execute()
  })
  expect(refusalOf((await ending)!)).toEqual([422, 'RESULTS_NOT_DONE', { [coming.regnr]: 'RESULT_NOT_DONE' }])
  expect((await trialOf(here, id)).state).toBe('ongoing')
})
