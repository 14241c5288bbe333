import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { TextTree } from '#contract/translation.ts'
import { permissionsOf } from '#domain/accounts/permissions.ts'
import { addTexts, type LoadedTexts } from './texts.ts'

const WEB = new URL('..', import.meta.url)
const TEXTS = new URL('../../contract/texts/fi/', import.meta.url)

/** `errors` has texts for everyone and texts for staff. */
const all: LoadedTexts = {}
for (const file of readdirSync(TEXTS, { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.json')) continue
  const subject = file.replace(/^((?:staff|pages|statements)\/)?(.+)\.json$/, '$2')
  const texts: TextTree = JSON.parse(readFileSync(new URL(file, TEXTS), 'utf8'))
  addTexts(all, { [subject]: texts })
}

const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(new URL(file, WEB), 'utf8') }))

/** What stands under a dotted key: a text, a group of texts, or nothing. */
function textsUnder(key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>((texts, part) => (texts as Record<string, unknown> | undefined)?.[part], all)
}

const exists = (key: string) => textsUnder(key) !== undefined || textsUnder(`${key}_other`) !== undefined

/** Names of permissions look like keys (`users.manage`). */
const permissions: readonly string[] = permissionsOf(['SYSADMIN'])

/** Every quoted word of the form `subject.key` whose subject has texts. */
const quoted = Object.keys(all).map((subject) => new RegExp(`['"](${subject}(?:\\.\\w+)+)['"]`, 'g'))

test('finds the screens and the texts', () => {
  expect(sources.length).toBeGreaterThan(50)
  expect(exists('shell.nav.home')).toBe(true)
  expect(exists('home.dogs')).toBe(true)
  expect(exists('home.nothing')).toBe(false)
})

test('has a text for every key that a screen names', () => {
  const missing = sources.flatMap(({ file, text }) =>
    quoted
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .map((match) => match[1] ?? '')
      .filter((key) => !exists(key) && !permissions.includes(key))
      .map((key) => `${file}: ${key}`),
  )
  expect(missing).toEqual([])
})

test('has every group of texts that a screen picks from', () => {
  const missing = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\bt\(\s*`([\w.]+)\.\$\{/g)]
      .map((match) => match[1] ?? '')
      .filter((group) => typeof textsUnder(group) !== 'object' && !(group in all))
      .map((group) => `${file}: ${group}`),
  )
  expect(missing).toEqual([])
})
