/** Parsers of the data files: words, items between commas, sentences between bars, lines. */

const parts = (text: string, separator: RegExp): readonly string[] => text.trim().split(separator)

export const words = (text: string) => parts(text, /\s+/)
export const items = (text: string) => parts(text, /,\s+/)
export const sentences = (text: string) => parts(text, /\s*\|\s*/)
export const lines = (text: string) => parts(text, /\s*\n\s*/)
