import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PublicPlaceDraw, Trial } from '#contract/calendar.ts'
import type { TrialDetails } from '#contract/organising.ts'
import { checkDraw } from '#domain/entries/placeDraw.ts'
import { testDatabase } from '#tools/test/database.ts'
import { makeAccount, newestMail, signedIn } from '../testing/accounts.ts'
import { codeOf, refusalOf } from '../testing/refusal.ts'
import { FEE, OwnEntering } from './ownEntries.test-helper.ts'

let on: OwnEntering
beforeAll(async () => {
  on = await OwnEntering.start(await testDatabase())
})
afterAll(() => on.close())

const HOUR = 60
/** Registration ends on 1 September; its last minute is 20:59 UTC. */
const LAST_MINUTE = '2026-09-01T20:59:00Z'
const CLOSED = '2026-09-01T21:00:00Z'
const OPEN = '2026-08-20T09:00:00Z'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const readDraw = async (path: string) => (await on.visitor().get(`${path}/draw`)).json<PublicPlaceDraw>()
const orderOf = ({ dogs }: PublicPlaceDraw) =>
  dogs.toSorted((a, b) => a.position - b.position).map(({ regnr }) => regnr)
const send = (verb: string, body: object) => on.agent.json(`/api/auth/trials/${verb}`, body)
const list = (id: number, verb: string, body: object) => send(`${id}/entries/${verb}`, body)
const details = async (id: number) => (await on.agent.get(`/api/auth/trials/${id}`)).json<TrialDetails>()

/** A trial with entered dogs, in the order of entry. */
async function entered(count: number, capacity = 1) {
  on.waitUntil(OPEN)
  const trial = await on.drawTrial({ capacity })
  const all = []
  for (let number = 0; number < count; number++) all.push(await on.enter(trial.id))
  return { ...trial, entered: all }
}
type Entered = Awaited<ReturnType<typeof entered>>

/** The same after the draw, the entries in the drawn order. */
async function drawn(count: number, capacity = 1) {
  const trial = await entered(count, capacity)
  on.waitUntil(CLOSED)
  await on.look()
  return { ...trial, draw: await readDraw(trial.path), entered: await inOrder(trial) }
}

async function inOrder({ path, entered: all }: Entered) {
  const order = orderOf(await readDraw(path))
  return all.toSorted((a, b) => order.indexOf(a.entry.dog.regnr) - order.indexOf(b.entry.dog.regnr))
}

