/** Text between a closing quote and the next separator, which belongs to no cell. */
export class TextAfterQuote extends Error {}

/**
 * Splits rows of CSV into their cells, given line by line. A cell in quotes may hold separators, line breaks, and quotes
 * written twice; a quote inside a cell that does not begin with one is text. White space around a cell is dropped.
 * Source: RFC 4180, and what spreadsheets write beyond it.
 */
export class CsvCells {
  readonly #separator: string
  readonly #lineEnd: string
  /** of the row that is being read */
  #cells: string[] = []
  /** what a quoted cell holds so far, while its quote is open */
  #open: string | null = null

  constructor(separator: string, lineEnd: string) {
    this.#separator = separator
    this.#lineEnd = lineEnd
  }

  /** Characters of a quoted cell that goes on in the next line; 0 where the last line has ended its row. */
  get openLength(): number {
    return this.#open?.length ?? 0
  }

  /**
   * @returns the cells of the row that ends with this line; null for a blank line, and where the row goes on
   * @throws TextAfterQuote
   */
  take(line: string): string[] | null {
    if (this.#open !== null || line.includes('"')) return this.#takeQuoted(line)
    const cells = line.split(this.#separator)
    for (let place = 0; place < cells.length; place++) cells[place] = cells[place]!.trim()
    return cells.length === 1 && cells[0] === '' ? null : cells
  }

  #takeQuoted(line: string): string[] | null {
    let place: number | null = this.#open === null ? 0 : this.#readQuoted(line, 0)
    while (place !== null && place <= line.length) {
      const end = this.#cellEnd(line, place)
      const cell = line.slice(place, end).trim()
      if (cell.startsWith('"')) {
        this.#open = ''
        place = this.#readQuoted(line, line.indexOf('"', place) + 1)
      } else {
        this.#cells.push(cell)
        place = end + 1
      }
    }
    if (place === null) return null
    const cells = this.#cells
    this.#cells = []
    return cells
  }

  /** Reads on inside quotes; the answer is where the next cell begins, or null where the line ends before the quote. */
  #readQuoted(line: string, from: number): number | null {
    let place = from
    for (;;) {
      const quote = line.indexOf('"', place)
      if (quote < 0) {
        this.#open += line.slice(place) + this.#lineEnd
        return null
      }
      this.#open += line.slice(place, quote)
      if (line[quote + 1] !== '"') return this.#close(line, quote + 1)
      this.#open += '"'
      place = quote + 2
    }
  }

  #close(line: string, behindQuote: number): number {
    const end = this.#cellEnd(line, behindQuote)
    if (line.slice(behindQuote, end).trim() !== '') throw new TextAfterQuote()
    this.#cells.push(this.#open!)
    this.#open = null
    return end + 1
  }

  #cellEnd(line: string, from: number): number {
    const end = line.indexOf(this.#separator, from)
    return end < 0 ? line.length : end
  }
}
