import { expect, test } from 'vitest'
import type { NeededTrial, TrialChoices, TrialDetails, TrialRow } from '#contract/organising.ts'
import { testDatabase } from '#tools/test/database.ts'
import { makeClub, makeDog, makeJudge, makeTrial } from '../testing/factories.ts'
import { refusalOf } from '../testing/refusal.ts'
import {
  EVERYONE,
  makeCompleteTrial,
  makeDogWithEntry,
  makeDoneResult,
  organisingFixture,
  type Person,
  STATE_COLUMNS,
  trialOf,
} from './organising.test-helper.ts'

const here = organisingFixture(testDatabase)

const list = async (query = '', person: Person = 'sysadmin') =>
  (await here.people[person].get(`/api/auth/trials?${query}`)).json<{ trials: TrialRow[]; total: number }>()
const idsOf = async (query = '', person: Person = 'sysadmin') =>
  (await list(query, person)).trials.map(({ id }) => id)
const neededBy = async (person: Person) =>
  (await here.people[person].get('/api/auth/trials/needs')).json<NeededTrial[]>()
const needsOf = async (person: Person) => (await neededBy(person)).map(({ id, need }) => ({ id, need }))

test('shows each person the same trials in the list and on the page', async () => {
  const ids = [
    await makeCompleteTrial(here),
    await makeCompleteTrial(here, STATE_COLUMNS.draft),
    await makeCompleteTrial(here, { club_id: here.otherClubId }),
    await makeCompleteTrial(here, { ...STATE_COLUMNS.draft, club_id: here.otherClubId }),
  ]
  for (const person of EVERYONE) {
    const answer = await here.people[person].get('/api/auth/trials')
    if (person === 'member' || person === 'visitor') {
      expect([401, 403]).toContain(answer.statusCode)
      continue
    }
    const seen = await idsOf('', person)
    for (const id of ids) {
      const page = await here.people[person].get(`/api/auth/trials/${id}`)
      expect(seen.includes(id), `${person} ${id}`).toBe(page.statusCode === 200)
    }
  }
})

test('filters the list by state, season, type, club and text, page by page', async () => {
  const states: Record<string, number> = {}
  for (const [state, columns] of Object.entries(STATE_COLUMNS)) {
    states[state] = await makeCompleteTrial(here, {
      held_on: '2024-09-01',
      place: `Tila ${state}`,
      ...columns,
      registration_start: '2024-01-01',
      registration_end: '2024-08-01',
    })
  }
  const open = await makeCompleteTrial(here, { place: 'Auki Ähtäri' })
  const full = await makeCompleteTrial(here, {
    place: 'Täysi',
    capacity: 1,
    type: 'forest',
    club_id: here.otherClubId,
  })
  await makeDogWithEntry(here, full)
  expect(await idsOf('state=open')).toContain(open)
  expect(await idsOf('state=open')).not.toContain(full)
  expect(await idsOf('state=full')).toEqual([full])
  for (const state of ['draft', 'ongoing', 'ready', 'cancelled'])
    for (const row of (await list(`state=${state}`)).trials) expect(row.state).toBe(state)
  expect(await idsOf('season=2024&state=ready')).toEqual([states.ready])
  expect(await idsOf('season=2023')).toEqual([])
  expect(await idsOf('type=forest')).toEqual([full])
  expect(await idsOf(`club=${here.otherClubId}&type=forest`)).toEqual([full])
  expect(await idsOf('q=ahtari')).toEqual([open])
  expect(await idsOf('q=100%25')).toEqual([])
  const judge = await makeJudge(here.database.db, { name: 'Öhman, Åke' })
  await here.database.db.insertInto('trial_judge').values({ trial_id: full, judge_id: judge }).execute()
  expect(await idsOf('q=öhman')).toEqual([full])
  for (let index = 0; index < 26; index++)
    await makeCompleteTrial(here, {
      place: 'Sivutus',
      held_on: '2025-09-01',
      ...STATE_COLUMNS.ready,
      registration_start: null,
      registration_end: null,
    })
  const [first, second] = [await list('q=sivutus'), await list('q=sivutus&page=2')]
  expect([first.total, first.trials.length, second.trials.length]).toEqual([26, 25, 1])
  expect(refusalOf(await here.people.sysadmin.get('/api/auth/trials?state=lost'))).toEqual([
    400,
    'INPUT_INVALID',
    { state: 'VALUE_INVALID' },
  ])
})

