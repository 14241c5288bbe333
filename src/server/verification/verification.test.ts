import { createPublicKey, verify } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { SignedPaper } from '#contract/verification.ts'
import { testDatabase } from '#tools/test/database.ts'
import { FULL, fill, judgingFixture, makeStarted, markDone } from '../judging/sheets.test-helper.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { makeDog } from '../testing/factories.ts'
import { readQr } from '../testing/pdfQr.ts'
import { refusalOf } from '../testing/refusal.ts'
import { TestBrowser } from '../testing/testBrowser.ts'
import { waitForPedigree } from '../testing/waiting.ts'

const on = judgingFixture(testDatabase)
const visitor = () => new TestBrowser(on.app)
const check = async (code: string) => visitor().json('/api/papers/check', { code })
const paperOf = async (code: string): Promise<SignedPaper> => (await check(code)).json().paper

/** A dog with both parents, and the address in the code of its pedigree. */
async function printedPedigree() {
  const { db } = on.database
  const [sire, dam] = [await makeDog(db), await makeDog(db)]
  const dog = await makeDog(db, { sire_id: sire.id, dam_id: dam.id, birth_date: '2020-02-03' })
  await waitForPedigree(on.app, on.database)
  const print = async () =>
    readQr((await visitor().get(`/api/dog/${encodeURIComponent(dog.regnr)}/pedigree.pdf`)).rawPayload)
  return { dog, sire, dam, url: await print(), print }
}

/** A trial with a dog that has a result, and the address in the code of its record. */
async function printedRecord() {
  const { judge, judgeId, agent } = on.staff
  const { trialId, entries } = await makeStarted(on.database.db, on.staff, 1)
  const entry = entries[0]!
  await fill(judge, trialId, entry.id, { ...FULL, judgeId })
  await markDone(judge, trialId, entry.id)
  const print = async () =>
    readQr((await judge.get(`/api/auth/trials/${trialId}/record.pdf?lang=sv`)).rawPayload)
  return { trialId, dogId: entry.dogId, agent, url: await print(), print }
}

describe('checking', () => {
  test('tells what a pedigree said, and that it still holds', async () => {
    const { dog, sire, dam, url } = await printedPedigree()
    expect(url).toMatch(/^http:\/\/[^/]+\/tarkista#[\w-]+\.[\w-]{86}$/)
    const paper = await paperOf(url)
    expect(paper).toMatchObject({ kind: 'pedigree', about: `${dog.regnr}:4`, state: 'current', missing: 0 })
    expect(paper.printedAt).toBe('2026-10-03T12:00:00Z')
    expect(paper.facts).toContainEqual({ fact: 'born', value: '2020-02-03', changed: false })
    expect(paper.rows).toEqual([
      { cells: [sire.regnr], changed: false },
      { cells: [dam.regnr], changed: false },
    ])
  })

  test('tells which fact and which row are others today, and neither what they are now', async () => {
    const { db } = on.database
    const { dog, dam, url } = await printedPedigree()
    const other = await makeDog(db)
    await db
      .updateTable('dog')
      .set({ birth_date: '2020-02-04', dam_id: other.id })
      .where('id', '=', dog.id)
      .execute()
    await waitForPedigree(on.app, on.database)
    const paper = await paperOf(url)
    expect(paper.state).toBe('changed')
    expect(paper.facts.filter(({ changed }) => changed)).toEqual([
      { fact: 'born', value: '2020-02-03', changed: true },
    ])
    expect(paper.rows!.filter(({ changed }) => changed)).toEqual([{ cells: [dam.regnr], changed: true }])
    expect(paper.missing).toBe(1)
    expect(JSON.stringify(paper)).not.toContain(other.regnr)
  })

  test('a record says each performance, without who led the dog', async () => {
    const { trialId, dogId, url } = await printedRecord()
    const { regnr } = await on.database.db
      .selectFrom('main_number')
      .select('regnr')
      .where('dog_id', '=', dogId)
      .executeTakeFirstOrThrow()
    const paper = await paperOf(url)
    expect(paper).toMatchObject({ kind: 'record', about: String(trialId), state: 'current' })
    expect(paper.rows).toHaveLength(1)
    const [, trialClass, number, result, points, grades] = paper.rows![0]!.cells
    const { prize, points: stored } = await on.database.db
      .selectFrom('trial_result')
      .select(['prize', 'points'])
      .where('trial_id', '=', trialId)
      .executeTakeFirstOrThrow()
    expect([trialClass, number, result, Number(points)]).toEqual([
      'AVO',
      regnr,
      `AVO${prize}`,
      Number(stored),
    ])
    expect(grades).toBe(`${FULL.search}/${FULL.game}/${FULL.retrieve}//`)
    expect(paper.facts).toContainEqual({ fact: 'preliminary', value: '1', changed: false })
  })

  test('tells that what a paper is about is gone', async () => {
    const { trialId, url } = await printedRecord()
    const { db } = on.database
    await db.deleteFrom('trial_result').where('trial_id', '=', trialId).execute()
    expect((await paperOf(url)).state).toBe('changed')
    const { dog, url: ofDog } = await printedPedigree()
    await db.deleteFrom('dog_number').where('dog_id', '=', dog.id).execute()
    expect((await paperOf(ofDog)).state).toBe('gone')
  })

  test.each(['payload', 'signature'] as const)('a changed %s is not this service’s', async (part) => {
    const { url } = await printedPedigree()
    const [page, code] = url.split('#') as [string, string]
    const [payload, signature] = code.split('.') as [string, string]
    const other = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1)
    const forged = part === 'payload' ? `${other(payload)}.${signature}` : `${payload}.${other(signature)}`
    expect((await check(`${page}#${payload}.${signature}`)).json().paper).not.toBeNull()
    expect((await check(forged)).json()).toEqual({ paper: null })
  })

  test.each([
    ['', 400],
    ['FI12345/20', 422],
    ['a.b', 422],
    [`${'a'.repeat(2999)}.${'b'.repeat(86)}`, 422],
    ['a'.repeat(3501), 400],
  ] as const)('refuses what is no code: %#', async (code, status) => {
    expect((await check(code)).statusCode).toBe(status)
  })

  test('anybody can check a paper by the public key alone', async () => {
    const { dog, url } = await printedPedigree()
    const { pem } = (await visitor().get('/api/papers/key')).json()
    const [payload, signature] = url
      .split('#')[1]!
      .split('.')
      .map((part) => Buffer.from(part, 'base64url'))
    expect(verify(null, payload!, createPublicKey(pem), signature!)).toBe(true)
    const [format, kind, about] = JSON.parse(inflateRawSync(payload!).toString())
    expect([format, kind, about]).toEqual([1, 'pedigree', `${dog.regnr}:4`])
  })

  test('states many rows by their digest', async () => {
    const { seal } = on.app.services
    const rows = Array.from({ length: 300 }, (_none, index) => [
      String(index),
      `FI${(index * 7919) % 99_991}/20`,
    ])
    const content = { kind: 'pedigree', about: 'FI0/00:4', facts: [], rows } as const
    const { url } = seal.seal(content, new Date())
    expect(url.length).toBeLessThan(500)
    const read = seal.read(url)!
    expect(read.statement.rows).toEqual({ count: 300, digest: expect.stringMatching(/^[0-9a-f]{64}$/) })
  })
})

