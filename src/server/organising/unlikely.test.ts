import { expect, test } from 'vitest'
import type { TrialDetails } from '#contract/organising.ts'
import { testDatabase } from '#tools/test/database.ts'
import { refusalOf } from '../testing/refusal.ts'
import { makeCompleteTrial, organisingFixture, rightFields, trialOf } from './organising.test-helper.ts'

const here = organisingFixture(testDatabase)
const send = (action: string, body: object) => here.people.agent.json(`/api/auth/trials${action}`, body)

// It is 1 May 2026, and trials are held on the 17th.
test.each([
  [
    'TRIAL_MOVE_TO_PAST',
    { date: '2026-04-30', endDate: null, registrationStart: '2026-04-01', registrationEnd: '2026-04-20' },
  ],
  ['TRIAL_MOVE_TO_OTHER_SEASON', { date: '2026-06-01', endDate: null }],
  ['TRIAL_LASTS_LONG', { date: '2026-05-18', endDate: '2026-05-22' }],
])('asks %s before a move, and moves when it is meant', async (question, to) => {
  const id = await makeCompleteTrial(here)
  const { version, fields } = await trialOf(here, id)
  const { place, registrationStart, registrationEnd } = fields
  const move = { id, version, place, registrationStart, registrationEnd, reason: 'Lumi', ...to }
  expect(refusalOf(await send('/move', move))).toEqual([409, question])
  expect((await trialOf(here, id)).fields).toEqual(fields)
  expect(refusalOf(await send('/move', { ...move, confirmed: [question] }))).toEqual([200])
})

test('asks every question of a move, one after the other', async () => {
  const id = await makeCompleteTrial(here)
  const { version, fields } = await trialOf(here, id)
  const days = {
    date: '2025-05-01',
    endDate: '2025-05-09',
    registrationStart: '2025-04-01',
    registrationEnd: '2025-04-20',
  }
  const confirmed: string[] = []
  for (const question of ['TRIAL_MOVE_TO_PAST', 'TRIAL_MOVE_TO_OTHER_SEASON', 'TRIAL_LASTS_LONG']) {
    const asked = await send('/move', {
      id,
      version,
      place: fields.place,
      reason: 'Lumi',
      ...days,
      confirmed,
    })
    expect(refusalOf(asked)).toEqual([409, question])
    confirmed.push(question)
  }
})

test('asks about a last day more than three days after the first when it is written, and not again', async () => {
  const long = rightFields(here, { date: '2026-09-12', endDate: '2026-09-16' })
  expect(refusalOf(await send('', long))).toEqual([409, 'TRIAL_LASTS_LONG'])
  expect(refusalOf(await send('', { ...long, endDate: '2026-09-15' }))).toEqual([200])
  const made = (await send('', { ...long, confirmed: ['TRIAL_LASTS_LONG'] })).json<TrialDetails>()
  const { id, version } = made
  const saved = await send('/save', { id, version, ...long, district: 'Savo' })
  expect(refusalOf(saved)).toEqual([200])
  const longer = { id, version: version + 1, ...long, endDate: '2026-09-17' }
  expect(refusalOf(await send('/save', longer))).toEqual([409, 'TRIAL_LASTS_LONG'])
  expect(refusalOf(await send('/save', { ...longer, confirmed: ['TRIAL_LASTS_LONG'] }))).toEqual([200])
})
