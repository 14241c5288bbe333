import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Participants } from '#contract/entries.ts'
import type { PartyPlan } from '#contract/parties.ts'
import { drawParties } from '#domain/entries/parties.ts'
import { testDatabase } from '#tools/test/database.ts'
import { makeJudge, makeTrial } from '../../testing/factories.ts'
import { refusalOf } from '../../testing/refusal.ts'
import { type Entering, listPath, runAtOnce, startEntering } from '../entries.test-helper.ts'

let on: Entering
let judgeIds: [number, number]
beforeAll(async () => {
  on = await startEntering(await testDatabase())
  const { db } = on.database
  judgeIds = [await makeJudge(db, { name: 'Aho Aarne' }), await makeJudge(db, { name: 'Elo Eeva' })]
})
afterAll(() => on.close())

/** A trial of two days with two judges and some dogs that have a place, and one in the reserve. */
async function trialWithDogs(count = 4) {
  const { db, pool } = on.database
  const { rows } = await pool.query<{ id: number }>(
    'select club_id as id from club_agent where account_id = $1',
    [on.agentId],
  )
  const trialId = await makeTrial(
    db,
    { club_id: rows[0]!.id, held_on: '2026-09-12', end_date: '2026-09-13', capacity: count },
    judgeIds,
  )
  const entered = []
  for (let index = 0; index <= count; index++)
    entered.push(await on.enter(trialId, { contactEmail: `koira${index}@example.fi` }))
  const ids = entered.map(({ id }) => id)
  return { trialId, ids: ids.slice(0, count), reserveId: ids[count]! }
}

const party = (number: number, overrides: Partial<PartyPlan[number]> = {}): PartyPlan[number] => ({
  number,
  day: 1,
  meetsAt: '08:00',
  place: `Kota ${number}`,
  judgeIds: [judgeIds[number - 1] ?? judgeIds[0]],
  entryIds: [],
  ...overrides,
})
const set = (trialId: number, version: number, ...parties: PartyPlan) =>
  on.agent.json(listPath(trialId, '/parties'), { version, parties })
const draw = (trialId: number, version: number) =>
  on.agent.json(listPath(trialId, '/parties/draw'), { version })
const read = async (trialId: number) => (await on.agent.get(listPath(trialId))).json<Participants>()
const partyOf = ({ places }: Participants) => places.map((entry) => entry.party)

