import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Participants } from '#contract/entries.ts'
import { testDatabase } from '#tools/test/database.ts'
import { newestMail } from '../testing/accounts.ts'
import { makeDog, makeTrialResult } from '../testing/factories.ts'
import { refusalOf } from '../testing/refusal.ts'
import { type Entering, entryOf, idsOf, listPath, startEntering } from './entries.test-helper.ts'

let on: Entering
beforeAll(async () => {
  on = await startEntering(await testDatabase())
})
afterAll(() => on.close())

const participants = async (trialId: number) => (await on.agent.get(listPath(trialId))).json<Participants>()

describe('access', () => {
  test('lets the agent of the organiser club and SYSADMIN see and change the list', async () => {
    const trialId = await on.trial()
    const dog = await on.dog()
    for (const [browser, status] of [
      [on.visitor, 401],
      [on.judge, 403],
      [on.otherAgent, 403],
      [on.agent, 200],
      [on.sysadmin, 200],
    ] as const) {
      expect((await browser.get(listPath(trialId))).statusCode).toBe(status)
    }
    const bodies = {
      '': entryOf(dog),
      '/change': { entryId: 1, version: 1, ...entryOf(dog) },
      '/withdraw': { entryId: 1, reason: 'Sairas' },
      '/restore': { entryId: 1 },
      '/move': { entryId: 1, list: 'place', beforeId: null },
      '/start-order': { method: 'draw' },
      '/absent': { entryId: 1 },
      '/present': { entryId: 1 },
      '/message': { key: crypto.randomUUID(), subject: 'Aihe', body: 'Viesti', to: 'all' },
    }
    for (const [verb, body] of Object.entries(bodies)) {
      expect((await on.visitor.json(listPath(trialId, verb), body)).statusCode, verb).toBe(401)
      expect(refusalOf(await on.otherAgent.json(listPath(trialId, verb), body)), verb).toEqual([
        403,
        'FORBIDDEN',
      ])
      expect((await on.agent.json(listPath(trialId, verb), {})).statusCode, verb).toBe(400)
      expect(refusalOf(await on.agent.json(listPath(999_999, verb), body)), verb).toEqual([
        404,
        'TRIAL_NOT_FOUND',
      ])
    }
    expect((await participants(trialId)).places).toEqual([])
    expect((await on.sysadmin.json(listPath(trialId), entryOf(dog))).statusCode).toBe(200)
  })
})

