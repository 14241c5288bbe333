import en from '#contract/texts/en/ownData.json' with { type: 'json' }
import auditEn from '#contract/texts/en/staff/audit.json' with { type: 'json' }
import fi from '#contract/texts/fi/ownData.json' with { type: 'json' }
import auditFi from '#contract/texts/fi/staff/audit.json' with { type: 'json' }
import sv from '#contract/texts/sv/ownData.json' with { type: 'json' }
import auditSv from '#contract/texts/sv/staff/audit.json' with { type: 'json' }
import type { Language } from '../platform/http/language.ts'

const named = (own: typeof fi, { subjects, codes }: Pick<typeof auditFi, 'subjects' | 'codes'>) => ({
  ...own,
  subjects,
  codes,
})
const TEXTS = { fi: named(fi, auditFi), sv: named(sv, auditSv), en: named(en, auditEn) }
const LOCALES: Readonly<Record<Language, string>> = { fi: 'fi-FI', sv: 'sv-FI', en: 'en-GB' }
type Texts = (typeof TEXTS)['fi']

export function presentDataJson(data: object): Buffer {
  return Buffer.from(`${JSON.stringify(data, null, 2)}\n`)
}

/** The same data for reading: one line a field, under its name in the reader's language. */
export function presentDataText(data: object, language: Language, title: string): Buffer {
  const texts = TEXTS[language]
  const lines = readable(data, { texts, language, depth: 0 })
  return Buffer.from(`${texts.title.replace('{{title}}', title)}\n\n${lines.join('\n')}\n`)
}

interface Place {
  readonly texts: Texts
  readonly language: Language
  readonly depth: number
}

function readable(fields: object, place: Place): string[] {
  return Object.entries(fields).flatMap(([key, value]) => field(key, value, place))
}

function field(key: string, value: unknown, place: Place): string[] {
  const { texts, depth } = place
  const indent = '  '.repeat(depth)
  const label = nameOf(texts.fields, key)
  const deeper = { ...place, depth: depth + 1 }
  if (Array.isArray(value) && value.some((item) => typeof item === 'object')) {
    const items = value.flatMap((item: object, index) => [
      ...(index > 0 ? [''] : []),
      ...readable(item, deeper),
    ])
    return [`${indent}${label}:`, ...items]
  }
  if (typeof value === 'object' && value !== null && !(value instanceof Date) && !Array.isArray(value))
    return [`${indent}${label}:`, ...readable(value, deeper)]
  const text = plain(key, value, place).replaceAll('\n', `\n${indent}  `)
  return [`${indent}${label}: ${text}`]
}

function plain(key: string, value: unknown, { texts, language }: Place): string {
  if (value instanceof Date) return value.toLocaleString(LOCALES[language], { timeZone: 'Europe/Helsinki' })
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return texts.none
  if (key === 'code') return nameOf(texts.codes, String(value))
  if (key === 'subject') return nameOf(texts.subjects, String(value))
  return Array.isArray(value) ? value.join(', ') : String(value)
}

/** A field that has no name in the texts keeps the one it has in the data. */
function nameOf(texts: Readonly<Record<string, string>>, key: string): string {
  return Object.hasOwn(texts, key) ? texts[key]! : key
}
