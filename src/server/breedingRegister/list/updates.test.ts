import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ListUpdate, ListUpdatePreview, ListUpdateRow } from '#contract/breedingList.ts'
import { makeAccount, signedIn } from '../../testing/accounts.ts'
import { makeStatement } from '../../testing/factories.ts'
import { openService } from '../../testing/openService.ts'
import { codeOf, refusalOf } from '../../testing/refusal.ts'
import { TestBrowser } from '../../testing/testBrowser.ts'
import { makeListed, makeOwner } from './list.test-helper.ts'

const NOW = new Date('2026-05-17T12:00:00Z')
const TODAY = '2026-05-17'
const { app, database } = await openService({ now: () => NOW })
const { db } = database
const LIST = '/api/auth/breeding-list'

let adviser: TestBrowser
let other: TestBrowser
let keeper: TestBrowser
let member: TestBrowser
const visitor = new TestBrowser(app)
beforeAll(async () => {
  adviser = await signedIn(app, await makeAccount(db, { username: 'neuvoja', roles: ['BREEDADVISOR'] }))
  other = await signedIn(app, await makeAccount(db, { username: 'toinen', roles: ['BREEDADVISOR'] }))
  keeper = await signedIn(app, await makeAccount(db, { roles: ['BREEDINGLIST'] }))
  member = await signedIn(app, await makeAccount(db))
})

const ask = (body: object, by = adviser) => by.json(`${LIST}/preview`, body)
const preview = async (body: object) => (await ask(body)).json<ListUpdatePreview>()
type Seen = Pick<ListUpdatePreview['rows'][number], 'id' | 'version' | 'state' | 'against'>
const seenIn = ({ rows }: ListUpdatePreview): Seen[] =>
  rows
    .filter(({ to }) => to !== null)
    .map(({ id, version, state, against }) => ({ id, version, state, against }))
const send = (body: object, by = adviser) =>
  by.json(`${LIST}/apply`, { key: randomUUID(), reason: 'Kevään läpikäynti', ...body })
