import { gunzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { INFORMATION_TOPICS } from '#contract/informationTopics.ts'
import { type MadeDog, makeDog, makeJudge, makePerson, makeTrial } from '../testing/factories.ts'
import { testApp } from '../testing/testApp.ts'
import { ORIGIN, openPages } from './pages.test-helper.ts'
import { Sitemap } from './sitemap.service.ts'

const { app, database, webFolder } = await openPages()
const { db } = database
let dogs: readonly MadeDog[]

const get = async (url: string) => (await app.inject(url)).body
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
/** Every address of every part that the index names. */
async function allAddresses() {
  const parts = addressesIn(await get('/sitemap.xml')).map((address) => `${address}`.slice(ORIGIN.length))
  return addressesIn((await Promise.all(parts.map(get))).join(''))
}

beforeAll(async () => {
  dogs = [
    await makeDog(db, { regnrs: ['FI70001/20', 'SE1/20'] }),
    await makeDog(db, { regnrs: ["ČLP/KO/1&'2/10"], updated_at: new Date('2026-03-04T23:30:00Z') }),
    await makeDog(db),
  ]
  const owner = await makePerson(db, { name: 'Outi Omistaja', public_consent: true })
  await db.insertInto('dog_owner').values({ dog_id: dogs[0]!.id, person_id: owner }).execute()
  await makeTrial(db, { held_on: '2026-04-05', kaer_nr: 2 }, [await makeJudge(db, { name: 'Åke Öhman' })])
  await makeTrial(db, { held_on: '2026-04-06', kaer_nr: 3, published_at: null })
})

test('tells search engines where not to go, and where the sitemap is', async () => {
  const robots = await app.inject('/robots.txt')
  expect(robots.headers['content-type']).toMatch(/^text\/plain/)
  const lines = robots.body.split('\n')
  expect(lines).toContain('User-agent: *')
  for (const path of [
    '/api/auth/',
    '/hallinta',
    '/profiili',
    '/kirjautuminen',
    '/vaihda-salasana',
    '/kokeet/*/*/vastalause',
    '/ilmoittautumiset/*',
  ])
    expect(lines).toContain(`Disallow: ${path}`)
  expect(lines).not.toContain('Disallow: /')
  expect(lines, 'what pages show comes from there').not.toContain('Disallow: /api/')
  expect((await app.inject('/api/service')).headers['x-robots-tag']).toBe('noindex')
  expect((await app.inject('/')).headers['x-robots-tag']).toBe(undefined)
  expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
})

const BREEDING = [
  '/pentue',
  '/pentueet',
  '/jalostustarkastukset',
  '/jalostustarkastukset/mitat',
  '/nayttely-analysointi',
  '/jalostusrekisteri',
  '/jalostusuroslista',
  '/kayttojalostuspalkinnot',
  '/vuosikilpailut',
  '/vuosikirja',
  '/rotu',
]
const OF_TRIALS = [
  '/koekalenteri',
  '/kokeet',
  '/kaer-analysointi',
  '/kaer-ominaisuudet',
  '/kaer-vj-ominaisuudet',
  '/tuomarit',
]
const STATEMENTS = [
  '/paivitykset',
  '/tietoja',
  ...Object.values(INFORMATION_TOPICS).map((topic) => `/tietoja/${topic}`),
  '/yhteystiedot',
  '/kayttoehdot',
  '/tietosuoja',
  '/saavutettavuus',
  '/tarkista',
  '/avoin-data',
]

test('lists dogs by their main number, published trials and the lists, and no person or draft', async () => {
  expect(await allAddresses()).toEqual([
    ...['/', '/haku', ...BREEDING, ...OF_TRIALS, ...STATEMENTS].map((path) => ORIGIN + path),
    `${ORIGIN}/koira/FI70001/20`,
    `${ORIGIN}/koira/%C4%8CLP/KO/1%26&#39;2/10`,
    `${ORIGIN}/koira/${dogs[2]?.regnr}`,
    `${ORIGIN}/kokeet/2026-04-05/2`,
  ])
  const part = await get('/sitemap/koirat-1.xml')
  expect(part).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset /)
  expect(part).toContain('2/10</loc><lastmod>2026-03-05</lastmod>')
})

test('every listed address is a page that may be listed', async () => {
  for (const address of await allAddresses()) {
    const answer = await app.inject(`${address}`.slice(ORIGIN.length).replace('&#39;', "'"))
    expect(answer.statusCode, address).toBe(200)
    expect(answer.body, address).not.toContain('noindex')
    expect(answer.body, address).toContain(`<link data-first rel="canonical" href="${address}">`)
  }
})

test('is the same until something changes, then new at once', async () => {
  const url = '/sitemap/koirat-1.xml'
  const first = await app.inject(url)
  const etag = `${first.headers.etag}`
  expect((await app.inject({ url, headers: { 'if-none-match': etag } })).statusCode).toBe(304)
  const { id, regnr } = await makeDog(db)
  const second = await app.inject({ url, headers: { 'if-none-match': etag } })
  expect(second.statusCode).toBe(200)
  expect(second.body).toContain(`/koira/${regnr}<`)
  await db.deleteFrom('dog_number').where('dog_id', '=', id).execute()
  await db.deleteFrom('dog').where('id', '=', id).execute()
  expect(await get(url)).not.toContain(regnr)
  await db.updateTable('trial').set({ published_at: null }).where('kaer_nr', '=', 2).execute()
  expect(await get('/sitemap.xml')).not.toContain('kokeet-1')
  await db.updateTable('trial').set({ published_at: new Date() }).where('kaer_nr', '=', 2).execute()
})

test('is sent compressed to whoever takes it', async () => {
  const url = '/sitemap/koirat-1.xml'
  const small = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } })
  expect(small.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(small.rawPayload).toString()).toBe(await get(url))
})

test.each(['koirat-2', 'koirat-0', 'kokeet-9', 'ihmiset-1', 'koirat-1x'])('has no part %s', async (name) => {
  expect((await app.inject(`/sitemap/${name}.xml`)).statusCode).toBe(404)
})

test('is cut into parts of at most so many addresses, each of them once', async () => {
  const sitemap = new Sitemap(app.services, 2)
  const index = gunzipSync(await sitemap.index()).toString()
  expect(addressesIn(index).filter((address) => address?.includes('koirat'))).toHaveLength(2)
  const parts = await Promise.all(['koirat-1', 'koirat-2'].map((name) => sitemap.part(name)))
  const [first, second] = parts.map((part) => addressesIn(gunzipSync(part).toString()))
  expect(first).toHaveLength(2)
  expect(second).toEqual([`${ORIGIN}/koira/${dogs[2]?.regnr}`])
})

test('lists no trials for a club without them', async () => {
  const shepherds = await testApp(database, { webFolder, env: { CLUB_PROFILE: 'saksanpaimenkoira' } })
  expect((await shepherds.inject('/sitemap.xml')).body).not.toContain('kokeet')
  expect((await shepherds.inject('/sitemap/sivut.xml')).body).not.toMatch(/kokeet|kalenteri|tuomarit/)
  expect((await shepherds.inject('/sitemap/kokeet-1.xml')).statusCode).toBe(404)
  await shepherds.close()
})
