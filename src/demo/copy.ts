import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

const ROWS_A_CHUNK = 500

/**
 * Writes rows by COPY; the first row names the columns, the others have the same. Values of identity columns are taken
 * as given.
 * @param onRows called with the number of rows handed over since the last call
 */
export async function copyRows(
  client: pg.ClientBase,
  table: string,
  rows: readonly object[],
  onRows: (count: number) => void,
): Promise<void> {
  const first = rows[0]
  if (!first) return
  const columns = Object.keys(first)
  const target = client.query(
    copyFrom(`copy "${table}" (${columns.map((name) => `"${name}"`).join(', ')}) from stdin`),
  )
  await pipeline(Readable.from(chunks(columns, rows, onRows)), target)
}

function* chunks(
  columns: readonly string[],
  rows: readonly object[],
  onRows: (count: number) => void,
): Generator<Buffer> {
  for (let start = 0; start < rows.length; start += ROWS_A_CHUNK) {
    const part = rows.slice(start, start + ROWS_A_CHUNK) as readonly Record<string, unknown>[]
    yield Buffer.from(
      part.map((row) => `${columns.map((name) => copyText(row[name])).join('\t')}\n`).join(''),
    )
    onRows(part.length)
  }
}

/** A value in COPY's text format. */
function copyText(value: unknown): string {
  if (value === null || value === undefined) return '\\N'
  if (Buffer.isBuffer(value)) return `\\\\x${value.toString('hex')}`
  if (Array.isArray(value)) return escapeText(`{${value.map((item) => JSON.stringify(item)).join(',')}}`)
  if (typeof value === 'object') return escapeText(JSON.stringify(value))
  return typeof value === 'string' ? escapeText(value) : String(value)
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

const NEEDS_ESCAPE = /[\\\t\n\r]/

function escapeText(text: string): string {
  return NEEDS_ESCAPE.test(text) ? text.replace(/[\\\t\n\r]/g, (character) => ESCAPES[character]!) : text
}
