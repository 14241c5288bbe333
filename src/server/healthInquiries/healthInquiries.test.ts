import { beforeEach, describe, expect, test } from 'vitest'
import type { OwnInquiry } from '#contract/healthInquiries.ts'
import { tidyUp } from '../housekeeping.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { makeDog } from '../testing/factories.ts'
import { refusalOf } from '../testing/refusal.ts'
import type { TestBrowser } from '../testing/testBrowser.ts'
import { BORN, bring, openInquiries, PATH, PDF, STAFF } from './healthInquiries.test-helper.ts'

let now = new Date('2026-05-17T09:00:00Z')
const service = await openInquiries(() => now)
const { app, db, on, visitor, fields, send, sent, staffSees, decide, publish } = service

beforeEach(async () => {
  on.dog = await makeDog(db, BORN)
})

const links = async () => {
  const mails = await db.selectFrom('mail').select('body_text').orderBy('id', 'desc').execute()
  return mails.flatMap(({ body_text }) => /#token=([\w-]{43})/.exec(body_text)?.[1] ?? [])
}

describe('sending', () => {
  test('keeps a report of a visitor, whose browser and whose link alone open it', async () => {
    const { browser, inquiry } = await sent()
    expect(inquiry).toMatchObject({ state: 'new', open: true, givesMark: true, reportedOn: '2026-05-17' })
    expect((await browser.get(`${PATH}/${inquiry.id}`)).json()).toEqual(inquiry)
    const other = visitor()
    expect(refusalOf(await other.get(`${PATH}/${inquiry.id}`))).toEqual([403, 'FORBIDDEN'])
    const [secret] = await links()
    expect(refusalOf(await other.json(`${PATH}/${inquiry.id}/open`, { secret: 'a'.repeat(43) }))).toEqual([
      422,
      'LINK_INVALID',
    ])
    expect((await other.json(`${PATH}/${inquiry.id}/open`, { secret })).json()).toEqual(inquiry)
    expect((await other.get(`${PATH}/${inquiry.id}`)).statusCode).toBe(200)
    expect(refusalOf(await other.get(`${PATH}/999999`))).toEqual([404, 'HEALTH_INQUIRY_NOT_FOUND'])
  })

  test('belongs to the account that made it, which needs no captcha', async () => {
    const account = await makeAccount(db, { username: 'omistaja' })
    const browser = await signedIn(app, account)
    const answer = await browser.json(PATH, fields())
    const { id } = answer.json()
    expect((await (await signedIn(app, account)).get(`${PATH}/${id}`)).statusCode).toBe(200)
    expect((await staffSees(id)).account).toMatchObject({ username: 'omistaja' })
    expect(refusalOf(await visitor().json(PATH, fields()))).toEqual([422, 'CAPTCHA_INVALID'])
  })

  test('is one report when it is sent twice', async () => {
    const browser = visitor()
    const body = fields()
    const first = await browser.json(PATH, body, { captcha: true })
    const second = await browser.json(PATH, body, { captcha: true })
    expect(second.json().id).toBe(first.json().id)
  })

  test.each([
    [{ informer: '' }, 'informer', 'HEALTH_INFORMER_MISSING'],
    [{ condition: null }, 'condition', 'HEALTH_CHOICE_MISSING'],
    [{ character: ' ' }, 'character', 'HEALTH_CHARACTER_MISSING'],
    [{ regnr: 'x' }, 'regnr', 'REGNR_INVALID'],
    [{ informerEmail: 'ei ole' }, 'informerEmail', 'EMAIL_INVALID'],
    [{ sickness: 'a'.repeat(2001) }, 'sickness', 'VALUE_TOO_LONG'],
  ])('refuses %o at its field', async (overrides, field, code) => {
    const answer = await send(visitor(), overrides)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.fields).toEqual({ [field]: code })
  })

  test('refuses an unknown dog and keeps nothing', async () => {
    const before = await db.selectFrom('health_inquiry').select('id').execute()
    const answer = await send(visitor(), { regnr: 'FI99999/99' })
    expect(refusalOf(answer)).toEqual([404, 'DOG_NOT_FOUND', { regnr: 'DOG_NOT_FOUND' }])
    expect(await db.selectFrom('health_inquiry').select('id').execute()).toHaveLength(before.length)
  })

  test('gives no mark to a dog under two years', async () => {
    const young = await makeDog(db, { birth_date: '2024-05-18', birth_year: 2024 })
    expect((await sent({ regnr: young.regnr })).inquiry.givesMark).toBe(false)
  })
})

