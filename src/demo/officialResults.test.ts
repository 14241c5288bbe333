import { expect, test } from 'vitest'
import type { OneResult } from '#contract/judging.ts'
import type { TrialProposals } from '#contract/proposals.ts'
import { makeAccount, signedIn } from '#server/testing/accounts.ts'
import { codeOf } from '#server/testing/refusal.ts'
import { testApp } from '#server/testing/testApp.ts'
import { testDatabase } from '#tools/test/database.ts'
import { loadDemo } from './demo.ts'

/** Results that are sent at the same time. */
const AT_ONCE = 8

// One of each sort: class, outcome, prize, rulebook, with and without a known judge. All of them take two minutes.
test('an official result of any sort that is sent back as it is changes nothing, its points and prize judged anew', async () => {
  const database = await testDatabase()
  await loadDemo(database, 'small', () => {}, '2026-05-17')
  const app = await testApp(database, { now: () => new Date('2026-05-17T12:00:00Z') })
  const chief = await signedIn(app, await makeAccount(database.db, { roles: ['KAER_CHIEF'] }))
  const { rows } = await database.pool.query<{ id: number; kind: string }>(`
    (select distinct on (t.type, r.class, r.outcome, r.prize, r.judge_id is null, r.rulebook_id) r.id, 'hunt' as kind
     from trial_result r join trial t on t.id = r.trial_id where r.status = 'official'
     order by t.type, r.class, r.outcome, r.prize, r.judge_id is null, r.rulebook_id, r.id desc)
    union all
    (select distinct on (r.class, r.outcome, r.judge_id is null, r.rulebook_id) r.id, 'water'
     from water_result r where r.status = 'official' order by r.class, r.outcome, r.judge_id is null, r.rulebook_id, r.id desc)`)
  expect(rows.length).toBeGreaterThan(30)
  const waiting = [...rows]
  const changed: unknown[] = []
  const sendBack = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { id, kind } = next
      const before = (await chief.get(`/api/auth/results/${id}?kind=${kind}`)).json<OneResult>()
      const answer = await chief.json(`/api/auth/results/${id}/correct`, {
        kind,
        version: before.version,
        reason: 'Lähetetään takaisin',
        class: before.line.class,
        values: before.line.values,
        waterAnew: false,
      })
      const after = (await chief.get(`/api/auth/results/${id}?kind=${kind}`)).json<OneResult>()
      if (codeOf(answer) !== 'CORRECTION_CHANGES_NOTHING' || JSON.stringify(after) !== JSON.stringify(before))
        changed.push({ id, kind, body: answer.body.slice(0, 300) })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendBack))
  expect(changed).toEqual([])
  await app.close()
  await database.close()
}, 300_000)

test('every proposal fits the result it was made for', async () => {
  const database = await testDatabase()
  await loadDemo(database, 'small', () => {}, '2026-05-17')
  const app = await testApp(database, { now: () => new Date('2026-05-17T12:00:00Z') })
  const chief = await signedIn(app, await makeAccount(database.db, { roles: ['KAER_CHIEF'] }))
  const trials = await database.db.selectFrom('proposal').select('trial_id as id').distinct().execute()
  expect(trials).toHaveLength(2)
  for (const { id } of trials) {
    const { proposals } = (await chief.get(`/api/auth/trials/${id}/proposals`)).json<TrialProposals>()
    expect(proposals[0]).toMatchObject({ code: 'CACIT', fault: null })
    expect(proposals.filter(({ fault }) => fault !== null)).toEqual([])
  }
  await app.close()
  await database.close()
})
