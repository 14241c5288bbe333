import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { CurrentUser } from '#contract/accounts.ts'
import { SENDER_HEADER } from '#contract/headers.ts'
import { sessionStore } from '../accounts/session/session.ts'
import { daySaver } from '../reviews/staff/day/daySaver.ts'
import { endSavers } from '../sheets/savers.ts'
import { stubStorage } from '../storage.test-helper.ts'
import { markerOf } from './marker.ts'
import { practiceSaver, resultSaver } from './savers.ts'

const sent = vi.fn((_address: string, _init: RequestInit) => Promise.reject(new TypeError('no network')))
const own = { owner: 'näkijä', trialId: '7', kind: 'hunt' } as const

beforeAll(() => {
  stubStorage('localStorage')
  vi.stubGlobal('window', { addEventListener: () => undefined, removeEventListener: () => undefined })
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', sent)
  sessionStore.set(() => ({ username: own.owner, permissions: [] }) as unknown as CurrentUser)
})
afterAll(() => {
  endSavers(own.owner)
  vi.unstubAllGlobals()
})

test('whatever was written is sent in the name of its writer: another’s session sends nothing of it', async () => {
  const queries = new QueryClient()
  const savers = [resultSaver(queries, own), practiceSaver(queries, own), daySaver(queries, own.owner, 3)]
  for (const saver of savers) {
    saver.write(1, 'speed' as never, 4, null)
    await saver.flush()
  }
  for (const saver of savers) saver.giveUp('1.speed')
  const marker = markerOf(queries, own)
  await marker.keep({ entryId: 1, besides: {}, values: {}, at: '2026-09-10T08:00:00Z' })
  await marker.send()
  expect(sent).toHaveBeenCalledTimes(4)
  for (const [address, { headers }] of sent.mock.calls)
    expect([address, (headers as Record<string, string>)[SENDER_HEADER]]).toEqual([
      address,
      'n%C3%A4kij%C3%A4',
    ])
  marker.end()
})