describe('before the draw', () => {
  test('tells the hash of the seed from publishing on, and the seed to nobody', async () => {
    const {
      id,
      path,
      entered: [first],
    } = await entered(1)
    const { placeDraw } = (await on.visitor().get(path)).json<Trial>()
    expect(placeDraw).toEqual({ hash: expect.stringMatching(/^[0-9a-f]{64}$/), drawnAt: null })
    const { rows } = await sql<{ seed: string }>`select seed from place_draw where trial_id = ${id}`.execute(
      on.database.db,
    )
    expect(sha256(rows[0]!.seed)).toBe(placeDraw!.hash)
    expect(await readDraw(path)).toMatchObject({ hash: placeDraw!.hash, seed: null, dogs: [] })
    const sysadmin = await signedIn(on.app, await makeAccount(on.database.db, { roles: ['SYSADMIN'] }))
    const answers = await Promise.all([
      on.visitor().get(path),
      on.visitor().get(`${path}/draw`),
      on.visitor().get(`${path}/draw.csv`),
      first!.browser.get(`/api/entries/${first!.entry.id}`),
      ...[on.agent, sysadmin].flatMap((person) => [
        person.get(`/api/auth/trials/${id}`),
        person.get(`/api/auth/trials/${id}/entries`),
        person.get(`/api/auth/trials/${id}/changes`),
        person.get(`/api/auth/trials/${id}/entries/changes`),
      ]),
      sysadmin.get('/api/auth/log'),
    ])
    for (const { body } of answers) expect(body).not.toContain(rows[0]!.seed)
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(12)
  })

  test('keeps a dog unpaid and without a number, and tells its entrant of the hash', async () => {
    const {
      id,
      path,
      entered: [first, second],
    } = await entered(2)
    const own = await on.own(second!)
    expect(own).toMatchObject({
      state: 'undrawn',
      queueNumber: null,
      heldUntil: null,
      refusals: { pay: 'ENTRY_IS_UNDRAWN', change: null, cancel: null },
    })
    expect(codeOf(await second!.browser.command(`/api/entries/${own.id}/pay`))).toBe('ENTRY_IS_UNDRAWN')
    expect(await on.mailsTo(first!.entry.contactEmail!)).toEqual(['ownEntryUndrawn'])
    const mail = await newestMail(on.database.db, first!.entry.contactEmail!)
    expect(mail?.body_text).toContain((await readDraw(path)).hash)
    on.wait(31)
    await on.look()
    expect((await on.participants(id)).places).toEqual([])
  })

  test('gives nobody a place by hand, and puts the organiser’s dogs among the others', async () => {
    const {
      id,
      entered: [first],
    } = await entered(1, 5)
    const { regnr } = await on.dog()
    const added = await list(id, '', {
      regnr,
      class: 'AVO',
      handler: '',
      contactName: '',
      contactEmail: 'lisatty@example.fi',
      contactPhone: '',
      language: 'fi',
    })
    expect(added.statusCode).toBe(200)
    expect((await on.participants(id)).reserve).toHaveLength(2)
    expect(await on.mailsTo('lisatty@example.fi')).toEqual(['entryUndrawn'])
    for (const to of ['place', 'reserve'])
      expect(
        refusalOf(await list(id, 'move', { entryId: first!.entry.id, list: to, beforeId: null })),
      ).toEqual([422, 'DRAW_NOT_DONE'])
    on.waitUntil(CLOSED)
    await on.look()
    expect((await on.participants(id)).places).toHaveLength(2)
    expect(await on.mailsTo('lisatty@example.fi')).toEqual(['entryUndrawn', 'drawnPlaced'])
  })

  test('waits for the end of the last day, also where entry was closed by hand', async () => {
    const {
      id,
      path,
      entered: [first],
    } = await entered(1)
    await send('close', { id })
    on.waitUntil(LAST_MINUTE)
    await on.look()
    expect(await on.own(first!)).toMatchObject({ state: 'undrawn' })
    on.waitUntil(CLOSED)
    await on.look()
    expect((await readDraw(path)).drawnAt).toBe(new Date(CLOSED).toISOString())
  })

  test('is fixed from publishing on', async () => {
    const { id } = await entered(0)
    const { fields, version } = await details(id)
    const saved = await send('save', { ...fields, id, version, filling: 'queue' })
    expect(refusalOf(saved)).toEqual([422, 'INPUT_INVALID', { filling: 'TRIAL_FILLING_FIXED' }])
    const copy = await send('copy', { id })
    expect(copy.json<TrialDetails>()).toMatchObject({ fields: { filling: 'draw' }, placeDraw: null })
  })
})