describe('the attachment', () => {
  test('is attached once by its handle, and opened by staff alone as a file', async () => {
    const browser = visitor()
    const brought = await bring(browser, PDF)
    expect(brought.statusCode, brought.body).toBe(200)
    const { handle } = brought.json()
    const { inquiry } = await sent({ attachment: handle })
    expect(inquiry.hasAttachment).toBe(true)
    expect(refusalOf(await send(browser, { attachment: handle }))).toEqual([
      422,
      'HEALTH_ATTACHMENT_GONE',
      { attachment: 'HEALTH_ATTACHMENT_GONE' },
    ])
    const path = `${STAFF}/${inquiry.id}/attachment`
    const { headers, rawPayload } = await on.adviser.get(path)
    expect(rawPayload).toEqual(PDF)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect(headers['content-disposition']).toMatch(/^attachment/)
    expect(headers['content-security-policy']).toContain('sandbox')
    expect((await browser.get(path)).statusCode).toBe(401)
  })

  test('is refused where it lies about its type, is too large, or is no form', async () => {
    const browser = visitor()
    const lying = Buffer.from('<html><script>alert(1)</script></html>')
    expect(refusalOf(await bring(browser, lying, 'application/pdf'))).toEqual([
      400,
      'HEALTH_ATTACHMENT_NOT_READABLE',
    ])
    expect(refusalOf(await bring(browser, PDF, 'application/pdf', 'other'))[1]).toBe(
      'HEALTH_ATTACHMENT_NOT_READABLE',
    )
    expect(refusalOf(await browser.file(`${PATH}/file`, 'application/pdf', PDF))[1]).toBe(
      'HEALTH_ATTACHMENT_NOT_READABLE',
    )
    expect(refusalOf(await browser.file(`${PATH}/file`, 'multipart/form-data', Buffer.from('x')))[1]).toBe(
      'HEALTH_ATTACHMENT_NOT_READABLE',
    )
    const large = Buffer.concat([PDF, Buffer.alloc(1_048_576), PDF])
    expect(refusalOf(await bring(browser, large))).toEqual([413, 'HEALTH_ATTACHMENT_TOO_LARGE'])
  })

  test('goes after a day without a report, with its file; one in use stays', async () => {
    const { handle } = (await bring(visitor(), PDF)).json()
    const { inquiry } = await sent({ attachment: handle })
    const orphan = (await bring(visitor(), PDF)).json().handle
    const files = () => db.selectFrom('file').select('id').execute()
    const before = (await files()).length
    const settled = now
    now = new Date(settled.getTime() + 25 * 3_600_000)
    await tidyUp(db, now, app.config)
    expect(refusalOf(await send(visitor(), { attachment: orphan }))[1]).toBe('HEALTH_ATTACHMENT_GONE')
    expect((await files()).length).toBe(before - 1)
    now = settled
    // Her session has ended meanwhile.
    on.adviser = await service.newAdviser()
    expect((await staffSees(inquiry.id)).attachment).toEqual({ mime: 'application/pdf', bytes: PDF.length })
  })

  test('goes with the report that is withdrawn, and with its informer', async () => {
    const [first, second] = await Promise.all(
      ['a', 'b'].map(async () => sent({ attachment: (await bring(visitor(), PDF)).json().handle })),
    )
    const fileOf = async (id: number) =>
      (
        await db
          .selectFrom('health_inquiry')
          .select('attachment_id')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).attachment_id
    const ids = [await fileOf(first!.inquiry.id), await fileOf(second!.inquiry.id)]
    const { browser, inquiry } = first!
    await browser.json(`${PATH}/${inquiry.id}/withdraw`, { version: inquiry.version })
    await db
      .updateTable('health_inquiry')
      .set({ informer_name: null, informer_email: null })
      .where('id', '=', second!.inquiry.id)
      .execute()
    expect(
      await db
        .selectFrom('file')
        .select('id')
        .where('id', 'in', ids as number[])
        .execute(),
    ).toEqual([])
  })
})

