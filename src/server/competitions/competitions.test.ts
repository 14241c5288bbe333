import { beforeAll, describe, expect, test } from 'vitest'
import type { Competition } from '#contract/competitions.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { openService } from '../testing/openService.ts'
import { refusalOf } from '../testing/refusal.ts'
import { TestBrowser } from '../testing/testBrowser.ts'
import { inputOf, ruleOf } from './competitions.test-helper.ts'

const { app, database } = await openService({ now: () => new Date('2026-05-17T12:00:00Z') })
const { db } = database
const visitor = new TestBrowser(app)
const PATH = '/api/auth/competitions'
let keeper: TestBrowser
beforeAll(async () => {
  keeper = await signedIn(app, await makeAccount(db, { roles: ['SYSADMIN'] }))
})

const list = async (): Promise<Competition[]> => (await visitor.get('/api/competitions')).json()
const ask = (series: number, period: number) =>
  visitor.get(`/api/competitions/${series}/standings?period=${period}`)
const added = async (overrides: object = {}): Promise<Competition> => {
  const answer = await keeper.json(PATH, inputOf(overrides))
  expect([answer.statusCode, answer.json().error]).toEqual([200, undefined])
  return answer.json()
}
const changed = ({ held: _held, series: _series, ...one }: Competition, overrides: object) =>
  keeper.json(`${PATH}/update`, { ...one, ...overrides })

