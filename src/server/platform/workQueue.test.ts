import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { WorkQueue } from './workQueue.ts'

/** A queue with work that a test ends by hand. */
function queueOf(limits: ConstructorParameters<typeof WorkQueue>[0]) {
  const queue = new WorkQueue(limits)
  const begun: string[] = []
  const end = new Map<string, () => void>()
  const ask = (name: string, caller?: string) =>
    queue.take(() => {
      begun.push(name)
      return new Promise<void>((resolve) => end.set(name, resolve))
    }, caller)
  const finish = async (name: string) => {
    end.get(name)!()
    await turn()
  }
  return { begun, ask, finish }
}

test('does so much at once, and the rest in the order it came', async () => {
  const { begun, ask, finish } = queueOf({ atOnce: 2, longestQueue: 10 })
  const all = ['1', '2', '3', '4'].map((name) => ask(name))
  await turn()
  expect(begun).toEqual(['1', '2'])
  await finish('2')
  expect(begun).toEqual(['1', '2', '3'])
  for (const name of ['1', '3', '4']) await finish(name)
  await Promise.all(all)
})

test('gives the next place to another caller before the second of the same', async () => {
  const { begun, ask, finish } = queueOf({ atOnce: 1, longestQueue: 100 })
  const all = [
    ...['a1', 'a2', 'a3', 'a4'].map((name) => ask(name, 'a')),
    ...['b1', 'b2'].map((name) => ask(name, 'b')),
    ask('c1', 'c'),
  ]
  await turn()
  for (let done = 0; done < all.length; done++) await finish(begun[done]!)
  await Promise.all(all)
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
})

test('leaves places free for others, however much one caller asks', async () => {
  const { begun, ask, finish } = queueOf({ atOnce: 3, ofOne: 2, longestQueue: 100 })
  const all = ['a1', 'a2', 'a3'].map((name) => ask(name, 'a'))
  await turn()
  expect(begun).toEqual(['a1', 'a2'])
  all.push(ask('b1', 'b'))
  await turn()
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  await finish('b1')
  expect(begun).toHaveLength(3)
  await finish('a1')
  expect(begun.at(-1)).toBe('a3')
  for (const name of ['a2', 'a3']) await finish(name)
  await Promise.all(all)
})

test('refuses with BUSY what would make the line too long, and takes it once some is done', async () => {
  const { ask, finish } = queueOf({ atOnce: 1, longestQueue: 1 })
  const first = [ask('1'), ask('2')]
  await expect(ask('3')).rejects.toMatchObject({ code: 'BUSY' })
  await finish('1')
  const last = ask('4')
  for (const name of ['2', '4']) await finish(name)
  await Promise.all([...first, last])
})

test('gives the place on after work that failed', async () => {
  const queue = new WorkQueue({ atOnce: 1, longestQueue: 5 })
  const failed = queue.take(() => Promise.reject(new Error('torn')), 'a')
  const next = queue.take(() => Promise.resolve('done'), 'b')
  await expect(failed).rejects.toThrow('torn')
  expect(await next).toBe('done')
})
