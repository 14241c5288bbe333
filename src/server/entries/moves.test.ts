import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Participants } from '#contract/entries.ts'
import { testDatabase } from '#tools/test/database.ts'
import { newestMail } from '../testing/accounts.ts'
import { makeDog } from '../testing/factories.ts'
import { refusalOf } from '../testing/refusal.ts'
import {
  type Entering,
  entryOf,
  idsOf,
  listPath,
  NOW,
  runAtOnce,
  startEntering,
} from './entries.test-helper.ts'

let on: Entering
beforeAll(async () => {
  on = await startEntering(await testDatabase())
})
afterAll(() => on.close())

const move = (
  trialId: number,
  entryId: number,
  list: 'place' | 'reserve',
  beforeId: number | null = null,
  reason = '',
) => on.agent.json(listPath(trialId, '/move'), { entryId, list, beforeId, reason })
const order = (trialId: number, method: 'draw' | 'number' | 'clear') =>
  on.agent.json(listPath(trialId, '/start-order'), { method })
const lists = async (trialId: number) => idsOf((await on.agent.get(listPath(trialId))).json<Participants>())
const numbers = ({ places }: Participants) => places.map(({ id, startNumber }) => [startNumber, id])

async function withDogs(count: number, capacity: number) {
  const trialId = await on.trial({ capacity })
  const ids: number[] = []
  for (let index = 0; index < count; index++) ids.push((await on.enter(trialId)).id)
  return { trialId, ids: ids as [number, number, number, number, number] }
}

describe('moving', () => {
  test('moves before another, to the reserve and back, never beyond the capacity', async () => {
    const { trialId, ids } = await withDogs(4, 3)
    const [a, b, c, d] = ids
    expect(idsOf((await move(trialId, c, 'place', a)).json())).toEqual({ places: [c, a, b], reserve: [d] })
    expect(refusalOf(await move(trialId, d, 'place'))).toEqual([422, 'TRIAL_FULL'])
    expect(idsOf((await move(trialId, a, 'reserve', d)).json())).toEqual({ places: [c, b], reserve: [a, d] })
    expect(idsOf((await move(trialId, d, 'place', b, 'Sovittu')).json())).toEqual({
      places: [c, d, b],
      reserve: [a],
    })
    expect(refusalOf(await move(trialId, 999_999, 'place'))).toEqual([404, 'ENTRY_NOT_FOUND'])
    expect(refusalOf(await move(trialId, a, 'reserve', 999_999))).toEqual([404, 'ENTRY_NOT_FOUND'])
    const other = await withDogs(1, 3)
    expect(refusalOf(await move(trialId, other.ids[0], 'reserve'))).toEqual([404, 'ENTRY_NOT_FOUND'])
    await on.agent.json(listPath(trialId, '/withdraw'), { entryId: a, reason: 'Este' })
    expect(refusalOf(await move(trialId, a, 'place'))).toEqual([422, 'ENTRY_IS_WITHDRAWN'])
    expect(await lists(trialId)).toEqual({ places: [c, d, b], reserve: [] })
  })

  test('refuses a class that is full with its own message', async () => {
    const trialId = await on.trial({ capacity: 5, capacity_by_class: JSON.stringify({ NUO: 1 }) })
    const young = () => makeDog(on.database.db, { birth_date: '2025-03-01' })
    await on.enter(trialId, { dog: await young(), class: 'NUO' })
    const second = await on.enter(trialId, { dog: await young(), class: 'NUO' })
    expect(refusalOf(await move(trialId, second.id, 'place'))).toEqual([422, 'CLASS_FULL'])
  })

  test('refuses a class that the trial has no more, from the reserve and from a withdrawal', async () => {
    const trialId = await on.trial({ capacity: 1 })
    const [first, second] = [await on.enter(trialId), await on.enter(trialId)]
    await on.agent.json(listPath(trialId, '/withdraw'), { entryId: first.id, reason: 'Este' })
    await on.database.db
      .updateTable('trial')
      .set({ classes: ['NUO'] })
      .where('id', '=', trialId)
      .execute()
    expect(refusalOf(await move(trialId, second.id, 'place'))).toEqual([422, 'CLASS_NOT_OFFERED'])
    const restored = await on.agent.json(listPath(trialId, '/restore'), { entryId: first.id })
    expect(refusalOf(restored)).toEqual([422, 'CLASS_NOT_OFFERED'])
    expect(await lists(trialId)).toEqual({ places: [], reserve: [second.id] })
  })

  test('mails a move from the reserve to a place, unless it is undone in time', async () => {
    const trialId = await on.trial({ capacity: 1 })
    const first = await on.enter(trialId)
    const second = await on.enter(trialId, { contactEmail: 'vara@example.fi', contactName: 'Vara Vanamo' })
    await on.agent.json(listPath(trialId, '/withdraw'), { entryId: first.id, reason: 'Este' })
    await move(trialId, second.id, 'place')
    const mail = await newestMail(on.database.db, 'vara@example.fi')
    expect(mail).toMatchObject({ kind: 'placeGiven', language: 'fi' })
    expect(mail!.due_at.getTime()).toBe(NOW.getTime() + 60_000)
    await move(trialId, second.id, 'reserve')
    expect(await newestMail(on.database.db, 'vara@example.fi')).toMatchObject({ kind: 'entryReserved' })
    await move(trialId, second.id, 'place')
    expect(await newestMail(on.database.db, 'vara@example.fi')).toMatchObject({ kind: 'placeGiven' })
  })

  test('logs where the dog was and where it is', async () => {
    const { trialId, ids } = await withDogs(2, 1)
    const [a, b] = ids
    await move(trialId, a, 'reserve', b)
    const rows = await on.database.db
      .selectFrom('audit')
      .select(['account_id', 'before', 'after'])
      .where('subject_id', '=', String(a))
      .where('code', '=', 'ENTRY_MOVED')
      .execute()
    expect(rows).toMatchObject([
      { account_id: on.agentId, before: { list: 'place' }, after: { list: 'reserve' } },
    ])
  })
})

