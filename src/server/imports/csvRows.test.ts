import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { mulberry32 } from '#tools/bench/genetics-population.ts'
import { csvRows } from './csvRows.ts'
import type { FileFormat } from './fileFormat.ts'

const PIECES = ['a', 'ä', ' ', '"', '""', ';', ';', ';"', '";', '\t', '\n', '\n', '\r\n', '"\n"', '\r']

/** The rows of a text that comes in chunks of so many bytes; the message of one that is refused. */
async function rowsOf(text: string, format: Partial<FileFormat> = {}, chunk = 7) {
  const bytes = Buffer.from(text)
  const source = {
    name: 'file',
    size: bytes.length,
    async *open() {
      for (let from = 0; from < bytes.length; from += chunk) yield bytes.subarray(from, from + chunk)
    },
  }
  const rows = csvRows(source, { encoding: 'utf8', separator: ';', lineEnd: '\n', ...format })
  return Array.fromAsync(rows, (together) => together.map(({ line, cells }) => [line, ...cells]))
    .then((all) => all.flat())
    .catch((error: Error) => error.message)
}

/** The same by another reader; undefined for a text that it refuses. */
function rowsByLibrary(text: string, lineEnd: string): string[][] | undefined {
  const options = { delimiter: ';', record_delimiter: lineEnd, bom: true, trim: true, relax_quotes: true }
  try {
    return parse(text, { ...options, relax_column_count: true, skip_empty_lines: true })
  } catch {
    return undefined
  }
}

test('reads what people and programs write as another reader does', async () => {
  const random = mulberry32(11)
  for (let round = 0; round < 3000; round++) {
    const pieces = Array.from({ length: 12 }, () => PIECES[Math.floor(random() * PIECES.length)])
    const text = `x${pieces.join('')}`
    // Of an empty cell in quotes the other reader lets a second one follow.
    if (/""\s+"/.test(text)) continue
    const lineEnd = round % 3 === 0 ? '\r\n' : '\n'
    const rows = await rowsOf(text, { lineEnd })
    const cells = typeof rows === 'string' ? undefined : rows.map(([, ...row]) => row)
    expect([text, cells]).toEqual([text, rowsByLibrary(text, lineEnd)])
  }
})

test('counts the lines of a cell that holds several, and blank ones', async () => {
  expect(await rowsOf('a;b\n\n"1\n2";"""3"""\n;\n')).toEqual([
    [1, 'a', 'b'],
    [3, '1\n2', '"3"'],
    [5, '', ''],
  ])
  expect(await rowsOf('a\r\n"1\r\n2\n3"\r\nb', { lineEnd: '\r\n' })).toEqual([
    [1, 'a'],
    [2, '1\r\n2\n3'],
    [4, 'b'],
  ])
})

test('refuses a quote that is never closed, text behind one that is, and a line without end, with the line', async () => {
  expect(await rowsOf('a\n"b\nc\n')).toContain('in the row that begins on line 2 is never closed')
  expect(await rowsOf(`a\n"${'b\n'.repeat(600_000)}`, {}, 1 << 18)).toContain('is never closed')
  expect(await rowsOf('b'.repeat(4_000_000), {}, 1 << 18)).toContain(
    'line 1 has more than 1000000 characters',
  )
  expect(await rowsOf('a\n"b" c\n')).toBe('file, line 2: a cell goes on behind its closing quote.')
})
