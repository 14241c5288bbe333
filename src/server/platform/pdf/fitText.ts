/** Widths of the papers' characters in ems, by kind, on the safe side: text that fits by these fits on paper. */
const NARROW = /[ilj.,:;'|!()[\]/ ftr-]/
const WIDE = /[mwMW@%&ÆŒæœǼǽŴẀẂẄ]/
/** Letters of these scripts are wider. */
const CYRILLIC_OR_GREEK = /[\p{Script=Cyrillic}\p{Script=Greek}]/u
const CAPITAL = /\p{Lu}/u

/** About how wide a text is, in points. */
export function textWidth(text: string, fontSize: number): number {
  let ems = 0
  for (const character of text) ems += widthOf(character)
  return ems * fontSize
}

/** The text, cut short with an ellipsis where it is wider than `width` points. */
export function fitText(text: string, fontSize: number, width: number): string {
  if (textWidth(text, fontSize) <= width) return text
  let fitted = ''
  let room = width - textWidth('…', fontSize)
  for (const character of text) {
    room -= widthOf(character) * fontSize
    if (room < 0) break
    fitted += character
  }
  return `${fitted.trimEnd()}…`
}

/**
 * How a text of several lines is broken in a column of `width` points: between words, or where one of them is wider anywhere, because
 * it would push all that stands beside it off the paper.
 */
export function wordBreakOf(text: string, fontSize: number, width: number): 'normal' | 'break-all' {
  return text.split(/[\s/-]+/).some((word) => textWidth(word, fontSize) > width) ? 'break-all' : 'normal'
}

function widthOf(character: string): number {
  if (NARROW.test(character)) return 0.36
  if (WIDE.test(character)) return 0.95
  if (CYRILLIC_OR_GREEK.test(character)) return CAPITAL.test(character) ? 0.95 : 0.8
  return CAPITAL.test(character) ? 0.68 : 0.58
}
