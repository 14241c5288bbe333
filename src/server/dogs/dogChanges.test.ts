import { expect, test } from 'vitest'
import { addressAt } from '#contract/address.ts'
import { dogChanges, removeDogPicture } from '#contract/endpoints/dogStaff.ts'
import { writeAudit } from '../platform/audit/audit.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { makeDog } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'

const dogChangesPath = (regnr: string) => addressAt(dogChanges, { params: { regnr } })

const NOW = new Date('2026-05-17T12:00:00Z')

const { app, database } = await openService({ now: () => NOW })

const change = (subject: 'dog' | 'account', subjectId: number, by: number | null) =>
  writeAudit(database.db, {
    at: NOW,
    by,
    subject,
    subjectId,
    code: 'PICTURE_CHANGED',
    before: { picture: null },
    after: { picture: 'kuva.jpg' },
  })

test('shows the staff who changed what of this dog and when, newest first, and nothing else', async () => {
  const { db } = database
  const [dog, other] = [await makeDog(db, { regnrs: ['FI9/20', 'SE9/2020'] }), await makeDog(db)]
  const account = await makeAccount(db, { roles: ['BREEDADVISOR'] })
  const staff = await signedIn(app, account)
  const first = await change('dog', dog.id, account.id)
  await change('dog', other.id, account.id)
  await change('account', dog.id, account.id)
  const second = await change('dog', dog.id, null)
  for (const regnr of ['FI9/20', 'se9/2020']) {
    const { rows, next } = (await staff.get(dogChangesPath(regnr))).json()
    expect(next).toBeNull()
    expect(rows).toEqual([
      expect.objectContaining({ id: second, actor: null }),
      {
        id: first,
        changedAt: NOW.toISOString(),
        actor: { id: account.id, username: account.username },
        subject: 'dog',
        subjectId: String(dog.id),
        code: 'PICTURE_CHANGED',
        thing: { name: dog.name, key: dog.regnr },
        names: {},
        before: { picture: null },
        after: { picture: 'kuva.jpg' },
      },
    ])
  }
})

test('returns older changes page by page', async () => {
  const { db } = database
  const dog = await makeDog(db)
  const staff = await signedIn(app, await makeAccount(db, { roles: ['DOG'] }))
  for (let count = 0; count < 51; count++) await change('dog', dog.id, null)
  const page = async (before: string) => (await staff.get(`${dogChangesPath(dog.regnr)}${before}`)).json()
  const { rows, next } = await page('')
  expect(rows).toHaveLength(50)
  const rest = await page(`?before=${next}`)
  expect([rest.rows.length, rest.next]).toEqual([1, null])
})

test('shows changes to no member, and none of an unknown dog', async () => {
  const { db } = database
  const dog = await makeDog(db)
  const [member, staff] = [
    await signedIn(app, await makeAccount(db)),
    await signedIn(app, await makeAccount(db, { roles: ['DOG'] })),
  ]
  expect((await member.get(dogChangesPath(dog.regnr))).statusCode).toBe(403)
  expect((await app.inject(dogChangesPath(dog.regnr))).statusCode).toBe(401)
  expect((await staff.get(dogChangesPath('FI99999/99'))).statusCode).toBe(404)
  expect((await staff.get(`${dogChangesPath(dog.regnr)}?before=x`)).statusCode).toBe(400)
  expect(
    (await staff.command(addressAt(removeDogPicture, { params: { regnr: dog.regnr } }))).statusCode,
  ).toBe(200)
  expect((await staff.get(dogChangesPath(dog.regnr))).json().rows).toEqual([])
})
