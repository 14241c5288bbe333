import { expect, test } from 'vitest'
import { ROLES, type Role } from '#domain/accounts/roles.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { makeDog, makePerson } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { TestBrowser } from '../testing/testBrowser.ts'

/** Source: docs/rules/visibility.md#people. */
const SEE_OWNERS: readonly Role[] = ['DOG', 'BREEDADVISOR', 'SYSADMIN']

const { app, database } = await openService()

test('shows owners, breeder and death to the staff of the register alone, in whatever order they ask', async () => {
  const person = await makePerson(database.db, { name: 'Salainen Omistaja', town: 'Salo' })
  const dog = await makeDog(database.db, {
    breeder_id: person,
    death_date: '2025-02-03',
    death_cause: 'salaisuus',
  })
  await database.db.insertInto('dog_owner').values({ dog_id: dog.id, person_id: person }).execute()
  const look = async (browser: TestBrowser) => {
    const { body } = await browser.get(`/api/dog/${encodeURIComponent(dog.regnr)}`)
    return ['Salainen Omistaja', '2025-02-03', 'salaisuus'].map((secret) => body.includes(secret))
  }
  const visitor = new TestBrowser(app)
  const member = await signedIn(app, await makeAccount(database.db))
  for (const role of ROLES) {
    const staff = await signedIn(app, await makeAccount(database.db, { roles: [role] }))
    const sees = SEE_OWNERS.includes(role)
    expect([role, ...(await look(staff))]).toEqual([role, sees, sees, sees])
    expect(await look(visitor)).toEqual([false, false, false])
    expect(await look(member)).toEqual([false, false, false])
  }
})
