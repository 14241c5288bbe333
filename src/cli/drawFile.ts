import { buffer } from 'node:stream/consumers'
import * as z from 'zod'
import type { PublishedDraw } from '#domain/entries/placeDraw.ts'
import { headerKeys } from '#server/imports/columns.ts'
import { ImportError } from '#server/imports/importError.ts'
import { tablesOf } from '#server/imports/tables.ts'
import type { TextSource } from '#server/imports/textSource.ts'

const messages = {
  noDraw: (name: string) => `${name} holds no draw: neither the CSV of its page nor the JSON of its call.`,
  notDrawn: 'The places have not been drawn yet: there is no seed.',
  positions: 'The positions are not 1, 2, 3 and so on, each once.',
  mixed: 'The rows name more than one seed or hash.',
  tooLarge: (name: string) => `${name} is too large for a draw.`,
}

/** Bytes: room for far more dogs than any trial has. */
const LARGEST = 5_000_000

const digits = z.string().regex(/^[0-9a-f]{64}$/)
const dog = z.object({ regnr: z.string().min(1), position: z.coerce.number().int().min(1) })
const published = z.object({ hash: digits, seed: digits, dogs: z.array(dog) })
const undrawn = z.object({ hash: digits, seed: z.null() })

/** Reads a draw as it was published. @throws ImportError where the file holds none, or none that has been drawn */
export async function readDrawFile(source: TextSource): Promise<PublishedDraw> {
  if (source.size > LARGEST) throw new ImportError(messages.tooLarge(source.name))
  const content = (await buffer(source.open())).toString('utf8').trim()
  const found = content.startsWith('{') ? jsonIn(content) : await rowsIn(source)
  if (undrawn.safeParse(found).success) throw new ImportError(messages.notDrawn)
  const { success, data } = published.safeParse(found)
  if (!success) throw new ImportError(messages.noDraw(source.name))
  const dogs = data.dogs.toSorted((a, b) => a.position - b.position)
  if (dogs.some(({ position }, index) => position !== index + 1)) throw new ImportError(messages.positions)
  return { hash: data.hash, seed: data.seed, order: dogs.map(({ regnr }) => regnr) }
}

function jsonIn(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return null
  }
}

/** A row for each dog, with seed and hash in each. */
async function rowsIn(source: TextSource): Promise<unknown> {
  const rows: (readonly string[])[] = []
  for (const table of await tablesOf(source))
    for await (const some of table.rows()) rows.push(...some.map(({ cells }) => cells))
  const [header = [], ...dogs] = rows
  const keys = headerKeys(header)
  const all = dogs.map((cells) => ({
    hash: cells[keys.indexOf('hash')],
    seed: cells[keys.indexOf('seed')],
    position: cells[keys.indexOf('position')],
    regnr: asTyped(cells[keys.indexOf('regnr')] ?? ''),
  }))
  const [first] = all
  if (all.some(({ hash, seed }) => hash !== first?.hash || seed !== first?.seed))
    throw new ImportError(messages.mixed)
  return first && { hash: first.hash, seed: first.seed, dogs: all }
}

/** A number without the mark that keeps a spreadsheet from reading it as a formula. */
const asTyped = (cell: string): string => cell.replace(/^'(?=[=+\-@])/, '')
