import { expect, test } from 'vitest'
import { addressAt } from '#contract/address.ts'
import { waitingTasks } from '#contract/endpoints/waiting.ts'
import type { WaitingTasks } from '#contract/waiting.ts'
import type { Role } from '#domain/accounts/roles.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { makeDog, makeEntry, makeTrial } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { TestBrowser } from '../testing/testBrowser.ts'

const ADDRESS = addressAt(waitingTasks, {})
const { app, database } = await openService()
const { db, pool } = database

async function tasksOf(...roles: Role[]): Promise<WaitingTasks> {
  const answer = await (await signedIn(app, await makeAccount(db, { roles }))).get(ADDRESS)
  expect(answer.statusCode).toBe(200)
  return answer.json<WaitingTasks>()
}

const NONE = { applications: 0, notices: 0, inquiries: 0, alerts: 0, unregistered: 0, paperAwards: 0 }
const NOT_ASKED = {
  applications: null,
  notices: null,
  inquiries: null,
  alerts: null,
  unregistered: null,
  paperAwards: null,
}

test('what waits is counted for those who decide on it, and for nobody else', async () => {
  expect(await tasksOf('BREEDADVISOR')).toEqual(NONE)
  await makeTasks()
  const all = { applications: 1, notices: 2, inquiries: 1, alerts: 1, unregistered: 1, paperAwards: 2 }
  expect(await tasksOf('BREEDADVISOR')).toEqual(all)
  expect(await tasksOf('SYSADMIN')).toEqual(all)
  expect(await tasksOf('DOG')).toEqual({ ...NOT_ASKED, unregistered: 1, paperAwards: 2 })
  // Keeps the register and the notices, and decides on neither.
  expect(await tasksOf('BREEDINGLIST')).toEqual(NOT_ASKED)
  expect(await tasksOf()).toEqual(NOT_ASKED)
  expect((await new TestBrowser(app).get(ADDRESS)).statusCode).toBe(401)
})

/** Of each kind what waits, and beside it what does not. */
async function makeTasks() {
  const [sire, dam, unregistered] = [
    await makeDog(db, { sex: 'male' }),
    await makeDog(db, { sex: 'female' }),
    await makeDog(db, { registered: false }),
  ]
  await pool.query(
    `insert into register_entry (dog_id, state, applied_on, added_on)
       values ($1, 'applied', '2026-05-01', null), ($2, 'active', '2026-05-01', '2026-05-02')`,
    [sire.id, dam.id],
  )
  await pool.query(
    `insert into litter_inquiry (type, sire_id, dam_id, state, expires_on)
       select 'litter', $1, $2, state, '2099-01-01' from unnest(array['waiting', 'waiting', 'declined']) state`,
    [sire.id, dam.id],
  )
  await pool.query(
    `insert into health_inquiry (key, dog_id, informer, language, condition, character, reported_on, reported_at, state)
       select gen_random_uuid(), $1, 'owner', 'fi', 'problem', '', '2026-05-01', '2026-05-01T10:00Z', state
       from unnest(array['new', 'handled']) state`,
    [sire.id],
  )
  await pool.query(
    `with look as (insert into health_look (quarter, begun_at, finished_at)
         values ('2026-04-01', '2026-04-01T10:00Z', '2026-04-01T11:00Z') returning id)
       insert into health_alert (look_id, family, kind, sort, dog_id, examined, affected, expected, state)
         select look.id, '119', 'hips', 'sire', dog, 20, 18, 3, state
         from look, (values ($1::bigint, 'new'), ($2::bigint, 'seen')) alert (dog, state)`,
    [sire.id, dam.id],
  )
  await pool.query(
    `insert into paper_award (dog_id, ground, award, place, won_on, recorded_at, verdict, decided_at)
       select $1, 'firstPrizeInAvo', award, 'Oulu', '2025-08-01', now(), verdict, case when verdict is not null then now() end
       from (values ('AVO1', null), ('AVO1 2', null), ('AVO1 3', 'denied')) seen (award, verdict)`,
    [dam.id],
  )
  await pool.query(`insert into unregistered_dog (dog_id, regnr, key) values ($1, 'SE1/2024', 'SE1/2024')`, [
    unregistered.id,
  ])
  const trial = await makeTrial(db)
  await makeEntry(db, trial, unregistered.id, { entered_as: unregistered.id })
  await makeEntry(db, trial, dam.id)
}