describe('the draw', () => {
  test('publishes what anyone computes again, and offers places in its order', async () => {
    const {
      draw,
      entered: [first, second, third],
    } = await drawn(3)
    expect(draw.dogs.map(({ regnr }) => regnr)).toEqual(draw.dogs.map(({ regnr }) => regnr).toSorted())
    const check = checkDraw({ hash: draw.hash, seed: draw.seed!, order: orderOf(draw) }, sha256)
    expect(check).toMatchObject({ seedAgrees: true, orderAgrees: true })
    expect(await on.own(first!)).toMatchObject({
      state: 'offered',
      heldUntil: new Date(on.now.getTime() + 48 * HOUR * 60_000).toISOString(),
      money: { dueCents: FEE },
    })
    expect(await on.own(second!)).toMatchObject({ state: 'queued', queueNumber: 1 })
    expect(await on.own(third!)).toMatchObject({ state: 'queued', queueNumber: 2 })
    expect(await on.mailsTo(first!.entry.contactEmail!)).toEqual(['ownEntryUndrawn', 'drawnOffered'])
    expect(await on.mailsTo(third!.entry.contactEmail!)).toEqual(['ownEntryUndrawn', 'drawnQueued'])
    await on.tell(on.provider.told(await on.begin(first!), 'ok'))
    on.wait(49 * HOUR)
    await on.look()
    expect(await on.own(first!)).toMatchObject({ state: 'placed', money: { standing: 'paid' } })
  })

  test('offers a place that is not taken to the next of the drawn order, and late dogs last', async () => {
    const {
      id,
      entered: [first, second, third],
    } = await drawn(3)
    const { regnr } = await on.dog()
    await list(id, '', {
      regnr,
      class: 'AVO',
      handler: '',
      contactName: '',
      contactEmail: '',
      contactPhone: '',
      language: 'fi',
    })
    expect((await on.participants(id)).reserve.map(({ dog }) => dog.regnr)).toEqual([
      second!.entry.dog.regnr,
      third!.entry.dog.regnr,
      regnr,
    ])
    on.wait(48 * HOUR)
    await on.look()
    expect(await on.own(first!)).toMatchObject({ state: 'expired' })
    expect(await on.own(second!)).toMatchObject({ state: 'offered' })
  })

  test('respects the places of a class', async () => {
    on.waitUntil(OPEN)
    const { id } = await on.drawTrial({ capacity: 2, capacity_by_class: JSON.stringify({ AVO: 1 }) })
    const all = [await on.enter(id), await on.enter(id)]
    on.waitUntil(CLOSED)
    await on.look()
    const states = await Promise.all(all.map(async (one) => (await on.own(one)).state))
    expect(states.toSorted()).toEqual(['offered', 'queued'])
  })

  test('is made once by looks at once, and everybody is told once', async () => {
    const trial = await entered(4)
    on.waitUntil(CLOSED)
    await Promise.all([on.look(), on.look(), on.look()])
    const after = await readDraw(trial.path)
    on.wait(5)
    await on.look()
    expect(await readDraw(trial.path)).toEqual(after)
    for (const { entry } of trial.entered) expect(await on.mailsTo(entry.contactEmail!)).toHaveLength(2)
  })

  test('leaves out who has left, and puts a dog that comes back later last', async () => {
    const trial = await entered(3)
    const [gone] = trial.entered
    await list(trial.id, 'withdraw', { entryId: gone!.entry.id, reason: 'Este' })
    on.waitUntil(CLOSED)
    await on.look()
    expect(orderOf(await readDraw(trial.path))).not.toContain(gone!.entry.dog.regnr)
    await list(trial.id, 'restore', { entryId: gone!.entry.id })
    expect(await on.own(gone!)).toMatchObject({ state: 'queued', queueNumber: 2 })
  })

  test('is made without a dog, and not of a cancelled trial', async () => {
    const empty = await entered(0)
    const cancelled = await entered(1)
    await send('cancel', { id: cancelled.id, reason: 'Lumi' })
    on.waitUntil(CLOSED)
    await on.look()
    expect(await readDraw(empty.path)).toMatchObject({ seed: expect.any(String), dogs: [] })
    expect(await readDraw(cancelled.path)).toMatchObject({ seed: null, drawnAt: null, state: 'cancelled' })
  })

  test('keeps the end of entry, which only a move of the trial changes', async () => {
    const {
      id,
      draw,
      entered: [first],
    } = await drawn(2)
    const { fields, version } = await details(id)
    const saved = await send('save', { ...fields, id, version, registrationEnd: '2026-09-08' })
    expect(refusalOf(saved)).toEqual([422, 'INPUT_INVALID', { registrationEnd: 'TRIAL_IS_DRAWN' }])
    const days = {
      date: '2026-09-26',
      endDate: null,
      registrationStart: '2026-08-01',
      registrationEnd: '2026-09-15',
    }
    const moved = await send('move', { id, version, ...days, place: fields.place, reason: 'Myrsky' })
    expect(refusalOf(moved)).toEqual([200])
    const { kaerNr } = moved.json<TrialDetails>()
    await on.look()
    const after = await readDraw(`/api/trials/2026-09-26/${kaerNr}`)
    expect([after.seed, after.dogs]).toEqual([draw.seed, draw.dogs])
    expect(await on.own(first!)).toMatchObject({ state: 'offered' })
    const late = await on.enter(id)
    expect(late.entry).toMatchObject({ state: 'queued', queueNumber: 2 })
  })

  test('is told of no trial that fills by queue', async () => {
    on.waitUntil(OPEN)
    const id = await on.trial()
    const { kaerNr, fields } = await details(id)
    const path = `/api/trials/${fields.date}/${kaerNr}`
    expect((await on.visitor().get(path)).json<Trial>()).toMatchObject({ filling: 'queue', placeDraw: null })
    for (const page of ['draw', 'draw.csv'])
      expect(refusalOf(await on.visitor().get(`${path}/${page}`))).toEqual([404, 'TRIAL_HAS_NO_DRAW'])
  })
})
