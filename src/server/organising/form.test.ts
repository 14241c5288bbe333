import { expect, test } from 'vitest'
import type { TrialDetails } from '#contract/organising.ts'
import type { TrialFields } from '#domain/trials/trialFields.ts'
import { testDatabase } from '#tools/test/database.ts'
import { makeClub, makeDog, makeJudge } from '../testing/factories.ts'
import { fieldsOf, refusalOf } from '../testing/refusal.ts'
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

const create = (overrides: Partial<TrialFields> = {}, by = here.people.agent) =>
  by.json('/api/auth/trials', rightFields(here, overrides))
const save = async (id: number, overrides: object) => {
  const { version, fields } = await trialOf(here, id)
  return here.people.agent.json('/api/auth/trials/save', { id, version, ...fields, ...overrides })
}
const publish = (id: number, version = 1) =>
  here.people.agent.json('/api/auth/trials/publish', { id, version })
const auditOf = (id: number) =>
  here.database.db
    .selectFrom('audit')
    .select(['code', 'before', 'after'])
    .where('subject', '=', 'trial')
    .where('subject_id', '=', String(id))
    .orderBy('id')
    .execute()

test('saves every field of a draft as it was written, for its club', async () => {
  const made = (await create()).json<TrialDetails>()
  expect(made).toMatchObject({ state: 'draft', version: 1, kaerNr: null, entered: 0, places: 12 })
  expect(made.fields).toEqual(rightFields(here))
  expect((await trialOf(here, made.id, 'agent')).fields).toEqual(rightFields(here))
  expect((await auditOf(made.id)).map(({ code }) => code)).toEqual(['CREATED'])
})

test('stores a class that is named twice once, and the classes in their order', async () => {
  const made = (await create(rightFields(here, { classes: ['VOI', 'AVO', 'VOI'] }))).json<TrialDetails>()
  expect((await trialOf(here, made.id)).fields.classes).toEqual(['AVO', 'VOI'])
})

test('takes a draft that lacks nearly everything', async () => {
  const nothing = {
    type: null,
    date: null,
    endDate: null,
    place: '',
    startTime: null,
    classes: [],
    registrationStart: null,
    registrationEnd: null,
    capacity: null,
    capacityByClass: {},
    judgeIds: [],
    headJudgeId: null,
  }
  const answer = await create(nothing)
  expect(refusalOf(answer)).toEqual([200])
  const { id, places } = answer.json<TrialDetails>()
  expect(places).toBeNull()
  const refused = await publish(id)
  const missing = {
    type: 'TRIAL_TYPE_MISSING',
    date: 'TRIAL_DATE_MISSING',
    place: 'TRIAL_PLACE_MISSING',
    classes: 'TRIAL_CLASSES_MISSING',
    registrationStart: 'REGISTRATION_START_MISSING',
    registrationEnd: 'REGISTRATION_END_MISSING',
    judgeIds: 'TRIAL_JUDGES_MISSING',
    headJudgeId: 'TRIAL_HEAD_JUDGE_MISSING',
  }
  expect(refusalOf(refused)).toEqual([422, 'TRIAL_INCOMPLETE', missing])
  expect((await trialOf(here, id)).actions).toContainEqual({
    action: 'publish',
    blockedBy: 'TRIAL_INCOMPLETE',
    fields: missing,
  })
})

test('makes a trial for own clubs only', async () => {
  expect(refusalOf(await create({ clubId: here.otherClubId }))).toEqual([403, 'FORBIDDEN'])
  expect(refusalOf(await create({ clubId: here.otherClubId }, here.people.sysadmin))).toEqual([200])
  expect(refusalOf(await create({}, here.people.chief))).toEqual([403, 'FORBIDDEN'])
  const notFound = [404, 'CLUB_NOT_FOUND', { clubId: 'CLUB_NOT_FOUND' }]
  expect(refusalOf(await create({ clubId: 999_999 }))).toEqual(notFound)
  const retired = await makeClub(here.database.db)
  await here.database.db.updateTable('club').set({ active: false }).where('id', '=', retired).execute()
  expect(refusalOf(await create({ clubId: retired }, here.people.sysadmin))).toEqual(notFound)
  const { id } = (await create()).json<TrialDetails>()
  const moved = await save(id, { clubId: here.otherClubId })
  expect(fieldsOf(moved)).toEqual({ clubId: 'CLUB_NOT_OWN' })
})

test.each<[string, object, Record<string, string>]>([
  ['no day', { date: '12.9.2026' }, { date: 'DATE_INVALID' }],
  ['no day of the calendar', { registrationEnd: '2026-02-30' }, { registrationEnd: 'DATE_INVALID' }],
  ['no time', { startTime: '24:00' }, { startTime: 'TIME_INVALID' }],
  ['no time either', { birdReleaseTime: '7:00' }, { birdReleaseTime: 'TIME_INVALID' }],
  ['no address', { organiserEmail: 'koe@' }, { organiserEmail: 'EMAIL_INVALID' }],
  ['too few places', { capacity: 0 }, { capacity: 'COUNT_INVALID' }],
  ['half a bird', { birdReleaseCount: -1 }, { birdReleaseCount: 'COUNT_INVALID' }],
  ['too long', { place: 'x'.repeat(101) }, { place: 'VALUE_TOO_LONG' }],
])('refuses an invalid value at its field: %s', async (_what, input, expected) => {
  const answer = await create(input)
  expect(refusalOf(answer)).toEqual([400, 'INPUT_INVALID', expected])
})

