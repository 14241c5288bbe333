const FIRST_NUMBERS = 1 << 16

const HAS_ROW = 1
const IS_PARENT = 2
const NOT_ITS_KEY = 4

/** What the file has said so far of its numbers, by their ids: a byte each. */
export class NumberMarks {
  #marks = new Uint8Array(FIRST_NUMBERS)
  #repeated = false

  /** whether any number is the main number of several rows */
  get repeated(): boolean {
    return this.#repeated
  }

  /** Told of a row by its main number; the answer is whether it is the number's first. */
  addRow(id: number): boolean {
    if (this.#has(id, HAS_ROW)) this.#repeated = true
    return this.#mark(id, HAS_ROW)
  }

  addParent(id: number): void {
    this.#mark(id, IS_PARENT)
  }

  /** Told of a number that was first written otherwise than it is compared. */
  addOtherWriting(id: number): void {
    this.#mark(id, NOT_ITS_KEY)
  }

  hasOtherWriting(id: number): boolean {
    return this.#has(id, NOT_ITS_KEY)
  }

  /** Numbers that are named as parents, and of which no row tells. */
  *parentsWithoutRow(): Generator<number> {
    for (let id = 1; id < this.#marks.length; id++)
      if (this.#has(id, IS_PARENT) && !this.#has(id, HAS_ROW)) yield id
  }

  #has(id: number, mark: number): boolean {
    return id < this.#marks.length && (this.#marks[id]! & mark) !== 0
  }

  #mark(id: number, mark: number): boolean {
    if (id >= this.#marks.length) {
      const marks = new Uint8Array(Math.max(id + 1, this.#marks.length * 2))
      marks.set(this.#marks)
      this.#marks = marks
    }
    const news = (this.#marks[id]! & mark) === 0
    this.#marks[id]! |= mark
    return news
  }
}
