import { expect, test } from 'vitest'
import * as calendar from '#contract/calendar.ts'
import type { Call } from '#contract/call.ts'
import * as entries from '#contract/entries.ts'
import * as judging from '#contract/judging.ts'
import * as money from '#contract/money.ts'
import * as officials from '#contract/officials.ts'
import * as organising from '#contract/organising.ts'
import * as papers from '#contract/papers.ts'
import * as phrases from '#contract/phrases.ts'
import * as products from '#contract/products.ts'
import * as rulebooks from '#contract/rulebooks.ts'
import * as trialResultInfo from '#contract/trialResultInfo.ts'
import { makeAccount, signedIn } from './testing/accounts.ts'
import { openService } from './testing/openService.ts'
import { codeOf } from './testing/refusal.ts'

const { app, database } = await openService({ env: { CLUB_PROFILE: 'saksanpaimenkoira' } })

const trialCalls = [
  calendar,
  entries,
  judging,
  money,
  officials,
  organising,
  papers,
  phrases,
  products,
  rulebooks,
  trialResultInfo,
]
  .flatMap((subject): unknown[] => Object.values(subject))
  .filter((value): value is Call => typeof value === 'object' && value !== null && 'bodyKind' in value)

/** The address of a call, with something in its open parts. */
const addressOf = ({ path }: Call) => path.replace(':trialDate', '2026-05-17').replace(/:\w+/g, '1')

test('a club without trials answers every call about them as an unknown address, to SYSADMIN too', async () => {
  const admin = await signedIn(app, await makeAccount(database.db, { roles: ['SYSADMIN'] }))
  expect(trialCalls.length).toBeGreaterThan(50)
  for (const call of trialCalls) {
    const url = addressOf(call)
    const answer = call.method === 'GET' ? await admin.get(url) : await admin.command(url)
    expect([url, answer.statusCode, codeOf(answer)]).toEqual([url, 404, 'NOT_FOUND'])
  }
})

test('tells which parts the club has, and lists only its calls', async () => {
  expect((await app.inject('/api/service')).json()).toMatchObject({ modules: [] })
  const { paths } = (await app.inject('/api/openapi.json')).json()
  expect(Object.keys(paths)).toContain('/api/dog/list/')
  expect(
    Object.keys(paths).filter((path) => /trial|kaer|rulebook|product|judge|club|money/.test(path)),
  ).toEqual([])
})
