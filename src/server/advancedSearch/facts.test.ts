import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SearchByFeatures } from '#contract/advancedSearch.ts'
import { conditionsIn } from '#domain/advancedSearch/conditionText.ts'
import { type TestDatabase, testDatabase } from '#tools/test/database.ts'
import { makeDog, makeShowResult, makeStatement, makeTrialResult } from '../testing/factories.ts'
import { testApp } from '../testing/testApp.ts'

let database: TestDatabase
/** Two copies of the service on one database. */
let copies: FastifyInstance[]
beforeAll(async () => {
  database = await testDatabase()
  copies = [await testApp(database), await testApp(database)]
})
afterAll(async () => {
  for (const copy of copies) await copy.close()
  await database.close()
})

/** Names of the dogs that each copy finds by a condition, page by page of one. */
async function found(text: string): Promise<string[][]> {
  const answers = copies.map(async (copy) => {
    const payload = { conditions: conditionsIn(text), sort: 'name' }
    const answer = await copy.inject({ method: 'POST', url: '/api/dog/search/', payload })
    return answer.json<SearchByFeatures>().dogs.map(({ name }) => name)
  })
  return Promise.all(answers)
}

/** That a change is found at once in both copies, though they have just answered the same. */
async function expectFound(text: string, change: () => Promise<unknown>, names: readonly string[]) {
  const before = await found(text)
  await change()
  expect(await found(text)).toEqual([names, names])
  expect(before).not.toEqual([names, names])
}

test('what changes is found at once, in every copy', async () => {
  const { db } = database
  const dog = await makeDog(db, { name: 'Aava', birth_date: '2020-03-01' })
  await expectFound('health.fci_hips.orBetter.B', () => makeStatement(db, dog.id), ['Aava'])
  const worse = { value: 'E', examined_on: '2022-09-01' } as const
  await expectFound('health.fci_hips.orBetter.B', () => makeStatement(db, dog.id, worse), [])
  await expectFound('trial.AVO.1', () => makeTrialResult(db, dog.id), ['Aava'])
  await expectFound('show.ERI', () => makeShowResult(db, dog.id, { grade: 'ERI' }), ['Aava'])
  const title = () => db.insertInto('dog_title').values({ dog_id: dog.id, code: 'FI KVA' }).execute()
  await expectFound('title.FI KVA', title, ['Aava'])
  const rename = () => db.updateTable('dog').set({ name: 'Usva' }).where('id', '=', dog.id).execute()
  await expectFound('title.FI KVA', rename, ['Usva'])
  const remove = () => db.deleteFrom('dog_title').where('dog_id', '=', dog.id).execute()
  await expectFound('title.FI KVA', remove, [])
})

test('so is a parent, though the pedigree in memory follows a moment later', async () => {
  const { db } = database
  const [tall, small] = [
    await makeDog(db, { sex: 'male', height_cm: 81 }),
    await makeDog(db, { sex: 'male' }),
  ]
  const dog = await makeDog(db, { name: 'Jälkeläinen', sire_id: small.id })
  const move = () => db.updateTable('dog').set({ sire_id: tall.id }).where('id', '=', dog.id).execute()
  await expectFound('sire.measure.height.81', move, ['Jälkeläinen'])
  const sibling = () => makeDog(db, { name: 'Sisarpuoli', sire_id: tall.id })
  await expectFound('sire.measure.height.81', sibling, ['Jälkeläinen', 'Sisarpuoli'])
})

test('a mean is weighed as it is written, whatever a computer makes of its tenths', async () => {
  const { db } = database
  const dog = await makeDog(db, { name: 'Kymmenys' })
  // (100 + 100 + 101.2) / 3 is 100.4, and 100.39999999999999 to a computer
  for (const points of [100, 100, 101.2]) await makeTrialResult(db, dog.id, { points })
  expect(await found('score.hunt.points.100_4.100_4.3')).toEqual([['Kymmenys'], ['Kymmenys']])
  expect(await found('score.hunt.points.100_5.120.3')).toEqual([[], []])
})
