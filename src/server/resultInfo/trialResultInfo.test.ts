import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { addressAt } from '#contract/address.ts'
import { mergeDogs } from '#contract/endpoints/corrections.ts'
import { dogTrialResults } from '#contract/endpoints/resultInfo.ts'
import type { OneResult } from '#contract/judging.ts'
import type { StaffObjections } from '#contract/objections.ts'
import type { SheetValues } from '#domain/trials/sheet.ts'
import { testDatabase } from '#tools/test/database.ts'
import { workbookOf } from '../imports/testing/workbook.ts'
import { updatesBy } from '../imports/updates/updates.test-helper.ts'
import {
  DAY,
  FULL,
  FULL_WATER,
  fill,
  judgingFixture,
  makeStarted,
  markDone,
  open,
  postFields,
} from '../judging/sheets.test-helper.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { daysAgo } from '../testing/daysAgo.ts'
import { makeDog, makeTrialResult } from '../testing/factories.ts'
import { hearStatements } from '../testing/statements.ts'
import type { TestBrowser } from '../testing/testBrowser.ts'
import {
  fieldOf,
  infoAddress,
  infoOf,
  linesOf,
  timelineAddress,
  timelineOf,
} from './resultInfo.test-helper.ts'

const on = judgingFixture(testDatabase)
const by = {} as Record<'chief' | 'saver' | 'dogs' | 'sysadmin', TestBrowser>
let names: Record<keyof typeof by, string>
let filled: SheetValues

beforeAll(async () => {
  const roles = { chief: 'KAER_CHIEF', saver: 'KAER_SAVER', dogs: 'DOG', sysadmin: 'SYSADMIN' } as const
  for (const [name, role] of Object.entries(roles))
    by[name as keyof typeof by] = await signedIn(
      on.app,
      await makeAccount(on.database.db, { username: `tieto-${name}`, roles: [role] }),
    )
  names = { chief: 'tieto-chief', saver: 'tieto-saver', dogs: 'tieto-dogs', sysadmin: 'tieto-sysadmin' }
  filled = { ...FULL, judgeId: on.staff.judgeId }
})

/** Makes everything that has been recorded so far older by days. */
const age = (days: number) =>
  sql`update change_source set made_at = made_at - make_interval(days => ${days})`.execute(on.database.db)

/** A trial with one dog whose hunt result is done; by whom it was typed. */
async function typed() {
  const { trialId, entries } = await makeStarted(on.database.db, on.staff, 1)
  const { id: entryId, dogId } = entries[0]!
  await fill(on.staff.judge, trialId, entryId, filled)
  const { resultId } = (await markDone(on.staff.judge, trialId, entryId)).json<{ resultId: number }>()
  return { trialId, entryId, dogId, id: resultId }
}

async function end(trialId: number) {
  await sql`update trial set ended_at = now() where id = ${trialId}`.execute(on.database.db)
  await sql`update trial_result set status = 'official' where trial_id = ${trialId}`.execute(on.database.db)
}

async function correct(id: number, values: SheetValues) {
  const { version } = (await by.chief.get(`/api/auth/results/${id}?kind=hunt`)).json<OneResult>()
  return by.chief.json(`/api/auth/results/${id}/correct`, {
    kind: 'hunt',
    version,
    reason: 'Kirjoitusvirhe',
    class: 'AVO',
    values,
    waterAnew: false,
  })
}