test.each<[Partial<TrialFields>, Record<string, string>]>([
  [
    { registrationStart: '2026-09-12', registrationEnd: '2026-09-12' },
    {
      registrationStart: 'REGISTRATION_START_NOT_BEFORE_TRIAL',
      registrationEnd: 'REGISTRATION_END_NOT_BEFORE_TRIAL',
    },
  ],
  [{ registrationStart: '2026-09-02' }, { registrationStart: 'REGISTRATION_START_AFTER_END' }],
  [{ endDate: '2026-09-11' }, { endDate: 'TRIAL_START_AFTER_END' }],
  [{ headJudgeId: 999_999 }, { headJudgeId: 'HEAD_JUDGE_NOT_AMONG_JUDGES' }],
  [{ judgeIds: [999_999], headJudgeId: 999_999 }, { judgeIds: 'JUDGE_NOT_FOUND' }],
  [{ capacity: 3 }, { 'capacityByClass.VOI': 'CLASS_CAPACITY_ABOVE_TOTAL' }],
])('names a broken rule at its field and saves nothing: %o', async (input, expected) => {
  const made = await create(input)
  expect(refusalOf(made)).toEqual([422, 'INPUT_INVALID', expected])
  const { id } = (await create()).json<TrialDetails>()
  const saved = await save(id, input)
  expect(fieldsOf(saved)).toEqual(expected)
  expect((await trialOf(here, id)).fields).toEqual(rightFields(here))
})

test('requires a judge to be active and qualified when chosen, and again at publishing', async () => {
  const { db } = here.database
  const waterJudge = await makeJudge(db, { qualifications: ['water_track'] })
  const retiring = await makeJudge(db)
  const choice = (id: number) => ({ judgeIds: [id], headJudgeId: id })
  expect(fieldsOf(await create(choice(waterJudge)))).toEqual({ judgeIds: 'JUDGE_NOT_QUALIFIED' })
  expect(refusalOf(await create({ ...choice(waterJudge), type: 'water_track' }))).toEqual([200])
  const { id } = (await create(choice(retiring))).json<TrialDetails>()
  await db.updateTable('judge').set({ active: false }).where('id', '=', retiring).execute()
  const refused = await publish(id)
  expect(fieldsOf(refused)).toEqual({ judgeIds: 'JUDGE_NOT_ACTIVE' })
  const { name } = await db
    .selectFrom('judge')
    .select('name')
    .where('id', '=', retiring)
    .executeTakeFirstOrThrow()
  expect(refused.json().error.details).toEqual({ judge: name })
  await db.updateTable('judge').set({ active: true }).where('id', '=', retiring).execute()
  expect(refusalOf(await publish(id))).toEqual([200])
  await db.updateTable('judge').set({ active: false }).where('id', '=', retiring).execute()
  expect(refusalOf(await save(id, { district: 'Uusi' })), 'who judges already stays').toEqual([200])
})

test('keeps requiring what publishing needs at every later save; day and place need a move', async () => {
  const { id } = (await create({ date: '2026-09-19', endDate: null })).json<TrialDetails>()
  expect((await publish(id)).json<TrialDetails>()).toMatchObject({ state: 'ongoing', kaerNr: 1, version: 2 })
  expect(fieldsOf(await save(id, { judgeIds: [], headJudgeId: null }))).toEqual({
    judgeIds: 'TRIAL_JUDGES_MISSING',
    headJudgeId: 'TRIAL_HEAD_JUDGE_MISSING',
  })
  expect(fieldsOf(await save(id, { date: '2026-09-20', place: 'Lapua' }))).toEqual({
    date: 'TRIAL_MOVE_NEEDED',
    place: 'TRIAL_MOVE_NEEDED',
  })
  expect(refusalOf(await save(id, { startTime: '09:00', registrationEnd: '2026-09-05' }))).toEqual([200])
})

test('keeps class, places and type of entered dogs', async () => {
  const id = await makeCompleteTrial(here, { capacity: 3 })
  await makeDogWithEntry(here, id)
  await makeDogWithEntry(here, id, { class: 'NUO' })
  await makeDogWithEntry(here, id, { list: 'reserve' })
  expect(fieldsOf(await save(id, { capacity: 1 }))).toEqual({ capacity: 'CAPACITY_BELOW_TAKEN' })
  expect(fieldsOf(await save(id, { classes: ['AVO'] }))).toEqual({ classes: 'TRIAL_CLASS_HAS_DOGS' })
  expect(fieldsOf(await save(id, { type: 'forest' }))).toEqual({ type: 'TRIAL_TYPE_FIXED' })
  expect((await save(id, { capacity: 2 })).json<TrialDetails>()).toMatchObject({ state: 'full', places: 2 })
})

