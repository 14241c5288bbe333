import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './client/ApiError.ts'
import { createQueryClient } from './queryClient.ts'
import { closeToast, toastStore } from './ui/toasts/toasts.ts'

beforeEach(closeToast)

const failing = (error: Error) => () => Promise.reject(error)

async function change(error: Error) {
  const client = createQueryClient()
  const mutation = client.getMutationCache().build(client, { mutationFn: failing(error) })
  await mutation.execute(undefined).catch(() => {})
}

test.each([400, 404, 409, 413, 422, 429])(
  'shows a change refused with %i in its form alone',
  async (status) => {
    await change(new ApiError(status, 'VALUE_INVALID'))
    expect(toastStore.get()).toBeNull()
  },
)

test.each([0, 403, 405, 500])('shows a change that fails with %i by the banner', async (status) => {
  await change(new ApiError(status, 'UNEXPECTED'))
  expect(toastStore.get()).toMatchObject({ severity: 'error' })
})

test('reports an expired session once, not again by each change', async () => {
  await change(new ApiError(401, 'SESSION_EXPIRED'))
  expect(toastStore.get()).toBeNull()
})

test('shows a refused read by the banner, but not one that finds nothing', async () => {
  const read = (error: Error) =>
    createQueryClient()
      .fetchQuery({ queryKey: ['x'], queryFn: failing(error), retry: false })
      .catch(() => {})
  await read(new ApiError(404, 'DOG_NOT_FOUND'))
  expect(toastStore.get()).toBeNull()
  await read(new ApiError(403, 'FORBIDDEN'))
  expect(toastStore.get()).toMatchObject({ severity: 'error' })
})

test('retries a read once, and only when that can help', async () => {
  vi.useFakeTimers()
  const tries = async (status: number) => {
    const queryFn = vi.fn(failing(new ApiError(status, 'UNEXPECTED')))
    const stop = new QueryObserver(createQueryClient(), { queryKey: [status], queryFn }).subscribe(() => {})
    await vi.advanceTimersByTimeAsync(10_000)
    stop()
    return queryFn.mock.calls.length
  }
  expect(await tries(503)).toBe(2)
  expect(await tries(404)).toBe(1)
  vi.useRealTimers()
})

test.each([429, 503])(
  'waits as long as a %i says before it reads again, three times at most, and not for long',
  async (status) => {
    vi.useFakeTimers()
    const triesAfter = async (retryAfter: number, seconds: number) => {
      const queryFn = vi.fn(failing(new ApiError(status, 'SOME_CODE', {}, { retryAfter })))
      const stop = new QueryObserver(createQueryClient(), { queryKey: ['x'], queryFn }).subscribe(() => {})
      await vi.advanceTimersByTimeAsync(seconds * 1000)
      stop()
      return queryFn.mock.calls.length
    }
    expect(await triesAfter(2, 1.9)).toBe(1)
    expect(await triesAfter(2, 2.1)).toBe(2)
    expect(await triesAfter(2, 60)).toBe(4)
    const notAskedToWait = status === 429 ? 1 : 2
    expect(await triesAfter(3600, 7200)).toBe(notAskedToWait)
    expect(await triesAfter(0, 60)).toBe(notAskedToWait)
    vi.useRealTimers()
  },
)
