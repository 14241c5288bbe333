import { beforeAll, expect, test } from 'vitest'
import type { RulebookDetails, RulebookRow } from '#contract/rulebooks.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { makeDog, makeTrialResult } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { codeOf, refusalOf } from '../testing/refusal.ts'
import { TestBrowser } from '../testing/testBrowser.ts'
import { rulebookBody } from './rulebooks.test-helper.ts'

let chief: TestBrowser
const { app, database } = await openService({ now: () => new Date('2026-05-17T09:00:00Z') })

beforeAll(async () => {
  chief = await signedIn(
    app,
    await makeAccount(database.db, { username: 'kaer.vastaava', roles: ['KAER_CHIEF'] }),
  )
})

const list = async () => (await chief.get('/api/auth/rulebooks')).json<RulebookRow[]>()
const one = async (id: number) => (await chief.get(`/api/auth/rulebooks/${id}`)).json<RulebookDetails>()
const save = (body: object, by = chief) => by.json('/api/auth/rulebooks', body)
const remove = (id: number, by = chief) => by.json('/api/auth/rulebooks/remove', { id })
const newest = async (validFrom: string) =>
  (await list()).find((row) => row.validFrom === validFrom)!.revisions[0]!.id
/** What the form sends of the rulebook of 2021, with what is changed. */
const bodyWith = async (overrides: object = {}) =>
  rulebookBody(await one(await newest('2021-06-01')), overrides)

test('lists the first rulebooks by date, marks the one in force today, and shows them unconfirmed', async () => {
  const rows = await list()
  expect(rows.map(({ validFrom, validTo, current }) => [validFrom, validTo, current])).toEqual([
    ['2021-06-01', null, true],
    ['1990-06-01', '2021-05-31', false],
  ])
  expect(rows[0]).toMatchObject({
    prizeLimits: [160, 130, 100],
    classes: { VOI: { coefficients: { search: 5, track: 2.5 } } },
    revisions: [{ revision: 1, confirmed: false, createdBy: null, results: 0 }],
  })
})

test('saves a new version under its own date; what was judged keeps the old one', async () => {
  const before = await newest('2021-06-01')
  const dog = await makeDog(database.db)
  await makeTrialResult(database.db, dog.id, { rulebook_id: before })
  const answer = await save(
    await bodyWith({ prizeLimits: [165, 130, 100], confirmed: true, note: ' Kokous 3.5.2026 § 4 ' }),
  )
  expect(answer.statusCode).toBe(200)
  const saved = answer.json<RulebookDetails>()
  expect(saved).toMatchObject({
    validFrom: '2021-06-01',
    revision: 2,
    confirmed: true,
    note: 'Kokous 3.5.2026 § 4',
    createdBy: 'kaer.vastaava',
    prizeLimits: [165, 130, 100],
    newestId: saved.id,
    results: 0,
    removeBlocked: null,
  })
  expect(await one(before)).toMatchObject({
    revision: 1,
    prizeLimits: [160, 130, 100],
    newestId: saved.id,
    results: 1,
    removeBlocked: 'RULEBOOK_CITED',
  })
  const result = await database.db
    .selectFrom('trial_result')
    .select(['rulebook_id', 'points', 'prize'])
    .where('dog_id', '=', dog.id)
    .executeTakeFirstOrThrow()
  expect(result).toEqual({ rulebook_id: before, points: 165.5, prize: 1 })
  const audit = await database.db
    .selectFrom('audit')
    .selectAll()
    .where('subject', '=', 'rulebook')
    .executeTakeFirstOrThrow()
  expect(audit).toMatchObject({
    subject_id: '2021-06-01',
    code: 'CHANGED',
    before: { prizeLimits: '160 / 130 / 100', revision: 1, confirmed: false },
    after: { prizeLimits: '165 / 130 / 100', revision: 2, confirmed: true },
  })
})

