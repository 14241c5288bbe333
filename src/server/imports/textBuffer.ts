const FIRST_BYTES = 1 << 16
/** UTF-8 bytes that one UTF-16 unit may take. */
const MAX_BYTES = 3

/** Text gathered as bytes: unlike waiting strings it costs the garbage collector nothing. */
export class TextBuffer {
  #bytes = Buffer.allocUnsafe(FIRST_BYTES)
  #length = 0

  get length(): number {
    return this.#length
  }

  append(text: string): void {
    const needed = this.#length + text.length * MAX_BYTES
    if (needed > this.#bytes.length) {
      const larger = Buffer.allocUnsafe(Math.max(needed, this.#bytes.length * 2))
      this.#bytes.copy(larger, 0, 0, this.#length)
      this.#bytes = larger
    }
    this.#length += this.#bytes.write(text, this.#length)
  }

  /** The text between two lengths that the buffer has had. */
  slice(from: number, to: number): string {
    return this.#bytes.toString('utf8', from, to)
  }

  /** The bytes gathered so far; valid until the next `append` after `clear`. */
  bytes(): Buffer {
    return this.#bytes.subarray(0, this.#length)
  }

  clear(): void {
    this.#length = 0
  }
}