test('sorts what is to come first, nearest first, then what has been, latest first', async () => {
  const makeOn = (held_on: string, more = {}) =>
    makeCompleteTrial(here, {
      place: 'Järjestys',
      held_on,
      registration_start: null,
      registration_end: null,
      ...more,
    })
  const [old, late, soon, running, recent] = [
    await makeOn('2020-09-01', STATE_COLUMNS.ready),
    await makeOn('2031-09-01'),
    await makeOn('2030-09-01'),
    await makeOn('2020-10-01', { end_date: '2032-01-01' }),
    await makeOn('2020-09-02', STATE_COLUMNS.ready),
  ]
  const found = await idsOf('q=järjestys')
  expect(found.filter((id) => id !== running)).toEqual([soon, late, recent, old])
  expect(found.indexOf(running)).toBeLessThan(found.indexOf(recent))
})

test('sorts by what is asked for, either way round, with unknown values last', async () => {
  const { db } = here.database
  const open = await makeCompleteTrial(here, {
    held_on: '2040-09-03',
    place: 'Äänekoski',
    registration_end: '2026-05-09',
  })
  const full = await makeCompleteTrial(here, { held_on: '2040-09-02', place: 'Åbo', capacity: 1 })
  const draft = await makeCompleteTrial(here, {
    ...STATE_COLUMNS.draft,
    held_on: '2040-09-04',
    place: null,
    registration_end: null,
    club_id: here.otherClubId,
  })
  const ready = await makeCompleteTrial(here, {
    ...STATE_COLUMNS.ready,
    held_on: '2040-09-01',
    place: 'alavus',
    registration_end: '2026-04-28',
  })
  for (const trial of [open, open, full]) await makeDogWithEntry(here, trial)
  for (let count = 0; count < 3; count++) await makeDoneResult(here, ready, (await makeDog(db)).id)
  await db.deleteFrom('trial_judge').where('trial_id', '=', draft).execute()
  const sorted = (sort: string, direction = 'asc') =>
    list(`season=2040&sort=${sort}&direction=${direction}`).then(({ trials }) => trials)
  const orders = {
    date: [ready, full, open, draft],
    place: [ready, full, open, draft],
    state: [draft, open, full, ready],
    dogs: [draft, full, open, ready],
    registrationEnd: [ready, open, full, draft],
  }
  for (const [sort, order] of Object.entries(orders)) {
    expect(
      (await sorted(sort)).map(({ id }) => id),
      sort,
    ).toEqual(order)
    const unknown = ['place', 'registrationEnd'].includes(sort) ? [draft] : []
    const back = [...order.filter((id) => !unknown.includes(id)).reverse(), ...unknown]
    expect(
      (await sorted(sort, 'desc')).map(({ id }) => id),
      sort,
    ).toEqual(back)
  }
  const clubs = (await sorted('club')).map(({ club }) => club.name)
  expect(clubs).toEqual(clubs.toSorted(new Intl.Collator('fi').compare))
  expect((await sorted('club', 'desc')).map(({ club }) => club.name)).toEqual(clubs.reverse())
  for (const direction of ['asc', 'desc'])
    expect((await sorted('headJudge', direction)).at(-1)).toMatchObject({ id: draft, headJudge: null })
  expect(refusalOf(await here.people.sysadmin.get('/api/auth/trials?sort=lost'))).toEqual([
    400,
    'INPUT_INVALID',
    { sort: 'VALUE_INVALID' },
  ])
})

