import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addressAt } from '#contract/address.ts'
import { pastTrial } from '#contract/endpoints/pastTrials.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { daysAgo } from '../testing/daysAgo.ts'
import { makeClub, makeDog, makeEntry, makeTrial } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'

const { app, database } = await openService()
const { db } = database

/** Makes what has been recorded so far older by days. */
async function age(days: number): Promise<void> {
  const by = sql`make_interval(days => ${days})`
  await sql`update change_source set made_at = made_at - ${by}`.execute(db)
  await sql`update trial set created_at = created_at - ${by}`.execute(db)
  await sql`update entry set entered_at = entered_at - ${by}`.execute(db)
}

test('a trial is told as it was on a day: what it announced, its results and its dogs', async () => {
  const agent = await makeAccount(db, { roles: ['TRIALAGENT'] })
  const trial = await makeTrial(db, { club_id: await makeClub(db, agent.id), place: 'Inari', capacity: 10 })
  const [dog, late] = [await makeDog(db), await makeDog(db)]
  await makeEntry(db, trial, dog.id, { class: 'AVO' })
  await sql`insert into trial_result (trial_id, dog_id, class, outcome, prize, points, status)
    values (${trial}, ${dog.id}, 'AVO', 'judged', 2, 120, 'official')`.execute(db)
  await age(10)
  await sql`update trial set place = 'Utsjoki', capacity = 12 where id = ${trial}`.execute(db)
  await sql`update entry set class = 'VOI', withdrawn_at = now(), left_by = 'organiser' where trial_id = ${trial}`.execute(
    db,
  )
  await sql`update trial_result set prize = 1, points = 160 where trial_id = ${trial}`.execute(db)
  await makeEntry(db, trial, late.id, { class: 'AVO' })

  const browser = await signedIn(app, agent)
  const past = async (on?: string) =>
    (await browser.get(addressAt(pastTrial, { params: { id: trial }, query: { on } }))).json()
  const fieldsIn = (answer: { fields: { field: string; value: string | null }[] }) =>
    Object.fromEntries(answer.fields.map(({ field, value }) => [field, value]))

  const then = await past(daysAgo(5))
  expect(fieldsIn(then)).toMatchObject({ place: 'Inari', capacity: '10' })
  expect(then.results).toMatchObject([{ kind: 'field', dog: { regnr: dog.regnr }, prize: 2, points: 120 }])
  expect(then.entries).toMatchObject([{ dog: { regnr: dog.regnr }, class: 'AVO', isWithdrawn: false }])
  const now = await past()
  expect(fieldsIn(now)).toMatchObject({ place: 'Utsjoki', capacity: '12' })
  expect(now.results).toMatchObject([{ prize: 1, points: 160 }])
  expect(now.entries).toHaveLength(2)
  expect(now.entries).toContainEqual(expect.objectContaining({ class: 'VOI', isWithdrawn: true }))
  expect(await past(daysAgo(20))).toEqual({ isRecorded: false, fields: [], results: [], entries: [] })
})

test('is told to nobody who may not change the trial, and has no contact of a person', async () => {
  const agent = await makeAccount(db, { roles: ['TRIALAGENT'] })
  const trial = await makeTrial(db, { club_id: await makeClub(db, agent.id), organiser_phone: '040 1' })
  await sql`update trial set organiser_phone = '040 2', organiser_email = 'a@example.fi' where id = ${trial}`.execute(
    db,
  )
  const address = addressAt(pastTrial, { params: { id: trial }, query: { on: daysAgo(0) } })
  expect((await (await signedIn(app, agent)).get(address)).body).not.toMatch(/040|example/)
  const { rows } =
    await sql`select from record_change where table_name = 'trial' and record = ${String(trial)}`.execute(db)
  expect(rows).toEqual([])
  expect((await app.inject(address)).statusCode).toBe(401)
  const other = await signedIn(app, await makeAccount(db, { roles: ['TRIALAGENT'] }))
  expect((await other.get(address)).statusCode).toBe(403)
})
