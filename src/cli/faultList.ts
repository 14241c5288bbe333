/** Most faults of a file that are told one by one. */
const TOLD = 100

/** What is wrong with a file, in lines for people: the first ones, and how many there are. */
export class FaultList {
  readonly #name: string
  readonly #first: string[] = []
  #count = 0

  /** @param name what they are called where there are several */
  constructor(name: string) {
    this.#name = name
  }

  get count(): number {
    return this.#count
  }

  add(text: string): void {
    this.#count++
    if (this.#first.length < TOLD) this.#first.push(text)
  }

  addAt(line: number, text: string): void {
    this.add(`Line ${line}: ${text}`)
  }

  /** One of them is said alone; of several the last line gives the number. */
  lines(): string[] {
    if (this.#count <= 1) return [...this.#first]
    const told = this.#count > TOLD ? `, of which the first ${TOLD} are told` : ''
    return [...this.#first, `${this.#count} ${this.#name}${told}.`]
  }
}
