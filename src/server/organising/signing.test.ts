import { describe, expect, test } from 'vitest'
import type { TrialDetails } from '#contract/organising.ts'
import type { TrialSigning } from '#contract/signing.ts'
import { testDatabase } from '#tools/test/database.ts'
import { makeJudge } from '../testing/factories.ts'
import { refusalOf } from '../testing/refusal.ts'
import { waitForLockWaiters } from '../testing/waiting.ts'
import { lockRow } from '../trials/trials.store.ts'
import {
  EVERYONE,
  makeCompleteTrial,
  makeDogWithEntry,
  makeDoneResult,
  organisingFixture,
  type Person,
  STATE_COLUMNS,
  trialOf,
} from './organising.test-helper.ts'

const here = organisingFixture(testDatabase)
const TODAY = '2026-05-01'

/** A trial of today whose dogs have all been judged. */
async function judged(dogs = 2, columns: Parameters<typeof makeCompleteTrial>[1] = {}) {
  const id = await makeCompleteTrial(here, {
    held_on: TODAY,
    divided: true,
    ...STATE_COLUMNS.ongoing,
    registration_start: '2026-04-01',
    registration_end: '2026-04-20',
    ...columns,
  })
  const made = []
  for (let index = 0; index < dogs; index++) {
    const dog = await makeDogWithEntry(here, id)
    await makeDoneResult(here, id, dog.id, { judge_id: here.judgeIds[0] })
    made.push(dog)
  }
  return { id, dogs: made }
}

const path = (id: number) => `/api/auth/trials/${id}/signing`
const read = async (id: number, by: Person = 'headJudge') =>
  (await here.people[by].get(path(id))).json<TrialSigning>()
const seenOf = ({ rows }: TrialSigning) =>
  rows.flatMap(({ kind, result }) => (result ? [{ kind, id: result.id, digest: result.digest }] : []))
const sign = async (id: number, by: Person = 'headJudge', seen?: ReturnType<typeof seenOf>) =>
  here.people[by].json(path(id), { results: seen ?? seenOf(await read(id)) })
const withdraw = (id: number, signedAt: string, by: Person = 'headJudge') =>
  here.people[by].json(`${path(id)}/withdraw`, { reason: 'Pisteet laskettava uudelleen', signedAt })
const end = (id: number, confirmed: readonly string[] = []) =>
  here.people.agent.json('/api/auth/trials/end', { id, confirmed: ['HEAD_REPORT_MISSING', ...confirmed] })
const change = (dogId: number, columns: { points?: number; report?: string } = { points: 150 }) =>
  here.database.db.updateTable('trial_result').set(columns).where('dog_id', '=', dogId).execute()
const logOf = async (id: number) =>
  (
    await here.database.db
      .selectFrom('audit')
      .select(['code', 'before', 'after'])
      .where('subject', '=', 'trial')
      .where('subject_id', '=', String(id))
      .where('code', 'in', ['TRIAL_SIGNED', 'SIGNATURE_WITHDRAWN'])
      .orderBy('id')
      .execute()
  ).map(({ code, before, after }) => ({ code, before, after }))

