import { existsSync, readFileSync } from 'node:fs'
import type { Language } from '#contract/languages.ts'

export { LANGUAGES, type Language } from '#contract/languages.ts'

/** Of journeys that do the same in each language: Finnish, and Swedish, whose words are the longest. */
export const FI_AND_SV = ['fi', 'sv'] as const satisfies readonly Language[]

/** Texts for everyone, those that come with a page, those for staff, and long ones of the club. */
const FOLDERS = ['', 'pages/', 'staff/', 'statements/']

const known = new Map<string, unknown>()

function textsOf(path: string): unknown {
  if (!known.has(path)) known.set(path, readTexts(path))
  return known.get(path)
}

function readTexts(path: string): unknown {
  const file = new URL(`../src/contract/texts/${path}`, import.meta.url)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** What the screens say in a language: `say('accounts.signin.title')`, with the values of its placeholders. */
export function translator(language: Language) {
  return (key: string, values: Record<string, string> = {}): string => {
    const [subject = '', ...path] = key.split('.')
    const found = FOLDERS.map((folder) =>
      path.reduce<unknown>(
        (texts, part) => (texts as Record<string, unknown> | undefined)?.[part],
        textsOf(`${language}/${folder}${subject}.json`),
      ),
    ).find((text) => typeof text === 'string')
    if (found === undefined) throw new Error(`There is no text ${key} in ${language}`)
    return found.replace(/{{\s*(\w+)[^}]*}}/g, (_whole, name: string) => values[name] ?? '')
  }
}

export type Translate = ReturnType<typeof translator>
