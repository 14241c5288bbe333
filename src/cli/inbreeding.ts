import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { chartInbreedingOfAll } from '#domain/genetics/chartInbreeding.ts'
import { inbreedingOfAll } from '#domain/genetics/inbreeding.ts'
import type { Pedigree } from '#domain/genetics/pedigree.ts'
import { fileSource, streamSource } from '#server/imports/textSource.ts'
import { OperatorError } from '#server/platform/operatorError.ts'
import type { Command, Io } from './io.ts'
import { type PedigreeFile, readPedigreeFile } from './pedigreeFile.ts'

const messages = {
  usage: `koirakanta inbreeding FILE [--generations N]

Reads a pedigree and writes the inbreeding coefficient of every dog in it as CSV (id,F) to standard output.

FILE             CSV or an Excel workbook (.xlsx): columns id, sire and dam (others are ignored), rows in any order; empty, NA, 0, - and the like: unknown.
                 A parent without a row of its own is a founder. "-" reads standard input.
--generations N  over the pedigree chart of N generations, parents being the first; otherwise over all.
`,
  fileCount: 'Give one file, or - for standard input.',
  generations: (given: string) => `--generations takes a whole number from 1 on, not ${given}.`,
  unknownParents: (count: number) =>
    count === 1
      ? '1 parent is written as unknown (NA, 0, - and the like) and was taken as such.'
      : `${count} parents are written as unknown (NA, 0, - and the like) and were taken as such.`,
}

/** Inbreeding of a pedigree file, without touching the database. */
export const run: Command = async (args, io) => {
  try {
    const { file, generations, help } = readArgs(args)
    if (help) {
      io.stdout.write(messages.usage)
      return 0
    }
    const read = await readPedigree(file, io)
    for (const line of read.warnings) io.stderr.write(`${line}\n`)
    if (read.unknownParents > 0) io.stderr.write(`${messages.unknownParents(read.unknownParents)}\n`)
    await write(io.stdout, answer(read, coefficients(read.pedigree, generations)))
    return 0
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    io.stderr.write(`${error.message}\n`)
    return error instanceof UsageError ? 2 : 1
  }
}

/** The command was called wrongly. */
class UsageError extends OperatorError {}

function readArgs(args: string[]): { file: string; generations: number | null; help: boolean } {
  const { values, positionals } = parseWords(args)
  if (values.help) return { file: '', generations: null, help: true }
  const [file] = positionals
  if (file === undefined || positionals.length > 1)
    throw new UsageError(`${messages.fileCount}\n\n${messages.usage}`)
  if (values.generations === undefined) return { file, generations: null, help: false }
  if (!/^[1-9]\d{0,3}$/.test(values.generations))
    throw new UsageError(messages.generations(values.generations))
  return { file, generations: Number(values.generations), help: false }
}

function parseWords(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { generations: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    })
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${messages.usage}`)
  }
}

async function readPedigree(file: string, io: Io): Promise<PedigreeFile> {
  return readPedigreeFile(
    file === '-' ? await streamSource('Standard input', io.stdin) : await fileSource(file),
  )
}

function coefficients(pedigree: Pedigree, generations: number | null): Float64Array {
  const inbreeding = inbreedingOfAll(pedigree)
  return generations === null ? inbreeding.byMating : chartInbreedingOfAll(pedigree, inbreeding, generations)
}

/** The answer as CSV in blocks, a number in its shortest form that reads back as the same. */
function* answer({ pedigree, ids, rows }: PedigreeFile, byMating: Float64Array): Generator<string> {
  let block = 'id,F\n'
  for (const dog of rows) {
    block += `${quoted(ids[dog]!)},${byMating[pedigree.mating[dog]!]!}\n`
    if (block.length < BLOCK_LENGTH) continue
    yield block
    block = ''
  }
  yield block
}

/** Writes no faster than the reader takes it; a reader that leaves early (`| head`) has what it wanted. */
async function write(out: NodeJS.WritableStream, blocks: Iterable<string>): Promise<void> {
  try {
    await pipeline(blocks, out, { end: false })
  } catch (error) {
    if (!isSystemError(error) || error.code !== 'EPIPE') throw error
  }
}

const BLOCK_LENGTH = 65_536

function quoted(id: string): string {
  return /[",\r\n]/.test(id) ? `"${id.replaceAll('"', '""')}"` : id
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error
}
