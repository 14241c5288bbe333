import { expect, test } from 'vitest'
import { readText, repositoryFiles } from './files.ts'

type Texts = { [key: string]: string | Texts }

/** Dotted key → text, of one file. */
function flatten(texts: Texts, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as const] : [...flatten(value, `${prefix}${key}.`)],
    ),
  )
}

const subjects = repositoryFiles(/^src\/contract\/texts\/fi\/.*\.json$/).map((file) =>
  file.replace(/^.*\/fi\//, ''),
)
const textsOf = (language: string, subject: string) =>
  flatten(JSON.parse(readText(`src/contract/texts/${language}/${subject}`)) as Texts)
const placeholders = (text: string): string[] =>
  [...text.matchAll(/{{\s*(\w+)/g)].map((match) => match[1] ?? '').sort()

test('finds the subjects', () => {
  expect(subjects.length).toBeGreaterThan(5)
})

test.each(subjects)('%s: the same keys, none empty, the same placeholders in three languages', (subject) => {
  const finnish = textsOf('fi', subject)
  for (const language of ['sv', 'en']) {
    const other = textsOf(language, subject)
    expect([...other.keys()].sort(), language).toEqual([...finnish.keys()].sort())
    for (const [key, text] of other) {
      expect(text.trim(), `${language} ${key}`).not.toBe('')
      expect(placeholders(text), `${language} ${key}`).toEqual(placeholders(finnish.get(key) ?? ''))
    }
  }
})

test('screens hold no text of their own', () => {
  const found = repositoryFiles(/^src\/web\/.*\.tsx$/).flatMap((file) =>
    [...readText(file).matchAll(/>\s*([A-Za-zÅÄÖåäö][A-Za-zÅÄÖåäö ,.!?]{3,})\s*<\//g)].map(
      (match) => `${file}: ${match[1]}`,
    ),
  )
  expect(found).toEqual([])
})
