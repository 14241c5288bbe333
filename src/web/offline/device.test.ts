import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CurrentUser } from '#contract/accounts.ts'
import { ownerState, sessionStore } from '../accounts/session/session.ts'
import { ask } from '../client/calls.ts'
import { device } from '../client/device.ts'
import { keepsSheets } from '../client/kept.ts'
import type { queryOf } from '../client/queries.ts'
import { stubStorage } from '../storage.test-helper.ts'
import { keepAnswer, keptQuery } from './keptAnswers.ts'
import { actAsOwner, emptyDevice } from './owner.ts'
import { readKept, type ToKeep, takeAlong, tidyDevice } from './sheets.ts'

vi.mock('../client/calls.ts', () => ({ ask: vi.fn(), change: vi.fn() }))

const userOf = (username: string) => ({ username, permissions: ['results.save'] }) as unknown as CurrentUser
const signIn = (username: string) => {
  ownerState.set(() => 'alive')
  sessionStore.set(() => userOf(username))
}
const TRIAL: ToKeep = {
  of: 'trial',
  id: 7,
  heldOn: '2026-09-10',
  endDate: null,
  place: 'Sievi',
  type: 'field',
  kinds: ['hunt'],
  results: true,
  practice: false,
  until: '2026-09-13',
}
const KEY = ['GET /api/auth/trials/:id/results', { params: { id: '7' } }]
const QUESTION = JSON.stringify(KEY)
let answer: () => Promise<unknown>
const query = () =>
  keptQuery({ queryKey: KEY, queryFn: () => answer() } as unknown as ReturnType<typeof queryOf>)
const client = new QueryClient()
const asked = () => client.fetchQuery({ ...query(), staleTime: 0, retry: false } as never)

async function takeAs(username: string) {
  signIn(username)
  answer = async () => `answered to ${username}`
  await takeAlong(client, TRIAL, [query() as never], `ticket of ${username}`)
}
const storedAnswers = async () => (await device()).getAllKeys('answers')

beforeEach(() => stubStorage('localStorage'))
afterEach(async () => {
  for (const name of ['anna', 'bo']) await emptyDevice(name)
  vi.unstubAllGlobals()
})

test('whoever takes sheets along has the device alone: nothing of another’s sheets stays', async () => {
  await takeAs('anna')
  await takeAs('bo')
  expect(await readKept('anna')).toEqual([])
  expect(await storedAnswers()).toEqual([['bo', QUESTION]])
})

test('another who signs in gets nothing of what the owner was answered, and the sheets go', async () => {
  await takeAs('anna')
  signIn('bo')
  answer = () => Promise.reject(new TypeError('no answer'))
  await expect(asked()).rejects.toThrow()
  await keepAnswer(QUESTION, 'answered to bo')
  expect(await (await device()).get('answers', ['anna', QUESTION])).toMatchObject({
    answer: 'answered to anna',
  })
  vi.mocked(ask).mockResolvedValue({ owner: true, trials: [7], days: [] } as never)
  await tidyDevice('2026-09-10')
  expect(await storedAnswers()).toEqual([])
  expect(keepsSheets()).toBe(false)
  sessionStore.set(() => null)
  expect(await actAsOwner(null)).toBe(false)
})

test('what was not sent stays for its writer when another signs in', async () => {
  await takeAs('anna')
  await (await device()).put('unsaved', { value: 4 }, ['anna', 'sheet.7.hunt', '1.speed'])
  signIn('bo')
  await tidyDevice('2026-09-10')
  expect(await (await device()).getAllKeys('unsaved')).toEqual([['anna', 'sheet.7.hunt', '1.speed']])
})

test('after the end date nobody enters without a session any more, and the device does not know whose it was', async () => {
  await takeAs('anna')
  await tidyDevice('2026-09-14')
  expect(await (await device()).get('owner', 'owner')).toBeUndefined()
  sessionStore.set(() => null)
  expect(await actAsOwner(null)).toBe(false)
})

test('sheets that were fetched while their reader signed out are not kept', async () => {
  signIn('anna')
  answer = async () => {
    sessionStore.set(() => null)
    return 'answered to anna'
  }
  await takeAlong(client, TRIAL, [query() as never], 'ticket')
  expect(await storedAnswers()).toEqual([])
})

test('an answer of which a part was saved is as old as it was', async () => {
  await takeAs('anna')
  const key: [string, string] = ['anna', QUESTION]
  await (await device()).put('answers', { answer: 'old', at: '2026-09-10T05:00:00.000Z' }, key)
  await keepAnswer(QUESTION, 'with what was saved', true)
  expect(await (await device()).get('answers', key)).toEqual({
    answer: 'with what was saved',
    at: '2026-09-10T05:00:00.000Z',
  })
})
