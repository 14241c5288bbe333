import { expect, test } from 'vitest'
import { regnrKey } from '#domain/regnr.ts'
import { makeDog, makePerson, makeShowResult, makeStatement, makeTrialResult } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { ShownDogs } from './shownDogs.service.ts'

const { app, database } = await openService()

const read = async (regnr: string): Promise<string> => (await app.inject(`/api/dog/${regnr}`)).body

test('answers a page that has not changed without its tables', async () => {
  const dog = await makeDog(database.db)
  // The pedigree hears of the dog a moment later, and its figure stands on the page too.
  await expect.poll(() => read(dog.regnr)).toContain('"knownAncestors":0')
  const first = await read(dog.regnr)
  const locker = await database.pool.connect()
  try {
    await locker.query('begin; lock table dog, dog_number in access exclusive mode')
    expect(await read(dog.regnr)).toBe(first)
  } finally {
    await locker.query('rollback')
    locker.release()
  }
})

test('reads only those dogs of a pedigree again that have changed', async () => {
  const { db } = database
  const sire = await makeDog(db, { sex: 'male', name: 'Ennallaan' })
  const dog = await makeDog(db, { sire_id: sire.id })
  const shown = new ShownDogs(db)
  const first = (await shown.records([sire.id, null, dog.id])).get(sire.id)
  expect((await shown.records([sire.id])).get(sire.id)).toBe(first)
  await db.updateTable('dog').set({ name: 'Muuttunut' }).where('id', '=', sire.id).execute()
  expect((await shown.records([sire.id])).get(sire.id)).toMatchObject({ name: 'Muuttunut' })
  expect((await shown.records([-1, null])).size).toBe(0)
})

test('reads a dog once for all who ask for it at the same time, and one that is missing each time', async () => {
  const { db } = database
  const shown = new ShownDogs(db)
  const find = (regnr: string) => Promise.all([1, 2, 3].map(() => shown.find(regnrKey(regnr))))
  const { regnr } = await makeDog(db)
  const [first, ...others] = await find(regnr)
  for (const other of others) expect(other).toBe(first)
  expect(await find('FI77771/26')).toEqual([undefined, undefined, undefined])
  await makeDog(db, { regnrs: ['FI77771/26'] })
  expect(await shown.find(regnrKey('FI77771/26'))).toBeDefined()
})

test('shows a change of anything shown at once', async () => {
  const { db, pool } = database
  const sire = await makeDog(db, { sex: 'male' })
  const dog = await makeDog(db, { sire_id: sire.id })
  const owner = await makePerson(db, { name: 'Avautuva Omistaja' })
  const changes: [() => Promise<unknown>, string][] = [
    [() => db.updateTable('dog').set({ colour: 'vaalea' }).where('id', '=', dog.id).execute(), 'vaalea'],
    [() => db.updateTable('dog').set({ name: 'Uusi Isä' }).where('id', '=', sire.id).execute(), 'Uusi Isä'],
    [() => db.insertInto('dog_title').values({ dog_id: sire.id, code: 'C.I.T.' }).execute(), 'C.I.T.'],
    [() => makeStatement(db, dog.id, { certificate: 'T-77' }), 'T-77'],
    [() => makeShowResult(db, dog.id, { judge: 'Tuomari Yksi' }), 'Tuomari Yksi'],
    [() => pool.query(`update show set place = 'Kuopio'`), 'Kuopio'],
    [() => makeTrialResult(db, dog.id, { report: 'Laaja haku' }), 'Laaja haku'],
    [() => pool.query(`update trial set place = 'Nivala'`), 'Nivala'],
    [
      async () => {
        await db.insertInto('dog_owner').values({ dog_id: dog.id, person_id: owner }).execute()
        await db.updateTable('person').set({ public_consent: true }).where('id', '=', owner).execute()
      },
      'Avautuva Omistaja',
    ],
  ]
  for (const [change, shown] of changes) {
    expect(await read(dog.regnr)).not.toContain(shown)
    await change()
    expect(await read(dog.regnr)).toContain(shown)
  }
  await db.updateTable('person').set({ public_consent: false }).where('id', '=', owner).execute()
  expect(await read(dog.regnr)).not.toContain('Avautuva Omistaja')
})

test('shows a change that began before others and ends after them, when it ends', async () => {
  const dog = await makeDog(database.db, { colour: 'ensin' })
  const other = await makeDog(database.db)
  await read(dog.regnr)
  const slow = await database.pool.connect()
  await slow.query('begin')
  await slow.query('update dog set colour = $2 where id = $1', [dog.id, 'viimein'])
  await database.db.updateTable('dog').set({ colour: 'välissä' }).where('id', '=', other.id).execute()
  expect(await read(dog.regnr)).toContain('ensin')
  expect(await read(other.regnr)).toContain('välissä')
  await slow.query('commit')
  slow.release()
  expect(await read(dog.regnr)).toContain('viimein')
})
