/** Words that a person writes in the product's languages: in Finnish always, in the others empty where not translated. */
export type Words = Readonly<Record<'fi' | 'sv' | 'en', string>>

/** Words in a language, in Finnish where they are not translated. */
export const localizedIn = (words: Words, language: keyof Words): string => words[language] || words.fi