describe('the start order', () => {
  test('draws the same order from the stored seed and the same dogs', async () => {
    const { trialId, ids } = await withDogs(5, 5)
    const drawn = (await order(trialId, 'draw')).json<Participants>()
    expect(drawn.trial.startSeed).toMatch(/^[0-9a-f]{16}$/)
    expect(drawn.places.map(({ startNumber }) => startNumber)).toEqual([1, 2, 3, 4, 5])
    expect(idsOf(drawn).places.toSorted()).toEqual(ids.toSorted())
    expect(numbers((await order(trialId, 'number')).json())).toEqual(numbers(drawn))
    const cleared = (await order(trialId, 'clear')).json<Participants>()
    expect(cleared.trial.startSeed).toBeNull()
    expect(cleared.places.map(({ startNumber }) => startNumber)).toEqual([null, null, null, null, null])
  })

  test('follows the list by hand, class by class; a move numbers them anew', async () => {
    const trialId = await on.trial({ capacity: 9 })
    const avo = await on.enter(trialId)
    const young = await makeDog(on.database.db, { birth_date: '2025-03-01' })
    const nuo = await on.enter(trialId, { dog: young, class: 'NUO' })
    const last = await on.enter(trialId)
    const numbered = (await order(trialId, 'number')).json<Participants>()
    expect(numbers(numbered).toSorted()).toEqual([
      [1, nuo.id],
      [2, avo.id],
      [3, last.id],
    ])
    const moved = (await move(trialId, last.id, 'place', avo.id)).json<Participants>()
    expect(numbers(moved).toSorted()).toEqual([
      [1, nuo.id],
      [2, last.id],
      [3, avo.id],
    ])
    expect(moved.trial.startSeed).toBeNull()
  })

  test('gives a late dog the next number, and a returning dog its own', async () => {
    const { trialId, ids } = await withDogs(3, 2)
    const [a, b, c] = ids
    await order(trialId, 'number')
    await on.agent.json(listPath(trialId, '/withdraw'), { entryId: a, reason: 'Este' })
    const late = (await move(trialId, c, 'place')).json<Participants>()
    expect(numbers(late)).toEqual([
      [2, b],
      [3, c],
    ])
    await move(trialId, c, 'reserve')
    const back = await on.agent.json(listPath(trialId, '/restore'), { entryId: a })
    expect(numbers(back.json())).toEqual([
      [1, a],
      [2, b],
    ])
  })

  test('refuses without dogs', async () => {
    const trialId = await on.trial()
    expect(refusalOf(await order(trialId, 'draw'))).toEqual([422, 'NO_STARTERS'])
    expect((await order(trialId, 'clear')).statusCode).toBe(200)
  })
})

describe('two at once', () => {
  test('enter the same dog once', async () => {
    const trialId = await on.trial()
    const dog = await on.dog()
    const enter = () => on.agent.json(listPath(trialId), entryOf(dog))
    const answers = await runAtOnce(on, trialId, [enter, enter])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect((await lists(trialId)).places).toHaveLength(1)
  })

  test('give the last place to one and the reserve to the other', async () => {
    const trialId = await on.trial({ capacity: 1 })
    const dogs = [await on.dog(), await on.dog()]
    const answers = await runAtOnce(
      on,
      trialId,
      dogs.map((dog) => () => on.agent.json(listPath(trialId), entryOf(dog))),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const { places, reserve } = await lists(trialId)
    expect([places.length, reserve.length]).toEqual([1, 1])
  })

  test('give the one free place to one of two from the reserve', async () => {
    const { trialId, ids } = await withDogs(3, 1)
    const [a, b, c] = ids
    await on.agent.json(listPath(trialId, '/withdraw'), { entryId: a, reason: 'Este' })
    const answers = await runAtOnce(
      on,
      trialId,
      [b, c].map((id) => () => move(trialId, id, 'place')),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
    expect((await lists(trialId)).places).toHaveLength(1)
  })

  test('put different dogs where each was moved, for everyone the same', async () => {
    const { trialId, ids } = await withDogs(5, 5)
    const [a, b, c, d, e] = ids
    const answers = await runAtOnce(on, trialId, [
      () => move(trialId, e, 'place', a),
      () => move(trialId, d, 'place', b),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await lists(trialId)).toEqual({ places: [e, a, d, b, c], reserve: [] })
  })

  test('refuse the second change of one entry with 409', async () => {
    const trialId = await on.trial()
    const { id, dog } = await on.enter(trialId)
    const { places } = (await on.agent.get(listPath(trialId))).json<Participants>()
    const change = (handler: string) => () =>
      on.agent.json(listPath(trialId, '/change'), {
        entryId: id,
        version: places[0]!.version,
        ...entryOf(dog),
        handler,
      })
    const answers = await runAtOnce(on, trialId, [change('Yksi'), change('Kaksi')])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })
})