describe('correcting and withdrawing', () => {
  const correct = (browser: TestBrowser, { id, version }: OwnInquiry, overrides: object = {}) => {
    const { key: _key, regnr: _regnr, ...rest } = fields(overrides)
    return browser.json(`${PATH}/${id}/correct`, { version, keepAttachment: true, ...rest })
  }

  test('a correction takes the published text off and waits to be handled anew', async () => {
    const { browser, inquiry } = await sent()
    await publish(inquiry.id)
    const current = (await browser.get(`${PATH}/${inquiry.id}`)).json()
    const answer = await correct(browser, current, { condition: 'healthy', sickness: 'jäi vanhasta' })
    expect(answer.json()).toMatchObject({ state: 'new', condition: 'healthy', sickness: '' })
    expect((await visitor().get(`/api/dog/${on.dog.regnr}`)).json().healthReports.published).toEqual([])
    expect(refusalOf(await correct(browser, current))).toEqual([409, 'CHANGED_MEANWHILE'])
    expect(refusalOf(await correct(visitor(), answer.json()))).toEqual([403, 'FORBIDDEN'])
  })

  test('a withdrawn report is shown no more and changed no more', async () => {
    const { browser, inquiry } = await sent()
    await publish(inquiry.id)
    const { version } = (await browser.get(`${PATH}/${inquiry.id}`)).json()
    const answer = await browser.json(`${PATH}/${inquiry.id}/withdraw`, { version })
    expect(answer.json()).toMatchObject({
      state: 'withdrawn',
      open: false,
      sickness: '',
      character: '',
      dead: false,
    })
    expect(await staffSees(inquiry.id)).toMatchObject({ internalText: '', publicText: '', codes: [] })
    expect((await visitor().get(`/api/dog/${on.dog.regnr}`)).json().healthReports).toEqual({
      made: null,
      published: [],
    })
    expect(refusalOf(await correct(browser, answer.json()))).toEqual([422, 'HEALTH_INQUIRY_CLOSED'])
    expect(refusalOf(await decide(inquiry.id, { action: 'publish', publicText: 'x' }))).toEqual([
      422,
      'HEALTH_INQUIRY_CLOSED',
    ])
    expect(refusalOf(await visitor().json(`${PATH}/${inquiry.id}/withdraw`, { version }))[0]).toBe(403)
  })
})

