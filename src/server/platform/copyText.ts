const SPECIAL = /[\\\t\n\r\0]/
const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
  // PostgreSQL text cannot hold it.
  '\0': '',
}

const escaped = (text: string): string =>
  SPECIAL.test(text) ? text.replace(/[\\\t\n\r\0]/g, (character) => ESCAPES[character]!) : text

/** A value in PostgreSQL's COPY text format: a list is an array, any other object JSON; null and undefined are NULL. */
export function copyText(value: unknown): string {
  if (typeof value === 'string') return escaped(value)
  if (value === null || value === undefined) return '\\N'
  if (Buffer.isBuffer(value)) return `\\\\x${value.toString('hex')}`
  if (Array.isArray(value)) return escaped(`{${value.map((item) => JSON.stringify(item)).join(',')}}`)
  return typeof value === 'object' ? escaped(JSON.stringify(value)) : String(value)
}

/** One row in COPY text format, line end included. */
export function copyLine(values: readonly unknown[]): string {
  return `${values.map(copyText).join('\t')}\n`
}