test('tells a result that was typed, opened, done again, corrected, objected to and moved, whole and in order', async () => {
  const { trialId, entryId, dogId, id: firstId } = await typed()
  await age(30)
  await open(on.staff.judge, trialId, entryId)
  await postFields(by.saver, trialId, [{ entryId, field: 'search', value: 6, was: 8 }])
  const { resultId: id } = (await markDone(by.saver, trialId, entryId)).json<{ resultId: number }>()
  await age(20)
  await end(trialId)
  expect((await correct(id, { ...filled, search: 9 })).statusCode).toBe(200)
  await age(10)
  const regnr = (
    await sql<{ regnr: string }>`select regnr from main_number where dog_id = ${dogId}`.execute(
      on.database.db,
    )
  ).rows[0]!.regnr
  const objected = await by.sysadmin.json(`/api/auth/trials/${trialId}/objections`, {
    regnr,
    body: 'Väärä arvosana',
    name: 'Ville Vastaaja',
    email: '',
    language: 'fi',
    receivedOn: '2026-10-03',
  })
  const [objection] = objected.json<StaffObjections>().objections
  await by.chief.json('/api/auth/objections/decide', {
    id: objection!.id,
    was: null,
    verdict: 'rejected',
    reason: 'Arvosana on oikein',
  })
  const kept = await makeDog(on.database.db, { birth_date: '2022-05-01' })
  const merged = await by.dogs.json(addressAt(mergeDogs, { params: { regnr: kept.regnr } }), {
    other: regnr,
    take: [],
    reason: 'Sama koira',
  })
  expect(merged.statusCode, merged.body).toBe(200)

  const timeline = await timelineOf(by.chief, 'hunt', id)
  const lines = linesOf(timeline)
  const find = (beginning: string) => lines.filter((line) => line.startsWith(beginning))
  expect(find('identity DOGS_MERGED tieto-dogs')).toEqual([expect.stringContaining(`→${kept.regnr}`)])
  expect(find('corrected CORRECTED tieto-chief')).toEqual([expect.stringContaining('search 6→9')])
  expect(find('objection OBJECTION_MADE tieto-sysadmin')).toHaveLength(1)
  expect(find('objection OBJECTION_DECIDED tieto-chief')).toHaveLength(1)
  expect(find('written RESULT_DONE')).toEqual([
    expect.stringContaining('tieto-saver'),
    expect.stringMatching(/^written RESULT_DONE \S+ behaviour 4/),
  ])
  expect(find('written RESULT_OPENED')).toHaveLength(1)
  expect(find('written CHANGED tieto-saver search 8→6')).toHaveLength(1)
  expect(find('written unknown - status preliminary→official')).toHaveLength(1)
  const told = timeline.moments.find(({ code }) => code === 'CORRECTED')
  expect([told?.reason, told?.what]).toEqual(['Kirjoitusvirhe', 'changed'])
  expect(timeline.fromBeginning).toBe(true)
  expect(timeline.moments.map(({ at }) => at)).toEqual(
    timeline.moments
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  )

  const info = await infoOf(by.chief, 'hunt', id)
  expect(info).toMatchObject({ id, state: 'recorded', isRecorded: true, dog: { regnr: kept.regnr } })
  const search = fieldOf(info, 'search')!
  expect(search).toMatchObject({
    value: 9,
    rule: null,
    source: { code: 'CORRECTED', actor: { username: names.chief } },
  })
  expect(search.earlier.map(({ value, source }) => [value, source.actor?.username])).toEqual([
    [6, names.saver],
    [8, expect.stringMatching(/^testaaja/)],
  ])
  expect(fieldOf(info, 'points')).toMatchObject({ rule: 'rulebook', source: { code: 'CORRECTED' } })
  expect(fieldOf(info, 'dog')?.earlier).toHaveLength(1)
  expect(await infoOf(by.chief, 'hunt', firstId)).toEqual(info)

  // As on a day: nothing, typed, done again, corrected.
  expect(await infoOf(by.chief, 'hunt', id, { on: daysAgo(90) })).toMatchObject({
    isRecorded: false,
    fields: [],
  })
  const valueOn = async (days: number) =>
    fieldOf(await infoOf(by.chief, 'hunt', id, { on: daysAgo(days) }), 'search')?.value
  expect([await valueOn(45), await valueOn(20), await valueOn(5)]).toEqual([8, 6, 9])
})

test('pages, filters and begins at a linked moment without losing or doubling any', async () => {
  const { trialId, entryId, id } = await typed()
  await open(on.staff.judge, trialId, entryId)
  let was = 8
  for (let count = 0; count < 35; count++) {
    const value = count % 2 === 0 ? 7 : 8
    await postFields(on.staff.judge, trialId, [{ entryId, field: 'search', value, was }])
    was = value
  }
  const first = await timelineOf(by.chief, 'hunt', id)
  const second = await timelineOf(by.chief, 'hunt', id, { before: first.next! })
  expect([first.moments.length, second.next]).toEqual([30, null])
  const keys = [...first.moments, ...second.moments].map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  expect(first.kinds).toEqual([{ kind: 'written', count: keys.length }])
  const linked = await timelineOf(by.chief, 'hunt', id, { from: keys[31]! })
  expect(linked.moments.map(({ key }) => key)).toEqual(keys.slice(31))
  expect((await timelineOf(by.chief, 'hunt', id, { kind: 'corrected' })).moments).toEqual([])
  expect((await infoOf(by.chief, 'hunt', id)).state).toBe('open')
})