describe('signing', () => {
  test('keeps who signed what and when, and logs it', async () => {
    const { id } = await judged()
    const before = await read(id)
    expect(before).toMatchObject({ state: 'none', signature: null, maySign: true, blockedBy: null })
    expect(before.rows).toHaveLength(2)
    const signed = (await sign(id)).json<TrialSigning>()
    expect(signed).toMatchObject({
      state: 'signed',
      signature: {
        signedAt: '2026-05-01T09:00:00.000Z',
        signer: before.headJudge!.name,
        results: 2,
        fingerprint: before.fingerprint,
        own: true,
        gone: 0,
      },
    })
    expect(await logOf(id)).toEqual([
      {
        code: 'TRIAL_SIGNED',
        before: null,
        after: { signedResults: 2, fingerprint: before.fingerprint },
      },
    ])
    expect((await trialOf(here, id)).signing).toMatchObject({
      state: 'signed',
      signer: before.headJudge!.name,
    })
  })

  test('sent twice, or from two phones at once, signs once', async () => {
    const { id } = await judged()
    const seen = seenOf(await read(id))
    const answers = await Promise.all([sign(id, 'headJudge', seen), sign(id, 'headJudge', seen)])
    expect(answers.map(refusalOf)).toEqual([[200], [200]])
    expect((await sign(id, 'headJudge', seen)).statusCode).toBe(200)
    expect(await logOf(id)).toHaveLength(1)
  })

  test('is refused where a result is another than was seen, is new or is gone, with the dogs', async () => {
    const { id, dogs } = await judged()
    const seen = seenOf(await read(id))
    await change(dogs[1]!.id, { report: 'Toinen kertomus.' })
    const refused = await sign(id, 'headJudge', seen)
    expect(refusalOf(refused)).toEqual([409, 'SIGNED_RESULTS_DIFFER'])
    expect(refused.json().error.details).toEqual({ dogs: dogs[1]!.name })
    const again = seenOf(await read(id))
    expect(refusalOf(await sign(id, 'headJudge', again.slice(1)))).toEqual([409, 'SIGNED_RESULTS_DIFFER'])
    const more = [...again, { kind: 'hunt' as const, id: 999_999, digest: 'x' }]
    expect(refusalOf(await sign(id, 'headJudge', more))).toEqual([409, 'SIGNED_RESULTS_DIFFER'])
    expect(await logOf(id)).toEqual([])
    expect((await sign(id, 'headJudge', again)).statusCode).toBe(200)
  })

  test('waits for a result that is being saved, and does not sign what was not seen', async () => {
    const { id, dogs } = await judged()
    const seen = seenOf(await read(id))
    let signing: ReturnType<typeof sign> | undefined
    await here.database.db.transaction().execute(async (tx) => {
      await lockRow(tx, id)
      signing = sign(id, 'headJudge', seen)
      await waitForLockWaiters(here.database)
      await tx.updateTable('trial_result').set({ points: 120 }).where('dog_id', '=', dogs[0]!.id).execute()
    })
    expect(refusalOf(await signing!)).toEqual([409, 'SIGNED_RESULTS_DIFFER'])
  })

  test('is refused before all dogs are done, before the day and after the end', async () => {
    const { id } = await judged()
    const open = await makeDogWithEntry(here, id)
    expect(await read(id)).toMatchObject({ blockedBy: 'RESULTS_NOT_DONE' })
    expect(refusalOf(await sign(id))).toEqual([422, 'RESULTS_NOT_DONE', { [open.regnr]: 'RESULT_NOT_DONE' }])
    const coming = await judged(1, { held_on: '2026-05-02' })
    expect(refusalOf(await sign(coming.id))).toEqual([422, 'TRIAL_NOT_BEGUN'])
    const ended = await judged(1, { ended_at: new Date('2026-05-01T08:00:00Z') })
    expect(refusalOf(await sign(ended.id))).toEqual([422, 'TRIAL_IS_ENDED'])
    expect(refusalOf(await sign(999_999, 'headJudge', []))).toEqual([404, 'TRIAL_NOT_FOUND'])
  })

  test.each([
    ['points short', { game_grade: 4, points: 96 }, { why: 'points', prize: 3, limit: 100, short: 4 }],
    ['a part at 0', { game_grade: 0, points: 68 }, { why: 'zero', part: 'game' }],
    ['no point at game', { points_at_game: 0 }, { why: 'point', least: 1 }],
    ['no shot over the point', { shot_over: false }, { why: 'shot' }],
    ['no water and track work', { water_grade: null, points: 100 }, { why: 'water' }],
    ['nothing where the grades give a prize', {}, null],
    ['nothing where the points are others than the grades give', { game_grade: 4, points: 95 }, null],
    ['nothing beside a word that says it', { outcome: 'withdrawn', points: null }, null],
    [
      'a feature at 0',
      { outcome: 'rejected', game_grade: 0, steadiness: 0, points: 68 },
      { why: 'feature', field: 'steadiness' },
    ],
    ['nothing of a result with a prize', { prize: 3 }, null],
  ] as const)('shows beside a result without a prize: %s', async (_, columns, noPrize) => {
    const { id } = await judged(0)
    const dog = await makeDogWithEntry(here, id)
    const grades = { search_grade: 4, game_grade: 8, retrieve_grade: 5, water_grade: 8 }
    const rest = { points_at_game: 2, shot_over: true, points: 124, prize: 0 }
    await makeDoneResult(here, id, dog.id, { ...grades, ...rest, ...columns })
    expect((await read(id)).rows.map(({ result }) => result?.noPrize)).toEqual([noPrize])
  })

  test('is the head judge’s alone; who runs the trial sees how it stands', async () => {
    const { id } = await judged()
    const seen = seenOf(await read(id))
    for (const person of EVERYONE) {
      const status = person === 'visitor' ? 401 : person === 'headJudge' ? 200 : 403
      if (status !== 200) expect((await sign(id, person, seen)).statusCode, person).toBe(status)
      const reads = ['agent', 'headJudge', 'chief', 'sysadmin'].includes(person)
      const answer = await here.people[person].get(path(id))
      expect(answer.statusCode, person).toBe(person === 'visitor' ? 401 : reads ? 200 : 403)
      if (reads) expect(answer.json<TrialSigning>().maySign, person).toBe(person === 'headJudge')
    }
    const others = await judged(1)
    await here.database.db
      .updateTable('trial_judge')
      .set({ head: false })
      .where('trial_id', '=', others.id)
      .execute()
    expect((await sign(others.id, 'headJudge', [])).statusCode).toBe(403)
  })
})

