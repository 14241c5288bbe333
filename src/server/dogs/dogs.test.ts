import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#tools/test/database.ts'
import { makeDog } from '../testing/factories.ts'
import { testApp } from '../testing/testApp.ts'

let database: TestDatabase
let app: FastifyInstance
beforeAll(async () => {
  database = await testDatabase()
  app = await testApp(database)
})
afterAll(async () => {
  await app.close()
  await database.close()
})

test('a dog is found by any of its numbers', async () => {
  const dog = await makeDog(database.db, { regnrs: ['FI12345/20', 'SE 555/2019'], name: 'Sadepisaran Äijä' })
  for (const address of ['FI12345%2F20', 'FI12345/20', 'fi12345/20/', 'SE%20555%2F2019']) {
    const answer = await app.inject(`/api/dog/${address}`)
    expect(answer.json()).toMatchObject({ regnr: dog.regnr, regnrs: ['FI12345/20', 'SE 555/2019'] })
  }
})
