import { expect, test } from 'vitest'
import type { TrialDetails } from '#contract/organising.ts'
import { testDatabase } from '#tools/test/database.ts'
import { refusalOf } from '../testing/refusal.ts'
import {
  makeCompleteTrial,
  makeDogWithEntry,
  makeDoneResult,
  organisingFixture,
  type Person,
  STATE_COLUMNS,
  trialOf,
} from './organising.test-helper.ts'

const here = organisingFixture(testDatabase)

const send = (action: string, body: object, person: Person = 'agent') =>
  here.people[person].json(`/api/auth/trials/${action}`, body)
const bringReport = (id: number, person: Person) =>
  here.people[person].file(`/api/auth/trials/${id}/report`, 'application/pdf', Buffer.from('%PDF-1.4\n%%EOF'))
const resultMails = async (recipient: string) =>
  (
    await here.database.db
      .selectFrom('mail')
      .select('body_text')
      .where('kind', '=', 'trialResults')
      .where('recipient', '=', recipient)
      .orderBy('id')
      .execute()
  ).map(({ body_text }) => body_text)

/** A trial that may be ended, with a dog of each entrant. */
async function endableTrial(...recipients: readonly string[]) {
  const id = await makeCompleteTrial(here, STATE_COLUMNS.ongoing)
  const dogs = []
  for (const contact_email of recipients) {
    const dog = await makeDogWithEntry(here, id, { contact_email })
    await makeDoneResult(here, id, dog.id)
    dogs.push(dog)
  }
  return { id, dogs }
}

const HAPPENED = {
  endTime: '16:30',
  birdReleaseCount: 12,
  birdReleaseTime: '07:10',
  droppedBirdCount: 3,
  formNumber: 'K 12',
}

test('asks before a trial is ended without the head judge’s report, and not with it', async () => {
  const { id } = await endableTrial('kysy@example.fi')
  expect(refusalOf(await send('end', { id }))).toEqual([409, 'HEAD_REPORT_MISSING'])
  expect((await trialOf(here, id)).actions).toContainEqual({ action: 'end', blockedBy: null, fields: {} })
  expect(
    refusalOf(await send('end', { id, confirmed: ['HEAD_REPORT_MISSING', 'RESULTS_NOT_SIGNED'] })),
  ).toEqual([200])
  const other = await endableTrial('kertomus@example.fi')
  expect((await bringReport(other.id, 'headJudge')).statusCode).toBe(200)
  expect(refusalOf(await send('end', { id: other.id, confirmed: ['RESULTS_NOT_SIGNED'] }))).toEqual([200])
})

test.each(['agent', 'headJudge', 'sysadmin'] as const)(
  'lets the %s add the report and what happened after the end, logged and without mails',
  async (person) => {
    const recipient = `${person.toLowerCase()}-lisa@example.fi`
    const { id } = await endableTrial(recipient)
    await send('end', { id, confirmed: ['HEAD_REPORT_MISSING', 'RESULTS_NOT_SIGNED'] })
    expect((await bringReport(id, person)).json<TrialDetails>().report).not.toBeNull()
    const { version } = await trialOf(here, id)
    const added = await send('supplement', { id, version, ...HAPPENED }, person)
    expect(added.json<TrialDetails>()).toMatchObject({ state: 'ready', fields: HAPPENED })
    expect(refusalOf(await send('supplement', { id, version, ...HAPPENED }, person))).toEqual([
      409,
      'CHANGED_MEANWHILE',
    ])
    expect(await resultMails(recipient)).toHaveLength(1)
    const log = await here.database.db
      .selectFrom('audit')
      .select(['code', 'before', 'after'])
      .where('subject', '=', 'trial')
      .where('subject_id', '=', String(id))
      .orderBy('id')
      .execute()
    expect(log.map(({ code }) => code)).toEqual(['TRIAL_ENDED', 'REPORT_CHANGED', 'CHANGED'])
    expect(log[2]).toMatchObject({ before: { endTime: null }, after: HAPPENED })
  },
)

test('takes nothing else after the end, and nothing that cannot be', async () => {
  const { id } = await endableTrial('vaara@example.fi')
  await send('end', { id, confirmed: ['HEAD_REPORT_MISSING', 'RESULTS_NOT_SIGNED'] })
  await here.database.db.updateTable('trial').set({ start_time: '09:00' }).where('id', '=', id).execute()
  const { version, fields } = await trialOf(here, id)
  expect(refusalOf(await send('supplement', { id, version, ...HAPPENED, endTime: '08:00' }))).toEqual([
    422,
    'INPUT_INVALID',
    { endTime: 'TRIAL_TIMES_ORDER' },
  ])
  await send('supplement', { id, version, ...HAPPENED, place: 'Muualla' })
  expect((await trialOf(here, id)).fields).toEqual({ ...fields, ...HAPPENED })
  for (const person of ['judge', 'otherAgent', 'chief'] as const)
    expect((await bringReport(id, person)).statusCode, person).toBe(403)
  const cancelled = await makeCompleteTrial(here, STATE_COLUMNS.cancelled)
  expect(refusalOf(await bringReport(cancelled, 'agent'))).toEqual([422, 'TRIAL_IS_CANCELLED'])
})

test('mails after a trial was opened again only those whose results have changed', async () => {
  const { id, dogs } = await endableTrial('sama@example.fi', 'muuttui@example.fi', 'uusi@example.fi')
  const end = () => send('end', { id, confirmed: ['HEAD_REPORT_MISSING', 'RESULTS_NOT_SIGNED'] })
  await here.database.db.deleteFrom('trial_result').where('dog_id', '=', dogs[2]!.id).execute()
  await makeDoneResult(here, id, dogs[2]!.id, { outcome: 'absent', prize: 0, points: null })
  expect(refusalOf(await end())).toEqual([200])
  await send('reopen', { id, reason: 'Väärä palkinto' }, 'chief')
  // Opened and marked done anew as it was, it is another row that says the same.
  await here.database.db.deleteFrom('trial_result').where('dog_id', '=', dogs[0]!.id).execute()
  await makeDoneResult(here, id, dogs[0]!.id, { done_at: new Date() })
  await here.database.db
    .updateTable('trial_result')
    .set({ prize: 2, points: 150 })
    .where('dog_id', '=', dogs[1]!.id)
    .execute()
  expect(refusalOf(await end())).toEqual([200])
  expect(await resultMails('sama@example.fi')).toHaveLength(1)
  expect(await resultMails('uusi@example.fi')).toHaveLength(1)
  const changed = await resultMails('muuttui@example.fi')
  expect(changed).toHaveLength(2)
  expect(changed[1]).toContain('AVO2, 150')
})
