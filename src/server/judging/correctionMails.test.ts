import { beforeAll, expect, test } from 'vitest'
import type { OneResult } from '#contract/judging.ts'
import { testDatabase } from '#tools/test/database.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { makeEntry, makeTrial, makeTrialResult } from '../testing/factories.ts'
import type { TestBrowser } from '../testing/testBrowser.ts'
import { bringWater, FULL, fill, judgingFixture, makeStarted, markDone, NOW } from './sheets.test-helper.ts'

const on = judgingFixture(testDatabase)
let chief: TestBrowser
beforeAll(async () => {
  chief = await signedIn(on.app, await makeAccount(on.database.db, { roles: ['KAER_CHIEF'] }))
})

const query = (text: string, values: readonly unknown[]) => on.database.pool.query(text, [...values])

/** An official first prize in AVO, entered in Swedish by `sv-…`, of a dog owned by `fi-…` and, once, by `gone-…`. */
async function official(name: string, owner = `fi-${name}@example.fi`) {
  const { trialId, entries } = await makeStarted(on.database.db, on.staff, 1)
  const { id: entryId, dogId } = entries[0]!
  const waterId = await bringWater(on.database.db, on.staff, dogId, 8)
  await query(`update entry set contact_email = $1, contact_name = 'Åsa', language = 'sv' where id = $2`, [
    `sv-${name}@example.fi`,
    entryId,
  ])
  for (const [email, end] of [
    [owner, null],
    [`gone-${name}@example.fi`, '2020-01-01'],
  ])
    await query(
      `with p as (insert into person (name, email) values ('Omistaja', $1) returning id)
      insert into dog_owner (dog_id, person_id, end_date) select $2, id, $3 from p`,
      [email, dogId, end],
    )
  const filled = { ...FULL, judgeId: on.staff.judgeId }
  await fill(on.staff.judge, trialId, entryId, filled)
  const { resultId: id } = (await markDone(on.staff.judge, trialId, entryId)).json()
  await query('update trial set ended_at = now() where id = $1', [trialId])
  await query(`update trial_result set status = 'official' where trial_id = $1`, [trialId])
  const correct = (version: number, changes: object) =>
    chief.json(`/api/auth/results/${id}/correct`, {
      kind: 'hunt',
      version,
      reason: 'Kirjoitusvirhe kaavakkeella',
      class: 'AVO',
      values: { ...filled, ...changes },
      waterAnew: false,
    })
  const mails = async () =>
    (
      await query(
        `select recipient, body_text from mail where kind = 'resultCorrected' and recipient like '%' || $1 || '@example.fi' order by id`,
        [name],
      )
    ).rows
  return { trialId, entryId, dogId, waterId, id: id as number, correct, mails }
}

const read = async (id: number, kind = 'hunt') =>
  (await chief.get(`/api/auth/results/${id}?kind=${kind}`)).json<OneResult>()

test('tells the entrant and the owner what was corrected and why, each in the own language', async () => {
  const { correct, mails } = await official('kerro')
  expect((await correct(1, { search: 5, report: 'Kirjoitettu uudelleen.' })).statusCode).toBe(200)
  const told = await mails()
  expect(told.map(({ recipient }) => recipient).toSorted()).toEqual([
    'fi-kerro@example.fi',
    'sv-kerro@example.fi',
  ])
  const of = (who: string) => told.find(({ recipient }) => recipient.startsWith(who)).body_text
  for (const words of [
    'Haun arvosana 8 → 5',
    'Pisteet 167 → 149',
    'Palkinto 1 → 2',
    'Arvostelu',
    'Syy: Kirjoitusvirhe',
  ])
    expect(of('fi')).toContain(words)
  for (const words of ['Hej Åsa', 'Poäng 167 → 149', 'Orsak: Kirjoitusvirhe', '/kokeet/2026-10-03/'])
    expect(of('sv')).toContain(words)
})

test('tells one who entered the own dog once, and again of a second correction', async () => {
  const { correct, mails } = await official('oma', 'sv-oma@example.fi')
  await correct(1, { search: 5 })
  expect(await mails()).toHaveLength(1)
  await correct(2, { search: 6 })
  expect(await mails()).toHaveLength(2)
})

test('tells nobody of a correction that changes nothing or is refused', async () => {
  const { correct, mails } = await official('ennallaan')
  await correct(1, {})
  await correct(2, { search: 11 })
  expect(await mails()).toEqual([])
})

test('does not mail a corrected result again at the next end of its trial', async () => {
  const { correct, trialId, entryId } = await official('lopetus')
  await correct(1, { search: 5 })
  const { rows } = await query(
    'select told_result = result_digest(trial_id, dog_id) as told from entry where id = $1',
    [entryId],
  )
  expect(rows).toEqual([{ told: true }])
  expect(trialId).toBeGreaterThan(0)
})

test('names the winner class results behind which a corrected first prize stood alone', async () => {
  const { id, dogId, correct } = await official('oikeus')
  const later = await makeTrial(on.database.db, { held_on: '2026-11-01', place: 'Lapua', ended_at: NOW })
  await makeTrialResult(on.database.db, dogId, { trial_id: later, class: 'VOI', prize: 2 })
  const named = async () => (await read(id)).countsIn.map(({ place }) => place)
  expect(await named()).toEqual(['Lapua'])
  const corrected = (await correct(1, { search: 5 })).json<OneResult>()
  expect(
    corrected.countsIn.map(({ place }) => place),
    'after it has been corrected, too',
  ).toEqual(['Lapua'])
  await makeTrialResult(on.database.db, dogId, { class: 'AVO', prize: 1 }, '2026-09-20')
  expect(await named(), 'another first prize entitles to it').toEqual([])
})

test('names no winner class result that an award on paper entitles to, until it is denied', async () => {
  const { id, dogId } = await official('paperi')
  const later = await makeTrial(on.database.db, { held_on: '2026-11-01', place: 'Lapua', ended_at: NOW })
  await makeTrialResult(on.database.db, dogId, { trial_id: later, class: 'VOI', prize: 2 })
  await query(
    `insert into paper_award (dog_id, ground, award, place, won_on, seen_by, recorded_at)
     values ($1, 'firstPrizeInAvo', '1. pris', 'Umeå', '2026-09-01', 'Maija Mänty', now())`,
    [dogId],
  )
  expect((await read(id)).countsIn).toEqual([])
  await query(`update paper_award set verdict = 'denied', decided_at = now() where dog_id = $1`, [dogId])
  expect((await read(id)).countsIn.map(({ place }) => place)).toEqual(['Lapua'])
})

test('names no winner class result behind a result that never entitled to it', async () => {
  const { trialId, entries } = await makeStarted(on.database.db, on.staff, 1)
  const { dogId } = entries[0]!
  await makeTrialResult(on.database.db, dogId, { trial_id: trialId, class: 'AVO', prize: 2 })
  const later = await makeTrial(on.database.db, { held_on: '2026-11-01' })
  await makeTrialResult(on.database.db, dogId, { trial_id: later, class: 'VOI', prize: 2 })
  await makeEntry(on.database.db, later, dogId)
  const { rows } = await query('select id from trial_result where trial_id = $1', [trialId])
  expect((await read(rows[0].id)).countsIn).toEqual([])
})
