import { readFileSync } from 'node:fs'

export type Language = 'fi' | 'sv' | 'en'
export const LANGUAGES: readonly Language[] = ['fi', 'sv', 'en']

/** What the screens say in a language: `say('accounts.signin.title')`, with the values of its placeholders. */
export function wordsOf(language: Language) {
  return (key: string, values: Record<string, string> = {}): string => {
    const [subject = '', ...path] = key.split('.')
    const file = new URL(`../src/contract/texts/${language}/${subject}.json`, import.meta.url)
    const found = path.reduce<unknown>(
      (texts, part) => (texts as Record<string, unknown> | undefined)?.[part],
      JSON.parse(readFileSync(file, 'utf8')),
    )
    if (typeof found !== 'string') throw new Error(`There is no text ${key} in ${language}`)
    return found.replace(/{{\s*(\w+)[^}]*}}/g, (_whole, name: string) => values[name] ?? '')
  }
}

export type Say = ReturnType<typeof wordsOf>
