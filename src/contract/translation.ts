/** Texts by their keys, in groups. */
export interface TextTree {
  readonly [key: string]: string | TextTree
}

/** What stands in a text's `{{places}}`; `count` chooses the plural. */
export type TextValues = Readonly<Record<string, unknown>>

/** The text of a dotted key, or of the first of several that has one. */
export type Translator = (keys: string | readonly string[], values?: TextValues) => string

/**
 * Reads texts of one language as they stand at each call. Of a text with a plural `count` chooses `KEY_one` or `KEY_other` by the
 * language's rule. Where no key has a text: `values.defaultValue` as it is, else the last key.
 */
export function translator(language: string, texts: TextTree): Translator {
  return (keys, values = {}) => {
    const named = typeof keys === 'string' ? [keys] : keys
    for (const key of named) {
      const text = pluralIn(texts, key, language, values.count) ?? textIn(texts, key)
      if (text !== undefined) return fillText(text, values, language)
    }
    return typeof values.defaultValue === 'string' ? values.defaultValue : (named.at(-1) ?? '')
  }
}

/**
 * A text with its values in the place of `{{name}}`, and of `{{name, number}}` as the language writes a number (Finnish, unless told);
 * what has no value is left out. A value is never read for places of its own.
 */
export function fillText(text: string, values: TextValues = {}, language = 'fi'): string {
  return text.replace(/\{\{(\w+)(, number)?\}\}/g, (_, name: string, asNumber?: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (asNumber && typeof value === 'number') return numberFormatOf(language).format(value)
    return String(value ?? '')
  })
}

/** What stands under a dotted key: a text, a group, or nothing. */
export function under(texts: TextTree, key: string): string | TextTree | undefined {
  return key
    .split('.')
    .reduce<string | TextTree | undefined>(
      (group, part) => (typeof group === 'object' && Object.hasOwn(group, part) ? group[part] : undefined),
      texts,
    )
}

function textIn(texts: TextTree, key: string): string | undefined {
  const text = under(texts, key)
  return typeof text === 'string' ? text : undefined
}

function pluralIn(texts: TextTree, key: string, language: string, count: unknown): string | undefined {
  if (typeof count !== 'number') return undefined
  return textIn(texts, `${key}_${pluralRulesOf(language).select(count)}`)
}

const numberFormatOf = oncePerLanguage((language) => new Intl.NumberFormat(language))
const pluralRulesOf = oncePerLanguage((language) => new Intl.PluralRules(language))

/** Kept, as they are slow to create. */
function oncePerLanguage<Made>(make: (language: string) => Made): (language: string) => Made {
  const made = new Map<string, Made>()
  return (language) => {
    const known = made.get(language) ?? make(language)
    made.set(language, known)
    return known
  }
}
