/**
 * What files write for "no dog is known here", in small letters; taken for a number, it would make all unknown
 * parents one dog. Source: docs/rules/imports.md#unknown-parents.
 */
const PLACEHOLDERS: ReadonlySet<string> = new Set([
  'na',
  'n/a',
  '#n/a',
  'nan',
  '0',
  'none',
  'null',
  'unknown',
  'tuntematon',
  'okänd',
  'unbekannt',
  'inconnu',
  'unknown_sire',
  'unknown_dam',
  'wild',
])

/** Nothing but hyphens, dashes, question marks and points. */
const MARKS = /^[-–—?.]+$/

/** Begins like most registration numbers, and like no placeholder: for most cells nothing else is looked at. */
const PLAIN_NUMBER = /^[A-Z]+[0-9]/

/** Longer texts are no placeholders: most cells are told by their length alone. */
const LONGEST = Math.max(...[...PLACEHOLDERS].map((text) => text.length))

/** True for a text that stands for no dog, in any case and with space around it; an empty one is none. */
export function isPlaceholder(text: string): boolean {
  if (PLAIN_NUMBER.test(text)) return false
  const bare = text.trim().normalize('NFC')
  return bare !== '' && (MARKS.test(bare) || (bare.length <= LONGEST && PLACEHOLDERS.has(bare.toLowerCase())))
}
