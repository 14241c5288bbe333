import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addressAt } from '#contract/address.ts'
import { mergeDogs } from '#contract/endpoints/corrections.ts'
import {
  decideHealthAlert,
  healthAlerts,
  healthLives,
  healthWatch,
  healthWatchCsv,
} from '#contract/endpoints/healthWatch.ts'
import type { HealthAlerts, HealthLives, HealthWatch } from '#contract/healthWatch.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { type MadeDog, makeDog, makeStatement } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { fieldsOf, refusalOf } from '../testing/refusal.ts'
import type { TestBrowser } from '../testing/testBrowser.ts'
import { waitForPedigree } from '../testing/waiting.ts'
import { lookByQuarter, quarterOf } from './looks.service.ts'

let clock = new Date('2026-11-26T08:00:00Z')
const { app, database } = await openService({ now: () => clock })
const { db, pool } = database
let adviser: TestBrowser
beforeAll(async () => {
  adviser = await signedIn(
    app,
    await makeAccount(db, { username: 'neuvoja', roles: ['BREEDADVISOR'], email: 'neuvoja@example.fi' }),
  )
})
beforeEach(async () => {
  clock = new Date('2026-11-26T08:00:00Z')
  await pool.query('truncate dog, health_look, mail cascade')
})

const watchOf = async (query: Record<string, string | number> = {}, by = adviser) =>
  (
    await by.get(addressAt(healthWatch, { query: { breed: '119', kind: 'hips', ...query } }))
  ).json<HealthWatch>()
const alertsOf = async (query: Record<string, string | number> = {}) =>
  (await adviser.get(addressAt(healthAlerts, { query }))).json<HealthAlerts>()
const livesOf = async (query: Record<string, string | number>) =>
  (await adviser.get(addressAt(healthLives, { query: { breed: '119', ...query } }))).json<HealthLives>()
const decide = (body: object, by = adviser) => by.json(addressAt(decideHealthAlert, {}), body)
const look = () => lookByQuarter(app.services)

const makeSire = (name: string) => makeDog(db, { sex: 'male', name, birth_date: '2014-01-01' })

/** Offspring of a sire, born in 2020 and examined at fourteen months; so many of them affected. */
async function makeOffspring(sire: MadeDog, count: number, affected: number, source?: 'owner') {
  for (let made = 0; made < count; made++) {
    const { id } = await makeDog(db, { sire_id: sire.id, birth_date: '2020-03-01' })
    await makeStatement(db, id, { value: made < affected ? 'D' : 'A', examined_on: '2021-05-15', source })
  }
}

/** Twelve sires with twenty dogs each, of which two are affected; of those of the first one eighteen. */
async function makeBadFamily(): Promise<MadeDog> {
  const [bad, ...others] = await Promise.all(
    Array.from({ length: 12 }, (_, place) => makeSire(`Isä ${String.fromCharCode(65 + place)}`)),
  )
  await makeOffspring(bad!, 20, 18)
  for (const other of others) await makeOffspring(other, 20, 2)
  return bad!
}