describe('keeping rules', () => {
  test('adds, changes, tells of the changes and removes', async () => {
    const one = await added()
    expect(one).toMatchObject({ series: one.id, version: 1, held: false, confirmed: true })
    const saved = await changed(one, {
      name: { fi: 'Toinen nimi', sv: '', en: '' },
      rule: ruleOf({ best: 3 }),
    })
    expect(saved.json()).toMatchObject({ version: 2, name: { fi: 'Toinen nimi' }, rule: { best: 3 } })
    expect(refusalOf(await changed(one, {}))).toEqual([409, 'CHANGED_MEANWHILE'])
    const { rows } = (await keeper.get(`${PATH}/${one.id}/changes`)).json()
    expect(rows[0]).toMatchObject({
      code: 'CHANGED',
      before: { nameFi: 'Koekilpailu', bestResults: null },
      after: { nameFi: 'Toinen nimi', bestResults: 3 },
      thing: { name: 'Toinen nimi' },
    })
    expect(refusalOf(await keeper.json(`${PATH}/delete`, { id: one.id, version: 1 }))).toEqual([
      409,
      'CHANGED_MEANWHILE',
    ])
    expect((await keeper.json(`${PATH}/delete`, { id: one.id, version: 2 })).json()).toEqual({
      status: 'done',
    })
    expect(refusalOf(await changed(one, { version: 2 }))).toEqual([404, 'COMPETITION_NOT_FOUND'])
  })

  test('a rule that has held for a season that is over stays as it is: the next one takes its place', async () => {
    const one = await added({ validFrom: 2023 })
    expect(one.held).toBe(true)
    expect(refusalOf(await changed(one, { rule: ruleOf({ best: 2 }) })).slice(0, 2)).toEqual([
      422,
      'COMPETITION_HELD',
    ])
    expect(refusalOf(await changed(one, { validFrom: 2022 }))).toEqual([
      422,
      'COMPETITION_HELD',
      { validFrom: 'COMPETITION_HELD' },
    ])
    expect(refusalOf(await changed(one, { validTo: 2023 }))).toEqual([
      422,
      'COMPETITION_HELD',
      { validTo: 'COMPETITION_HELD' },
    ])
    const { version } = one
    expect(refusalOf(await keeper.json(`${PATH}/delete`, { id: one.id, version })).slice(0, 2)).toEqual([
      422,
      'COMPETITION_HELD',
    ])
    const named = (await changed(one, { name: { fi: 'Uusi nimi', sv: '', en: '' } })).json<Competition>()
    expect(named.version).toBe(2)
    expect(
      refusalOf(await keeper.json(PATH, inputOf({ validFrom: 2024, follows: one.id }))).slice(0, 2),
    ).toEqual([422, 'COMPETITION_HELD'])
    const next = await added({ validFrom: 2025, follows: one.id, rule: ruleOf({ best: 2 }) })
    expect(next).toMatchObject({ series: one.id, validFrom: 2025, held: false })
    expect((await list()).find(({ id }) => id === one.id)).toMatchObject({
      validTo: 2024,
      version: 3,
      rule: { best: null },
    })
    const [past, now] = await Promise.all([ask(one.id, 2024), ask(one.id, 2025)])
    expect([past.statusCode, now.statusCode]).toEqual([200, 200])
  })

  test('of a competition one rule holds at a time, and all have the same period', async () => {
    const one = await added({ validFrom: 2020, validTo: 2022 })
    const next = await added({ validFrom: 2025, follows: one.id })
    expect(refusalOf(await changed(next, { validFrom: 2022 })).slice(0, 2)).toEqual([
      409,
      'COMPETITION_OVERLAPS',
    ])
    expect(
      refusalOf(await keeper.json(PATH, inputOf({ validFrom: 2026, follows: one.id }))).slice(0, 2),
    ).toEqual([409, 'COMPETITION_OVERLAPS'])
    expect(refusalOf(await changed(next, { rule: ruleOf({ period: 'year' }) })).slice(0, 2)).toEqual([
      422,
      'COMPETITION_PERIOD_CHANGED',
    ])
  })

  test('adds a competition once that is sent twice at once', async () => {
    const input = inputOf({ name: { fi: 'Kahdesti lähetetty', sv: '', en: '' } })
    const answers = await Promise.all([1, 2].map(() => keeper.json(PATH, input)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await list()).filter(({ name }) => name.fi === 'Kahdesti lähetetty')).toHaveLength(1)
  })

  test('two who follow the same rule at once: one of them is refused', async () => {
    const one = await added({ validFrom: 2025 })
    const answers = await Promise.all(
      [1, 2].map(() => keeper.json(PATH, inputOf({ validFrom: 2027, follows: one.id }))),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  test.each([
    ['rule.trialLines', 'COMPETITION_WITHOUT_POINTS', { rule: ruleOf({ trialLines: [] }) }],
    [
      'rule.trialLines',
      'COMPETITION_LINE_TWICE',
      {
        rule: ruleOf({
          trialLines: [2, 3].map((points) => ({ type: null, class: 'AVO', prize: 1, points })),
        }),
      },
    ],
    ['rule.least', 'COMPETITION_LEAST_TOO_MANY', { rule: ruleOf({ best: 1, least: 2 }) }],
    ['rule.ageTo', 'COMPETITION_AGES_CROSSED', { rule: ruleOf({ ageFrom: 36, ageTo: 24 }) }],
    [
      'rule.trialLines.0.points',
      'COMPETITION_POINTS_INVALID',
      { rule: ruleOf({ trialLines: [{ type: null, class: 'AVO', prize: 1, points: 0 }] }) },
    ],
    [
      'rule.showLines.0.award',
      'VALUE_INVALID',
      { rule: ruleOf({ showLines: [{ class: null, award: 'KISSA', points: 1 }] }) },
    ],
    ['validTo', 'COMPETITION_ENDS_BEFORE', { validTo: 2024 }],
    ['name.fi', 'VALUE_REQUIRED', { name: { fi: '', sv: '', en: '' } }],
  ])('refuses case %# at %s with %s', async (field, code, overrides) => {
    const answer = await keeper.json(PATH, inputOf(overrides))
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.fields).toMatchObject({ [field]: code })
  })

  test('refuses breeds that are none', async () => {
    expect(
      refusalOf(await keeper.json(PATH, inputOf({ rule: ruleOf({ breeds: ['9998'] }) }))).slice(0, 2),
    ).toEqual([404, 'BREED_NOT_FOUND'])
  })

  test('lets nobody else keep rules', async () => {
    const other = await signedIn(
      app,
      await makeAccount(db, { roles: ['SHOW', 'KAER_CHIEF', 'BREEDADVISOR'] }),
    )
    const { id, version } = await added()
    const verbs = (by: TestBrowser) => [
      () => by.json(PATH, inputOf()),
      () => by.json(`${PATH}/update`, { ...inputOf(), id, version }),
      () => by.json(`${PATH}/delete`, { id, version }),
      () => by.json(`${PATH}/preview`, { rule: ruleOf(), period: 2025 }),
      () => by.get(`${PATH}/${id}/changes`),
    ]
    for (const send of verbs(other)) expect(refusalOf(await send())).toEqual([403, 'FORBIDDEN'])
    for (const send of verbs(visitor)) expect((await send()).statusCode).toBe(401)
    expect((await list()).find((rule) => rule.id === id)).toMatchObject({ version })
  })
})
