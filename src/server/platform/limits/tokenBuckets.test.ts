import { expect, test } from 'vitest'
import { TokenBuckets } from './tokenBuckets.ts'

/** Buckets of five tokens, two more each second, and a clock that a test moves. */
function buckets() {
  let time = 0
  const made = new TokenBuckets({ burst: 5, perSecond: 2 }, () => time)
  return { made, wait: (seconds: number) => (time += seconds * 1000) }
}

test('lets a burst through at once, then tells the seconds until there are enough tokens', () => {
  const { made } = buckets()
  expect([1, 1, 1, 1, 1].map((cost) => made.take('a', cost))).toEqual([0, 0, 0, 0, 0])
  expect(made.take('a', 1)).toBe(0.5)
  expect(made.take('a', 4)).toBe(2)
})

test('fills up steadily, and never beyond the burst', () => {
  const { made, wait } = buckets()
  expect(made.take('a', 5)).toBe(0)
  wait(1)
  expect([made.take('a', 2), made.take('a', 0.5)]).toEqual([0, 0.25])
  wait(1000)
  expect([made.take('a', 5), made.take('a', 1)]).toEqual([0, 0.5])
})

test('takes nothing where it refuses, so that whoever waits as told is let through', () => {
  const { made, wait } = buckets()
  made.take('a', 5)
  for (let time = 0; time < 100; time++) expect(made.take('a', 1)).toBeGreaterThan(0)
  wait(0.5)
  expect(made.take('a', 1)).toBe(0)
})

test('counts each key apart, and puts back what was too much', () => {
  const { made } = buckets()
  expect([made.take('a', 5), made.take('b', 5), made.take('a', 1)]).toEqual([0, 0, 0.5])
  made.giveBack('a', 4.5)
  expect([made.take('a', 4.5), made.take('a', 0.1)]).toEqual([0, 0.05])
  made.giveBack('b', 100)
  expect([made.take('b', 5), made.take('b', 1)]).toEqual([0, 0.5])
})

test('takes the whole bucket for what costs more than it can hold', () => {
  const { made, wait } = buckets()
  expect([made.take('a', 9), made.take('a', 0), made.take('a', 9)]).toEqual([0, 0, 2.5])
  wait(2.5)
  expect(made.take('a', 9)).toBe(0)
})

test('forgets buckets that are full again, and keeps those that are in use', () => {
  const { made, wait } = buckets()
  for (let key = 0; key < 1000; key++) made.take(`${key}`, 1)
  expect(made.count).toBe(1000)
  for (let time = 0; time < 5; time++) {
    wait(2.5)
    made.take('in use', 5)
  }
  expect(made.count).toBe(1)
  expect(made.take('in use', 1)).toBe(0.5)
})

test('holds no more than a bounded number of buckets, however many keys there are at one moment', () => {
  const { made } = buckets()
  for (let key = 0; key < 250_000; key++) made.take(`${key}`, 1)
  expect(made.count).toBeLessThanOrEqual(100_000)
})

test('takes what was taken elsewhere, down to a debt of one burst', () => {
  const { made, wait } = buckets()
  made.takeElsewhere('a', 4)
  expect([made.take('a', 1), made.take('a', 1)]).toEqual([0, 0.5])
  for (let time = 0; time < 9; time++) made.takeElsewhere('a', 4)
  expect(made.take('a', 1)).toBe(3)
  wait(5)
  expect([made.take('a', 5), made.take('a', 1)]).toEqual([0, 0.5])
})

test('tells once what was taken, and what was taken little by little when it has come together', () => {
  const { made } = buckets()
  made.take('a', 2)
  made.take('b', 0.2)
  expect(made.untold(10)).toEqual([['a', 2]])
  made.take('b', 0.2)
  made.takeElsewhere('c', 3)
  expect(made.untold(10)).toEqual([['b', 0.4]])
  made.take('a', 2)
  made.giveBack('a', 1)
  expect(made.untold(10)).toEqual([['a', 1]])
})

test('tells of no more keys at once than are asked for, and of the others later', () => {
  const { made } = buckets()
  for (const key of ['a', 'b', 'c']) made.take(key, 1)
  expect([made.untold(2), made.untold(2), made.untold(2)]).toEqual([
    [
      ['a', 1],
      ['b', 1],
    ],
    [['c', 1]],
    [],
  ])
})

test('lets a flood on two buckets that tell each other every second through as slowly as on one', () => {
  let time = 0
  const size = { burst: 5, perSecond: 2 }
  const [one, two] = [new TokenBuckets(size, () => time), new TokenBuckets(size, () => time)]
  let taken = 0
  for (; time < 100_000; time += 100) {
    for (const buckets of [one, two]) if (buckets.take('a', 1) === 0) taken++
    if (time % 1000 !== 0) continue
    const [ofOne, ofTwo] = [one.untold(10), two.untold(10)]
    for (const [key, tokens] of ofOne) two.takeElsewhere(key, tokens)
    for (const [key, tokens] of ofTwo) one.takeElsewhere(key, tokens)
  }
  // One bucket lets 5 + 100 × 2 through.
  expect(taken).toBeGreaterThan(195)
  expect(taken).toBeLessThan(215)
})
