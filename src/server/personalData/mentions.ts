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

/**
 * A regular expression, for PostgreSQL and for JavaScript, of the ways in which a person is written in folded texts; null: nothing of
 * the person is long enough to be looked for.
 */
export function writtenAs({ addresses, names, phones }: Sought): string | null {
  const ways = [
    ...addresses.map(escaped),
    ...names.filter((name) => name.length >= SHORTEST_NAME).map(escaped),
    ...phones.filter((phone) => phone.length >= SHORTEST_NUMBER).map(dialled),
  ]
  return ways.length === 0 ? null : `(^|[^a-z0-9])(${ways.join('|')})($|[^a-z0-9])`
}

const escaped = (text: string) => text.replace(/[!-/:-@[-`{-~]/g, (sign) => `\\${sign}`).replaceAll(' ', ' +')

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
export const isWrittenIn = (text: string, written: string): boolean => new RegExp(written).test(folded(text))

/** The words around the first place where a person is written in a text. */
export function excerptOf(text: string, written: string): string {
  const found = new RegExp(written).exec(folded(text))
  const at = found?.index ?? 0
  const [from, to] = [Math.max(0, at - AROUND), at + (found?.[0].length ?? 0) + AROUND]
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`
    .replace(/\s+/g, ' ')
    .trim()
}
