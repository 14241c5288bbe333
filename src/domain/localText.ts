/** What a person writes in the product's languages: in Finnish always, in the others empty where it is not translated. */
export interface LocalText {
  readonly fi: string
  readonly sv: string
  readonly en: string
}

/** A text in a language; in Finnish where it is not translated. */
export const localTextIn = (text: LocalText, language: keyof LocalText): string => text[language] || text.fi
