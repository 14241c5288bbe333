import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { loadDemo } from '#demo/demo.ts'
import { ORIGIN, openPages } from './sharing/pages.test-helper.ts'
import { type MadeAccount, makeAccount, signedIn } from './testing/accounts.ts'
import { HIDDEN_SIGNS, hideAll, hideNothing, KEEPER, SIGN, STRANGER } from './testing/hiddenThings.ts'
import {
  type Answers,
  askingCalls,
  OF_THEIR_OWNERS,
  questionsOf,
  targetsOf,
  walk,
} from './testing/publicWalk.ts'
import { testApp } from './testing/testApp.ts'
import { TestBrowser } from './testing/testBrowser.ts'

const parts = { now: () => new Date('2026-05-17T12:00:00Z'), env: { PUBLIC_URL: ORIGIN } }
const { app, database, webFolder } = await openPages(parts)
const { db, pool } = database

/** A visitor and a member without a role, each with all that they were answered. */
async function askedBy(service: FastifyInstance) {
  const member = await signedIn(service, stranger)
  return Promise.all([new TestBrowser(service), member].map((browser) => walk(service, browser, targets)))
}

let stranger: MadeAccount
let keeper: MadeAccount
let targets: Awaited<ReturnType<typeof targetsOf>>
let without: Answers[]
let withAll: Answers[]
let ofStaff: string

beforeAll(async () => {
  await loadDemo(database, 'small', () => {}, '2026-05-17')
  stranger = await makeAccount(db, { username: STRANGER })
  keeper = await makeAccount(db, { username: KEEPER })
  await hideNothing(pool)
  targets = await targetsOf(db)
  without = await askedBy(app)
  await hideAll(pool)
  // A service of its own: nothing that was asked before is in its memory but what staff have asked.
  const later = await testApp(database, { ...parts, webFolder })
  const admin = await signedIn(later, await makeAccount(db, { roles: ['SYSADMIN'] }))
  ofStaff = [...(await walk(later, admin, targets)).values()].map(({ text }) => text).join('\n')
  ofStaff += await staffAnswers(admin)
  withAll = await askedBy(later)
  await later.close()
})

/** What staff are told of the same things. */
async function staffAnswers(admin: TestBrowser): Promise<string> {
  const { dogs, trials, inquiries } = targets
  const addresses = [
    ...dogs.map((regnr) => `/api/auth/dog/pedigree/health/${encodeURIComponent(regnr)}`),
    ...inquiries.map((id) => `/api/auth/healthinquiries/${id}`),
    ...trials.map(({ id }) => `/api/auth/trials/${id}/entries`),
    '/api/auth/breedingregister',
    '/api/auth/litters',
    '/api/auth/health-alerts',
    `/api/auth/users/${keeper.id}`,
    '/api/auth/persons?q=salattu',
    '/api/auth/persons/1/data.json?kind=person',
    '/api/auth/judges',
  ]
  const answers = await Promise.all(addresses.map((address) => admin.get(address)))
  return answers.map(({ body }) => body).join('\n')
}

/** Whether an answer has anything in it: an empty list could hide anything. */
const tells = ({ status, text }: { readonly status: number; readonly text: string }) =>
  status < 400 && text !== '[]' && text !== 'null' && !/^[^{\n]*\n?$/.test(text)

test('every public call is asked, and answers something', () => {
  const calls = askingCalls(app.calls)
  expect(Object.keys(questionsOf(targets)).toSorted()).toEqual(calls.map(({ path }) => path).toSorted())
  for (const { path } of calls.filter(({ access }) => access === 'anyone')) {
    const answered = [...without[0]!.values()].some((answer) => answer.path === path && tells(answer))
    expect([path, answered]).toEqual([path, !OF_THEIR_OWNERS.has(path)])
  }
})

test('what is hidden stands in what staff are told', () => {
  expect(HIDDEN_SIGNS.filter((sign) => !ofStaff.includes(sign))).toEqual([])
})

// Two worlds that differ in nothing but what is hidden are told alike. Source: docs/rules/visibility.md#people, #deaths, #health-reports.
test.each([
  ['a visitor', 0],
  ['a member', 1],
])('answers %s nothing that is hidden, in no list, order, page or file', (_who, index) => {
  const [before, after] = [without[index]!, withAll[index]!]
  expect([...after.keys()]).toEqual([...before.keys()])
  for (const [question, { status, text }] of after) {
    const sign = SIGN.exec(text)?.[0]
    expect([question, status, sign]).toEqual([question, before.get(question)!.status, undefined])
  }
  const told = ([question, { text }]: [string, { text: string }]) => `${question}\n${text}`
  const changed = [...after].filter((answer) => told(answer) !== told([answer[0], before.get(answer[0])!]))
  expect(changed.map(([question]) => question)).toEqual([])
})