test('tells an imported result by its file and update, and the correction and undo after it', async () => {
  const updates = updatesBy(by.sysadmin)
  const header = [
    'Rek.nro',
    'Päivä',
    'Paikka',
    'Koetyyppi',
    'Järjestäjä',
    'Luokka',
    'Palkinto',
    'Pisteet',
    'Tulos',
    'Haku',
    'Riistatyö',
    'Nouto',
  ]
  const dog = await makeDog(on.database.db, { birth_date: '2020-05-01' })
  await sql`insert into club (name) values ('Tuontikerho')`.execute(on.database.db)
  const content = workbookOf({
    sheets: [
      {
        name: 'Koirat',
        rows: [
          ['regnr', 'breed', 'name', 'birth_date'],
          [dog.regnr, '119', dog.name, '2020-05-01'],
        ],
      },
      {
        name: 'Kokeet',
        rows: [
          header,
          [dog.regnr, '12.9.2022', 'Oulu', 'peltokoe', 'Tuontikerho', 'AVO', '1', '163', '', '8', '7', '9'],
        ],
      },
    ],
  })
  const { id: update } = await updates.compared(content, { name: 'kokeet.xlsx' })
  await updates.done(update, 'apply')
  const { rows } = await sql<{ id: number }>`select id from trial_result where dog_id = ${dog.id}`.execute(
    on.database.db,
  )
  const id = rows[0]!.id
  const info = await infoOf(by.chief, 'hunt', id)
  expect(fieldOf(info, 'points')).toMatchObject({
    value: 163,
    rule: null,
    source: { kind: 'import', file: 'kokeet.xlsx', update },
  })
  expect((await timelineOf(by.chief, 'hunt', id)).moments).toMatchObject([
    { kind: 'imported', file: 'kokeet.xlsx', update, what: 'added' },
  ])

  await updates.done(update, 'undo')
  const gone = await timelineOf(by.chief, 'hunt', id)
  expect(gone.moments.map(({ kind, what }) => [kind, what])).toEqual([
    ['undone', 'removed'],
    ['imported', 'added'],
  ])
})

test('tells what is older than the history as not known, and an erased user by no name', async () => {
  const { db } = on.database
  const dog = await makeDog(db)
  await makeTrialResult(db, dog.id)
  await sql`update trial_result set source_id = null where dog_id = ${dog.id}`.execute(db)
  const { rows } = await sql<{ id: number }>`select id from trial_result where dog_id = ${dog.id}`.execute(db)
  const id = rows[0]!.id
  await sql`delete from record_change where table_name = 'trial_result' and record = ${String(id)}`.execute(
    db,
  )
  expect(await timelineOf(by.chief, 'hunt', id)).toMatchObject({
    moments: [],
    kinds: [],
    fromBeginning: false,
  })
  expect(fieldOf(await infoOf(by.chief, 'hunt', id), 'points')).toMatchObject({
    source: { kind: 'before', at: null, actor: null },
  })

  const judge = await makeAccount(db, { username: 'poistuva-tuomari', roles: ['KAER_SAVER'] })
  const { trialId, entries } = await makeStarted(db, on.staff, 1)
  const browser = await signedIn(on.app, judge)
  await fill(browser, trialId, entries[0]!.id, filled)
  const { resultId } = (await markDone(browser, trialId, entries[0]!.id)).json<{ resultId: number }>()
  expect(JSON.stringify(await timelineOf(by.chief, 'hunt', resultId))).toContain('poistuva-tuomari')
  const erased = await by.sysadmin.json('/api/auth/users/erase', { id: judge.id })
  expect(erased.statusCode, erased.body).toBe(200)
  const [after, info] = [
    await timelineOf(by.chief, 'hunt', resultId),
    await infoOf(by.chief, 'hunt', resultId),
  ]
  expect(JSON.stringify([after, info])).not.toContain('poistuva')
  expect(after.moments[0]).toMatchObject({ code: 'RESULT_DONE', origin: 'person', actor: null })
})

test('tells water and track results from their own table', async () => {
  const { trialId, entries } = await makeStarted(on.database.db, on.staff, 1, { type: 'water_track' })
  const { id: entryId } = entries[0]!
  await fill(on.staff.judge, trialId, entryId, { ...FULL_WATER, judgeId: on.staff.judgeId }, 'water')
  const { resultId } = (await markDone(on.staff.judge, trialId, entryId, { kind: 'water' })).json<{
    resultId: number
  }>()
  const info = await infoOf(by.chief, 'water', resultId)
  expect(info).toMatchObject({ kind: 'water', event: { kind: 'trial', id: trialId, type: 'water_track' } })
  expect(fieldOf(info, 'vh')).toMatchObject({ value: 5, source: { code: 'RESULT_DONE' } })
  expect(
    linesOf(await timelineOf(by.chief, 'water', resultId)).some((line) =>
      line.startsWith('written RESULT_DONE'),
    ),
  ).toBe(true)
})

