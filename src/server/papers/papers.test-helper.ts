import { type ReadPage, type ReadText, readPages } from '../testing/pdfText.ts'

export const A4 = { portrait: [595, 842], landscape: [842, 595] } as const
/** Nothing is printed nearer to an edge; points. */
const MARGIN = 20

/** Adjacent texts, joined as one reads them. */
interface PaperLine extends ReadText {
  readonly page: number
}

export interface ReadPaper {
  readonly pages: readonly ReadPage[]
  readonly lines: readonly PaperLine[]
  /** all that can be read, line by line */
  readonly text: string
}

/** A paper as a person reads it. */
export function readPaper(file: Uint8Array): ReadPaper {
  const pages = readPages(file)
  const lines = pages.flatMap(({ texts }, page) => linesOf(texts).map((line) => ({ ...line, page })))
  return { pages, lines, text: lines.map(({ text }) => text).join('\n') }
}

function linesOf(texts: readonly ReadText[]): ReadText[] {
  const lines: ReadText[] = []
  for (const text of texts) {
    const before = lines.at(-1)
    const follows =
      before &&
      before.y === text.y &&
      before.fontSize === text.fontSize &&
      Math.abs(before.x + before.width - text.x) < 0.5
    if (follows) {
      lines[lines.length - 1] = { ...before, text: before.text + text.text, width: before.width + text.width }
    } else lines.push(text)
  }
  return lines
    .map((line) => ({ ...line, text: line.text.replaceAll('\u00a0', ' ').trim() }))
    .filter(({ text }) => text !== '')
}

/** Faults of a paper's layout: the wrong size, text over the margins, or over other text. */
export function layoutFaults({ pages, lines }: ReadPaper, size: readonly number[]): string[] {
  return [
    ...pages.flatMap((page, index) =>
      page.size.map(Math.round).join() === size.join() ? [] : [`page ${index + 1} is ${page.size}`],
    ),
    ...lines
      .filter((line) => isOutside(line, size))
      .map(({ text, page }) => `outside: ${text} (${page + 1})`),
    ...lines.flatMap((line, index) =>
      lines
        .slice(index + 1)
        .filter((other) => other.page === line.page && overlap(line, other))
        .map((other) => `over each other: ${line.text} | ${other.text} (${line.page + 1})`),
    ),
  ]
}

function isOutside({ x, y, width, fontSize }: ReadText, [pageWidth, pageHeight]: readonly number[]): boolean {
  return x < MARGIN || x + width > pageWidth! - MARGIN || y < MARGIN || y + fontSize > pageHeight! - MARGIN
}

/** Letters reach from the base line to about seven tenths of the font's size above it. */
function overlap(one: ReadText, other: ReadText): boolean {
  const across = one.x < other.x + other.width - 0.5 && other.x < one.x + one.width - 0.5
  const [low, high] = one.y < other.y ? [one, other] : [other, one]
  return across && high.y - low.y < low.fontSize * 0.7
}
