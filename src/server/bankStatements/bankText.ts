/** Characters of names and messages that are kept of what a bank writes. */
export const LONGEST_TEXT = 500

/** A text of a bank in one line: signs that are not seen, line breaks too, become spaces. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_TEXT)
