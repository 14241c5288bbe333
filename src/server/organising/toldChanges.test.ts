import { expect, test } from 'vitest'
import type { CalendarTrial, Trial } from '#contract/calendar.ts'
import { testDatabase } from '#tools/test/database.ts'
import { refusalOf } from '../testing/refusal.ts'
import {
  makeCompleteTrial,
  organisingFixture,
  type Person,
  STATE_COLUMNS,
  trialOf,
} from './organising.test-helper.ts'

const here = organisingFixture(testDatabase)

const publicTrial = async (date: string, kaerNr: number | null) =>
  (await here.people.visitor.get(`/api/trials/${date}/${kaerNr}`)).json<Trial>()
const calendarLine = async (date: string, kaerNr: number) =>
  (await here.people.visitor.get('/api/trials/calendar'))
    .json<CalendarTrial[]>()
    .find((trial) => trial.date === date && trial.kaerNr === kaerNr)

async function move(id: number, to: object, person: Person = 'agent') {
  const { version, fields } = await trialOf(here, id)
  const { endDate, registrationStart, registrationEnd } = fields
  const days = { endDate, registrationStart, registrationEnd }
  return here.people[person].json('/api/auth/trials/move', { id, version, ...days, ...to })
}

test('tells everyone why a trial was moved, from when and where, and later why it was cancelled', async () => {
  const id = await makeCompleteTrial(here, { held_on: '2026-05-18', place: 'Ilmajoki', kaer_nr: 1 })
  expect(await publicTrial('2026-05-18', 1)).toMatchObject({ reason: null, movedFrom: null })

  const to = { date: '2026-05-23', place: 'Lapua', reason: 'Tulva maastossa' }
  for (const person of ['otherAgent', 'judge', 'member', 'visitor'] as const)
    expect((await move(id, to, person)).statusCode, person).toBe(person === 'visitor' ? 401 : 403)
  expect(await publicTrial('2026-05-18', 1), 'after refused moves').toMatchObject({
    reason: null,
    movedFrom: null,
  })

  expect((await move(id, to)).statusCode).toBe(200)
  const told = { reason: 'Tulva maastossa', movedFrom: { date: '2026-05-18', place: 'Ilmajoki' } }
  expect(await publicTrial('2026-05-23', 1)).toMatchObject(told)
  expect(await calendarLine('2026-05-23', 1)).toMatchObject(told)
  const file = await here.people.visitor.get('/api/trials/2026-05-23/1/calendar.ics')
  expect(file.body).toContain('Siirretty: Tulva maastossa')

  const body = { id, reason: 'Lintuinfluenssa' }
  expect((await here.people.otherAgent.json('/api/auth/trials/cancel', body)).statusCode).toBe(403)
  expect((await here.people.agent.json('/api/auth/trials/cancel', body)).statusCode).toBe(200)
  expect(await calendarLine('2026-05-23', 1)).toMatchObject({ ...told, reason: 'Lintuinfluenssa' })
})

test('keeps a reason that was given for the entrants alone from everyone else', async () => {
  const id = await makeCompleteTrial(here, { held_on: '2026-05-24', kaer_nr: 1, ...STATE_COLUMNS.cancelled })
  expect(await trialOf(here, id)).toMatchObject({ cancelReason: 'Lumi' })
  expect(await publicTrial('2026-05-24', 1)).toMatchObject({ state: 'cancelled', reason: null })
})

test('publishes no trial of which nobody can be asked', async () => {
  const id = await makeCompleteTrial(here, { ...STATE_COLUMNS.draft, organiser_phone: null })
  const publish = () => here.people.agent.json('/api/auth/trials/publish', { id, version: 1 })
  expect(refusalOf(await publish())).toEqual([
    422,
    'TRIAL_INCOMPLETE',
    { organiserPhone: 'TRIAL_CONTACT_MISSING' },
  ])
  await here.database.db
    .updateTable('trial')
    .set({ organiser_email: 'koe@example.fi' })
    .where('id', '=', id)
    .execute()
  expect((await publish()).statusCode).toBe(200)
})
