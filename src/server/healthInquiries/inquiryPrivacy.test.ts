import { expect, test } from 'vitest'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { makeDog } from '../testing/factories.ts'
import { refusalOf } from '../testing/refusal.ts'
import { BORN, bring, openInquiries, PDF, STAFF } from './healthInquiries.test-helper.ts'

const { app, db, on, visitor, sent, publish } = await openInquiries()

test('no informer, text, attachment or unreleased death leaves for anybody but staff', async () => {
  const { regnr } = on.dog
  const { handle } = (await bring(visitor(), PDF)).json()
  const { inquiry } = await sent({ attachment: handle })
  await sent({ sickness: 'Salainentoinen' })
  await publish(inquiry.id)
  const member = await signedIn(app, await makeAccount(db, { roles: ['BREEDINGLIST', 'SHOW'] }))
  const encoded = encodeURIComponent(regnr)
  for (const browser of [visitor(), member]) {
    const answers = await Promise.all([
      browser.get(`/api/dog/${regnr}`),
      browser.get('/api/breeding-male-list/98'),
      browser.get('/api/breeding-male-list/csv/98'),
      browser.json('/api/breedingregister', {}),
      browser.get(`/api/breedingregister/${encoded}`),
      browser.text('/api/dog/list/', regnr),
      browser.text('/api/dog/examinations', regnr),
      browser.text('/api/dog/litters', regnr),
      browser.json('/api/dog/siblings/', { regnr }),
      browser.json('/api/dog/half-siblings', { regnr }),
      browser.text('/api/dog/pedigree', regnr),
    ])
    for (const { statusCode, body } of answers) {
      expect(statusCode, body.slice(0, 200)).toBeLessThan(400)
      expect(body).not.toMatch(/Salainen|Irma|irma@|Sisäinensana|deathDescription"|attachment/)
    }
    expect(answers[0]!.json().death).toBeNull()
    const tell = [
      browser.get(`${STAFF}/${inquiry.id}`),
      browser.get(`/api/auth/dog/pedigree/health/${encoded}`),
      browser.text('/api/auth/dog/health-abbr/', regnr),
    ]
    for (const { statusCode } of await Promise.all(tell)) expect([401, 403]).toContain(statusCode)
  }
  const before = (await visitor().get(`/api/dog/${regnr}`)).json()
  const living = await makeDog(db, BORN)
  const alive = (await visitor().get(`/api/dog/${living.regnr}`)).json()
  expect(Object.keys(before)).toEqual(Object.keys(alive))
})

test('shows the drawer of health what was handled, with the internal text, of the dog and its relatives', async () => {
  const sire = await makeDog(db, { sex: 'male' })
  const dam = await makeDog(db, { sex: 'female' })
  const make = () => makeDog(db, { sire_id: sire.id, dam_id: dam.id, ...BORN })
  const [one, two] = [await make(), await make()]
  await publish((await sent({ regnr: two.regnr })).inquiry.id)
  await sent({ regnr: two.regnr, sickness: 'uusi' })
  const texts = {
    atgs: ['EPI'],
    healthAbbr: ['EPI'],
    healthDescription: 'Sisäinensana',
    publicHealth: 'Koiralla on todettu EPI.',
  }
  const ofOne = (
    await on.adviser.get(`/api/auth/dog/pedigree/health/${encodeURIComponent(one.regnr)}`)
  ).json()
  expect(ofOne.dog).toMatchObject({ healthAbbr: [], healthDescription: null, publicHealth: null })
  expect(ofOne.siblings).toEqual([expect.objectContaining({ regnr: two.regnr, full: true, ...texts })])
  const ofSire = (
    await on.adviser.get(`/api/auth/dog/pedigree/health/${encodeURIComponent(sire.regnr)}`)
  ).json()
  expect(ofSire.litters.flatMap(({ puppies }: { puppies: object[] }) => puppies)).toContainEqual(
    expect.objectContaining({ regnr: two.regnr, ...texts }),
  )
  expect((await on.adviser.text('/api/auth/dog/health-abbr/', two.regnr)).json()).toEqual({
    regnr: two.regnr,
    ...texts,
  })
  expect(refusalOf(await on.adviser.text('/api/auth/dog/health-abbr/', 'FI99999/99'))).toEqual([
    404,
    'DOG_NOT_FOUND',
  ])
})
