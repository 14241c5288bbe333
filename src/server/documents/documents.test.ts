import { beforeAll, describe, expect, test } from 'vitest'
import type { StaffDocument } from '#contract/documents.ts'
import type { Role } from '#domain/accounts/roles.ts'
import { loadConfig } from '../config.ts'
import { tidyUp } from '../housekeeping.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { makeClub, makeJudge, makeTrial } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { codeOf, refusalOf } from '../testing/refusal.ts'
import { TestBrowser } from '../testing/testBrowser.ts'
import { documentsOf, PATH, PDF, titled } from './documents.test-helper.ts'

const now = new Date('2026-05-17T09:00:00Z')
const { app, database } = await openService({ now: () => now })
const { db } = database

type Who = 'admin' | 'agent' | 'otherAgent' | 'judge' | 'otherJudge' | 'saver' | 'member'
const ROLES: Readonly<Record<Who, readonly Role[]>> = {
  admin: ['SYSADMIN'],
  agent: ['TRIALAGENT'],
  otherAgent: ['TRIALAGENT'],
  judge: ['JUDGE'],
  otherJudge: ['JUDGE'],
  saver: ['KAER_SAVER'],
  member: [],
}
const EVERYONE = Object.keys(ROLES) as Who[]
const browsers = {} as Record<Who, TestBrowser>
const by = {} as Record<Who, ReturnType<typeof documentsOf>>
const visitor = new TestBrowser(app)
let trial: number
let draft: number

beforeAll(async () => {
  const ids = {} as Record<Who, number>
  for (const who of EVERYONE) {
    const account = await makeAccount(db, { username: who, roles: ROLES[who] })
    ids[who] = account.id
    browsers[who] = await signedIn(app, account)
    by[who] = documentsOf(browsers[who])
  }
  const club_id = await makeClub(db, ids.agent)
  await makeClub(db, ids.otherAgent)
  const judge = await makeJudge(db, { account_id: ids.judge })
  await makeJudge(db, { account_id: ids.otherJudge })
  trial = await makeTrial(db, { club_id }, [judge])
  draft = await makeTrial(db, { club_id, published_at: null }, [judge])
  await visitor.get('/api/alive/')
})

const statuses = async (ask: (browser: TestBrowser) => Promise<{ statusCode: number }>) =>
  Object.fromEntries(
    await Promise.all(EVERYONE.map(async (who) => [who, (await ask(browsers[who])).statusCode] as const)),
  )
const publicFile = (id: number, headers = {}) => app.inject({ url: `/tiedostot/${id}`, headers })
const publicTitles = async () => JSON.stringify((await app.inject('/api/documents')).json())
const trialTitles = async () => {
  const { rows } = await database.pool.query<{ held_on: string; kaer_nr: number }>(
    'select held_on::text, kaer_nr from trial where id = $1',
    [trial],
  )
  const { held_on, kaer_nr } = rows[0]!
  return JSON.stringify((await app.inject(`/api/trials/${held_on}/${kaer_nr}/documents`)).json())
}

