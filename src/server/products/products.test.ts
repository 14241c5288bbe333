import { beforeAll, describe, expect, test } from 'vitest'
import type { AuditRow } from '#contract/audit.ts'
import type { ProductDetails, ProductList } from '#contract/products.ts'
import type { RefundRuleDetails } from '#contract/refundRules.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { makeDog, makeEntry, makeTrial } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { codeOf, refusalOf } from '../testing/refusal.ts'
import { TestBrowser } from '../testing/testBrowser.ts'

const TODAY = '2026-09-01'
const PATH = '/api/auth/products'
let admin: TestBrowser
const { app, database } = await openService({ now: () => new Date(`${TODAY}T09:00:00Z`) })

beforeAll(async () => {
  admin = await signedIn(app, await makeAccount(database.db, { username: 'yllapitaja', roles: ['SYSADMIN'] }))
})

const product = (overrides: object = {}) => ({
  descriptionFi: 'Pelto ja metsä',
  descriptionSv: 'Fält och skog',
  descriptionEn: '',
  amountCents: 4050,
  memberOnly: false,
  trialTypes: ['forest', 'field'],
  classes: ['VOI', 'AVO'],
  validFrom: '2026-01-01',
  validTo: null,
  confirmed: false,
  ...overrides,
})
const add = async (overrides: object = {}): Promise<ProductDetails> =>
  (await admin.json(PATH, product(overrides))).json()
const list = async (): Promise<ProductList> => (await admin.get(PATH)).json()
const changesOf = async (id: number): Promise<AuditRow[]> =>
  (await admin.get(`${PATH}/${id}/changes`)).json().rows

/** An entry that was made by a product. */
async function enterBy({ id, amountCents }: ProductDetails) {
  const dog = await makeDog(database.db)
  const trial = await makeTrial(database.db, { held_on: '2026-10-04' })
  return makeEntry(database.db, trial, dog.id, { product_id: id, fee_cents: amountCents })
}

test('begins with the fees that the club must confirm, which close nothing to others', async () => {
  const { products, closedToOthers } = await list()
  expect(products.map(({ descriptionFi, amountCents }) => [descriptionFi, amountCents])).toEqual([
    ['Nuorten luokka, jäsen', 3000],
    ['Nuorten luokka', 4000],
    ['Avoin ja voittajaluokka, jäsen', 4000],
    ['Avoin ja voittajaluokka', 5000],
    ['Vesi- ja jälkikoe, jäsen', 2000],
    ['Vesi- ja jälkikoe', 3000],
  ])
  expect(products.every(({ confirmed, period }) => !confirmed && period === 'inForce')).toBe(true)
  expect(closedToOthers).toEqual([])
})

test('adds a product behind the others, its types and classes in their own order', async () => {
  const made = await add()
  const expected = {
    ...product({ trialTypes: ['field', 'forest'], classes: ['AVO', 'VOI'] }),
    id: made.id,
    version: 1,
    period: 'inForce',
    entries: 0,
  }
  expect(made).toEqual(expected)
  expect((await list()).products.at(-1)).toEqual(expected)
  expect((await admin.get(`${PATH}/${made.id}`)).json()).toEqual(expected)
  const [created] = await changesOf(made.id)
  expect(created).toMatchObject({
    code: 'CREATED',
    actor: { username: 'yllapitaja' },
    thing: { name: 'Pelto ja metsä', key: String(made.id) },
    before: null,
    after: { descriptionFi: 'Pelto ja metsä', priceCents: 4050, trialTypes: ['field', 'forest'] },
  })
})

test('changes a product for entries to come: those made keep what they cost', async () => {
  const made = await add()
  const entry = await enterBy(made)
  const dearer = product({ id: made.id, version: 1, amountCents: 4500, confirmed: true })
  const changed = (await admin.json(`${PATH}/update`, dearer)).json()
  expect(changed).toMatchObject({ amountCents: 4500, confirmed: true, version: 2, entries: 1 })
  const { rows } = await database.pool.query('select fee_cents from entry where id = $1', [entry])
  expect(rows).toEqual([{ fee_cents: 4050 }])
  expect((await changesOf(made.id))[0]).toMatchObject({
    code: 'CHANGED',
    before: { priceCents: 4050, confirmed: false },
    after: { priceCents: 4500, confirmed: true },
  })
  expect(refusalOf(await admin.json(`${PATH}/update`, dearer))).toEqual([409, 'CHANGED_MEANWHILE'])
})

test('tells where today lies to the days of a product', async () => {
  const periods = await Promise.all(
    [{ validFrom: '2026-09-02' }, { validTo: TODAY }, { validTo: '2026-08-31' }].map(add),
  )
  expect(periods.map(({ period }) => period)).toEqual(['coming', 'inForce', 'ended'])
})

test('removes a product that no entry was made by, and keeps what it was in the log', async () => {
  const made = await add({ descriptionFi: 'Turha' })
  expect((await admin.json(`${PATH}/delete`, { id: made.id })).json()).toEqual({ status: 'done' })
  expect((await list()).products.filter(({ id }) => id === made.id)).toEqual([])
  const log = (await admin.get(`/api/auth/audit?subject=product&subjectId=${made.id}`)).json()
  expect(log.rows[0]).toMatchObject({
    code: 'ERASED',
    thing: null,
    before: { descriptionFi: 'Turha', priceCents: 4050 },
    after: null,
  })
})