describe('parties of a trial', () => {
  test('are set with judges, day, time, place and dogs, and set back as they were', async () => {
    const { trialId, ids } = await trialWithDogs()
    const [a, b, c, d] = ids as [number, number, number, number]
    const answer = await set(
      trialId,
      0,
      party(1, { entryIds: [a, c], judgeIds: [judgeIds[1], judgeIds[0]] }),
      party(2, { day: 2, meetsAt: null, place: '', entryIds: [b] }),
    )
    const { parties, partyVersion, places } = answer.json<Participants>()
    expect(parties).toEqual([
      {
        number: 1,
        day: 1,
        meetsAt: '08:00',
        place: 'Kota 1',
        judges: [
          { id: judgeIds[0], name: 'Aho Aarne' },
          { id: judgeIds[1], name: 'Elo Eeva' },
        ],
      },
      { number: 2, day: 2, meetsAt: null, place: null, judges: [{ id: judgeIds[1], name: 'Elo Eeva' }] },
    ])
    expect(partyVersion).toBe(1)
    expect(Object.fromEntries(places.map((entry) => [entry.id, entry.party]))).toEqual({
      [a]: 1,
      [b]: 2,
      [c]: 1,
      [d]: null,
    })
    const undone = (await set(trialId, 1)).json<Participants>()
    expect([undone.parties, partyOf(undone)]).toEqual([[], [null, null, null, null]])
  })

  test('are drawn from a seed that gives the same again, which a change of the dogs by hand takes away', async () => {
    const { trialId, ids } = await trialWithDogs()
    await set(trialId, 0, party(1), party(2))
    const drawn = (await draw(trialId, 1)).json<Participants>()
    const seed = drawn.trial.partySeed!
    expect(seed).toMatch(/^[0-9a-f]{16}$/)
    const again = drawParties(
      ids.map((id) => ({ id, class: 'AVO' as const })),
      [1, 2],
      seed,
    )
    expect(new Map(drawn.places.map((entry) => [entry.id, entry.party]))).toEqual(again)
    const dogsOf = (number: number) => ids.filter((id) => again.get(id) === number)
    const later = [party(1, { entryIds: dogsOf(1), meetsAt: '09:30' }), party(2, { entryIds: dogsOf(2) })]
    expect((await set(trialId, 2, ...later)).json<Participants>().trial.partySeed).toBe(seed)
    const moved = [party(1, { entryIds: ids }), party(2)]
    expect((await set(trialId, 3, ...moved)).json<Participants>().trial.partySeed).toBeNull()
  })

  test('are changed by one of two at once', async () => {
    const { trialId, ids } = await trialWithDogs()
    const answers = await runAtOnce(on, trialId, [
      () => set(trialId, 0, party(1, { entryIds: ids })),
      () => on.sysadmin.json(listPath(trialId, '/parties'), { version: 0, parties: [party(2)] }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(refusalOf(await draw(trialId, 0))).toEqual([409, 'CHANGED_MEANWHILE'])
    expect((await read(trialId)).parties).toHaveLength(1)
  })

  test('keep a dog that comes back, and lose one that waits or has withdrawn', async () => {
    const { trialId, ids, reserveId } = await trialWithDogs(2)
    const [a, b] = ids as [number, number]
    await set(trialId, 0, party(1, { entryIds: ids }))
    const move = (entryId: number, list: string) =>
      on.agent.json(listPath(trialId, '/move'), { entryId, list, beforeId: null })
    const waiting = (await move(a, 'reserve')).json<Participants>()
    expect(waiting.reserve.map((entry) => entry.party)).toEqual([null, null])
    const called = (await move(reserveId, 'place')).json<Participants>()
    expect(partyOf(called), 'the reserve comes without a party').toEqual([1, null])
    await on.agent.json(listPath(trialId, '/withdraw'), { entryId: reserveId, reason: 'Este' })
    expect(partyOf((await move(a, 'place')).json<Participants>())).toEqual([1, 1])
    await on.agent.json(listPath(trialId, '/withdraw'), { entryId: b, reason: 'Este' })
    const restored = await on.agent.json(listPath(trialId, '/restore'), { entryId: b })
    expect(restored.json<Participants>().places.find(({ id }) => id === b)).toMatchObject({ party: 1 })
  })

  test('keep a judge and a day that the trial no longer has, and take no other', async () => {
    const { trialId, ids } = await trialWithDogs()
    await set(trialId, 0, party(2, { day: 2, entryIds: ids }))
    const { pool } = on.database
    await pool.query('delete from trial_judge where trial_id = $1 and judge_id = $2', [trialId, judgeIds[1]])
    await pool.query('update trial set end_date = null where id = $1', [trialId])
    const kept = await set(trialId, 1, party(2, { day: 2, meetsAt: '10:00', entryIds: ids }))
    expect(kept.json<Participants>()).toMatchObject({
      parties: [{ day: 2, meetsAt: '10:00', judges: [{ name: 'Elo Eeva' }] }],
      trial: { judges: [{ name: 'Aho Aarne' }] },
    })
    const other = await makeJudge(on.database.db)
    expect(refusalOf(await set(trialId, 2, party(1, { judgeIds: [other] })))).toEqual([
      422,
      'JUDGE_NOT_OF_TRIAL',
      { judgeIds: 'JUDGE_NOT_OF_TRIAL' },
    ])
    expect(refusalOf(await set(trialId, 2, party(1, { day: 2 })))).toEqual([
      422,
      'PARTY_DAY_INVALID',
      { day: 'PARTY_DAY_INVALID' },
    ])
  })

  test('take a dog once, only one that has a place, and no third judge', async () => {
    const { trialId, ids, reserveId } = await trialWithDogs()
    const [a] = ids as [number]
    const twice = await set(trialId, 0, party(1, { entryIds: [a] }), party(2, { entryIds: [a] }))
    expect(refusalOf(twice)).toEqual([400, 'INPUT_INVALID', { parties: 'VALUE_INVALID' }])
    expect((await set(trialId, 0, party(1), party(1))).statusCode).toBe(400)
    const waiting = await set(trialId, 0, party(1, { entryIds: [reserveId] }))
    expect(refusalOf(waiting)).toEqual([404, 'ENTRY_NOT_IN_TRIAL'])
    expect((await set(trialId, 0, party(1, { judgeIds: [1, 2, 3] }))).statusCode).toBe(400)
    expect((await set(trialId, 0, party(1, { meetsAt: '25:00' }))).statusCode).toBe(400)
    expect(refusalOf(await draw(trialId, 0))).toEqual([422, 'NO_PARTIES'])
    expect((await read(trialId)).parties).toEqual([])
  })

  test('are the organiser’s alone', async () => {
    const { trialId } = await trialWithDogs(1)
    for (const [path, body] of [
      ['/parties', { parties: [] }],
      ['/parties/draw', {}],
      ['/start-list', { published: true }],
    ] as const)
      for (const who of [on.otherAgent, on.judge, on.visitor]) {
        const answer = await who.json(listPath(trialId, path), { version: 0, ...body })
        expect([401, 403]).toContain(answer.statusCode)
      }
  })

  test('are told in the log of the list, a row for each that changed', async () => {
    const { trialId, ids } = await trialWithDogs(2)
    await set(trialId, 0, party(1, { entryIds: ids }), party(2))
    await set(trialId, 1, party(1, { entryIds: ids }), party(2, { meetsAt: '11:15' }))
    const { rows } = (await on.agent.get(listPath(trialId, '/changes'))).json<{ rows: object[] }>()
    expect(rows[0]).toMatchObject({
      code: 'PARTIES_CHANGED',
      before: { meetsAt: '08:00' },
      after: { party: 2, meetsAt: '11:15' },
    })
    expect(rows[1]).toMatchObject({ before: null, after: { party: 2, judgeIds: [judgeIds[1]] } })
  })
})

describe('the start list', () => {
  const publish = (trialId: number, version: number, published = true) =>
    on.agent.json(listPath(trialId, '/start-list'), { version, published })
  const mailsOf = async (trialId: number) => {
    const { rows } = await on.database.pool.query<{ recipient: string; kind: string; body_text: string }>(
      `select recipient, kind, body_text from mail
        where kind in ('startList', 'partyMeeting', 'partyChanged')
          and thing in (select 'entry:' || id from entry where trial_id = $1) order by id`,
      [trialId],
    )
    return rows
  }

  test('tells each entrant once where and when to meet, and again only what has changed', async () => {
    const { trialId, ids } = await trialWithDogs(3)
    const [a, b, c] = ids as [number, number, number]
    await set(trialId, 0, party(1, { entryIds: [a, b] }), party(2, { meetsAt: null, entryIds: [c] }))
    expect((await read(trialId)).untold).toBe(2)
    const published = (await publish(trialId, 1)).json<Participants>()
    expect(published).toMatchObject({ untold: 0, partyVersion: 2 })
    expect(published.trial.startListAt).not.toBeNull()
    const first = await mailsOf(trialId)
    expect(first.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['partyMeeting', 'koira0@example.fi'],
      ['partyMeeting', 'koira1@example.fi'],
    ])
    expect(first[0]!.body_text).toContain('12.09.2026 8.00, Kota 1')
    expect(first[0]!.body_text).toContain('Aho Aarne')
    expect(first[0]!.body_text).toMatch(/\/kokeet\/2026-09-12\/\d+\/koiraluettelo\n/)

    await publish(trialId, 2)
    expect(await mailsOf(trialId), 'nothing is new').toHaveLength(2)
    const later = [
      party(1, { entryIds: [a] }),
      party(2, { meetsAt: '08:00', place: 'Kota 1', judgeIds: [judgeIds[0]], entryIds: [b, c] }),
    ]
    expect((await set(trialId, 3, ...later)).json<Participants>().untold, 'the number alone is no news').toBe(
      1,
    )
    const moved = [party(1, { entryIds: [a], day: 2 }), later[1]!]
    await set(trialId, 4, ...moved)
    await publish(trialId, 5)
    expect((await mailsOf(trialId)).slice(2).map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['partyChanged', 'koira0@example.fi'],
      ['partyMeeting', 'koira2@example.fi'],
    ])
  })

  test('takes back the mails that have not gone out when it is withdrawn', async () => {
    const { trialId, ids } = await trialWithDogs(2)
    await set(trialId, 0, party(1, { entryIds: ids }))
    await publish(trialId, 1)
    const { pool } = on.database
    await pool.query(`update mail set sent_at = now() where recipient = 'koira0@example.fi'`)
    const withdrawn = (await publish(trialId, 2, false)).json<Participants>()
    expect([withdrawn.trial.startListAt, withdrawn.untold]).toEqual([null, 1])
    expect((await mailsOf(trialId)).map(({ recipient }) => recipient)).toEqual(['koira0@example.fi'])
    expect((await publish(trialId, 3)).json<Participants>().untold).toBe(0)
    expect(await mailsOf(trialId)).toHaveLength(2)
  })

  test('tells of the meeting of all where there are no parties, in the language of the entry', async () => {
    const { trialId } = await trialWithDogs(1)
    await on.database.pool.query(`update entry set language = 'sv' where trial_id = $1`, [trialId])
    await publish(trialId, 0)
    const [mail] = await mailsOf(trialId)
    expect(mail).toMatchObject({ kind: 'startList' })
    expect(mail!.body_text).toContain('Samling: 12.09.2026')
  })

  test('is seen by everyone once it is published, without handlers, contacts and the reserve', async () => {
    const { trialId, ids } = await trialWithDogs(2)
    const [a] = ids as [number]
    await set(trialId, 0, party(1, { entryIds: [a] }))
    const { rows } = await on.database.pool.query<{ nr: number }>(
      `update entry set handler = 'Salainen Ohjaaja', contact_name = 'Salainen', contact_phone = '044 1'
        from trial t where t.id = trial_id and t.id = $1 returning t.kaer_nr as nr`,
      [trialId],
    )
    const address = `/api/trials/2026-09-12/${rows[0]!.nr}/start-list`
    expect(refusalOf(await on.visitor.get(address))).toEqual([404, 'START_LIST_NOT_PUBLISHED'])
    await publish(trialId, 1)
    const answer = await on.visitor.get(address)
    expect(answer.json()).toMatchObject({
      parties: [{ number: 1, day: '2026-09-12', meetsAt: '08:00', place: 'Kota 1', judges: ['Aho Aarne'] }],
      dogs: [
        { class: 'AVO', party: 1 },
        { class: 'AVO', party: null },
      ],
    })
    expect(answer.body).not.toMatch(/Salainen|044 1|koira\d@/)
    await publish(trialId, 2, false)
    expect((await on.visitor.get(address)).statusCode).toBe(404)
  })

  test('is refused where there are no dogs, and where the parties have changed', async () => {
    const trialId = await on.trial()
    expect(refusalOf(await publish(trialId, 0))).toEqual([422, 'NO_STARTERS'])
    expect(refusalOf(await publish(trialId, 1))).toEqual([409, 'CHANGED_MEANWHILE'])
  })
})