describe('handling', () => {
  test('lists what waits first, by state, choice and dog, with counts', async () => {
    const first = await sent()
    const second = await sent({ condition: 'healthy' })
    await publish(first.inquiry.id)
    const list = async (query: string) =>
      (await on.adviser.get(`${STAFF}?q=${encodeURIComponent(on.dog.regnr)}${query}`)).json()
    const all = await list('')
    expect(all.inquiries.map(({ id }: { id: number }) => id)).toEqual([second.inquiry.id, first.inquiry.id])
    expect(all.inquiries[0]).toMatchObject({ others: 1, state: 'new' })
    expect((await list('&state=published')).total).toBe(1)
    expect((await list('&condition=healthy')).total).toBe(1)
    expect(all.counts.published).toBeGreaterThan(0)
    expect(JSON.stringify(all)).not.toMatch(/Salainen|Irma|irma@/)
  })

  test('publishes text and codes apart from the internal text, and tells the informer', async () => {
    const { inquiry } = await sent()
    expect(refusalOf(await decide(inquiry.id, { action: 'publish' }))).toEqual([
      422,
      'HEALTH_PUBLIC_TEXT_MISSING',
      { publicText: 'HEALTH_PUBLIC_TEXT_MISSING' },
    ])
    expect(refusalOf(await decide(inquiry.id, { action: 'handle', codes: ['EIOLE'] }))[1]).toBe(
      'HEALTH_CODE_UNKNOWN',
    )
    const answer = await publish(inquiry.id)
    expect(answer.json()).toMatchObject({
      state: 'published',
      codes: ['EPI'],
      decidedBy: { username: expect.any(String) },
    })
    expect((await visitor().get(`/api/dog/${on.dog.regnr}`)).json().healthReports).toEqual({
      made: '2026-05-17',
      published: [{ reportedOn: '2026-05-17', codes: ['EPI'], publicText: 'Koiralla on todettu EPI.' }],
    })
    const mail = await db
      .selectFrom('mail')
      .select(['kind', 'body_text'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(mail.kind).toBe('healthInquiryDecided')
    expect(mail.body_text).toContain('julkaistu yhteenveto')
    expect((await decide(inquiry.id, { action: 'decline' })).json().state).toBe('unpublished')
    expect((await visitor().get(`/api/dog/${on.dog.regnr}`)).json().healthReports.published).toEqual([])
  })

  test('merges a double report into another of the same dog, and takes it up again', async () => {
    const [first, second] = [await sent(), await sent()]
    const foreign = await sent({
      regnr: (await makeDog(db, BORN)).regnr,
    })
    for (const into of [null, second.inquiry.id, foreign.inquiry.id, 999_999])
      expect(refusalOf(await decide(second.inquiry.id, { action: 'merge', into }))).toEqual([
        422,
        'HEALTH_MERGE_INVALID',
      ])
    const merged = await decide(second.inquiry.id, { action: 'merge', into: first.inquiry.id })
    expect(merged.json()).toMatchObject({
      state: 'merged',
      mergedInto: first.inquiry.id,
      actions: ['reopen'],
    })
    expect(refusalOf(await decide(first.inquiry.id, { action: 'merge', into: second.inquiry.id }))[1]).toBe(
      'HEALTH_MERGE_INVALID',
    )
    expect((await decide(second.inquiry.id, { action: 'reopen' })).json()).toMatchObject({
      state: 'new',
      mergedInto: null,
    })
  })

  test('of two reports merged into each other at once one stays', async () => {
    for (let time = 0; time < 8; time++) {
      const [one, two] = [(await sent()).inquiry.id, (await sent()).inquiry.id]
      const merge = (id: number, into: number) => decide(id, { action: 'merge', into })
      const answers = await Promise.all([merge(one, two), merge(two, one)])
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
    }
  })

  test('refuses everybody else and a decision on what was changed meanwhile', async () => {
    const { inquiry } = await sent()
    const keeper = await signedIn(app, await makeAccount(db, { roles: ['DOG', 'BREEDINGLIST', 'SHOW'] }))
    for (const path of ['', `/${inquiry.id}`, `/${inquiry.id}/attachment`, `/${inquiry.id}/changes`]) {
      expect((await keeper.get(`${STAFF}${path}`)).statusCode).toBe(403)
      expect((await visitor().get(`${STAFF}${path}`)).statusCode).toBe(401)
    }
    const body = { version: 1, action: 'handle', codes: [], publicText: '', internalText: '', into: null }
    expect(refusalOf(await keeper.json(`${STAFF}/${inquiry.id}/decide`, body))).toEqual([403, 'FORBIDDEN'])
    await decide(inquiry.id, { action: 'handle' })
    expect(refusalOf(await on.adviser.json(`${STAFF}/${inquiry.id}/decide`, body))).toEqual([
      409,
      'CHANGED_MEANWHILE',
    ])
    expect(refusalOf(await on.adviser.get(`${STAFF}/999999`))).toEqual([404, 'HEALTH_INQUIRY_NOT_FOUND'])
  })
})