describe('entering a dog', () => {
  test('gives a place, mails whoever has an e-mail, and leaves unknown fields empty', async () => {
    const trialId = await on.trial()
    const dog = await on.dog()
    const answer = await on.agent.json(listPath(trialId), {
      ...entryOf(dog, { contactEmail: 'maija@example.fi', contactName: 'Maija Mänty', language: 'sv' }),
      handler: 'Matti Mänty',
      contactPhone: '040 123 4567',
    })
    const { places, left, capacity } = answer.json<Participants>()
    expect(places).toMatchObject([
      {
        dog: { regnr: dog.regnr, name: dog.name },
        class: 'AVO',
        list: 'place',
        startNumber: null,
        handler: 'Matti Mänty',
        contactName: 'Maija Mänty',
        contactEmail: 'maija@example.fi',
        contactPhone: '040 123 4567',
        reasons: [],
        outcome: null,
      },
    ])
    expect([left, capacity]).toEqual([2, 3])
    const mail = await newestMail(on.database.db, 'maija@example.fi')
    expect(mail).toMatchObject({ kind: 'entryAdded', language: 'sv', account_id: null })
    expect(mail?.body_text).toContain('Hej Maija Mänty!')
    expect(mail?.body_text).toContain(`${dog.name} (${dog.regnr})`)
    expect(mail?.body_text).toContain('Pohjan Kanakoirakerho')
    const second = await on.enter(trialId)
    expect((await participants(trialId)).places[1]).toMatchObject({
      id: second.id,
      handler: null,
      contactEmail: null,
    })
    const row = await on.database.db
      .selectFrom('entry')
      .select('account_id')
      .where('id', '=', second.id)
      .executeTakeFirstOrThrow()
    expect(row.account_id).toBeNull()
  })

  test('refuses a second entry, an unknown dog and a class that is not the dog’s, each with its reason', async () => {
    const trialId = await on.trial({ classes: ['NUO', 'AVO'] })
    const { dog } = await on.enter(trialId)
    const add = async (regnr: string, name: 'NUO' | 'AVO' | 'VOI' = 'AVO') =>
      refusalOf(await on.agent.json(listPath(trialId), entryOf({ regnr }, { class: name })))
    expect(await add(dog.regnr)).toEqual([409, 'ENTRY_EXISTS', { regnr: 'ENTRY_EXISTS' }])
    expect(await add('FI99999/99')).toEqual([404, 'DOG_NOT_FOUND', { regnr: 'DOG_NOT_FOUND' }])
    expect(await add('x')).toEqual([400, 'INPUT_INVALID', { regnr: 'REGNR_INVALID' }])
    const unknown = await makeDog(on.database.db, { birth_date: null })
    expect(await add(unknown.regnr, 'NUO')).toEqual([
      422,
      'BIRTH_DATE_UNKNOWN',
      { class: 'BIRTH_DATE_UNKNOWN' },
    ])
    const plain = await makeDog(on.database.db)
    expect(await add(plain.regnr)).toEqual([422, 'SHOW_AWARD_MISSING', { class: 'SHOW_AWARD_MISSING' }])
    expect(await add(plain.regnr, 'VOI')).toEqual([422, 'CLASS_NOT_OFFERED', { class: 'CLASS_NOT_OFFERED' }])
    const prized = await on.dog()
    await makeTrialResult(on.database.db, prized.id)
    expect(await add(prized.regnr)).toEqual([
      422,
      'ENTITLED_TO_WINNER_CLASS',
      { class: 'ENTITLED_TO_WINNER_CLASS' },
    ])
    const wrong = { ...entryOf(prized), contactEmail: 'ei-osoite', contactPhone: 'abc', handler: 'a\nb' }
    expect(refusalOf(await on.agent.json(listPath(trialId), wrong))).toEqual([
      400,
      'INPUT_INVALID',
      { contactEmail: 'EMAIL_INVALID', contactPhone: 'PHONE_INVALID', handler: 'NAME_INVALID' },
    ])
    expect((await participants(trialId)).places).toHaveLength(1)
  })

  test('queues in the reserve in order of entry when all places of the trial or the class are taken', async () => {
    const trialId = await on.trial({ capacity: 2, capacity_by_class: JSON.stringify({ NUO: 1 }) })
    const young = () => makeDog(on.database.db, { birth_date: '2025-03-01' })
    const first = await on.enter(trialId, { dog: await young(), class: 'NUO' })
    const second = await on.enter(trialId, {
      dog: await young(),
      class: 'NUO',
      contactEmail: 'jono@example.fi',
    })
    const third = await on.enter(trialId)
    const fourth = await on.enter(trialId)
    const list = await participants(trialId)
    expect(idsOf(list)).toEqual({ places: [first.id, third.id], reserve: [second.id, fourth.id] })
    expect(list).toMatchObject({ left: 0, classes: { NUO: { capacity: 1, left: 0 } } })
    expect(await newestMail(on.database.db, 'jono@example.fi')).toMatchObject({ kind: 'entryReserved' })
  })

  test.each([
    ['a draft', { published_at: null, kaer_nr: null }, 'TRIAL_IS_DRAFT'],
    ['a trial that has been ended', { ended_at: '2026-08-01T09:00:00Z' }, 'TRIAL_IS_ENDED'],
    ['a cancelled trial', { cancelled_at: '2026-08-01T09:00:00Z' }, 'TRIAL_IS_CANCELLED'],
  ])('%s has a list that nobody can change', async (_what, input, refusal) => {
    const trialId = await on.trial(input)
    const dog = await on.dog()
    expect(refusalOf(await on.agent.json(listPath(trialId), entryOf(dog)))).toEqual([422, refusal])
    expect(refusalOf(await on.agent.json(listPath(trialId, '/start-order'), { method: 'draw' }))).toEqual([
      422,
      refusal,
    ])
    expect(await participants(trialId)).toMatchObject({ blocked: refusal, places: [] })
  })
})

