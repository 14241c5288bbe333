import { expect } from 'vitest'
import type { OwnInquiry, StaffInquiry } from '#contract/healthInquiries.ts'
import { makeAccount, signedIn } from '../testing/accounts.ts'
import { makeDog } from '../testing/factories.ts'
import { openService } from '../testing/openService.ts'
import { TestBrowser } from '../testing/testBrowser.ts'

export const PATH = '/api/healthinquiry'
export const STAFF = '/api/auth/healthinquiries'
/** What never leaves for the public. */
const SECRETS = {
  informerName: 'Irma Ilmoittaja',
  informerEmail: 'irma@example.org',
  sickness: 'Salainensairaus',
  character: 'Salainenluonne',
  genetics: 'Salainenperimä',
  deathDescription: 'Salainenkuolema',
}
export const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n')

/** A service with a breed adviser, and what its tests do with reports. */
export async function openInquiries(now?: () => Date) {
  const { app, database } = await openService(now ? { now } : {})
  const { db } = database
  const newAdviser = async () => signedIn(app, await makeAccount(db, { roles: ['BREEDADVISOR'] }))
  const on = { adviser: await newAdviser(), dog: await makeDog(db, BORN) }
  const visitor = () => new TestBrowser(app)
  const fields = (overrides: object = {}) => ({
    key: crypto.randomUUID(),
    regnr: on.dog.regnr,
    attachment: null,
    informer: 'owner',
    condition: 'problem',
    dead: true,
    ...SECRETS,
    ...overrides,
  })
  const send = (browser: TestBrowser, overrides: object = {}) =>
    browser.json(PATH, fields(overrides), { captcha: true })
  const sent = async (overrides: object = {}) => {
    const browser = visitor()
    const answer = await send(browser, overrides)
    expect(answer.statusCode, answer.body).toBe(200)
    return { browser, inquiry: answer.json() as OwnInquiry }
  }
  const staffSees = async (id: number): Promise<StaffInquiry> =>
    (await on.adviser.get(`${STAFF}/${id}`)).json()
  const decide = async (id: number, overrides: object) =>
    on.adviser.json(`${STAFF}/${id}/decide`, {
      version: (await staffSees(id)).version,
      codes: [],
      publicText: '',
      internalText: '',
      into: null,
      ...overrides,
    })
  const publish = (id: number) =>
    decide(id, {
      action: 'publish',
      codes: ['EPI'],
      publicText: 'Koiralla on todettu EPI.',
      internalText: 'Sisäinensana',
    })
  return { app, db, database, on, newAdviser, visitor, fields, send, sent, staffSees, decide, publish }
}

/** Of a dog that is grown up. */
export const BORN = { birth_date: '2020-01-01', birth_year: 2020 }

/** A file as the part of a form. */
function form(content: Buffer, type: string, name: string) {
  const boundary = 'raja0123456789'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="a.pdf"\r\ncontent-type: ${type}\r\n\r\n`
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}
export function bring(browser: TestBrowser, content: Buffer, type = 'application/pdf', name = 'file') {
  const { type: contentType, body } = form(content, type, name)
  return browser.file('/api/healthinquiry/file', contentType, body)
}