test('refuses to remove a product that an entry was made by, a withdrawn one too', async () => {
  const made = await add()
  const entry = await enterBy(made)
  await database.pool.query("update entry set withdrawn_at = now(), left_by = 'entrant' where id = $1", [
    entry,
  ])
  expect(refusalOf(await admin.json(`${PATH}/delete`, { id: made.id }))).toEqual([422, 'PRODUCT_IN_USE'])
  const ended = product({ id: made.id, version: 1, validTo: '2026-08-31' })
  expect((await admin.json(`${PATH}/update`, ended)).json()).toMatchObject({ period: 'ended', entries: 1 })
})

test.each([
  ['no Finnish description', { descriptionFi: ' ' }, 'descriptionFi', 'VALUE_REQUIRED'],
  ['a description that is too long', { descriptionSv: 'x'.repeat(101) }, 'descriptionSv', 'VALUE_TOO_LONG'],
  ['no amount', { amountCents: 0 }, 'amountCents', 'AMOUNT_INVALID'],
  ['a part of a cent', { amountCents: 40.5 }, 'amountCents', 'AMOUNT_INVALID'],
  ['an amount beyond all fees', { amountCents: 1_000_001 }, 'amountCents', 'AMOUNT_INVALID'],
  ['no type of trial', { trialTypes: [] }, 'trialTypes', 'TRIAL_TYPE_MISSING'],
  ['no class', { classes: [] }, 'classes', 'TRIAL_CLASSES_MISSING'],
  ['a day that is none', { validFrom: '2026-02-30' }, 'validFrom', 'DATE_INVALID'],
  ['an end before the beginning', { validTo: '2025-12-31' }, 'validTo', 'PRODUCT_ENDS_BEFORE_START'],
])('refuses %s at its field', async (_, overrides, field, fault) => {
  expect(refusalOf(await admin.json(PATH, product(overrides)))).toEqual([
    400,
    'INPUT_INVALID',
    { [field]: fault },
  ])
})

test('knows no product of an unknown id', async () => {
  const answers = await Promise.all([
    admin.get(`${PATH}/999999`),
    admin.get(`${PATH}/999999/changes`),
    admin.json(`${PATH}/update`, product({ id: 999_999, version: 1 })),
    admin.json(`${PATH}/delete`, { id: 999_999 }),
  ])
  expect(answers.map(refusalOf)).toEqual(answers.map(() => [404, 'PRODUCT_NOT_FOUND']))
})

test('lets nobody but SYSADMIN keep products', async () => {
  const agent = await signedIn(app, await makeAccount(database.db, { roles: ['TRIALAGENT', 'KAER_CHIEF'] }))
  const answers = await Promise.all([
    agent.get(PATH),
    agent.get(`${PATH}/1`),
    agent.get(`${PATH}/1/changes`),
    agent.json(PATH, product()),
    agent.json(`${PATH}/update`, product({ id: 1, version: 1 })),
    agent.json(`${PATH}/order`, { ids: [1] }),
    agent.json(`${PATH}/delete`, { id: 1 }),
  ])
  expect(answers.map(codeOf)).toEqual(answers.map(() => 'FORBIDDEN'))
})

test('puts the products in an order, and logs those whose place has changed', async () => {
  await add()
  const before = (await list()).products.map(({ id }) => id)
  const [first, second, ...rest] = before as [number, number, ...number[]]
  const answer: ProductList = (await admin.json(`${PATH}/order`, { ids: [second, first, ...rest] })).json()
  expect(answer.products.map(({ id }) => id)).toEqual([second, first, ...rest])
  expect(answer).toEqual(await list())
  expect((await changesOf(first))[0]).toMatchObject({ before: { position: 1 }, after: { position: 2 } })
  expect((await changesOf(second))[0]).toMatchObject({ before: { position: 2 }, after: { position: 1 } })
  expect((await changesOf(rest.at(-1)!)).map(({ code }) => code)).not.toContain('CHANGED')
})

test('counts the places of ended products apart', async () => {
  const gone = await add({ validTo: '2026-08-31' })
  const last = await add()
  const ids = (await list()).products.map(({ id }) => id).filter((id) => id !== gone.id)
  await admin.json(`${PATH}/order`, { ids: [gone.id, ...ids] })
  expect((await changesOf(last.id)).map(({ code }) => code)).toEqual(['CREATED'])
})

test('refuses an order that leaves a product out, names one twice or an unknown one', async () => {
  const ids = (await list()).products.map(({ id }) => id)
  const wrong = [ids.slice(1), [...ids.slice(1), ids[1]], [...ids.slice(1), 999_999], [...ids, ids[0]]]
  for (const given of wrong)
    expect(refusalOf(await admin.json(`${PATH}/order`, { ids: given }))).toEqual([409, 'CHANGED_MEANWHILE'])
  expect((await list()).products.map(({ id }) => id)).toEqual(ids)
})