describe('withdrawing', () => {
  const chief = async () => signedIn(on.app, await makeAccount(on.database.db, { roles: ['KAER_CHIEF'] }))
  const admin = async () => signedIn(on.app, await makeAccount(on.database.db, { roles: ['SYSADMIN'] }))
  const withdraw = (browser: TestBrowser, code: string, all = false) =>
    browser.json('/api/auth/papers/withdraw', { code, all, reason: 'Väärä tuomari' })

  test('a withdrawn paper says so with the reason, others do not, and it can be restored', async () => {
    const { url, print } = await printedRecord()
    const by = await chief()
    const answer = await withdraw(by, url)
    expect(answer.json()).toMatchObject({ reason: 'Väärä tuomari', all: false })
    expect(await paperOf(url)).toMatchObject({
      state: 'withdrawn',
      withdrawal: { reason: 'Väärä tuomari', all: false },
    })
    // Printed in the same second it is the same paper, whatever its language.
    expect((await paperOf(await print())).state).toBe('withdrawn')
    expect(refusalOf(await withdraw(by, url))).toEqual([409, 'PAPER_WITHDRAWN'])
    const { id } = answer.json()
    const listed = (await by.get('/api/auth/papers/withdrawn')).json().rows
    expect(listed[0]).toMatchObject({ id, kind: 'record' })
    expect((await by.json('/api/auth/papers/restore', { id })).statusCode).toBe(200)
    expect((await paperOf(url)).state).toBe('current')
    expect(refusalOf(await by.json('/api/auth/papers/restore', { id }))).toEqual([
      404,
      'WITHDRAWAL_NOT_FOUND',
    ])
  })

  test('all papers about a thing fall that were printed up to then', async () => {
    const { url } = await printedPedigree()
    const { url: other } = await printedPedigree()
    const by = await admin()
    expect((await withdraw(by, url)).statusCode).toBe(200)
    expect((await withdraw(by, url, true)).json()).toMatchObject({ all: true })
    expect((await paperOf(url)).withdrawal).toMatchObject({ all: true })
    expect((await paperOf(other)).state).toBe('current')
    expect(refusalOf(await withdraw(by, url, true))).toEqual([409, 'PAPER_WITHDRAWN'])
  })

  test('two at once withdraw it once', async () => {
    const { url } = await printedPedigree()
    const [one, two] = [await admin(), await admin()]
    const answers = await Promise.all([withdraw(one, url), withdraw(two, url)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  test('only who may: the trial’s papers by those who correct results, all others by SYSADMIN', async () => {
    const { url } = await printedPedigree()
    const { url: record } = await printedRecord()
    expect((await withdraw(visitor(), url)).statusCode).toBe(401)
    expect((await withdraw(on.staff.judge, record)).statusCode).toBe(403)
    const by = await chief()
    expect((await withdraw(by, url)).statusCode).toBe(403)
    const { id } = (await withdraw(await admin(), url)).json()
    expect((await by.json('/api/auth/papers/restore', { id })).statusCode).toBe(403)
    expect((await visitor().json('/api/auth/papers/restore', { id })).statusCode).toBe(401)
    expect((await visitor().get('/api/auth/papers/withdrawn')).statusCode).toBe(401)
    expect((await on.staff.agent.get('/api/auth/papers/withdrawn')).statusCode).toBe(403)
    expect((await paperOf(url)).state).toBe('withdrawn')
  })

  test('nothing is withdrawn that this service has not signed, or without a reason', async () => {
    const { url } = await printedPedigree()
    const by = await admin()
    expect(refusalOf(await withdraw(by, `${url.slice(0, -86)}${'A'.repeat(86)}`))).toEqual([
      422,
      'PAPER_NOT_SIGNED',
    ])
    const empty = await by.json('/api/auth/papers/withdraw', { code: url, all: false, reason: ' ' })
    expect(empty.statusCode).toBe(400)
    expect((await paperOf(url)).state).toBe('current')
  })
})
