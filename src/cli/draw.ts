import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'
import { checkDraw, type PublishedDraw } from '#domain/entries/placeDraw.ts'
import { fileSource } from '#server/imports/textSource.ts'
import { OperatorError } from '#server/platform/operatorError.ts'
import { readDrawFile } from './drawFile.ts'
import type { Command, Io } from './io.ts'

const messages = {
  usage: `koirakanta draw FILE

Computes the draw of a trial's places again, from what was published of it, without a network or a database. Writes the order with the
value of each dog as CSV (position,value,regnr) to standard output, and whether seed and order agree.

FILE  the CSV of the page of the draw, or the JSON of GET /api/trials/{date}/{number}/draw.
`,
  fileCount: 'Give one file.',
  seed: (agrees: boolean) =>
    agrees
      ? 'The seed is the one whose hash was published before the draw.'
      : 'The seed is NOT the one whose hash was published before the draw.',
  order: (agrees: boolean, count: number) =>
    agrees
      ? `The order of all ${count} dogs is the one that follows from the seed.`
      : 'The published order is NOT the one that follows from the seed.',
}

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')

/** Computes a published draw again; 1 where it does not agree. Source of the algorithm: docs/rules/entries.md#the-algorithm-of-the-draw. */
export const run: Command = async (args, io) => {
  try {
    const { file, help } = readArgs(args)
    if (help) {
      io.stdout.write(messages.usage)
      return 0
    }
    return report(await readDrawFile(await fileSource(file)), io)
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    io.stderr.write(`${error.message}\n`)
    return error instanceof UsageError ? 2 : 1
  }
}

/** The command was called wrongly. */
class UsageError extends OperatorError {}

function readArgs(args: string[]): { file: string; help: boolean } {
  const { values, positionals } = parseWords(args)
  if (values.help) return { file: '', help: true }
  const [file] = positionals
  if (file === undefined || positionals.length > 1)
    throw new UsageError(`${messages.fileCount}\n\n${messages.usage}`)
  return { file, help: false }
}

function parseWords(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' } },
    })
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${messages.usage}`)
  }
}

function report(draw: PublishedDraw, io: Io): number {
  const { seedAgrees, orderAgrees, order } = checkDraw(draw, sha256)
  const rows = order.map(({ regnr, value }, index) => `${index + 1},${value},${regnr}\n`)
  io.stdout.write(`position,value,regnr\n${rows.join('')}`)
  io.stderr.write(`${messages.seed(seedAgrees)}\n${messages.order(orderAgrees, order.length)}\n`)
  return seedAgrees && orderAgrees ? 0 : 1
}
