import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { LANGUAGES } from '#contract/languages.ts'

/**
 * Writes into index.html what must be said without our scripts: `%sharing.noScript%` becomes the text in all three
 * languages, `%sharing.oldBrowser:sv%` the text in one.
 */
export function shellTexts(): Plugin {
  return {
    name: 'shell-texts',
    transformIndexHtml: (html) =>
      html
        .replace(/%(\w+)\.(\w+):(\w+)%/g, (_, file, key, language) => escaped(textOf(language, file, key)))
        .replace(/%(\w+)\.(\w+)%/g, (_, file, key) =>
          LANGUAGES.map((language) => escaped(textOf(language, file, key))).join(' '),
        ),
  }
}

function textOf(language: string, file: string, key: string): string {
  const address = new URL(`../../src/contract/texts/${language}/${file}.json`, import.meta.url)
  const text: unknown = JSON.parse(readFileSync(address, 'utf8'))[key]
  if (typeof text !== 'string')
    throw new Error(`index.html asks for ${file}.${key}, which ${language} has not`)
  return text
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
