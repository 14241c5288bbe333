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

/** Code points that the papers' typeface has glyphs for, without polytonic Greek, phonetic letters and pictures. */
const PRINTABLE = `20-7e a0-181 186 18a 18d-190 192-194 196-197 19a-19b 19e 1a0-1a1 1af-1b1 1b7 1bf-1c3 1cd-1dd 1e2-1e7 1ea-1eb
  1ee-1f0 1f4-1f5 1f7-201 204-205 208-209 20c-20d 218-220 222-223 226-227 237 23a-23e 241-245 248-249 2bb-2c1
  2c6-2cc 2d0-2de 2e0-2e4 2ed 300-30d 30f-313 315 318-320 323-32a 32c 32e-332 334 337-33d 342-345 34f 357-358 35c
  35e-35f 361 374-375 37a 37e 384-38a 38c 38e-3a1 3a3-3d1 3d5 3d7 3d9 3db 3dd 3e1 3f4 3f7-3f8 400-45f 462-463
  472-475 490-493 496-49b 4a0-4a3 4aa-4ab 4ae-4b3 4b6-4b7 4ba-4bb 4c0-4c4 4c7-4c8 4cf-4d1 4d4-4d9 4e2-4e3 4e6-4e9
  4ee-4ef 4f2-4f3 4f6-4f7 1e02-1e03 1e06-1e07 1e0a-1e11 1e16-1e17 1e1e-1e2b 1e32-1e3b 1e3e-1e49 1e52-1e53
  1e56-1e63 1e66-1e67 1e6a-1e6f 1e72-1e73 1e7e-1e85 1e8e-1e97 1e9e-1ef9 2007 2009-200b 2010-201e 2020-2023 2026
  202f-2033 2035 2039-203a 203c-203f 2044 2047-204a 2070-2071 2074-208e 20a1 20a3-20a4 20a6-20a7 20a9 20ab-20ac
  20ae 20b1-20b2 20b4-20b5 20b8-20ba 20bd 2105 2113 2116-2117 211e 2120 2122 2126 212e 2150-215e 2189 2190-2199
  21a8 21d0-21d3 21e7 2200 2202-2203 2206 220f 2211-2212 2215 2219-221a 221e-221f 2229 222b 2236-2237 2248
  2260-2261 2264-2265 2302-2303 2310 2318 231c-2321 2325-2326 232b 25a0-25a1 25aa-25ac 25b2-25ba 25bc-25c4 25c6
  25c9-25cc 25cf 25d8-25d9 25e6 2610-2611 2615 263a-263c 263f-2642 2660 2663 2665-2666 266a-266b 2713-2714
  2717-2718 2752 275b-2760 2764 27e6-27e9`
const RANGES = PRINTABLE.split(/\s+/)
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
