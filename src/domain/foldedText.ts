/** Letters that are no letter with a mark to Unicode, as the database takes them apart (`unaccent`). */
const LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')

/** A text without case and marks, so that `hame` finds Häme, nearly as the database folds its own. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(LETTER, (letter) => LETTERS[letter]!)
    .trim()

/** Whether a text holds another, without regard to case and marks. */
export const holdsText = (text: string, part: string): boolean => foldText(text).includes(foldText(part))
