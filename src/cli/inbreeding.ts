import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { CsvError, type Options, parse } from 'csv-parse'
import { chartInbreedingOfAll } from '#domain/genetics/chartInbreeding.ts'
import { PedigreeError } from '#domain/genetics/errors.ts'
import { inbreedingOfAll } from '#domain/genetics/inbreeding.ts'
import type { Pedigree } from '#domain/genetics/pedigree.ts'
import { PedigreeRows } from '#domain/genetics/pedigreeRows.ts'
import { isPlaceholder } from '#domain/imports/placeholders.ts'
import type { Command, Io } from './io.ts'

const messages = {
  usage: `koirakanta inbreeding FILE.csv [--generations N]

Reads a pedigree and writes the inbreeding coefficient of every dog in it as CSV (id,F) to standard output.

FILE.csv         columns id, sire and dam (others are ignored), rows in any order; empty, NA, 0, - and the like: unknown.
                 A parent without a row of its own is a founder. "-" reads standard input.
--generations N  over the pedigree chart of N generations, parents being the first; otherwise over all.
`,
  fileCount: 'Give one file, or - for standard input.',
  generations: (given: string) => `--generations takes a whole number from 1 on, not ${given}.`,
  unreadable: (file: string, why: string) => `${file} cannot be read: ${why}.`,
  missingColumn: (name: string) =>
    `The first line names no column "${name}"; the columns id, sire and dam are needed.`,
  noRows: 'There is no first line with the columns id, sire and dam.',
  noId: 'there is no id.',
  placeholderId: (id: string) => `"${id}" stands for no dog and cannot be an id.`,
  unknownParents: (count: number) =>
    `${count} parents are written as unknown (NA, 0, - and the like) and were taken as such.\n`,
  duplicate: (id: string) => `${id} has a row already.`,
  ownParent: (id: string) => `${id} is given as its own parent.`,
  sameParents: (id: string) => `${id} has one dog as both its parents.`,
  loop: (ids: string[]) =>
    `These dogs are their own ancestors, each a parent of the next: ${ids.join(' → ')}.`,
  atLine: (line: number, what: string) => `Line ${line}: ${what}`,
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
    if (read.unknownParents > 0) io.stderr.write(messages.unknownParents(read.unknownParents))
    await write(io.stdout, answer(read, coefficients(read.pedigree, generations)))
    return 0
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    io.stderr.write(`${error.message}\n`)
    return error.exitCode
  }
}

/** What the caller can put right; the message says how. */
class InputError extends Error {
  readonly exitCode: number
  constructor(message: string, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}

function readArgs(args: string[]): { file: string; generations: number | null; help: boolean } {
  const { values, positionals } = parseWords(args)
  if (values.help) return { file: '', generations: null, help: true }
  const [file] = positionals
  if (file === undefined || positionals.length > 1)
    throw new InputError(`${messages.fileCount}\n\n${messages.usage}`, 2)
  if (values.generations === undefined) return { file, generations: null, help: false }
  if (!/^[1-9]\d{0,3}$/.test(values.generations))
    throw new InputError(messages.generations(values.generations), 2)
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
    throw new InputError(`${(error as Error).message}\n\n${messages.usage}`, 2)
  }
}

interface ReadPedigree {
  readonly pedigree: Pedigree
  readonly ids: readonly string[]
  /** the file's rows in their order, as dog numbers */
  readonly rows: readonly number[]
  /** parents for whom a placeholder stands */
  readonly unknownParents: number
}

async function readPedigree(file: string, io: Io): Promise<ReadPedigree> {
  const gathered = new PedigreeRows()
  const rows: number[] = []
  const placeholders = { count: 0 }
  let take: ((record: string[]) => number) | null = null
  const onRecord = (record: string[], { lines }: { lines: number }) => {
    if (take === null) take = rowReader(record, gathered, placeholders)
    else rows.push(atLine(lines, () => take!(record)))
    return null
  }
  await parseFile(file, io, onRecord)
  if (take === null) throw new InputError(messages.noRows)
  const { pedigree, ids } = explainPedigreeErrors(() => gathered.build())
  return { pedigree, ids, rows, unknownParents: placeholders.count }
}

/** Reads the header and returns what takes a row. */
function rowReader(
  header: string[],
  gathered: PedigreeRows,
  placeholders: { count: number },
): (record: string[]) => number {
  const names = header.map((name) => name.toLowerCase())
  const [id, sire, dam] = ['id', 'sire', 'dam'].map((name) => {
    if (!names.includes(name)) throw new InputError(messages.missingColumn(name))
    return names.indexOf(name)
  }) as [number, number, number]
  const parent = (cell: string) => {
    if (!isPlaceholder(cell)) return cell
    placeholders.count++
    return null
  }
  return (record) => {
    if (!record[id]) throw new InputError(messages.noId)
    if (isPlaceholder(record[id])) throw new InputError(messages.placeholderId(record[id]))
    return gathered.add(record[id], parent(record[sire]!), parent(record[dam]!))
  }
}

/** Feeds a file's records to `onRecord`; the separator is the one the first line uses most. */
async function parseFile(file: string, io: Io, onRecord: Options<string[]>['on_record']): Promise<void> {
  const input = file === '-' ? io.stdin : createReadStream(file)
  const chunks: AsyncIterator<Buffer> = input[Symbol.asyncIterator]()
  try {
    const first = await chunks.next()
    if (first.done) return
    const parser = parse({
      delimiter: delimiterOf(first.value),
      bom: true,
      trim: true,
      skip_empty_lines: true,
      on_record: onRecord,
    })
    parser.resume()
    await pipeline(rejoined(first.value, chunks), parser)
  } catch (error) {
    if (error instanceof CsvError) throw new InputError(error.message)
    if (isSystemError(error)) throw new InputError(messages.unreadable(file, error.message))
    throw error
  }
}

async function* rejoined(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}

function delimiterOf(start: Buffer): string {
  const header = start.toString('utf8').split(/\r?\n/, 1)[0]!
  const uses = (delimiter: string) => header.split(delimiter).length
  return [',', ';', '\t'].toSorted((a, b) => uses(b) - uses(a))[0]!
}

function coefficients(pedigree: Pedigree, generations: number | null): Float64Array {
  const inbreeding = inbreedingOfAll(pedigree)
  return generations === null ? inbreeding.byMating : chartInbreedingOfAll(pedigree, inbreeding, generations)
}

/** The answer as CSV in blocks, a number in its shortest form that reads back as the same. */
function* answer({ pedigree, ids, rows }: ReadPedigree, byMating: Float64Array): Generator<string> {
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

function atLine<T>(line: number, work: () => T): T {
  try {
    return explainPedigreeErrors(work)
  } catch (error) {
    throw error instanceof InputError ? new InputError(messages.atLine(line, error.message)) : error
  }
}

/** Turns a fault of the pedigree into a sentence. */
function explainPedigreeErrors<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof PedigreeError)) throw error
    const names = [...error.names]
    switch (error.fault) {
      case 'duplicate':
        throw new InputError(messages.duplicate(names[0]!))
      case 'own-parent':
        throw new InputError(messages.ownParent(names[0]!))
      case 'same-parents':
        throw new InputError(messages.sameParents(names[0]!))
      default:
        throw new InputError(messages.loop([...names, names[0]!]))
    }
  }
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error
}