describe('a document of the club', () => {
  test('is seen by everyone once SYSADMIN shows it, and by staff alone otherwise', async () => {
    const shown = await by.admin.add({ public: true, ...titled('Kaikille avoin') })
    const hidden = await by.admin.add({ public: false, ...titled('Vain omille') })
    expect(await publicTitles()).toContain('Kaikille avoin')
    expect(await publicTitles()).not.toContain('Vain omille')
    expect((await publicFile(shown.id)).statusCode).toBe(200)
    expect(codeOf(await publicFile(hidden.id))).toBe('DOCUMENT_NOT_FOUND')
    expect((await publicFile(hidden.id)).statusCode).toBe(404)
    const staff = {
      admin: 200,
      agent: 200,
      otherAgent: 200,
      judge: 200,
      otherJudge: 200,
      saver: 403,
      member: 403,
    }
    expect(await statuses((browser) => browser.get(`${PATH}/${hidden.id}`))).toEqual(staff)
    expect(await statuses((browser) => browser.get(`${PATH}/${hidden.id}/versions/1`))).toEqual(staff)
    expect(await statuses((browser) => browser.get(PATH))).toEqual(staff)
    for (const path of ['', `/${hidden.id}`, `/${hidden.id}/versions/1`])
      expect((await visitor.get(`${PATH}${path}`)).statusCode).toBe(401)
    const file = await by.agent.versionFile(hidden.id, 1)
    expect(file.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    expect((await by.agent.versionFile(hidden.id, 2)).statusCode).toBe(404)
  })

  test('is brought by those who may upload, and shown to everyone by SYSADMIN alone', async () => {
    const upload = `${PATH}/upload?fileName=a.pdf`
    expect(await statuses((browser) => browser.file(upload, 'application/octet-stream', PDF))).toEqual({
      admin: 200,
      agent: 200,
      otherAgent: 200,
      judge: 200,
      otherJudge: 200,
      saver: 403,
      member: 403,
    })
    for (const who of ['agent', 'judge'] as const) {
      const before = (await by.admin.list()).total
      const refused = await by[who].create({ public: true })
      expect(refusalOf(refused)).toEqual([
        422,
        'DOCUMENT_NOT_TO_PUBLISH',
        { public: 'DOCUMENT_NOT_TO_PUBLISH' },
      ])
      expect((await by.admin.list()).total).toBe(before)
      expect(await by[who].add()).toMatchObject({
        public: false,
        own: true,
        mayChange: true,
        mayPublish: false,
      })
    }
  })

  test('is changed by whoever brought it and by SYSADMIN, and by nobody else', async () => {
    const { id, version } = await by.judge.add(titled('Tuomarin oma'))
    const bodies = {
      update: { id, version, folderId: null, public: false, ...titled('Toisen') },
      replace: { id, seen: 1, upload: 1 },
      'put-back': { id, seen: 1, number: 1 },
      remove: { id, version },
      restore: { id },
    }
    for (const [what, body] of Object.entries(bodies))
      for (const who of ['agent', 'otherJudge', 'saver', 'member'] as const)
        expect([what, who, (await by[who].change(what, body)).statusCode]).toEqual([what, who, 403])
    expect((await browsers.agent.get(`${PATH}/${id}/changes`)).statusCode).toBe(403)
    expect((await by.judge.change('update', bodies.update)).statusCode).toBe(200)
    // What everyone reads is not the judge's to change any more.
    const shown = { ...bodies.update, version: version + 1, public: true }
    expect((await by.admin.change('update', shown)).statusCode).toBe(200)
    expect((await by.judge.one(id)).json()).toMatchObject({ public: true, mayChange: false })
    const upload = await by.judge.upload()
    const replaced = await by.judge.change('replace', { id, seen: 1, upload })
    expect(replaced.statusCode).toBe(403)
    expect((await browsers.admin.get(`${PATH}/${id}/changes`)).json().rows).toMatchObject([
      { code: 'CHANGED', actor: { username: 'admin' } },
      { code: 'CHANGED', actor: { username: 'judge' }, after: { titleFi: 'Toisen' } },
      { code: 'CREATED' },
    ])
  })
})

describe('a document of a trial', () => {
  test('is brought by who runs or judges the trial, and shown by its organiser', async () => {
    const create = async (who: Who, trialId: number, isPublic: boolean) =>
      (await by[who].create({ trialId, public: isPublic, ...titled(`Kokeen ${who} ${isPublic}`) })).statusCode
    expect([await create('otherAgent', trial, false), await create('otherJudge', trial, false)]).toEqual([
      403, 403,
    ])
    expect([await create('judge', trial, false), await create('judge', trial, true)]).toEqual([200, 422])
    expect([await create('agent', trial, false), await create('agent', trial, true)]).toEqual([200, 200])
    expect(await create('agent', draft, true)).toBe(200)
    expect(await create('agent', 999_999, true)).toBe(404)
    expect(await trialTitles()).toContain('Kokeen agent true')
    expect(await trialTitles()).not.toContain('false')
    expect(await publicTitles()).not.toContain('Kokeen')
    expect(refusalOf(await by.agent.create({ trialId: trial, folderId: 1 }))).toEqual([
      422,
      'DOCUMENT_FOLDER_GONE',
      { folderId: 'DOCUMENT_FOLDER_GONE' },
    ])
  })

  test('is read by the staff of the trial, and of a draft by nobody else', async () => {
    const hidden = await by.agent.add({ trialId: trial, ...titled('Työvuorot') })
    expect(await statuses((browser) => browser.get(`${PATH}/${hidden.id}`))).toEqual({
      admin: 200,
      agent: 200,
      otherAgent: 403,
      judge: 200,
      otherJudge: 403,
      saver: 200,
      member: 403,
    })
    expect((await by.otherAgent.list('q=ty%C3%B6vuorot')).total).toBe(0)
    expect((await by.judge.list('q=ty%C3%B6vuorot')).total).toBe(1)
    const waiting = await by.agent.add({ trialId: draft, public: true, ...titled('Luonnoksen') })
    expect((await publicFile(waiting.id)).statusCode).toBe(404)
    expect(await statuses((browser) => browser.get(`/api/auth/trials/${trial}/documents`))).toEqual({
      admin: 200,
      agent: 200,
      otherAgent: 403,
      judge: 200,
      otherJudge: 403,
      saver: 200,
      member: 403,
    })
  })
})

describe('versions', () => {
  test('follow each other at one address, which a browser asks anew each time', async () => {
    const made = await by.admin.add({ public: true, title: { fi: 'Säännöt', sv: 'Stadgar', en: '' } })
    const first = await publicFile(made.id)
    expect(first.headers).toMatchObject({
      'cache-control': 'public, no-cache',
      'content-disposition': `attachment; filename="Saannot.pdf"; filename*=UTF-8''S%C3%A4%C3%A4nn%C3%B6t.pdf`,
    })
    const asked = { 'if-none-match': first.headers.etag as string }
    expect((await publicFile(made.id, asked)).statusCode).toBe(304)
    const upload = await by.admin.upload(Buffer.from('Toinen'), 'saannot.txt')
    const replaced = (
      await by.admin.change('replace', { id: made.id, seen: 1, upload })
    ).json<StaffDocument>()
    expect(replaced).toMatchObject({ number: 2, type: 'text', version: made.version })
    const second = await publicFile(made.id, asked)
    expect([second.statusCode, second.body]).toEqual([200, 'Toinen'])
    expect(second.headers['content-disposition']).toContain('Saannot.txt')
    expect((await by.agent.versionFile(made.id, 1)).rawPayload).toEqual(PDF)

    const back = (
      await by.admin.change('put-back', { id: made.id, seen: 2, number: 1 })
    ).json<StaffDocument>()
    expect(back.versions.map(({ number, restoredFrom }) => [number, restoredFrom])).toEqual([
      [3, 1],
      [2, null],
      [1, null],
    ])
    const third = await publicFile(made.id, asked)
    expect(third.statusCode, 'the same file as at first').toBe(304)
    expect((await by.admin.change('put-back', { id: made.id, seen: 3, number: 9 })).statusCode).toBe(404)
  })

  test('of two that replace it at once the second is told, and its file is still there to be used', async () => {
    const { id } = await by.admin.add({ public: true })
    const uploads = [await by.admin.upload(), await by.admin.upload()]
    const answers = await Promise.all(
      uploads.map((upload) => by.admin.change('replace', { id, seen: 1, upload })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(codeOf(answers.find(({ statusCode }) => statusCode === 409)!)).toBe('CHANGED_MEANWHILE')
    const late = uploads[answers.findIndex(({ statusCode }) => statusCode === 409)]
    const again = await by.admin.change('replace', { id, seen: 2, upload: late })
    expect(again.json()).toMatchObject({ number: 3 })
  })
})

test('of two that get one title at once in one place the second is refused', async () => {
  const answers = await Promise.all([1, 2].map(() => by.admin.create(titled('Sama nimi'))))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(codeOf(answers.find(({ statusCode }) => statusCode === 409)!)).toBe('DOCUMENT_TITLE_TAKEN')
  expect((await by.admin.create(titled('SAMA NIMI'))).statusCode).toBe(409)
  expect((await by.agent.create({ trialId: trial, ...titled('Sama nimi') })).statusCode).toBe(200)
})

test('a removed one is gone at once, and comes back whole where its title is free', async () => {
  const { id, title } = await by.agent.add({ trialId: trial, public: true, ...titled('Poistuva') })
  expect((await by.agent.change('remove', { id, version: 9 })).statusCode).toBe(409)
  expect((await by.agent.change('remove', { id, version: 1 })).statusCode).toBe(200)
  expect((await publicFile(id)).statusCode).toBe(404)
  expect(await trialTitles()).not.toContain('Poistuva')
  expect((await by.agent.list('q=poistuva')).total).toBe(0)
  expect((await by.agent.list('removed=1')).documents).toMatchObject([{ id }])
  expect((await by.judge.list('removed=1')).documents).toEqual([])
  expect((await by.judge.one(id)).statusCode).toBe(403)
  expect(
    (await by.agent.change('update', { id, version: 2, folderId: null, public: true, title })).statusCode,
  ).toBe(404)
  expect((await by.agent.change('restore', { id })).json()).toMatchObject({ removedAt: null, version: 3 })
  expect((await publicFile(id)).statusCode).toBe(200)

  await by.agent.change('remove', { id, version: 3 })
  await by.agent.create({ trialId: trial, ...titled('Poistuva') })
  expect(refusalOf(await by.agent.change('restore', { id }))).toEqual([
    409,
    'DOCUMENT_TITLE_TAKEN',
    { 'title.fi': 'DOCUMENT_TITLE_TAKEN' },
  ])
})

test('narrows, sorts and pages the list', async () => {
  for (let each = 1; each <= 27; each++)
    await by.admin.add(titled(`Sivutus ${String(each).padStart(2, '0')}`))
  const first = await by.admin.list('q=sivutus&sort=title&direction=asc')
  expect([first.total, first.documents.length, first.documents[0]!.title]).toEqual([27, 25, 'Sivutus 01'])
  const second = await by.admin.list('q=sivutus&sort=title&direction=asc&page=2')
  expect(second.documents.map(({ title }) => title)).toEqual(['Sivutus 26', 'Sivutus 27'])
  expect((await by.agent.list('q=sivutus&own=1')).total).toBe(0)
  expect((await by.agent.list('q=%25')).total).toBe(0)
  for (const query of ['folder=none', 'readers=everyone', 'of=trial', 'sort=size', 'sort=folder'])
    expect((await by.admin.list(query)).total).toBeGreaterThan(0)
  expect((await browsers.admin.get(`${PATH}?sort=password`)).statusCode).toBe(400)
})

test('shows who brought it as removed once the account is erased', async () => {
  const account = await makeAccount(db, { username: 'lahtija', roles: ['JUDGE'] })
  const { id } = await documentsOf(await signedIn(app, account)).add(titled('Jää jälkeen'))
  expect((await by.admin.one(id)).json()).toMatchObject({ by: { username: 'lahtija' } })
  await browsers.admin.json('/api/auth/users/erase', { id: account.id })
  expect((await by.admin.one(id)).json()).toMatchObject({
    by: null,
    changedBy: null,
    versions: [{ by: null }],
  })
})

test('throws removed documents away with their files after 90 days, and what never became one after a day', async () => {
  const { id } = await by.agent.add(titled('Unohdettu'))
  const seen = { id, seen: 1, upload: await by.agent.upload(Buffer.from('Toinen'), 'toinen.txt') }
  await by.agent.change('replace', seen)
  await by.agent.change('remove', { id, version: 1 })
  await by.agent.upload(Buffer.from('Ei koskaan asiakirja'), 'x.txt')
  const left = async (after: number) => {
    const terms = { session: { idleMs: 1e12, maxMs: 1e12 }, keepYears: loadConfig({}).keepYears }
    await tidyUp(db, new Date(now.getTime() + 86_400_000 * after), terms)
    const { rows } = await database.pool.query<{ files: number; uploads: number; ours: number }>(
      `select (select count(*)::int from file) as files, (select count(*)::int from document_upload) as uploads,
        (select count(*)::int from document where id = $1) as ours`,
      [id],
    )
    return rows[0]!
  }
  const before = await left(0)
  expect(before).toMatchObject({ ours: 1, uploads: expect.any(Number) })
  const aDayLater = await left(1.01)
  expect(aDayLater).toEqual({ files: before.files - before.uploads, uploads: 0, ours: 1 })
  const removed = await database.pool.query(
    'select from document_version v join document d on d.id = v.document_id where d.removed_at is not null',
  )
  expect(await left(89)).toEqual(aDayLater)
  expect(await left(91)).toEqual({ files: aDayLater.files - removed.rowCount!, uploads: 0, ours: 0 })
})