describe('a breed', () => {
  test('has its families beside it, the farthest above what is expected first', async () => {
    const bad = await makeBadFamily()
    const watch = await watchOf()
    expect(watch).toMatchObject({
      examined: 240,
      affected: 40,
      known: 240,
      living: 240,
      from: 2017,
      to: 2026,
    })
    expect(watch.families).toHaveLength(12)
    const [first, second] = watch.families
    expect(first).toMatchObject({ examined: 20, affected: 18, isExcess: true, isLarge: false, alert: null })
    expect(first!.dog.regnr).toBe(bad.regnr)
    expect(first!.expected).toBeCloseTo((20 * 40) / 240, 10)
    expect(first!.ratio!.ratio).toBeCloseTo(5.4, 10)
    expect(first!.rate!.share).toBeCloseTo(0.9, 10)
    expect(second).toMatchObject({ affected: 2, isExcess: false })
    expect(watch.ages.map(({ examined }) => examined)).toEqual([240, 0, 0, 0])
    expect(watch.years.find(({ year }) => year === 2020)).toMatchObject({ known: 240, affected: 40 })
  })

  test('counts neither owners’ reports, nor puppies, nor dogs of unknown age, nor who was not examined', async () => {
    const sire = await makeSire('Isä')
    await makeOffspring(sire, 6, 1)
    await makeOffspring(sire, 3, 3, 'owner')
    const statement = { value: 'D' } as const
    const puppy = await makeDog(db, { sire_id: sire.id, birth_date: '2020-03-01' })
    await makeStatement(db, puppy.id, { ...statement, examined_on: '2020-12-01' })
    const ageless = await makeDog(db, { sire_id: sire.id, birth_date: null, birth_year: 2020 })
    await makeStatement(db, ageless.id, { ...statement, examined_on: null })
    await makeDog(db, { sire_id: sire.id, birth_date: '2020-03-01', death_date: '2022-01-01' })
    const watch = await watchOf()
    expect(watch).toMatchObject({
      examined: 6,
      affected: 1,
      known: 12,
      living: 11,
      leftOut: { young: 1, unknownAge: 1, undivided: 0 },
    })
    expect(watch.families[0]).toMatchObject({ examined: 6, affected: 1, known: 12, living: 11 })
  })

  test('has lines: offspring and grand-offspring, by sons and by daughters', async () => {
    const head = await makeSire('Kanta')
    const daughter = await makeDog(db, { sex: 'female', sire_id: head.id, birth_date: '2016-01-01' })
    const other = await makeSire('Toinen')
    const { id } = await makeDog(db, { sire_id: other.id, dam_id: daughter.id, birth_date: '2020-03-01' })
    await makeStatement(db, id, { value: 'D', examined_on: '2021-05-15' })
    const { families } = await watchOf({ sort: 'line' })
    expect(families.map(({ dog, examined, rate }) => [dog.regnr, examined, rate]).sort()).toEqual(
      [
        [head.regnr, 1, null],
        [other.regnr, 1, null],
      ].sort(),
    )
  })

  test('is saved as a table', async () => {
    const bad = await makeBadFamily()
    const answer = await adviser.get(addressAt(healthWatchCsv, { query: { breed: '119', kind: 'hips' } }))
    expect(answer.headers['content-type']).toContain('text/csv')
    const [heads, first] = answer.body.split('\r\n')
    expect(heads).toContain('Rekisterinumero')
    expect(first).toContain(bad.regnr)
    expect(first).toContain('5,4')
  })
})

describe('a look', () => {
  test('tells the family once in a quarter, and those who decide on health by mail', async () => {
    const bad = await makeBadFamily()
    await look()
    const { alerts, total, look: last } = await alertsOf()
    expect(
      alerts.map(({ dog, sort, affected, state, quarter }) => [dog.regnr, sort, affected, state, quarter]),
    ).toEqual(expect.arrayContaining([[bad.regnr, 'sire', 18, 'new', '2026-10-01']]))
    expect(last).toMatchObject({ quarter: '2026-10-01', breeds: 1 })
    expect(last!.falseAlarms).toBeLessThanOrEqual(0.25)
    expect((await watchOf()).families[0]).toMatchObject({ alert: 'new' })
    await look()
    clock = new Date('2027-01-02T08:00:00Z')
    await look()
    expect((await pool.query('select 1 from health_alert')).rowCount).toBe(total)
    expect((await pool.query('select 1 from health_look')).rowCount).toBe(2)
    const { rows } = await pool.query("select recipient, body_text from mail where kind = 'healthAlerts'")
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ recipient: 'neuvoja@example.fi' })
    expect(rows[0].body_text).toContain('/hallinta/terveysseuranta')
    expect(rows[0].body_text).not.toContain('Isä A')
  })

  test('tells nobody where families are alike', async () => {
    for (const name of ['Yksi', 'Kaksi', 'Kolme']) await makeOffspring(await makeSire(name), 20, 3)
    await look()
    expect(await alertsOf()).toMatchObject({ total: 0, look: { breeds: 1 } })
    expect((await pool.query('select 1 from mail')).rowCount).toBe(0)
  })

  test('goes on where a killed service left it', async () => {
    await makeBadFamily()
    await makeDog(db, { breed_code: '98', birth_date: '2020-01-01' })
    const stopped = new AbortController()
    stopped.abort()
    await lookByQuarter(app.services, stopped.signal)
    expect((await alertsOf()).look).toMatchObject({ finishedAt: null, breeds: 0 })
    await Promise.all([look(), look()])
    await look()
    expect((await alertsOf()).look).toMatchObject({ breeds: 2 })
    expect((await alertsOf()).look!.finishedAt).not.toBeNull()
  })

  test('is of the quarter of its day', () => {
    expect(['2026-01-01', '2026-03-31', '2026-04-01', '2026-12-31'].map(quarterOf)).toEqual([
      '2026-01-01',
      '2026-01-01',
      '2026-04-01',
      '2026-10-01',
    ])
  })
})

