import { placeName, placeOf } from '#domain/imports/rowPlace.ts'

/** Most faults of a file that are told one by one. */
const TOLD = 100

/** What is wrong with a file, in lines for people: the first ones, and how many there are. */
export class FaultList {
  readonly #name: string
  readonly #sheets: readonly string[]
  readonly #first: string[] = []
  #count = 0

  /**
   * @param name what they are called where there are several
   * @param sheets as `placeOf` takes them
   */
  constructor(name: string, sheets: readonly string[]) {
    this.#name = name
    this.#sheets = sheets
  }

  get count(): number {
    return this.#count
  }

  add(text: string): void {
    this.#count++
    if (this.#first.length < TOLD) this.#first.push(text)
  }

  addAt(line: number, text: string): void {
    const place = placeName(placeOf(line, this.#sheets))
    this.add(`${place.charAt(0).toUpperCase()}${place.slice(1)}: ${text}`)
  }

  /** One of them is said alone; of several the last line gives the number. */
  lines(): string[] {
    if (this.#count <= 1) return [...this.#first]
    const told = this.#count > TOLD ? `, of which the first ${TOLD} are told` : ''
    return [...this.#first, `${this.#count} ${this.#name}${told}.`]
  }
}
