import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from './draw.ts'
import type { Io } from './io.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'draw-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** The example of docs/rules/entries.md#the-algorithm-of-the-draw. */
const HASH = '8588cdfcd6d2b0d521bcf0bf5e7017c06a3f4a10a172d9af1436205e3af205ad'
const SEED = 'ffeeddccbbaa99887766554433221100ffeeddccbbaa99887766554433221100'
const ORDER = ['FI12345/20', 'SE10001/2019', 'FI54321/21']

async function call(...args: string[]) {
  const stdout = new PassThrough()
  const stderr = new PassThrough()
  const code = await run(args, { stdin: process.stdin, stdout, stderr } as unknown as Io)
  stdout.end()
  stderr.end()
  return { code, out: await text(stdout), err: await text(stderr) }
}

async function ofFile(content: string) {
  const file = join(folder, 'draw')
  await writeFile(file, content)
  return call(file)
}

const csv = (order: readonly string[], seed = SEED) =>
  `\uFEFFhash;seed;position;regnr;class\r\n${order
    .map((regnr, index) => `${HASH};${seed};${index + 1};${regnr};AVO\r\n`)
    .join('')}`
const json = (order: readonly string[], seed: string | null = SEED) =>
  JSON.stringify({
    hash: HASH,
    seed,
    dogs: order.map((regnr, at) => ({ regnr, position: at + 1 })).toReversed(),
  })

test.each([
  ['CSV', csv(ORDER)],
  ['JSON', json(ORDER)],
])('computes the order of a %s file again and says that it agrees', async (_kind, content) => {
  const { code, out, err } = await ofFile(content)
  expect(code).toBe(0)
  const lines = out.trim().split('\n')
  expect(lines[0]).toBe('position,value,regnr')
  expect(lines.slice(1).map((line) => line.split(',')[2])).toEqual(ORDER)
  expect(err).toContain('The order of all 3 dogs is the one that follows from the seed.')
})

test('ends with 1 and says so where order or seed were exchanged', async () => {
  const exchanged = await ofFile(csv([ORDER[1]!, ORDER[0]!, ORDER[2]!]))
  expect([exchanged.code, exchanged.err]).toEqual([1, expect.stringContaining('order is NOT')])
  const other = await ofFile(csv(ORDER, SEED.replace('f', '0')))
  expect([other.code, other.err]).toEqual([1, expect.stringContaining('seed is NOT')])
})

test.each([
  ['nothing', ''],
  ['something else', 'id,sire,dam\na,b,c\n'],
  ['broken JSON', '{"hash":'],
  ['a draw that has not been made', json([], null)],
  ['a position twice', csv(ORDER).replace(';2;', ';1;')],
  ['two seeds', csv(ORDER).replace(SEED, SEED.replace('f', '0'))],
])('refuses %s with a sentence', async (_what, content) => {
  const { code, out, err } = await ofFile(content)
  expect([code, out]).toEqual([1, ''])
  expect(err.trim()).toMatch(/\.$/)
})

test('tells how it is called', async () => {
  expect(await call('--help')).toMatchObject({
    code: 0,
    out: expect.stringContaining('koirakanta draw FILE'),
  })
  expect((await call()).code).toBe(2)
  expect((await call('a', 'b')).code).toBe(2)
  expect((await call('--what')).code).toBe(2)
})
