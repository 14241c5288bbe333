import { beforeAll, expect, test } from 'vitest'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import {
  type MadeDog,
  makeClub,
  makeDog,
  makeJudge,
  makePerson,
  makeShowResult,
  makeTrial,
  makeTrialResult,
} from '../testing/factories.ts'
import { testApp } from '../testing/testApp.ts'
import { waitForPedigree } from '../testing/waiting.ts'
import { ORIGIN, openPages, pageOf } from './pages.test-helper.ts'

const NOW = new Date('2026-05-17T12:00:00Z')
const { app, database, webFolder, page } = await openPages({ now: () => NOW })
const { db } = database

let dog: MadeDog
let dam: MadeDog
let litterId: number

async function makePicture(name: string): Promise<number> {
  const file = { name, mime: 'image/jpeg', content: Buffer.from('kuva') }
  return (await db.insertInto('file').values(file).returning('id').executeTakeFirstOrThrow()).id
}

beforeAll(async () => {
  dog = await makeDog(db, {
    name: 'Ahon Muntti',
    sex: 'male',
    regnrs: ['FI70001/20', 'ČLP/KO/1/10'],
    picture_id: await makePicture('ahon muntti.jpg'),
    breeder_id: await makePerson(db, { name: 'Kaisa Kasvattaja' }),
    handler: 'Olli Ohjaaja',
    death_date: '2025-03-04',
    death_cause: 'sairaus',
  })
  dam = await makeDog(db, { name: 'Ahon Emo', sex: 'female' })
  await db.insertInto('dog_title').values({ dog_id: dog.id, code: 'FI KVA' }).execute()
  const owner = await makePerson(db, { name: 'Outi Omistaja', public_consent: true })
  await db.insertInto('dog_owner').values({ dog_id: dog.id, person_id: owner }).execute()
  await makeTrialResult(db, dog.id)
  await makeShowResult(db, dog.id)
  const club_id = await makeClub(db, undefined, 'Pohjan Kanakoirat ry')
  const ended = await makeTrial(
    db,
    {
      held_on: '2026-04-05',
      kaer_nr: 2,
      club_id,
      classes: ['AVO', 'VOI'],
      ended_at: new Date('2026-04-05T15:00:00Z'),
      organiser_phone: '040 123 4567',
    },
    [await makeJudge(db, { name: 'Åke Öhman' })],
  )
  await db.insertInto('trial_number').values({ held_on: '2026-04-01', kaer_nr: 9, trial_id: ended }).execute()
  const result = { trial_id: ended, class: 'AVO', outcome: 'judged', points: 170 } as const
  await db
    .insertInto('trial_result')
    .values([
      { ...result, dog_id: dog.id, prize: 1 },
      { ...result, dog_id: dam.id, prize: 0 },
    ])
    .execute()
  await makeTrial(db, {
    held_on: '2026-09-12',
    end_date: '2026-09-13',
    kaer_nr: 1,
    place: 'Ähtäri',
    type: 'forest',
    club_id,
    classes: ['NUO'],
    start_list_at: NOW,
  })
  await makeTrial(db, { held_on: '2026-09-20', kaer_nr: 1, published_at: null })
  const notice = { type: 'litter', sire_id: dog.id, dam_id: dam.id, birth_date: '2026-02-01' } as const
  litterId = (await db.insertInto('litter_inquiry').values(notice).returning('id').executeTakeFirstOrThrow())
    .id
  await waitForPedigree(app, database)
})

test('tells a dog’s number, breed, sex, year, titles, best results and picture, and no person or unreleased death', async () => {
  const found = await page('/koira/FI70001/20')
  expect(found).toMatchObject({
    status: 200,
    language: 'fi',
    title: 'Ahon Muntti (FI70001/20) – Koirakanta',
    description:
      'Ahon Muntti (FI70001/20): lyhytkarvainen saksanseisoja, uros, s. 2020, tittelit FI KVA, paras koetulos AVO1, paras näyttelytulos ERI. Sukutaulu, terveyslausunnot, tulokset ja jälkeläiset.',
    canonical: `${ORIGIN}/koira/FI70001/20`,
    robots: undefined,
  })
  expect(found.graph('title')).toBe('Ahon Muntti (FI70001/20)')
  expect(found.graph('description')).toBe(found.description)
  expect(found.graph('url')).toBe(found.canonical)
  expect(found.graph('image')).toBe(`${ORIGIN}/images/ahon%20muntti.jpg`)
  expect(found.graph('locale')).toBe('fi_FI')
  expect(found.body).not.toMatch(/Kasvattaja|Omistaja|Ohjaaja|2025|sairaus/)
})

