import en from '#contract/texts/en/papers.json' with { type: 'json' }
import fi from '#contract/texts/fi/papers.json' with { type: 'json' }
import sv from '#contract/texts/sv/papers.json' with { type: 'json' }
import { fillText } from '#contract/translation.ts'
import type { Language } from '../http/language.ts'

const SENTENCES: Readonly<Record<Language, string>> = {
  fi: fi.unprintable,
  sv: sv.unprintable,
  en: en.unprintable,
}

/** Stands for a character that the papers' font does not have. */
const MARK = '◊'

/** Code points that Roboto, the font of all papers, has glyphs for: Latin, Cyrillic, Greek, Vietnamese and signs. */
const ROBOTO = `20-7e a0-17f 18f 192 1a0-1a1 1af-1b0 1f0 1fa-1ff 218-21b 237 259 2bc 2c6-2c7 2c9 2d8-2dd 2f3
  300-301 303 309 30f 323 384-386 388-38a 38c 38e-3a1 3a3-3ce 3d1-3d2 3d6 400-486 488-513 1e00-1e01 1e3e-1e3f
  1e80-1e85 1e9e 1ea0-1ef9 1f4d 2000-200b 2010-2011 2013-2015 2017-201e 2020-2022 2025-2027 2030 2032-2033
  2039-203a 203c 2044 2070 2074-208e 20a3-20a4 20a6-20ac 20b1 20b9-20ba 20bc-20bd 2105 2113 2116 2122 2126 212e
  215b-215e 2202 220f 2211-2212 221a 221e 222b 2248 2260 2264-2265 25a0 25ca-25cb 25cf`
const RANGES = ROBOTO.split(/\s+/)
  .map((range) => range.replaceAll(/[0-9a-f]+/g, '\\u{$&}'))
  .join('')
const UNPRINTABLE = new RegExp(`[^\\n\\t${RANGES}]`, 'gu')

/** Joiners, marks of direction and the like: without a glyph of their own. */
const INVISIBLE = /\p{Cf}|\p{Variation_Selector}/gu

/** Scripts that are told by their names; of others the character's code is told. */
const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['Arab', /\p{Script=Arabic}/u],
  ['Armn', /\p{Script=Armenian}/u],
  ['Beng', /\p{Script=Bengali}/u],
  ['Deva', /\p{Script=Devanagari}/u],
  ['Geor', /\p{Script=Georgian}/u],
  ['Hang', /\p{Script=Hangul}/u],
  ['Hani', /\p{Script=Han}/u],
  ['Hebr', /\p{Script=Hebrew}/u],
  ['Jpan', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['Taml', /\p{Script=Tamil}/u],
  ['Thai', /\p{Script=Thai}/u],
]

/** Most scripts and characters that the sentence names. */
const MOST_NAMED = 6

/** Makes texts printable, and keeps which characters were not. */
export class Letters {
  readonly #missing = new Set<string>()

  /** The text with a mark in the place of each character that cannot be printed. */
  printable(text: string): string {
    return text
      .normalize('NFC')
      .replaceAll(INVISIBLE, '')
      .replaceAll(UNPRINTABLE, (character) => {
        this.#missing.add(character)
        return MARK
      })
  }

  /** A copy of plain data in which every `text` is printable. */
  printableIn<Part>(part: Part): Part {
    if (Array.isArray(part)) return part.map((item) => this.printableIn(item)) as Part
    if (typeof part !== 'object' || part === null) return part
    const entries = Object.entries(part).map(([key, value]) => [
      key,
      key === 'text' && typeof value === 'string' ? this.printable(value) : this.printableIn(value),
    ])
    return Object.fromEntries(entries) as Part
  }

  /** What tells the reader which scripts could not be printed; null: everything could. */
  sentence(language: Language): string | null {
    if (this.#missing.size === 0) return null
    const names = new Intl.DisplayNames(language, { type: 'script' })
    const named = new Set([...this.#missing].map((character) => nameOf(character, names)))
    return fillText(SENTENCES[language], { letters: [...named].slice(0, MOST_NAMED).join(', ') })
  }
}

function nameOf(character: string, names: Intl.DisplayNames): string {
  const script = SCRIPTS.find(([, letters]) => letters.test(character))?.[0]
  if (script) return names.of(script) ?? script
  return `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
}