const undo = (id: number, by = adviser) => by.command(`${LIST}/updates/${id}/undo`)
const statesOf = async (ids: readonly number[]) => {
  const rows = await db
    .selectFrom('register_entry')
    .select(['state', 'version'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute()
  return rows.map(({ state, version }) => `${state} ${version}`)
}
const mailsTo = async (username: string) => {
  const rows = await db
    .selectFrom('mail')
    .select('kind')
    .where('recipient', '=', `${username}@example.fi`)
    .orderBy('id')
    .execute()
  return rows.map(({ kind }) => kind)
}

/** Dogs of a breed, two active, one that applies. */
async function threeOf(breed: string) {
  const [first, second] = [
    await makeListed(db, { breed_code: breed, name: 'Aatu' }),
    await makeListed(db, { breed_code: breed, name: 'Bertta', sex: 'female' }),
  ]
  const third = await makeListed(db, { breed_code: breed, name: 'Caesar' }, { state: 'applied' })
  return { first, second, third, ids: [first.entry, second.entry, third.entry] }
}

describe('a preview', () => {
  test('says of each dog what it would become, what needs a reason, who would be mailed, and changes nothing', async () => {
    const { first, second, ids } = await threeOf('57')
    await makeOwner(db, 'omistaja', [first.id, second.id])
    await makeStatement(db, first.id, { value: 'D', examined_on: '2026-04-01' })
    const all = await preview({ breed: '57', action: 'remove' })
    expect(all).toMatchObject({
      decided: 2,
      mails: 2,
      needsReason: true,
      rows: [
        {
          dog: { name: 'Aatu' },
          state: 'active',
          to: 'removed',
          refused: null,
          against: ['hips D'],
          mails: 1,
        },
        { dog: { name: 'Bertta' }, to: 'removed', against: [], owners: [expect.any(String)] },
        {
          dog: { name: 'Caesar' },
          state: 'applied',
          to: null,
          refused: 'REGISTER_STEP_IMPOSSIBLE',
          mails: 0,
        },
      ],
    })
    expect((await preview({ breed: '57', action: 'remove', ids: [second.entry] })).rows).toHaveLength(1)
    expect((await preview({ breed: '57', action: 'remove', needs: 'finding' })).rows).toHaveLength(1)
    expect(await preview({ breed: '57', action: 'keep' })).toMatchObject({ decided: 1, mails: 0 })
    expect(await statesOf(ids)).toEqual(['active 1', 'active 1', 'applied 1'])
    expect(await mailsTo('omistaja')).toEqual([])
  })

  test('and a decision are the adviser’s alone', async () => {
    const body = { breed: '57', action: 'remove' }
    const entries = seenIn(await preview(body))
    for (const [by, status] of [
      [visitor, 401],
      [member, 403],
      [keeper, 403],
    ] as const) {
      expect((await ask(body, by)).statusCode).toBe(status)
      expect((await send({ ...body, entries }, by)).statusCode).toBe(status)
      expect((await undo(1, by)).statusCode).toBe(status)
    }
    expect(codeOf(await ask({ ...body, breed: '9999' }))).toBe('BREED_NOT_FOUND')
    expect(codeOf(await ask({ ...body, ids: [] }))).toBe('INPUT_INVALID')
  })
})

describe('an update', () => {
  test('decides of every dog, logs each and mails each owner once, although it is sent twice at once', async () => {
    const { first, second, ids } = await threeOf('95')
    await makeOwner(db, 'kahden', [first.id, second.id])
    const entries = seenIn(await preview({ breed: '95', action: 'remove' }))
    const body = { breed: '95', action: 'remove', entries, key: randomUUID() }
    const answers = await Promise.all([send(body), send(body)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const [made, again] = answers.map((answer) => answer.json<ListUpdate>())
    expect(again).toEqual(made)
    expect(made).toMatchObject({
      action: 'remove',
      reason: 'Kevään läpikäynti',
      by: { username: 'neuvoja' },
      dogs: 2,
      mails: 2,
      undoneAt: null,
      restored: null,
      entries: [
        { dog: { name: 'Aatu' }, before: 'active', after: 'removed', now: 'removed', changedSince: false },
        { dog: { name: 'Bertta' } },
      ],
    })
    expect(await statesOf(ids)).toEqual(['removed 2', 'removed 2', 'applied 1'])
    expect(await mailsTo('kahden')).toEqual(['registerRemoved', 'registerRemoved'])
    expect((await send(body)).statusCode).toBe(200)
    expect(refusalOf(await send(body, other))).toEqual([409, 'CHANGED_MEANWHILE'])
    const changes = (await adviser.get(`/api/auth/breedingregister/${first.entry}/changes`)).json<{
      rows: { code: string }[]
    }>()
    expect(changes.rows.map(({ code }) => code)).toEqual(['REGISTER_REMOVED'])
    const told = (await keeper.get(`${LIST}/updates?breed=95`)).json<{ updates: ListUpdateRow[] }>()
    expect(told.updates).toMatchObject([{ id: made!.id, dogs: 2, by: { username: 'neuvoja' } }])
  })

  test('of which one entry was changed meanwhile decides of none, and tells both values', async () => {
    const { first, ids } = await threeOf('98')
    const entries = seenIn(await preview({ breed: '98', action: 'remove' }))
    await makeStatement(db, first.id, { value: 'E', examined_on: '2026-05-01' })
    const found = await send({ breed: '98', action: 'remove', entries })
    expect(refusalOf(found)).toEqual([409, 'CHANGED_MEANWHILE'])
    expect(found.json()).toMatchObject({
      error: {
        details: [
          {
            regnr: first.regnr,
            name: 'Aatu',
            seen: { state: 'active', against: [] },
            now: { state: 'active', against: ['hips E'] },
          },
        ],
      },
    })
    await adviser.json(`/api/auth/breedingregister/${first.entry}/decide`, {
      version: 1,
      action: 'remove',
      reason: 'Yksin',
    })
    const changed = await send({ breed: '98', action: 'remove', entries })
    expect(changed.json()).toMatchObject({
      error: { details: [{ seen: { state: 'active' }, now: { state: 'removed' } }] },
    })
    expect(await statesOf(ids)).toEqual(['removed 2', 'active 1', 'applied 1'])
  })

  test('overlapping another at the same time gives way to it', async () => {
    const { ids } = await threeOf('102')
    const entries = seenIn(await preview({ breed: '102', action: 'remove' }))
    const answers = await Promise.all([
      send({ breed: '102', action: 'remove', entries }),
      send({ breed: '102', action: 'remove', entries: entries.toReversed() }, other),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await statesOf(ids)).toEqual(['removed 2', 'removed 2', 'applied 1'])
  })

  test('is refused whole where one step is impossible, a reason is missing or an entry is of another breed', async () => {
    const { third, ids } = await threeOf('118')
    const entries = seenIn(await preview({ breed: '118', action: 'remove' }))
    const applied = { id: third.entry, version: 1, state: 'applied', against: [] }
    const impossible = await send({ breed: '118', action: 'remove', entries: [...entries, applied] })
    expect(refusalOf(impossible)).toEqual([422, 'REGISTER_STEP_IMPOSSIBLE'])
    expect(impossible.json()).toMatchObject({ error: { details: [{ regnr: third.regnr }] } })
    expect(refusalOf(await send({ breed: '118', action: 'remove', entries, reason: ' ' }))).toEqual([
      422,
      'INPUT_INVALID',
      { reason: 'REASON_MISSING' },
    ])
    expect(codeOf(await send({ breed: '239', action: 'remove', entries }))).toBe('REGISTER_ENTRY_NOT_FOUND')
    expect(
      (await send({ breed: '118', action: 'remove', entries: [...entries, ...entries] })).statusCode,
    ).toBe(400)
    expect(await statesOf(ids)).toEqual(['active 1', 'active 1', 'applied 1'])
    const updates = await adviser.get(`${LIST}/updates?breed=118`)
    expect(updates.json()).toEqual({ updates: [] })
  })
})

describe('an undoing', () => {
  test('gives back what the entries had, leaves what was changed since, and tells the owners who were told', async () => {
    const { first, second, ids } = await threeOf('106')
    await makeOwner(db, 'ensimmäisen', [first.id])
    await makeOwner(db, 'toisen', [second.id])
    await db
      .updateTable('register_entry')
      .set({ reason: 'Alkuperäinen', weighed: ['elbows 1'], decided_at: new Date('2024-02-01T10:00:00Z') })
      .where('id', '=', first.entry)
      .execute()
    const entries = seenIn(await preview({ breed: '106', action: 'remove' }))
    const made = (await send({ breed: '106', action: 'remove', entries })).json<ListUpdate>()
    await adviser.json(`/api/auth/breedingregister/${second.entry}/decide`, {
      version: 2,
      action: 'reactivate',
      reason: 'Erehdys',
    })
    const undone = (await undo(made.id, other)).json<ListUpdate>()
    expect(undone).toMatchObject({
      restored: 1,
      undoneBy: { username: 'toinen' },
      undoneAt: NOW.toISOString(),
      entries: [
        { dog: { name: 'Aatu' }, now: 'active', restored: true, changedSince: false },
        { dog: { name: 'Bertta' }, now: 'active', restored: false, changedSince: true },
      ],
    })
    expect(await statesOf(ids)).toEqual(['active 3', 'active 3', 'applied 1'])
    const row = await db
      .selectFrom('register_entry')
      .select(['added_on', 'removed_on', 'reason', 'weighed', 'decided_at', 'decided_by'])
      .where('id', '=', first.entry)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({
      added_on: '2024-02-01',
      removed_on: null,
      reason: 'Alkuperäinen',
      weighed: ['elbows 1'],
      decided_at: new Date('2024-02-01T10:00:00Z'),
      decided_by: null,
    })
    expect(await mailsTo('ensimmäisen')).toEqual(['registerRemoved', 'registerUndone'])
    expect(await mailsTo('toisen')).toEqual(['registerRemoved', 'registerAccepted'])
    expect(refusalOf(await undo(made.id))).toEqual([409, 'LIST_UPDATE_UNDONE'])
    expect(codeOf(await undo(999_999))).toBe('LIST_UPDATE_NOT_FOUND')
    expect(codeOf(await keeper.get(`${LIST}/updates/999999`))).toBe('LIST_UPDATE_NOT_FOUND')
    const changes = (await adviser.get(`/api/auth/breedingregister/${first.entry}/changes`)).json<{
      rows: { code: string }[]
    }>()
    expect(changes.rows.map(({ code }) => code)).toEqual(['REGISTER_UNDONE', 'REGISTER_REMOVED'])
  })

  test('opens one entry of dogs that have turned out to be one meanwhile', async () => {
    const { first, second, ids } = await threeOf('119')
    const entries = seenIn(await preview({ breed: '119', action: 'remove' }))
    const made = (await send({ breed: '119', action: 'remove', entries })).json<ListUpdate>()
    await db.updateTable('register_entry').set({ dog_id: first.id }).where('id', '=', second.entry).execute()
    const undone = await undo(made.id)
    expect(undone.statusCode).toBe(200)
    expect(undone.json()).toMatchObject({ restored: 1 })
    expect(await statesOf(ids)).toEqual(['active 3', 'removed 2', 'applied 1'])
  })

  test('of accepted applications returns them to those that wait, at once only once', async () => {
    const { third } = await threeOf('99.1')
    const entries = seenIn(await preview({ breed: '99.1', action: 'accept' }))
    const made = (await send({ breed: '99.1', action: 'accept', entries })).json<ListUpdate>()
    expect(made.entries).toMatchObject([{ before: 'applied', now: 'active' }])
    expect(
      (
        await db
          .selectFrom('register_entry')
          .select('added_on')
          .where('id', '=', third.entry)
          .executeTakeFirstOrThrow()
      ).added_on,
    ).toBe(TODAY)
    const answers = await Promise.all([undo(made.id), undo(made.id)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await statesOf([third.entry])).toEqual(['applied 3'])
  })
})
