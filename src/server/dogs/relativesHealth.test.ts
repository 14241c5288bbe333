import { expect, test } from 'vitest'
import { addressAt } from '#contract/address.ts'
import type { HealthOfRelatives } from '#contract/dogStaff.ts'
import { relativesHealth } from '#contract/endpoints/dogStaff.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { makeDog, makeHealthReport, makeStatement } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'

const { app, database } = await openService()

const pathOf = (id: string) => addressAt(relativesHealth, { params: { id } })

test('shows breed advisers the health of a dog, its full and half siblings, and its offspring by litter', async () => {
  const { db } = database
  const [sire, dam, otherDam] = [await makeDog(db), await makeDog(db), await makeDog(db)]
  const both = { sire_id: sire.id, dam_id: dam.id }
  const dog = await makeDog(db, { ...both, sex: 'male', regnrs: ['FI7/20', 'SE7/2020'] })
  const full = await makeDog(db, both)
  const half = await makeDog(db, { sire_id: sire.id, dam_id: otherDam.id })
  const puppy = await makeDog(db, { sire_id: dog.id, dam_id: otherDam.id, birth_date: '2024-03-02' })
  await makeStatement(db, dog.id, { value: 'A' })
  await makeStatement(db, half.id, { value: 'D' })
  await makeStatement(db, puppy.id, { value: 'B' })
  const adviser = await signedIn(app, await makeAccount(db, { roles: ['BREEDADVISOR'] }))
  for (const regnr of ['FI7/20', 'se7/2020']) {
    expect((await adviser.get(pathOf(regnr))).json()).toMatchObject({
      dog: { regnr: dog.regnr, health: [{ value: 'A' }] },
      siblings: [
        { regnr: full.regnr, full: true, health: [] },
        { regnr: half.regnr, full: false, health: [{ value: 'D' }] },
      ],
      litters: [
        {
          regnr: otherDam.regnr,
          birthDate: '2024-03-02',
          puppies: [{ regnr: puppy.regnr, health: [{ value: 'B' }] }],
        },
      ],
    })
  }
})

test('refuses visitors, everyone who does not decide on health, and numbers of no dog', async () => {
  const { db } = database
  const dog = await makeDog(db)
  expect((await app.inject(pathOf(dog.regnr))).statusCode).toBe(401)
  const keeper = await signedIn(app, await makeAccount(db, { roles: ['DOG'] }))
  expect((await keeper.get(pathOf(dog.regnr))).statusCode).toBe(403)
  const admin = await signedIn(app, await makeAccount(db, { roles: ['SYSADMIN'] }))
  expect((await admin.get(pathOf(dog.regnr))).statusCode).toBe(200)
  expect((await admin.get(pathOf('FI99999/99'))).statusCode).toBe(404)
})

test('shows at once what has been recorded or reported since it was last asked for', async () => {
  const { db } = database
  const dog = await makeDog(db)
  const adviser = await signedIn(app, await makeAccount(db, { roles: ['BREEDADVISOR'] }))
  const seen = async () => (await adviser.get(pathOf(dog.regnr))).json<HealthOfRelatives>()
  expect(await seen()).toMatchObject({ dog: { health: [], healthDescription: null }, litters: [] })
  await makeStatement(db, dog.id, { value: 'C' })
  expect(await seen()).toMatchObject({ dog: { health: [{ value: 'C' }] } })
  await makeDog(db, { dam_id: dog.id })
  await makeHealthReport(db, dog.id, { state: 'handled', internal_text: 'Odottaa lausuntoa' })
  const now = await seen()
  expect(now).toMatchObject({ dog: { healthDescription: 'Odottaa lausuntoa' } })
  expect(now.litters).toHaveLength(1)
})