test('gives two who order at once one order after the other', async () => {
  const ids = (await list()).products.map(({ id }) => id)
  const orders = [ids.toReversed(), [...ids.slice(1), ids[0]!]]
  const answers = await Promise.all(orders.map((given) => admin.json(`${PATH}/order`, { ids: given })))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(orders).toContainEqual((await list()).products.map(({ id }) => id))
})

test('names what only members can enter once the product for everybody has ended', async () => {
  const { products } = await list()
  for (const one of products.filter(({ memberOnly, classes }) => !memberOnly && classes.includes('NUO'))) {
    const { period: _period, entries: _entries, ...stored } = one
    await admin.json(`${PATH}/update`, { ...stored, validTo: '2026-08-31' })
  }
  expect((await list()).closedToOthers).toEqual([
    { type: 'field', classes: ['NUO'] },
    { type: 'forest', classes: ['NUO'] },
    { type: 'water_track', classes: ['NUO', 'AVO', 'VOI'] },
  ])
})

describe('refund rules', () => {
  const RULES = '/api/auth/refund-rules'
  const input = {
    ground: 'heat',
    validFrom: '2026-10-01',
    share: 80,
    handlingCents: 500,
    needsCertificate: true,
    confirmed: false,
  }
  const rules = async () => (await admin.get(RULES)).json<{ rules: RefundRuleDetails[] }>().rules
  const heat = async () => (await rules()).filter(({ ground }) => ground === 'heat')

  test('are SYSADMIN’s alone', async () => {
    const { id, version } = (await rules())[0]!
    const member = await signedIn(app, await makeAccount(database.db, { roles: ['TRIALAGENT'] }))
    const calls = [
      (browser: TestBrowser) => browser.get(RULES),
      (browser: TestBrowser) => browser.json(RULES, input),
      (browser: TestBrowser) => browser.json(`${RULES}/update`, { ...input, id, version }),
      (browser: TestBrowser) => browser.json(`${RULES}/delete`, { id }),
    ]
    for (const send of calls) {
      expect(refusalOf(await send(member))).toEqual([403, 'FORBIDDEN'])
      expect(refusalOf(await send(new TestBrowser(app)))).toEqual([401, 'SESSION_EXPIRED'])
    }
  })

  test('of an unknown id are not found', async () => {
    const unknown = { ...input, id: 999_999, version: 1 }
    for (const [verb, body] of [
      ['update', unknown],
      ['delete', { id: 999_999 }],
    ] as const)
      expect(refusalOf(await admin.json(`${RULES}/${verb}`, body))).toEqual([404, 'REFUND_RULE_NOT_FOUND'])
  })

  test('begin with one of each ground, and end the day before the next of the ground', async () => {
    expect((await rules()).map(({ ground }) => ground)).toEqual([
      'beforeClosing',
      'trialMoved',
      'heat',
      'illness',
      'death',
      'other',
    ])
    await admin.json(RULES, input)
    expect(await heat()).toMatchObject([
      { validFrom: '2026-01-01', validTo: '2026-09-30', share: 100 },
      { validFrom: '2026-10-01', validTo: null, share: 80, handlingCents: 500 },
    ])
    expect(refusalOf(await admin.json(RULES, input))).toEqual([
      409,
      'REFUND_RULE_EXISTS',
      { validFrom: 'REFUND_RULE_EXISTS' },
    ])
    expect(refusalOf(await admin.json(RULES, { ...input, share: 101 }))).toEqual([
      400,
      'INPUT_INVALID',
      { share: 'SHARE_INVALID' },
    ])
  })

  test('are changed and removed as long as nothing was decided by them, then only confirmed', async () => {
    const [first, second] = await heat()
    const changed = { ...input, id: second!.id, version: second!.version, share: 70 }
    expect((await admin.json(`${RULES}/update`, changed)).statusCode).toBe(200)
    expect(codeOf(await admin.json(`${RULES}/update`, changed))).toBe('CHANGED_MEANWHILE')
    const trialId = await makeTrial(database.db)
    await makeEntry(database.db, trialId, (await makeDog(database.db)).id, {
      refund_rule_id: first!.id,
      withdrawn_at: new Date(),
      left_by: 'entrant',
    })
    const used = {
      ...input,
      id: first!.id,
      version: first!.version,
      validFrom: first!.validFrom,
      handlingCents: 0,
    }
    expect(codeOf(await admin.json(`${RULES}/update`, { ...used, share: 90 }))).toBe('REFUND_RULE_IN_USE')
    expect(codeOf(await admin.json(`${RULES}/delete`, { id: first!.id }))).toBe('REFUND_RULE_IN_USE')
    expect((await admin.json(`${RULES}/update`, { ...used, share: 100, confirmed: true })).statusCode).toBe(
      200,
    )
    expect((await admin.json(`${RULES}/delete`, { id: second!.id })).statusCode).toBe(200)
    expect(await heat()).toMatchObject([{ confirmed: true, entries: 1 }])
    expect(codeOf(await admin.json(`${RULES}/delete`, { id: second!.id }))).toBe('REFUND_RULE_NOT_FOUND')
  })
})
