/** `here`, or the subject that a part of the specification still waits for. */
export type Arrival =
  | 'here'
  | 'accounts'
  | 'trials'
  | 'entries'
  | 'health'
  | 'litters'
  | 'breeding'
  | 'shows'
  | 'analysis'
  | 'desk'

/** The items of a table that are marked `here`. */
export function arrived(table: Readonly<Record<string, Arrival>>): string[] {
  return Object.keys(table).filter((item) => table[item] === 'here')
}

/** The missing items in one text, by subject. */
export function missingLine(what: string, table: Readonly<Record<string, Arrival>>): string {
  const missing = Object.entries(table).filter(([, arrival]) => arrival !== 'here')
  const subjects = Object.entries(Object.groupBy(missing, ([, arrival]) => arrival))
  const list = subjects
    .map(([subject, items]) => `${subject}: ${items?.map(([item]) => item).join(', ')}`)
    .join('\n  ')
  return `${what} of the specification still missing: ${missing.length} of ${Object.keys(table).length}\n  ${list}`
}
