import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ResultLine } from '#contract/judging.ts'
import { ApiError } from '../client/ApiError.ts'
import { createStore } from '../store.ts'
import { createMarker } from './marker.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const line = { entryId: 1, status: 'entered', values: {}, updatedAt: null } as unknown as ResultLine
const MARK = { entryId: 1, besides: { outcome: 'absent' as const }, values: {}, at: '2026-09-10T08:00:00Z' }

/** A marker beside a saver that has nothing to send, with a service that answers so. */
function markerWith(markDone: () => Promise<ResultLine>) {
  const saver = {
    fields: createStore(new Map()),
    state: createStore('resting' as const),
    flush: async () => true,
  }
  const put = vi.fn(async () => undefined)
  const marker = createMarker({
    saver,
    storage: { load: async () => [], put, drop: async () => undefined },
    findLines: async () => [line],
    markDone,
    onLine: () => undefined,
    onRefused: () => undefined,
    kind: 'hunt',
  })
  return { marker, put }
}

test.each([
  ['is not reached', 0, 'NETWORK'],
  ['is too busy', 429, 'RATE_LIMITED'],
])('a mark is sent again by itself where the service %s and no field waits', async (_why, status, code) => {
  let calls = 0
  const { marker } = markerWith(async () => {
    calls += 1
    if (calls < 3) throw new ApiError(status, code)
    return line
  })
  await marker.keep(MARK)
  void marker.send()
  await vi.advanceTimersByTimeAsync(0)
  expect([...marker.marks.get().values()]).toMatchObject([{ refused: null }])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(calls).toBe(3)
  expect(marker.marks.get().size).toBe(0)
})

test('without a session, or after its writer has left, nothing is tried again', async () => {
  const markDone = vi.fn(() => Promise.reject(new ApiError(401, 'SESSION_EXPIRED')))
  const { marker } = markerWith(markDone)
  await marker.keep(MARK)
  await marker.send()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(markDone).toHaveBeenCalledTimes(1)
  marker.end()
  await marker.send()
  expect(markDone).toHaveBeenCalledTimes(1)
})