test('saves a new rulebook under another date, and ends the one before the day before', async () => {
  const answer = await save(await bodyWith({ validFrom: '2027-06-01', waterValidity: 'season' }))
  expect(answer.json()).toMatchObject({ validFrom: '2027-06-01', revision: 1, validTo: null })
  expect((await list()).map(({ validFrom, validTo, current }) => [validFrom, validTo, current])).toEqual([
    ['2027-06-01', null, false],
    ['2021-06-01', '2027-05-31', true],
    ['1990-06-01', '2021-05-31', false],
  ])
  const taken = await save(await bodyWith({ validFrom: '2027-06-01' }))
  expect(refusalOf(taken)).toEqual([409, 'RULEBOOK_DATE_TAKEN', { validFrom: 'RULEBOOK_DATE_TAKEN' }])
  expect((await remove(answer.json<RulebookDetails>().id)).json()).toEqual({ status: 'done' })
  expect(await list()).toHaveLength(2)
})

test('refuses the second of two saves at once', async () => {
  const [one, two] = [await bodyWith({ leastPointsAtGame: 2 }), await bodyWith({ leastPointsAtGame: 3 })]
  const answers = await Promise.all([save(one), save(two)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(codeOf(answers.find(({ statusCode }) => statusCode === 409)!)).toBe('CHANGED_MEANWHILE')
  expect(codeOf(await save(one))).toBe('CHANGED_MEANWHILE')
})

test('removes the newest version while nothing was judged by it, and the first rulebook never', async () => {
  const before = (await list())[0]!
  const { id } = (await save(await bodyWith({ firstPrizeLeastGrade: 6 }))).json<RulebookDetails>()
  expect(codeOf(await remove(before.revisions[0]!.id))).toBe('CHANGED_MEANWHILE')
  const dog = await makeDog(database.db)
  await makeTrialResult(database.db, dog.id, { rulebook_id: id })
  expect(refusalOf(await remove(id))).toEqual([422, 'RULEBOOK_CITED'])
  await database.db.deleteFrom('trial_result').where('rulebook_id', '=', id).execute()
  expect((await remove(id)).statusCode).toBe(200)
  expect((await list())[0]).toEqual(before)
  const [first] = (await list()).at(-1)!.revisions
  expect(codeOf(await remove(first!.id))).toBe('RULEBOOK_FIRST')
  expect((await remove(id)).statusCode).toBe(404)
})

const SPEED = 'huntFeatures.0'
test.each<[string, string, object]>([
  ['COEFFICIENT_INVALID', 'classes.AVO.coefficients.search', { 'classes.AVO.coefficients.search': 0.3 }],
  ['COEFFICIENTS_OVER_200', 'classes.VOI.coefficients', { 'classes.VOI.coefficients.game': 7 }],
  [
    'COEFFICIENTS_MISSING',
    'classes.NUO.coefficients',
    { 'classes.NUO.coefficients': { search: null, game: null, retrieve: null, water: null, track: null } },
  ],
  ['AGE_INVALID', 'classes.NUO.leastAgeMonths', { 'classes.NUO.leastAgeMonths': 9.5 }],
  ['AGES_REVERSED', 'classes.NUO.lastAgeMonths', { 'classes.NUO.lastAgeMonths': 8 }],
  ['PRIZE_LIMIT_INVALID', 'prizeLimits.0', { prizeLimits: [201, 130, 100] }],
  ['PRIZE_LIMITS_NOT_DESCENDING', 'prizeLimits.1', { prizeLimits: [160, 160, 100] }],
  ['PRIZE_LIMITS_NOT_DESCENDING', 'prizeLimits.2', { prizeLimits: [160, 130, 140] }],
  ['GRADE_INVALID', 'firstPrizeLeastGrade', { firstPrizeLeastGrade: 11 }],
  ['POINTS_AT_GAME_INVALID', 'leastPointsAtGame', { leastPointsAtGame: -1 }],
  ['SCALE_EMPTY', `${SPEED}.values`, { [`${SPEED}.values`]: [] }],
  ['SCALE_NOT_ASCENDING', `${SPEED}.values`, { [`${SPEED}.values`]: [0, 2, 2] }],
  ['SCALE_VALUE_INVALID', `${SPEED}.values.1`, { [`${SPEED}.values`]: [0, 21] }],
  ['SCALE_WITHOUT_ZERO', `${SPEED}.values`, { [`${SPEED}.values`]: [1, 2] }],
  ['VALUE_INVALID', 'huntFeatures', { [`${SPEED}.code`]: 'constructor' }],
  ['VALUE_INVALID', 'huntFeatures', { huntFeatures: [] }],
  ['PROPOSAL_CODE_INVALID', 'proposals.1.code', { 'proposals.1.code': 'CACIT!' }],
  ['PROPOSAL_CODE_INVALID', 'proposals.1.code', { 'proposals.1.code': 'A'.repeat(13) }],
  ['PROPOSAL_CODE_TAKEN', 'proposals.1.code', { 'proposals.1.code': 'CACIT', 'proposals.1.follows': null }],
  ['PROPOSAL_TYPES_MISSING', 'proposals.0.types', { 'proposals.0.types': [], 'proposals.1.follows': null }],
  ['VALUE_INVALID', 'proposals.0.types.0', { 'proposals.0.types': ['water_track'] }],
  ['PROPOSAL_PRIZE_INVALID', 'proposals.0.lowestPrize', { 'proposals.0.lowestPrize': 4 }],
  ['PROPOSAL_NUMBER_INVALID', 'proposals.0.worstPlace', { 'proposals.0.worstPlace': 0 }],
  ['PROPOSAL_NUMBER_INVALID', 'proposals.0.most', { 'proposals.0.most': 1.5 }],
  ['PROPOSAL_FOLLOWS_UNKNOWN', 'proposals.0.follows', { 'proposals.0.follows': 'R-CACIT' }],
  ['PROPOSAL_FOLLOWS_UNKNOWN', 'proposals.1.follows', { 'proposals.0.types': ['field'] }],
  ['VALUE_INVALID', 'waterValidity', { waterValidity: 'forever' }],
  ['DATE_INVALID', 'validFrom', { validFrom: '2026-02-30' }],
  ['DATE_INVALID', 'validFrom', { validFrom: '1849-06-01' }],
  ['VALUE_REQUIRED', 'note', { note: ' ' }],
  ['VALUE_TOO_LONG', 'note', { note: 'a'.repeat(501) }],
  ['VALUE_REQUIRED', 'baseId', { baseId: undefined }],
])('refuses with %s at %s', async (code, field, change) => {
  const answer = await save(await bodyWith(change))
  expect(refusalOf(answer)).toEqual([400, 'INPUT_INVALID', { [field]: code }])
})

test('answers 404 RULEBOOK_NOT_FOUND for an unknown version', async () => {
  for (const answer of [
    await chief.get('/api/auth/rulebooks/999999'),
    await save(await bodyWith({ baseId: 999_999 })),
  ])
    expect(refusalOf(answer)).toEqual([404, 'RULEBOOK_NOT_FOUND'])
  expect((await chief.get('/api/auth/rulebooks/x')).statusCode).toBe(400)
})

test('lets only KAER_CHIEF and SYSADMIN see and change rulebooks', async () => {
  const body = await bodyWith()
  const asked = async (by: TestBrowser) =>
    Promise.all(
      [
        by.get('/api/auth/rulebooks'),
        by.get(`/api/auth/rulebooks/${body.baseId}`),
        save(body, by),
        remove(body.baseId, by),
        by.json('/api/auth/rulebooks/preview', body),
      ].map(async (answer) => (await answer).statusCode),
    )
  expect(await asked(new TestBrowser(app))).toEqual([401, 401, 401, 401, 401])
  const saver = await makeAccount(database.db, { roles: ['KAER_SAVER', 'TRIALAGENT', 'JUDGE'] })
  expect(await asked(await signedIn(app, saver))).toEqual([403, 403, 403, 403, 403])
  const boss = await signedIn(app, await makeAccount(database.db, { roles: ['SYSADMIN'] }))
  expect((await boss.get('/api/auth/rulebooks')).statusCode).toBe(200)
  const unsigned = await chief.json('/api/auth/rulebooks', body, { withoutToken: true })
  expect(refusalOf(unsigned)).toEqual([403, 'CSRF_TOKEN_INVALID'])
})
