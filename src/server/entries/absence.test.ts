import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Participants } from '#contract/entries.ts'
import type { ResultSheets } from '#contract/judging.ts'
import type { TrialDetails } from '#contract/organising.ts'
import { testDatabase } from '#tools/test/database.ts'
import { finnishDay } from '../platform/clock.ts'
import { codeOf, fieldsOf, refusalOf } from '../testing/refusal.ts'
import { type Entering, listPath, NOW, startEntering } from './entries.test-helper.ts'

let on: Entering
beforeAll(async () => {
  on = await startEntering(await testDatabase())
})
afterAll(() => on.close())

const mark = (trialId: number, verb: '/absent' | '/present', entryId: number) =>
  on.agent.json(listPath(trialId, verb), { entryId })
const lineIn = async (trialId: number, kind: 'hunt' | 'water') =>
  (await on.agent.get(`/api/auth/trials/${trialId}/results?kind=${kind}`)).json<ResultSheets>().lines[0]!
const write = (trialId: number, entryId: number, field: string, value: number) =>
  on.agent.json(`/api/auth/trials/${trialId}/results/fields`, {
    kind: 'hunt',
    changes: [{ entryId, field, value, was: null }],
  })
const today = finnishDay(NOW)

test.each([
  ['of an undivided trial its hunt', { divided: false }, 'hunt'],
  ['of a water and track trial its work there', { type: 'water_track' }, 'water'],
] as const)(
  'marks a dog that did not come absent, %s, and takes it back without a trace',
  async (_, input, kind) => {
    const trialId = await on.trial({ held_on: today, ...input })
    const { id } = await on.enter(trialId)
    const answer = await mark(trialId, '/absent', id)
    expect(answer.json<Participants>().places).toMatchObject([{ id, outcome: 'absent' }])
    expect(await lineIn(trialId, kind)).toMatchObject({
      status: 'preliminary',
      values: { outcome: 'absent' },
    })
    // Sent twice it is done once.
    expect((await mark(trialId, '/absent', id)).statusCode).toBe(200)

    const back = await mark(trialId, '/present', id)
    expect(back.json<Participants>().places).toMatchObject([{ id, outcome: null }])
    const { status, values } = await lineIn(trialId, kind)
    expect({ status, values }).toEqual({ status: 'entered', values: {} })
    expect((await mark(trialId, '/present', id)).statusCode).toBe(200)
    expect((await mark(trialId, '/absent', id)).statusCode).toBe(200)
  },
)

test('refuses absence before the day, with scores, and in the reserve', async () => {
  const coming = await on.trial()
  const early = await on.enter(coming)
  expect(refusalOf(await mark(coming, '/absent', early.id))).toEqual([422, 'TRIAL_NOT_BEGUN'])

  const trialId = await on.trial({ held_on: today, capacity: 1 })
  const [scored, waiting] = [await on.enter(trialId), await on.enter(trialId)]
  expect(refusalOf(await mark(trialId, '/absent', waiting.id))).toEqual([404, 'ENTRY_NOT_IN_TRIAL'])
  await write(trialId, scored.id, 'speed', 4)
  expect(refusalOf(await mark(trialId, '/absent', scored.id))).toEqual([
    422,
    'RESULT_INCOMPLETE',
    { speed: 'ABSENT_HAS_SCORES' },
  ])
  expect((await lineIn(trialId, 'hunt')).values).toEqual({ speed: 4 })
})

test('refuses absence of a dog done with another outcome, and does not take that back', async () => {
  const trialId = await on.trial({ held_on: today })
  const { id } = await on.enter(trialId)
  await on.agent.json(`/api/auth/trials/${trialId}/results/done`, {
    entryId: id,
    kind: 'hunt',
    seenAt: null,
    outcome: 'withdrawn',
  })
  expect(refusalOf(await mark(trialId, '/absent', id))).toEqual([409, 'RESULT_IS_DONE'])
  expect((await mark(trialId, '/present', id)).json<Participants>().places).toMatchObject([
    { outcome: 'withdrawn' },
  ])
})

test('gives the place of a dog that did not come to the reserve, and not back while another has it', async () => {
  const trialId = await on.trial({ held_on: today, capacity: 1 })
  const [gone, waiting] = [await on.enter(trialId), await on.enter(trialId)]
  const move = (entryId: number, list: string) =>
    on.agent.json(listPath(trialId, '/move'), { entryId, list, beforeId: null })
  expect(refusalOf(await move(waiting.id, 'place'))).toEqual([422, 'TRIAL_FULL'])
  expect((await mark(trialId, '/absent', gone.id)).json<Participants>()).toMatchObject({ left: 1 })
  const given = (await move(waiting.id, 'place')).json<Participants>()
  expect(given).toMatchObject({
    left: 0,
    places: [
      { id: gone.id, outcome: 'absent' },
      { id: waiting.id, outcome: null },
    ],
    reserve: [],
  })
  expect(refusalOf(await mark(trialId, '/present', gone.id))).toEqual([422, 'TRIAL_FULL'])
  expect((await mark(trialId, '/present', waiting.id)).statusCode, 'was not absent').toBe(200)
  const { version, fields } = (await on.agent.get(`/api/auth/trials/${trialId}`)).json<TrialDetails>()
  const saved = await on.agent.json('/api/auth/trials/save', {
    id: trialId,
    version,
    ...fields,
    invitation: 'Hei',
  })
  expect(codeOf(saved), 'the places still hold all who came').not.toBe('CAPACITY_BELOW_TAKEN')
  expect(fieldsOf(saved)).not.toHaveProperty('capacity')
  await move(waiting.id, 'reserve')
  expect((await mark(trialId, '/present', gone.id)).json<Participants>()).toMatchObject({ left: 0 })
})