describe('what changes after signing', () => {
  test('a changed result is told by its dog, and signed anew', async () => {
    const { id, dogs } = await judged()
    await sign(id)
    await change(dogs[0]!.id)
    const changed = await read(id, 'agent')
    expect(changed.state).toBe('changed')
    expect(changed.rows.filter(({ differs }) => differs).map(({ dog }) => dog.regnr)).toEqual([
      dogs[0]!.regnr,
    ])
    expect((await sign(id)).json<TrialSigning>()).toMatchObject({ state: 'signed' })
    expect(await logOf(id)).toHaveLength(2)
  })

  test('a result that was opened is told as gone, and a new one as not signed', async () => {
    const { id, dogs } = await judged()
    await sign(id)
    await here.database.db.deleteFrom('trial_result').where('dog_id', '=', dogs[0]!.id).execute()
    expect(await read(id)).toMatchObject({ state: 'changed', signature: { gone: 1 } })
    await makeDoneResult(here, id, dogs[0]!.id)
    const { rows } = await read(id)
    expect(rows.filter(({ differs }) => differs).map(({ dog }) => dog.regnr)).toEqual([dogs[0]!.regnr])
  })

  test('another head judge has to sign', async () => {
    const { id } = await judged()
    await sign(id)
    const { db } = here.database
    await db.updateTable('trial_judge').set({ head: false }).where('trial_id', '=', id).execute()
    await db
      .updateTable('trial_judge')
      .set({ head: true })
      .where('trial_id', '=', id)
      .where('judge_id', '=', here.judgeIds[1])
      .execute()
    expect(await read(id, 'agent')).toMatchObject({ state: 'changed', signature: { headChanged: true } })
    expect((await sign(id, 'judge', seenOf(await read(id, 'agent')))).json<TrialSigning>()).toMatchObject({
      state: 'signed',
      signature: { headChanged: false },
    })
  })
})

