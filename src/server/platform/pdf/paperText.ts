/**
 * The text of all papers: the screen's typeface, whose numerals are of one width. Its lines, 1.326 em by themselves, are set as close as
 * those of other typefaces, for which the sheets are measured.
 */
export const PAPER_TEXT = { font: 'Source Sans 3', lineHeight: 0.885 } as const
