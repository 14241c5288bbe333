import { expect, test } from 'vitest'
import * as z from 'zod'
import { growthFault, HOSTILE_TEXTS, LARGE } from '#tools/test/hostileTexts.ts'
import { allCalls } from './allCalls.test-helper.ts'
import { textPlaces } from './textPlaces.test-helper.ts'

/** Milliseconds that a schema takes to check what is given. */
function timeOf(schema: z.ZodType, value: unknown): number {
  const start = performance.now()
  schema.safeParse(value)
  return performance.now() - start
}

/** The texts whose check takes much longer where they are longer. */
async function faultsOf(schema: z.ZodType): Promise<string[]> {
  const faults: string[] = []
  for (const { path, put } of textPlaces(schema))
    for (const [name, text] of Object.entries(HOSTILE_TEXTS)) {
      const fault = await growthFault((bytes) => timeOf(schema, put(text(bytes))))
      if (fault) faults.push(`${path} ${name}: ${fault}`)
    }
  return faults
}

test('checks no text of any call in a time that grows faster than its length', async () => {
  const faults: string[] = []
  let places = 0
  for (const call of await allCalls())
    for (const part of ['body', 'query', 'params'] as const) {
      const schema = call.bodyKind === 'file' && part === 'body' ? undefined : call[part]
      if (!schema) continue
      places += textPlaces(schema).length
      faults.push(...(await faultsOf(schema)).map((fault) => `${call.path} ${part}${fault}`))
    }
  expect(places).toBeGreaterThan(100)
  expect(faults).toEqual([])
}, 60_000)

test('finds a pattern whose time grows with the square of the length', async () => {
  const linkLike = /[\p{L}\p{N}-]{2,}\.\p{L}{2,}/u
  const work = (bytes: number) => timeOf(z.string().regex(linkLike), 'a-'.repeat(bytes / 2))
  expect(await growthFault(work, { small: LARGE / 10, large: LARGE * 0.4 })).toBeDefined()
}, 60_000)
