import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { LANGUAGES } from '#contract/languages.ts'

/**
 * Writes into index.html what must be said without our scripts: `%shell.noScript%` becomes the text in all three
 * languages, `%shell.oldBrowser:sv%` the text in one.
 */
export function shellTexts(): Plugin {
  return {
    name: 'shell-texts',
    transformIndexHtml: (html) =>
      html
        .replace(/%shell\.(\w+):(\w+)%/g, (_, key, language) => escaped(textOf(language, key)))
        .replace(/%shell\.(\w+)%/g, (_, key) =>
          LANGUAGES.map((language) => escaped(textOf(language, key))).join(' '),
        ),
  }
}

function textOf(language: string, key: string): string {
  const file = new URL(`../../src/contract/texts/${language}/shell.json`, import.meta.url)
  const text: unknown = JSON.parse(readFileSync(file, 'utf8'))[key]
  if (typeof text !== 'string') throw new Error(`index.html asks for shell.${key}, which ${language} has not`)
  return text
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