test('shows entrants and money to the organiser alone, objections to no plain judge, and nothing to others', async () => {
  const { trialId, entryId, id } = await typed()
  const log = (code: string, after: object) =>
    sql`insert into audit (changed_at, account_id, subject, subject_id, code, after)
      values (now(), null, 'entry', ${String(entryId)}, ${code}, ${JSON.stringify(after)})`.execute(
      on.database.db,
    )
  await log('CREATED', { class: 'AVO', email: 'salainen@example.fi' })
  await log('PAYMENT_RECEIVED', { amountCents: 4000 })
  await sql`insert into objection (trial_id, dog_id, body, language, due_on, received_on, recorded_at)
    select ${trialId}, dog_id, 'Miksi', 'fi', '2026-10-17', '2026-10-03', now() from entry where id = ${entryId}`.execute(
    on.database.db,
  )
  const kindsFor = async (browser: TestBrowser) =>
    (await timelineOf(browser, 'hunt', id)).kinds.map(({ kind }) => kind)
  expect(await kindsFor(on.staff.agent)).toEqual(['written', 'objection', 'entry', 'money'])
  expect(await kindsFor(by.saver)).toEqual(['written', 'entry'])
  expect(await kindsFor(by.chief)).toEqual(['written', 'objection', 'entry'])
  const entered = (await timelineOf(by.saver, 'hunt', id, { kind: 'entry' })).moments[0]
  expect(entered).toMatchObject({ code: 'CREATED', origin: 'hidden', actor: null, after: null })
  const whole = (await timelineOf(on.staff.agent, 'hunt', id)).moments
  expect(JSON.stringify(whole)).not.toContain('salainen')
  expect(whole.find(({ kind }) => kind === 'money')).toMatchObject({ after: { amountCents: 4000 } })

  const strangers = await Promise.all(
    (['SHOW', 'DOG', 'ASPIRANT', 'TRIALAGENT', 'JUDGE'] as const).map(async (role) =>
      signedIn(on.app, await makeAccount(on.database.db, { roles: [role] })),
    ),
  )
  for (const address of [infoAddress('hunt', id), timelineAddress('hunt', id)]) {
    for (const browser of strangers) expect((await browser.get(address)).statusCode).toBe(403)
    expect((await on.app.inject(address)).statusCode).toBe(401)
    expect((await by.chief.get(address.replace(`/${id}/`, '/999999/'))).json()).toMatchObject({
      error: { code: 'RESULT_NOT_FOUND' },
    })
  }
  expect((await by.chief.get(timelineAddress('hunt', id, { before: "s1' or" }))).statusCode).toBe(400)
})

test('names the results of a dog by day and number of their trials, to who writes those of every trial', async () => {
  const { trialId, dogId, id } = await typed()
  const { rows } = await sql<{ regnr: string; kaerNr: number }>`
    select n.regnr, t.kaer_nr as "kaerNr" from main_number n, trial t where n.dog_id = ${dogId} and t.id = ${trialId}`.execute(
    on.database.db,
  )
  const { regnr, kaerNr } = rows[0]!
  const address = addressAt(dogTrialResults, { params: { regnr } })
  expect((await by.saver.get(address)).json()).toEqual({
    results: [{ kind: 'hunt', id, date: DAY, kaerNr }],
  })
  for (const browser of [on.staff.judge, on.staff.agent, by.dogs])
    expect((await browser.get(address)).statusCode).toBe(403)
  expect(
    (await by.saver.get(addressAt(dogTrialResults, { params: { regnr: 'FI00000/99' } }))).statusCode,
  ).toBe(404)
})

test('asks as many statements of a long history as of a short one', async () => {
  let sent = 0
  hearStatements(on.database.pool, () => {
    sent += 1
  })
  /** The least of some runs: sessions are renewed now and then. */
  const countFor = async (id: number) => {
    const counts: number[] = []
    for (let run = 0; run < 4; run++) {
      sent = 0
      await infoOf(by.chief, 'hunt', id)
      await timelineOf(by.chief, 'hunt', id)
      counts.push(sent)
    }
    return Math.min(...counts)
  }
  const short = await typed()
  const long = await typed()
  for (let count = 0; count < 5; count++) {
    await open(on.staff.judge, long.trialId, long.entryId)
    await postFields(on.staff.judge, long.trialId, [
      { entryId: long.entryId, field: 'search', value: count % 2 ? 8 : 7, was: count % 2 ? 7 : 8 },
    ])
    long.id = (await markDone(on.staff.judge, long.trialId, long.entryId)).json<{
      resultId: number
    }>().resultId
  }
  expect(await countFor(long.id)).toBe(await countFor(short.id))
})