test('leads from another number of a dog to its main one, with the state of the address', async () => {
  const other = '%C4%8CLP/KO/1/10'
  for (const word of ['koira', 'sukutaulu', 'jalostustarkastus'])
    expect(await page(`/${word}/${other}/?lang=sv&generations=6`)).toMatchObject({
      status: 301,
      location: `/${word}/FI70001/20?lang=sv&generations=6`,
    })
  expect(await page(`/koira/${other}`)).toMatchObject({ location: '/koira/FI70001/20' })
  expect((await page('/koira/fi70001/20')).status, 'another spelling').toBe(200)
})

test('has one address for each dog and language', async () => {
  const found = await page('/koira/FI70001/20/?lang=sv&osa=1')
  const bare = `${ORIGIN}/koira/FI70001/20`
  expect(found.canonical).toBe(`${bare}?lang=sv`)
  expect(found.alternates).toEqual({
    fi: bare,
    sv: `${bare}?lang=sv`,
    en: `${bare}?lang=en`,
    'x-default': bare,
  })
})

test.each([
  ['fi', 'Sukutaulu: Ahon Muntti', 'Peltokoe, Ilmajoki 05.04.2026', 'Koiraluettelo: Ähtäri 12.09.2026'],
  ['sv', 'Stamtavla: Ahon Muntti', 'Fältprov, Ilmola 05.04.2026', 'Startlista: Etseri 12.09.2026'],
  ['en', 'Pedigree: Ahon Muntti', 'Field trial, Ilmajoki 05.04.2026', 'Start list: Ähtäri 12.09.2026'],
])('names pages in %s', async (lang, pedigree, trial, startList) => {
  const of = async (path: string) => page(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`)
  const found = await of('/sukutaulu/FI70001/20?generations=6')
  expect(found).toMatchObject({ language: lang, title: `${pedigree} – Koirakanta` })
  expect(found.canonical).toBe(`${ORIGIN}/sukutaulu/FI70001/20${lang === 'fi' ? '' : `?lang=${lang}`}`)
  expect((await of('/kokeet/2026-04-05/2')).title).toBe(`${trial} – Koirakanta`)
  expect((await of('/kokeet/2026-09-12/1/koiraluettelo')).title).toBe(`${startList} – Koirakanta`)
})

test('shares where one enters a dog, and leaves it out of what search engines list', async () => {
  const found = await page('/kokeet/2026-09-12/1/ilmoittautuminen?koira=FI70001%2F20&lang=sv')
  expect(found).toMatchObject({
    status: 200,
    title: 'Anmäl en hund: Etseri 12.09.2026 – Koirakanta',
    robots: 'noindex',
  })
  expect(found.description).toMatch(/^Skogsprov 12\.09\.2026–13\.09\.2026, Etseri\./)
  const moved = await app.inject('/kokeet/2026-04-01/9/ilmoittautuminen')
  expect([moved.statusCode, moved.headers.location]).toEqual([301, '/kokeet/2026-04-05/2/ilmoittautuminen'])
  expect((await page('/kokeet/2026-09-20/1/ilmoittautuminen')).status).toBe(404)
})

test('tells when, where and by whom a trial is held, and of an ended one dogs and prizes; no judge, no telephone', async () => {
  const coming = await page('/kokeet/2026-09-12/1')
  expect(coming.description).toBe(
    'Metsäkoe 12.09.2026–13.09.2026, Ähtäri. Järjestäjä: Pohjan Kanakoirat ry. Luokat: NUO.',
  )
  const ended = await page('/kokeet/2026-04-05/2')
  expect(ended.description).toContain(
    'Koiria 2. Palkinnot: 1. palkintoja 1, 2. palkintoja 0, 3. palkintoja 0.',
  )
  expect(ended.body).not.toMatch(/Öhman|123 4567/)
  expect(ended.graph('image')).toBe(`${ORIGIN}/sharing.png`)
})

test('leads from an earlier number of a trial to its present one, in the language asked for', async () => {
  expect(await page('/kokeet/2026-04-01/9')).toMatchObject({ status: 301, location: '/kokeet/2026-04-05/2' })
  expect(await page('/kokeet/2026-04-01/9?lang=en&x=1')).toMatchObject({
    status: 301,
    location: '/kokeet/2026-04-05/2?lang=en',
  })
  expect((await page('/kokeet/2026-04-01/9/koiraluettelo')).status).toBe(404)
})

test.each([
  ['/koira/FI99999/99', 'Koiran tietoja ei löytynyt.'],
  ['/koira/x', 'Sivua ei löytynyt'],
  ['/koira', 'Sivua ei löytynyt'],
  ['/sukutaulu/FI99999/99', 'Koiran tietoja ei löytynyt.'],
  ['/kokeet/2026-04-05/77', 'Koetta ei löytynyt.'],
  ['/kokeet/2026-09-20/1', 'Koetta ei löytynyt.'],
  ['/kokeet/2026-13-45/1', 'Koetta ei löytynyt.'],
  ['/kokeet/2026-04-05/2/koiraluettelo', 'Koiraluetteloa ei ole julkaistu'],
  ['/pentue/999999', 'Pentuetta ei löytynyt.'],
  ['/notfound', 'Sivua ei löytynyt'],
  ['/ei/ole', 'Sivua ei löytynyt'],
  ['/kokeet/2026-04-05', 'Sivua ei löytynyt'],
  ['/hallinta', 'Sivua ei löytynyt'],
  ['/hallinta/ei-ole', 'Sivua ei löytynyt'],
  ['/hallinta/kokeet/1/ei-ole', 'Sivua ei löytynyt'],
])('answers %s with 404, listed nowhere', async (url, title) => {
  const found = await page(url)
  expect(found).toMatchObject({
    status: 404,
    title: `${title} – Koirakanta`,
    robots: 'noindex',
    alternates: {},
  })
  expect(found.canonical).toBeUndefined()
})

test.each([
  '/hallinta/loki',
  '/hallinta/kokeet/1/osallistujat',
  '/kirjautuminen',
  '/rekisteroityminen',
  '/vahvista-sahkoposti',
  '/viestivalinnat',
  '/vaihda-salasana?token=salaisuus',
  '/profiili',
  '/kokeet/2026-04-05/2/vastalause',
  '/ilmoittautumiset/5?maksu=palattu&signature=salaisuus',
])('lists %s nowhere', async (url) => {
  const found = await page(url)
  expect(found).toMatchObject({ status: 200, robots: 'noindex', alternates: {} })
  expect(found.canonical).toBeUndefined()
  expect(found.body).not.toContain('salaisuus')
})

test.each([
  ['/', 'Koirakanta', '/'],
  ['/koekalenteri?type=field&month=2026-09', 'Koekalenteri – Koirakanta', '/koekalenteri'],
  ['/kokeet?season=2025&judge=Ake', 'Koetulokset – Koirakanta', '/kokeet'],
  ['/tuomarit?q=ake', 'Tuomarit – Koirakanta', '/tuomarit'],
  ['/haku', 'Haku – Koirakanta', '/haku'],
  ['/pentue', 'Koeparitus – Koirakanta', '/pentue'],
])('names %s, and leaves its filters out of the address', async (url, title, canonical) => {
  expect(await page(url)).toMatchObject({
    status: 200,
    title,
    canonical: ORIGIN + canonical,
    robots: undefined,
  })
})

test('shares a search and a pair of dogs, but lists neither', async () => {
  expect(await page('/haku?q=a%26b')).toMatchObject({
    title: 'Haku: a&amp;b – Koirakanta',
    robots: 'noindex',
  })
  const pair = `/pentue?${new URLSearchParams({ sire: dog.regnr, dam: dam.regnr })}`
  expect(await page(`${pair}&generations=6`)).toMatchObject({
    status: 200,
    title: 'Koeparitus: Ahon Muntti × Ahon Emo – Koirakanta',
    canonical: `${ORIGIN}${pair.replace('&', '&amp;')}`,
    robots: 'noindex',
  })
  const turned = `/pentue?${new URLSearchParams({ sire: dam.regnr, dam: dog.regnr })}`
  expect(await page(turned)).toMatchObject({ status: 200, title: 'Koeparitus – Koirakanta' })
})

test('names a litter notice by its parents', async () => {
  const found = await page(`/pentue/${litterId}`)
  expect(found.title).toBe('Pentue: Ahon Muntti × Ahon Emo – Koirakanta')
  expect(found.description).toContain('Syntynyt 01.02.2026.')
})

test('writes names as text, without marks that turn the direction of what follows', async () => {
  const name = '<script>alert("x")</script> \u202E\'Muntti\' & $& __CSP_NONCE__ <!--head-->'
  const { regnr } = await makeDog(db, { name })
  await waitForPedigree(app, database)
  const found = await page(`/koira/${regnr}`)
  const shown =
    '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &#39;Muntti&#39; &amp; $&amp; __CSP_NONCE__ &lt;!--head--&gt;'
  expect(found.title).toBe(`${shown} (${regnr}) – Koirakanta`)
  expect(found.description).toContain(shown)
  expect(found.graph('title')).toContain(shown)
  expect(found.body).not.toContain('<script')
  expect(found.body.match(/<title>/g)).toHaveLength(1)
})

test('follows a change of the dog at once, and its erasure', async () => {
  const { id, regnr } = await makeDog(db, { name: 'Ennen' })
  await waitForPedigree(app, database)
  expect((await page(`/koira/${regnr}`)).title).toContain('Ennen')
  await db.updateTable('dog').set({ name: 'Jälkeen' }).where('id', '=', id).execute()
  expect((await page(`/koira/${regnr}`)).title).toContain('Jälkeen')
  await db.deleteFrom('dog_number').where('dog_id', '=', id).execute()
  await db.deleteFrom('dog').where('id', '=', id).execute()
  expect((await page(`/koira/${regnr}`)).status).toBe(404)
})

test('charges a page that reads as the call for the same thing, and comes with 429 when too much was asked for', async () => {
  const limited = await testApp(database, { webFolder, env: { RATE_BURST: '2', RATE_PER_SECOND: '0.01' } })
  for (const url of ['/koira/FI99991/99', '/koira/FI99992/99'])
    expect((await pageOf(limited, url)).status).toBe(404)
  const refused = await pageOf(limited, '/koira/FI99993/99')
  expect(refused).toMatchObject({ status: 429, title: 'Koirakanta', robots: 'noindex' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await pageOf(limited, '/ei/ole')).status).toBe(404)
  await limited.close()
})

test('tells whoever has signed in the same as everyone', async () => {
  const keeper = await signedIn(app, await makeAccount(db, { roles: ['SYSADMIN'] }))
  const shown = (body: string) => body.replace(/content="[^"]*"/, '')
  for (const url of ['/koira/FI70001/20', '/kokeet/2026-04-05/2', '/profiili', '/hallinta/loki'])
    expect(shown((await keeper.get(url)).body)).toBe(shown((await page(url)).body))
})

test('comes with 503 while the database cannot be asked, and asks it nothing for pages without data', async () => {
  const lines: string[] = []
  const lost = await testApp(database, { webFolder, logTo: { write: (line) => lines.push(line) } })
  const ask = async (sql: string) => void (await database.pool.query(sql))
  await ask('alter table page_change rename to page_change_away')
  const answers = [
    await pageOf(lost, '/koira/FI70001/20'),
    await pageOf(lost, '/ei/ole'),
    await pageOf(lost, '/'),
  ]
  await ask('alter table page_change_away rename to page_change')
  await lost.close()
  expect(answers.map(({ status }) => status)).toEqual([503, 404, 200])
  expect(answers[0]).toMatchObject({ title: 'Koirakanta', robots: 'noindex' })
  expect(lines).toHaveLength(1)
})

test('has no page of trials for a club without them', async () => {
  const shepherds = await testApp(database, { webFolder, env: { CLUB_PROFILE: 'saksanpaimenkoira' } })
  for (const url of ['/koekalenteri', '/kokeet', '/kokeet/2026-04-05/2', '/tuomarit'])
    expect(await pageOf(shepherds, url)).toMatchObject({
      status: 404,
      title: 'Sivua ei löytynyt – Koirakanta',
    })
  await shepherds.close()
})