test('keeps what results were judged by once one is marked done', async () => {
  const id = await makeCompleteTrial(here, { divided: false })
  await makeDoneResult(here, id, (await makeDogWithEntry(here, id)).id)
  expect(fieldsOf(await save(id, { divided: true }))).toEqual({ divided: 'TRIAL_HAS_RESULTS' })
  const former = await makeCompleteTrial(here)
  await makeDoneResult(here, former, (await makeDog(here.database.db)).id)
  expect(fieldsOf(await save(former, { type: 'water_track' }))).toEqual({ type: 'TRIAL_HAS_RESULTS' })
  expect(refusalOf(await save(former, { district: 'Häme' }))).toEqual([200])
  const judged = await makeCompleteTrial(here)
  await makeDoneResult(here, judged, (await makeDogWithEntry(here, judged)).id, {
    judge_id: here.judgeIds[1],
  })
  expect(fieldsOf(await save(judged, { judgeIds: [here.judgeIds[0]] }))).toEqual({
    judgeIds: 'JUDGE_HAS_RESULTS',
  })
  expect(
    refusalOf(await save(judged, { judgeIds: [here.judgeIds[1]], headJudgeId: here.judgeIds[1] })),
  ).toEqual([200])
})

test.each(['0000-01-01', '0026-09-12', '1899-12-31', '2200-01-01', '9999-12-31'])(
  'refuses a day in an impossible year: %s',
  async (day) => {
    for (const field of ['date', 'endDate', 'registrationStart', 'registrationEnd']) {
      const answer = await create({ [field]: day })
      expect(refusalOf(answer)).toEqual([400, 'INPUT_INVALID', { [field]: 'DATE_INVALID' }])
    }
  },
)

test('refuses a stale form, and returns the trial as it is now', async () => {
  const made = (await create()).json<TrialDetails>()
  await save(made.id, { place: 'Lapua' })
  const late = { id: made.id, version: made.version, ...made.fields, district: 'Häme' }
  expect(refusalOf(await here.people.agent.json('/api/auth/trials/save', late))).toEqual([
    409,
    'CHANGED_MEANWHILE',
  ])
  expect(refusalOf(await publish(made.id, made.version))).toEqual([409, 'CHANGED_MEANWHILE'])
  const now = await trialOf(here, made.id, 'agent')
  expect(now.fields).toMatchObject({ place: 'Lapua', district: 'Pohjanmaa' })
  expect(
    refusalOf(await here.people.agent.json('/api/auth/trials/save', { ...late, version: now.version })),
  ).toEqual([200])
  const changes = await auditOf(made.id)
  expect(changes.map(({ code }) => code)).toEqual(['CREATED', 'CHANGED', 'CHANGED'])
  expect(changes[1]).toMatchObject({ before: { place: 'Ilmajoki' }, after: { place: 'Lapua' } })
})

test('deletes a draft for good, but not once a dog is in it', async () => {
  const { id } = (await create()).json<TrialDetails>()
  await makeDogWithEntry(here, id, { withdrawn_at: new Date() })
  expect(refusalOf(await here.people.agent.json('/api/auth/trials/delete', { id }))).toEqual([
    422,
    'TRIAL_HAS_ENTRIES',
  ])
  expect((await trialOf(here, id)).actions).toContainEqual({
    action: 'delete',
    blockedBy: 'TRIAL_HAS_ENTRIES',
    fields: {},
  })
  const other = (await create()).json<TrialDetails>()
  expect(refusalOf(await here.people.agent.json('/api/auth/trials/delete', { id: other.id }))).toEqual([200])
  expect(refusalOf(await here.people.agent.get(`/api/auth/trials/${other.id}`))).toEqual([
    404,
    'TRIAL_NOT_FOUND',
  ])
  expect((await auditOf(other.id)).map(({ code }) => code)).toEqual(['CREATED', 'ERASED'])
})

test('copies a trial to a draft of the next year without dogs, number, report and reasons', async () => {
  for (const columns of Object.values(STATE_COLUMNS)) {
    const id = await makeCompleteTrial(here, { ...columns, bird_release_count: 3, end_time: '17:00' })
    await makeDogWithEntry(here, id)
    const copied = (await here.people.agent.json('/api/auth/trials/copy', { id })).json<TrialDetails>()
    expect(copied).toMatchObject({
      state: 'draft',
      kaerNr: null,
      entered: 0,
      report: null,
      cancelReason: null,
    })
    expect(copied.fields).toMatchObject({
      date: '2027-05-16',
      registrationStart: '2027-04-19',
      registrationEnd: '2027-05-09',
      place: 'Ilmajoki',
      birdReleaseCount: null,
      endTime: null,
      judgeIds: [...here.judgeIds],
    })
  }
  const id = await makeCompleteTrial(here)
  for (const person of ['otherAgent', 'headJudge', 'chief'] as const)
    expect(refusalOf(await here.people[person].json('/api/auth/trials/copy', { id }))).toEqual([
      403,
      'FORBIDDEN',
    ])
})
