const FIRST_BYTES = 1 << 16
/** UTF-8 bytes that one UTF-16 unit may take. */
const MAX_BYTES = 3
const NOT_ASCII = 0x80

/** Text gathered as bytes: unlike waiting strings it costs the garbage collector nothing. */
export class TextBuffer {
  #bytes = Buffer.allocUnsafe(FIRST_BYTES)
  #length = 0

  get length(): number {
    return this.#length
  }

  append(text: string): void {
    this.#reserve(text.length * MAX_BYTES)
    if (!this.#appendPlain(text)) this.#length += this.#bytes.write(text, this.#length)
  }

  /** Appends a text of ASCII in which no character is a `special` one (1 by its code); false for any other, of which nothing stays. */
  appendUnless(special: Uint8Array, text: string): boolean {
    this.#reserve(text.length)
    return this.#appendPlain(text, special)
  }

  /** Appends a character of ASCII, given by its code. */
  appendCode(code: number): void {
    this.#reserve(1)
    this.#bytes[this.#length++] = code
  }

  /** Puts another character of ASCII in the place of the last one. */
  replaceLast(code: number): void {
    this.#bytes[this.#length - 1] = code
  }

  /** The text between two lengths that the buffer has had. */
  slice(from: number, to: number): string {
    return this.#bytes.toString('utf8', from, to)
  }

  /** Whether the text between two lengths that the buffer has had is this one. */
  holds(text: string, from: number, to: number): boolean {
    for (let place = 0; place < text.length; place++) {
      const code = text.charCodeAt(place)
      if (code >= NOT_ASCII) return this.slice(from, to) === text
      if (code !== this.#bytes[from + place]) return false
    }
    return to - from === text.length
  }

  /** The bytes gathered so far; valid until the next `append` after `clear`. */
  bytes(): Buffer {
    return this.#bytes.subarray(0, this.#length)
  }

  clear(): void {
    this.#length = 0
  }

  #reserve(more: number): void {
    const needed = this.#length + more
    if (needed <= this.#bytes.length) return
    const larger = Buffer.allocUnsafe(Math.max(needed, this.#bytes.length * 2))
    this.#bytes.copy(larger, 0, 0, this.#length)
    this.#bytes = larger
  }

  /** Byte by byte: for the short texts of a file it takes less than handing each to the encoder. */
  #appendPlain(text: string, special?: Uint8Array): boolean {
    const bytes = this.#bytes
    const length = this.#length
    for (let place = 0; place < text.length; place++) {
      const code = text.charCodeAt(place)
      if (code >= NOT_ASCII || special?.[code] === 1) return false
      bytes[length + place] = code
    }
    this.#length = length + text.length
    return true
  }
}