describe('an alert', () => {
  const told = async () => {
    await makeBadFamily()
    await look()
    return (await alertsOf()).alerts.find(({ sort }) => sort === 'sire')!
  }

  test('is followed up and closed with a reason, never over what another has decided', async () => {
    const { id, version } = await told()
    const without = await decide({ id, version, state: 'followUp', reason: ' ' })
    expect(fieldsOf(without)).toEqual({ reason: 'REASON_MISSING' })
    const followed = (await decide({ id, version, state: 'followUp', reason: 'Kuvataan kaikki' })).json()
    expect(followed).toMatchObject({
      state: 'followUp',
      reason: 'Kuvataan kaikki',
      decidedBy: { username: 'neuvoja' },
    })
    const late = await decide({ id, version, state: 'closed', reason: 'Kuvattu' })
    expect(refusalOf(late)).toEqual([409, 'CHANGED_MEANWHILE'])
    await decide({ id, version: followed.version, state: 'closed', reason: 'Kuvattu' })
    expect((await alertsOf()).alerts.some((alert) => alert.id === id)).toBe(false)
    expect((await alertsOf({ state: 'closed' })).alerts).toMatchObject([{ id, reason: 'Kuvattu' }])
    const { rows } = await pool.query(
      "select before, after from audit where subject = 'healthAlert' order by id",
    )
    expect(rows).toMatchObject([
      { before: { alertState: 'new' }, after: { alertState: 'followUp' } },
      { before: { alertState: 'followUp' }, after: { alertState: 'closed' } },
    ])
  })

  test('that there is not is not found', async () => {
    const answer = await decide({ id: 999_999, version: 1, state: 'seen', reason: null })
    expect(refusalOf(answer)).toEqual([404, 'HEALTH_ALERT_NOT_FOUND'])
  })

  test('goes over to the kept dog when its dog is merged, with what was decided', async () => {
    const alert = await told()
    await decide({ id: alert.id, version: alert.version, state: 'followUp', reason: 'Kuvataan' })
    const kept = await makeDog(db, { sex: 'male', name: alert.dog.name, birth_date: '2014-01-01' })
    const sysadmin = await signedIn(
      app,
      await makeAccount(db, { username: 'paa', roles: ['SYSADMIN', 'DOG'] }),
    )
    await waitForPedigree(app, database)
    const address = addressAt(mergeDogs, { params: { regnr: kept.regnr } })
    const merged = await sysadmin.json(address, { other: alert.dog.regnr, take: [], reason: 'Sama koira' })
    expect(merged.statusCode).toBe(200)
    const after = (await alertsOf()).alerts.find(({ id }) => id === alert.id)
    expect(after).toMatchObject({ dog: { regnr: kept.regnr }, state: 'followUp', reason: 'Kuvataan' })
  })
})

describe('lives', () => {
  test('have two curves, between which the truth lies; of fewer than five dogs nothing is said', async () => {
    const sire = await makeSire('Isä')
    const born = { sire_id: sire.id, birth_date: '2018-01-01' }
    for (let made = 0; made < 4; made++) await makeDog(db, born)
    expect((await livesOf({ sire: sire.regnr })).curves).toBeNull()
    await makeDog(db, { ...born, death_date: '2023-01-15' })
    await makeDog(db, { ...born, death_date: null, death_cause: 'syöpä' })
    await makeDog(db, { sire_id: sire.id, birth_date: null, birth_year: 2018 })
    const lives = await livesOf({ sire: sire.regnr })
    expect(lives).toMatchObject({
      from: 2017,
      to: 2026,
      withoutBirth: 1,
      withoutDeath: 1,
      sire: { regnr: sire.regnr },
    })
    expect(lives.curves!.upper).toMatchObject({
      dogs: 5,
      died: 1,
      median: null,
      steps: [{ age: 61, atRisk: 5, share: 0.8 }],
    })
    // Of the other four nothing has been heard since they were born.
    expect(lives.curves!.lower).toMatchObject({
      dogs: 1,
      died: 1,
      median: 61,
      steps: [{ age: 61, share: 0 }],
    })
  })

  test.each([
    ['2020', '2010'],
    ['1950', '2020'],
    ['1800', '2020'],
  ])('of the years %s to %s are refused', async (from, to) => {
    const answer = await adviser.get(addressAt(healthLives, { query: { breed: '119', from, to } }))
    expect([answer.statusCode, fieldsOf(answer)]).toEqual([400, { from: 'YEARS_INVALID' }])
  })
})

test('nobody else may look or decide', async () => {
  for (const roles of [[], ['DOG'], ['KAER_CHIEF']] as const) {
    const other = await signedIn(app, await makeAccount(db, { roles: [...roles] }))
    for (const address of [
      addressAt(healthWatch, { query: { breed: '119', kind: 'hips' } }),
      addressAt(healthWatchCsv, { query: { breed: '119', kind: 'hips' } }),
      addressAt(healthLives, { query: { breed: '119' } }),
      addressAt(healthAlerts, {}),
    ])
      expect((await other.get(address)).statusCode).toBe(403)
    expect((await decide({ id: 1, version: 1, state: 'seen', reason: null }, other)).statusCode).toBe(403)
  }
})
