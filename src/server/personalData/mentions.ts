/** Shorter names, and numbers with fewer digits, stand in too many texts that are about something else. */
const [SHORTEST_NAME, SHORTEST_NUMBER] = [5, 7]
/** Characters of a text that are shown on each side of what was found. */
const AROUND = 60

/** What is looked for in texts, folded as `fold_text` of the database folds them. */
interface Sought {
  readonly addresses: readonly string[]
  readonly names: readonly string[]
  readonly phones: readonly string[]
}

/** Ways in one expression: PostgreSQL's memory for one grows with the square of its length. */
const WAYS_AT_ONCE = 20

/**
 * Regular expressions, for PostgreSQL and for JavaScript, of the ways in which a person is written in folded texts; none where
 * nothing of the person is long enough to be looked for.
 */
export function writtenAs({ addresses, names, phones }: Sought): readonly string[] {
  const ways = [
    ...addresses.map(escaped),
    ...names.filter((name) => name.length >= SHORTEST_NAME).map(escaped),
    ...phones.filter((phone) => phone.length >= SHORTEST_NUMBER).map(dialled),
  ]
  return Array.from({ length: Math.ceil(ways.length / WAYS_AT_ONCE) }, (_, group) => {
    const some = ways.slice(group * WAYS_AT_ONCE, (group + 1) * WAYS_AT_ONCE)
    return `(^|[^a-z0-9])(${some.join('|')})($|[^a-z0-9])`
  })
}

/** One ` +` for each run of spaces: two in a row would be tried in every way in which they can share the spaces of a text. */
const escaped = (text: string) =>
  text
    .replace(/[!-/:-@[-`{-~]/g, (sign) => `\\${sign}`)
    .trim()
    .replace(/\s+/g, ' +')

/** A number with or without its country, and a space or hyphen between any digits. */
function dialled(phone: string): string {
  const between = '[ -]?'
  const digits = (text: string) => [...text].join(between)
  return phone.startsWith('0') ? `([+]358|00358|0)${between}${digits(phone.slice(1))}` : digits(phone)
}

/** Small letters without marks, as the database makes them of nearly all European names. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

/** Whether a person is written in a text. */
export const isWrittenIn = (text: string, written: readonly string[]): boolean =>
  firstIn(text, written) !== undefined

function firstIn(text: string, written: readonly string[]): RegExpExecArray | undefined {
  const searched = folded(text)
  for (const ways of written) {
    const found = new RegExp(ways).exec(searched)
    if (found) return found
  }
  return undefined
}

/** The words around a place where a person is written in a text. */
export function excerptOf(text: string, written: readonly string[]): string {
  const found = firstIn(text, written)
  const at = found?.index ?? 0
  const [from, to] = [Math.max(0, at - AROUND), at + (found?.[0].length ?? 0) + AROUND]
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`
    .replace(/\s+/g, ' ')
    .trim()
}
