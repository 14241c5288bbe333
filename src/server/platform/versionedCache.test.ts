import { expect, test } from 'vitest'
import { cachePromise, cacheValue } from './versionedCache.ts'

test('evicts the oldest value', () => {
  const cache = new Map<string, number>()
  for (const [index, key] of ['a', 'b', 'c'].entries()) cacheValue(cache, key, index, 2)
  expect([...cache]).toEqual([
    ['b', 1],
    ['c', 2],
  ])
})

test('shares one read between those who ask at the same time', async () => {
  const cache = new Map<string, Promise<object>>()
  const read = () => cachePromise(cache, 'key', async () => ({}), 2)
  const [first, second] = await Promise.all([read(), read()])
  expect(first).toBe(second)
  expect(await read()).toBe(first)
})

test('does not cache a failed read', async () => {
  const cache = new Map<string, Promise<string>>()
  const failing = cachePromise(cache, 'key', () => Promise.reject(new Error('down')), 2)
  await expect(failing).rejects.toThrow('down')
  expect(await cachePromise(cache, 'key', async () => 'up', 2)).toBe('up')
})