test('lists trials that need something to whom they need, those held first', async () => {
  const club = { club_id: here.clubId }
  const held = { held_on: '2026-04-26', registration_start: '2026-03-01', registration_end: '2026-04-20' }
  const missing = await makeCompleteTrial(here, { ...club, ...held })
  await makeDogWithEntry(here, missing)
  const finished = await makeCompleteTrial(here, { ...club, ...held })
  const dog = await makeDogWithEntry(here, finished)
  await makeDoneResult(here, finished, dog.id)
  const closing = await makeCompleteTrial(here, { ...club, registration_end: '2026-05-08' })
  const draft = await makeCompleteTrial(here, { ...club, ...STATE_COLUMNS.draft })
  await makeCompleteTrial(here, { ...club, registration_end: '2026-05-09' })
  await makeCompleteTrial(here, { ...club, ...STATE_COLUMNS.ongoing, registration_end: '2026-05-02' })
  await makeCompleteTrial(here, { ...club, ...held, ended_at: new Date() })
  const mine = [missing, finished, closing, draft]
  const ownNeeds = async (person: Person) => (await needsOf(person)).filter(({ id }) => mine.includes(id))
  const all = [
    { id: missing, need: 'resultsMissing' },
    { id: finished, need: 'notEnded' },
    { id: closing, need: 'registrationClosing' },
    { id: draft, need: 'draft' },
  ]
  expect(await ownNeeds('agent')).toEqual(all)
  expect(await ownNeeds('sysadmin')).toEqual(all)
  expect(await ownNeeds('headJudge')).toEqual(all.slice(0, 2))
  expect(await ownNeeds('judge')).toEqual(all.slice(0, 1))
  expect(await ownNeeds('saver')).toEqual(all.slice(0, 1))
  for (const person of ['otherAgent', 'otherJudge', 'aspirant'] as const)
    expect(await ownNeeds(person)).toEqual([])
})

test('leads the staff of today’s trial to the check-in until something is known of each of its dogs', async () => {
  const { db } = here.database
  const day = { held_on: '2026-04-30', end_date: '2026-05-01', registration_start: '2026-03-01' }
  const id = await makeCompleteTrial(here, { club_id: here.clubId, ...day, registration_end: '2026-04-20' })
  const [came, absent] = [await makeDogWithEntry(here, id), await makeDogWithEntry(here, id)]
  const needed = async (person: Person) => (await neededBy(person)).find((trial) => trial.id === id)
  const unseen = async () =>
    (await here.people.agent.get(`/api/auth/trials/${id}`)).json<TrialDetails>().unseen
  for (const person of ['agent', 'headJudge', 'judge', 'saver'] as const)
    expect(await needed(person), person).toMatchObject({ need: 'checkIn', unseen: 2 })
  expect(await unseen()).toBe(2)
  const entry = db.selectFrom('entry').select('id').where('trial_id', '=', id).where('dog_id', '=', came.id)
  const { id: entry_id } = await entry.executeTakeFirstOrThrow()
  await db
    .insertInto('check_in')
    .values({ entry_id, present: true, vaccinated: false, checked_at: new Date() })
    .execute()
  expect(await needed('agent')).toMatchObject({ need: 'checkIn', unseen: 1 })
  await makeDoneResult(here, id, absent.id, { outcome: 'absent' })
  expect(await needed('agent')).toMatchObject({ need: 'resultsMissing' })
  expect(await unseen()).toBe(0)
})

test('offers an agent the own clubs and the active judges', async () => {
  const retired = await makeJudge(here.database.db, { active: false })
  const choices = async (person: Person) =>
    (await here.people[person].get('/api/auth/trials/choices')).json<TrialChoices>()
  const own = await choices('agent')
  expect(own.clubs.map(({ id }) => id)).toEqual([here.clubId])
  expect(own.judges.map(({ id }) => id)).toEqual(expect.arrayContaining([...here.judgeIds]))
  expect(own.judges.map(({ id }) => id)).not.toContain(retired)
  expect((await choices('sysadmin')).clubs.length).toBeGreaterThan(1)
})

