/** A value of a row in PostgreSQL's COPY text format; null, undefined and '' are NULL. */
export type CopyValue = string | number | boolean | null | undefined

const SPECIAL = /[\\\t\n\r\0]/
const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
  // PostgreSQL text cannot hold it.
  '\0': '',
}

/** One row in COPY text format, line end included. */
export function copyLine(values: readonly CopyValue[]): string {
  return `${values.map(copyField).join('\t')}\n`
}

function copyField(value: CopyValue): string {
  if (value === null || value === undefined || value === '') return '\\N'
  if (typeof value !== 'string') return String(value)
  return SPECIAL.test(value) ? value.replace(/[\\\t\n\r\0]/g, (character) => ESCAPES[character]!) : value
}
