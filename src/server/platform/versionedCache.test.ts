import { expect, test } from 'vitest'
import { cachePromise, cacheValue } from './versionedCache.ts'

test('evicts the oldest value', () => {
  const kept = new Map<string, number>()
  for (const [index, key] of ['a', 'b', 'c'].entries()) cacheValue(kept, key, index, 2)
  expect([...kept]).toEqual([
    ['b', 1],
    ['c', 2],
  ])
})

test('shares one read between those who ask at the same time', async () => {
  const kept = new Map<string, Promise<object>>()
  const read = () => cachePromise(kept, 'key', async () => ({}), 2)
  const [first, second] = await Promise.all([read(), read()])
  expect(first).toBe(second)
  expect(await read()).toBe(first)
})

test('does not cache a failed read', async () => {
  const kept = new Map<string, Promise<string>>()
  const failing = cachePromise(kept, 'key', () => Promise.reject(new Error('down')), 2)
  await expect(failing).rejects.toThrow('down')
  expect(await cachePromise(kept, 'key', async () => 'up', 2)).toBe('up')
})