test('offers the trial that a club held last as a model, else the next, none that is cancelled or a draft', async () => {
  const { db } = here.database
  const clubId = await makeClub(db)
  const modelOf = async () => {
    const { clubs } = (await here.people.sysadmin.get('/api/auth/trials/choices')).json<TrialChoices>()
    return clubs.find(({ id }) => id === clubId)?.lastTrial
  }
  const published = { club_id: clubId, published_at: new Date() }
  expect(await modelOf()).toBe(null)
  await makeTrial(db, { club_id: clubId, published_at: null, held_on: '2026-04-28' })
  await makeTrial(db, { ...published, held_on: '2026-04-28', cancelled_at: new Date() })
  expect(await modelOf()).toBe(null)
  await makeTrial(db, { ...published, held_on: '2026-05-31' })
  const next = await makeTrial(db, { ...published, held_on: '2026-05-21', place: 'Lappi' })
  expect(await modelOf()).toEqual({ id: next, date: '2026-05-21', place: 'Lappi' })
  await makeTrial(db, { ...published, held_on: '2025-03-27' })
  const last = await makeTrial(db, { ...published, held_on: '2025-10-13' })
  expect((await modelOf())?.id).toBe(last)
})

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\nendobj\ntrailer\n%%EOF\n')

test('takes the head judge’s report as a pdf of at most 1 MB, from publishing on', async () => {
  const id = await makeCompleteTrial(here)
  const bring = (person: Person, content = PDF, type = 'application/pdf', trial = id) =>
    here.people[person].file(`/api/auth/trials/${trial}/report`, type, content)
  expect(refusalOf(await here.people.agent.get(`/api/auth/trials/${id}/report`))).toEqual([
    404,
    'HEAD_REPORT_NOT_FOUND',
  ])
  expect(
    refusalOf(await here.people.otherAgent.get(`/api/auth/trials/${id}/report`)),
    'not even that there is none',
  ).toEqual([403, 'FORBIDDEN'])
  expect(refusalOf(await bring('headJudge', Buffer.from('<html>')))).toEqual([400, 'HEAD_REPORT_NOT_PDF'])
  expect(refusalOf(await bring('headJudge', PDF, 'image/png'))).toEqual([400, 'HEAD_REPORT_NOT_PDF'])
  const large = Buffer.concat([PDF, Buffer.alloc(1_048_577 - PDF.length), PDF])
  expect(refusalOf(await bring('headJudge', large))).toEqual([413, 'HEAD_REPORT_TOO_LARGE'])
  for (const person of ['judge', 'chief', 'otherAgent', 'saver', 'member'] as const)
    expect(refusalOf(await bring(person)), person).toEqual([403, 'FORBIDDEN'])
  for (const person of ['headJudge', 'agent', 'sysadmin'] as const)
    expect(refusalOf(await bring(person)), person).toEqual([200])
  const files = await here.database.db
    .selectFrom('file')
    .select('id')
    .where('mime', '=', 'application/pdf')
    .execute()
  expect(files.length, 'the ones before are gone').toBe(1)
  const kept = await trialOf(here, id)
  expect(kept).toMatchObject({ version: 1, report: { bytes: PDF.length } })
  const sent = await here.people.judge.get(`/api/auth/trials/${id}/report`)
  expect(sent.rawPayload.equals(PDF)).toBe(true)
  expect(sent.headers['content-disposition']).toContain('attachment')
  expect(refusalOf(await here.people.member.get(`/api/auth/trials/${id}/report`))).toEqual([403, 'FORBIDDEN'])
  for (const [state, code] of Object.entries({
    draft: 'TRIAL_IS_DRAFT',
    cancelled: 'TRIAL_IS_CANCELLED',
  })) {
    const other = await makeCompleteTrial(here, STATE_COLUMNS[state as 'draft'])
    expect(refusalOf(await bring('agent', PDF, 'application/pdf', other))).toEqual([422, code])
  }
})
