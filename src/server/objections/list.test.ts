import { beforeEach, expect, test } from 'vitest'
import type { ObjectionList } from '#contract/objections.ts'
import { testDatabase } from '#tools/test/database.ts'
import {
  makeCompleteTrial,
  makeDogWithEntry,
  organisingFixture,
  type Person,
} from '../organising/organising.test-helper.ts'
import { refusalOf } from '../testing/refusal.ts'

const here = organisingFixture(testDatabase)
const PATH = '/api/auth/objections'
const DAY = '2026-04-26'

const list = async (by: Person, query = '') =>
  (await here.people[by].get(`${PATH}${query}`)).json<ObjectionList>()
const trialsOf = async (by: Person) => (await list(by)).objections.map(({ trial }) => trial.id)
const idsOf = async (query: string) => (await list('chief', query)).objections.map(({ id }) => id)

const heldTrial = (columns: Parameters<typeof makeCompleteTrial>[1] = {}) =>
  makeCompleteTrial(here, {
    held_on: DAY,
    registration_start: '2026-04-01',
    registration_end: '2026-04-20',
    ...columns,
  })

/** Objections to a trial, to how it was held unless a dog is given. */
async function object(trialId: number, dogId: number | null = null, count = 1): Promise<number[]> {
  const rows = await here.database.db
    .insertInto('objection')
    .values(
      Array.from({ length: count }, () => ({
        trial_id: trialId,
        dog_id: dogId,
        body: 'Noutoa ei arvosteltu.',
        objector_name: 'Paavo Paperi',
        language: 'fi' as const,
        due_on: '2026-05-10',
        received_on: DAY,
        recorded_at: new Date(`${DAY}T15:00:00Z`),
      })),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

beforeEach(async () => {
  await here.database.db.deleteFrom('objection').execute()
})

test('has the objections to the trials of which the reader may read them, newest first, and is nobody else’s', async () => {
  const own = await heldTrial()
  const foreign = await heldTrial({ club_id: here.otherClubId })
  // Of this one the head judge of the other is a judge, and not the head.
  await here.database.db
    .updateTable('trial_judge')
    .set({ head: false })
    .where('trial_id', '=', foreign)
    .execute()
  await object(own)
  await object(foreign)
  expect(await trialsOf('agent')).toEqual([own])
  expect(await trialsOf('otherAgent')).toEqual([foreign])
  expect(await trialsOf('headJudge')).toEqual([own])
  for (const judge of ['judge', 'otherJudge'] as const) expect(await trialsOf(judge)).toEqual([])
  for (const all of ['chief', 'sysadmin'] as const) expect(await trialsOf(all)).toEqual([foreign, own])
  for (const other of ['saver', 'aspirant', 'member'] as const)
    expect(refusalOf(await here.people[other].get(PATH)), other).toEqual([403, 'FORBIDDEN'])
  expect((await here.people.visitor.get(PATH)).statusCode).toBe(401)
})

test('says which trial, what about, when and how it stands, and not who objected', async () => {
  const id = await heldTrial()
  const dog = await makeDogWithEntry(here, id)
  await object(id, dog.id)
  const { objections } = await list('chief')
  expect(objections).toMatchObject([
    {
      trial: { id, date: DAY },
      dog: { regnr: dog.regnr },
      body: 'Noutoa ei arvosteltu.',
      receivedOn: DAY,
      dueOn: '2026-05-10',
      late: false,
      verdict: null,
    },
  ])
  expect(JSON.stringify(objections)).not.toContain('Paavo')
})

test('has those that wait or are decided by themselves', async () => {
  const [decided, open] = await object(await heldTrial(), null, 2)
  await here.database.db
    .updateTable('objection')
    .set({ verdict: 'rejected', verdict_reason: 'Sääntöjen mukaista.', decided_at: new Date() })
    .where('id', '=', decided!)
    .execute()
  expect(await idsOf('?state=open')).toEqual([open])
  expect(await idsOf('?state=decided')).toEqual([decided])
  expect(await idsOf('')).toEqual([open, decided])
  expect((await here.people.chief.get(`${PATH}?state=late`)).statusCode).toBe(400)
})

test('comes a page at a time', async () => {
  const [oldest] = await object(await heldTrial(), null, 51)
  const { objections, next } = await list('chief')
  expect(objections).toHaveLength(50)
  expect(await list('chief', `?before=${next}`)).toMatchObject({ objections: [{ id: oldest }], next: null })
})