describe('withdrawing', () => {
  test('takes the signature back with a reason, once, and by its giver alone', async () => {
    const { id } = await judged()
    const { signature } = (await sign(id)).json<TrialSigning>()
    const { signedAt } = signature!
    for (const person of ['agent', 'judge', 'otherJudge', 'sysadmin', 'chief'] as const)
      expect((await withdraw(id, signedAt, person)).statusCode, person).toBe(403)
    expect(refusalOf(await withdraw(id, '2026-05-01T08:00:00.000Z'))).toEqual([409, 'CHANGED_MEANWHILE'])
    const empty = await here.people.headJudge.json(`${path(id)}/withdraw`, { reason: ' ', signedAt })
    expect(refusalOf(empty)).toEqual([400, 'INPUT_INVALID', { reason: 'REASON_MISSING' }])
    expect((await withdraw(id, signedAt)).json<TrialSigning>()).toMatchObject({
      state: 'none',
      signature: null,
    })
    expect((await withdraw(id, signedAt)).statusCode).toBe(200)
    expect((await logOf(id)).at(-1)).toMatchObject({
      code: 'SIGNATURE_WITHDRAWN',
      after: { reason: 'Pisteet laskettava uudelleen' },
    })
    expect(await logOf(id)).toHaveLength(2)
  })

  test('is not possible after the end', async () => {
    const { id } = await judged()
    const { signature } = (await sign(id)).json<TrialSigning>()
    await end(id)
    expect(refusalOf(await withdraw(id, signature!.signedAt))).toEqual([422, 'TRIAL_IS_ENDED'])
  })
})

describe('ending', () => {
  test('asks where the head judge could sign and has not, and where results have changed since', async () => {
    const { id, dogs } = await judged()
    expect(refusalOf(await end(id))).toEqual([409, 'RESULTS_NOT_SIGNED'])
    await sign(id)
    await change(dogs[0]!.id)
    expect(refusalOf(await end(id))).toEqual([409, 'RESULTS_CHANGED_SINCE_SIGNING'])
    expect(refusalOf(await end(id, ['RESULTS_NOT_SIGNED']))).toEqual([409, 'RESULTS_CHANGED_SINCE_SIGNING'])
    await sign(id)
    expect((await end(id)).json<TrialDetails>()).toMatchObject({
      state: 'ready',
      signing: { state: 'signed' },
    })
  })

  test('asks nothing where the head judge has no account', async () => {
    const { id } = await judged()
    const { db } = here.database
    const judgeId = await makeJudge(db)
    await db.updateTable('trial_judge').set({ head: false }).where('trial_id', '=', id).execute()
    await db.insertInto('trial_judge').values({ trial_id: id, judge_id: judgeId, head: true }).execute()
    expect(await read(id, 'agent')).toMatchObject({ headJudge: { account: false }, state: 'none' })
    expect((await end(id)).statusCode).toBe(200)
  })
})

test('everyone is told of the signature, and of corrections after the end', async () => {
  const { id, dogs } = await judged()
  const { kaerNr } = await trialOf(here, id)
  const shown = async () =>
    (await here.people.visitor.get(`/api/trials/${TODAY}/${kaerNr}`)).json<{ signature: object | null }>()
      .signature
  expect(await shown()).toBeNull()
  const { signature } = (await sign(id)).json<TrialSigning>()
  const told = { signer: signature!.signer, signedAt: signature!.signedAt, corrected: false }
  expect(await shown()).toEqual(told)
  await change(dogs[0]!.id)
  expect(await shown()).toBeNull()
  await end(id, ['RESULTS_CHANGED_SINCE_SIGNING'])
  expect(await shown()).toEqual({ ...told, corrected: true })
  const { db } = here.database
  await db.updateTable('trial_signature').set({ account_id: null }).where('trial_id', '=', id).execute()
  expect(await shown()).toEqual({ ...told, signer: null, corrected: true })
})