describe('changing an entry', () => {
  const change = (trialId: number, body: object) => on.agent.json(listPath(trialId, '/change'), body)

  test('saves handler, contact and class, logs the values before, and refuses a stale version', async () => {
    const trialId = await on.trial()
    const dog = await on.dog({ birth_date: '2025-03-01' })
    const { id } = await on.enter(trialId, { dog, contactEmail: 'vanha@example.fi' })
    const body = { entryId: id, version: 2, ...entryOf(dog, { class: 'NUO' }), handler: 'Uusi Ohjaaja' }
    const { version } = (await participants(trialId)).places[0]!
    const answer = await change(trialId, { ...body, version })
    expect(answer.json<Participants>().places).toMatchObject([
      { class: 'NUO', handler: 'Uusi Ohjaaja', contactEmail: null, version: version + 1 },
    ])
    expect(refusalOf(await change(trialId, { ...body, version }))).toEqual([409, 'CHANGED_MEANWHILE'])
    expect(refusalOf(await change(trialId, { ...body, entryId: 999_999 }))).toEqual([404, 'ENTRY_NOT_FOUND'])
    const audit = await on.database.db
      .selectFrom('audit')
      .select(['before', 'after'])
      .where('subject', '=', 'entry')
      .where('subject_id', '=', String(id))
      .where('code', '=', 'CHANGED')
      .execute()
    expect(audit).toEqual([
      {
        before: { class: 'AVO', handler: '', contactEmail: 'vanha@example.fi' },
        after: { class: 'NUO', handler: 'Uusi Ohjaaja', contactEmail: '' },
      },
    ])
  })

  test('refuses a class that is not the dog’s or is full, and takes one inside a full trial', async () => {
    const trialId = await on.trial({ capacity: 2, capacity_by_class: JSON.stringify({ NUO: 1 }) })
    const both = () => on.dog({ birth_date: '2025-03-01' })
    const first = await on.enter(trialId, { dog: await both() })
    const second = await on.enter(trialId, { dog: await both() })
    const to = async ({ id, dog }: typeof first, name: 'NUO' | 'VOI') => {
      const { version } = (await participants(trialId)).places.find((row) => row.id === id)!
      return change(trialId, { entryId: id, version, ...entryOf(dog, { class: name }) })
    }
    expect((await to(first, 'NUO')).statusCode).toBe(200)
    expect(refusalOf(await to(second, 'NUO'))).toEqual([422, 'CLASS_FULL', { class: 'CLASS_FULL' }])
    expect(refusalOf(await to(second, 'VOI'))).toEqual([
      422,
      'FIRST_PRIZE_MISSING',
      { class: 'FIRST_PRIZE_MISSING' },
    ])
  })

  test('keeps class, place and entry of a dog whose result is done', async () => {
    const trialId = await on.trial()
    const dog = await on.dog({ birth_date: '2025-03-01' })
    const { id } = await on.enter(trialId, { dog })
    await on.database.db
      .insertInto('trial_result')
      .values({ trial_id: trialId, dog_id: dog.id, class: 'AVO', outcome: 'absent', done_at: new Date() })
      .execute()
    const [entry] = (await participants(trialId)).places
    expect(entry?.outcome).toBe('absent')
    const body = { entryId: id, version: entry!.version, ...entryOf(dog, { class: 'NUO' }) }
    expect(refusalOf(await change(trialId, body))).toEqual([
      422,
      'ENTRY_HAS_RESULT',
      { class: 'ENTRY_HAS_RESULT' },
    ])
    const withdrawn = await on.agent.json(listPath(trialId, '/withdraw'), { entryId: id, reason: 'x' })
    expect(refusalOf(withdrawn)).toEqual([422, 'ENTRY_HAS_RESULT'])
    const moved = { entryId: id, list: 'reserve', beforeId: null }
    expect(refusalOf(await on.agent.json(listPath(trialId, '/move'), moved))).toEqual([
      422,
      'ENTRY_HAS_RESULT',
    ])
  })
})

describe('withdrawing', () => {
  test('needs a reason and frees the place; taken back, the dog stands where it stood', async () => {
    const trialId = await on.trial({ capacity: 2 })
    const [first, second, third] = [await on.enter(trialId), await on.enter(trialId), await on.enter(trialId)]
    const withdraw = (reason: string) =>
      on.agent.json(listPath(trialId, '/withdraw'), { entryId: first.id, reason })
    const restore = () => on.agent.json(listPath(trialId, '/restore'), { entryId: first.id })
    expect(refusalOf(await withdraw(' '))).toEqual([400, 'INPUT_INVALID', { reason: 'REASON_MISSING' }])
    expect(refusalOf(await restore())).toEqual([422, 'ENTRY_NOT_WITHDRAWN'])
    const list = (await withdraw('Juoksuaika')).json<Participants>()
    expect(list).toMatchObject({
      left: 1,
      withdrawn: [{ id: first.id, withdrawnReason: 'Juoksuaika' }],
    })
    expect(idsOf(list)).toEqual({ places: [second.id], reserve: [third.id] })
    expect(refusalOf(await withdraw('Taas'))).toEqual([422, 'ENTRY_IS_WITHDRAWN'])
    const restored = (await restore()).json<Participants>()
    expect(idsOf(restored)).toEqual({ places: [first.id, second.id], reserve: [third.id] })
    expect(restored.withdrawn).toEqual([])
  })

  test('taken back after its place has gone to another, leads to the reserve; a dog entered again stays', async () => {
    const trialId = await on.trial({ capacity: 1 })
    const first = await on.enter(trialId)
    const second = await on.enter(trialId)
    await on.agent.json(listPath(trialId, '/withdraw'), { entryId: first.id, reason: 'Este' })
    await on.agent.json(listPath(trialId, '/move'), { entryId: second.id, list: 'place', beforeId: null })
    const restored = await on.agent.json(listPath(trialId, '/restore'), { entryId: first.id })
    expect(idsOf(restored.json())).toEqual({ places: [second.id], reserve: [first.id] })
    await on.agent.json(listPath(trialId, '/withdraw'), { entryId: first.id, reason: 'Este' })
    const again = await on.enter(trialId, { dog: first.dog })
    expect(again.id).not.toBe(first.id)
    expect(refusalOf(await on.agent.json(listPath(trialId, '/restore'), { entryId: first.id }))).toEqual([
      409,
      'ENTRY_EXISTS',
    ])
  })

  test('keeps a new dog behind those who wait for the freed place', async () => {
    const trialId = await on.trial({ capacity: 1 })
    const first = await on.enter(trialId)
    const second = await on.enter(trialId)
    await on.agent.json(listPath(trialId, '/withdraw'), { entryId: first.id, reason: 'Este' })
    const third = await on.enter(trialId)
    expect(idsOf(await participants(trialId))).toEqual({ places: [], reserve: [second.id, third.id] })
  })
})
