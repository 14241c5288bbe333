/** What a row says of a dog; 0 where it says nothing. */
interface Description {
  /** 1 male, 2 female */
  readonly sex: number
  /** any counting of days that is the same for all */
  readonly birth: number
  readonly year: number
}

/** What the rows of one number have said so far: two sexes or two births are two dogs'. Source: docs/rules/imports.md#one-number-two-dogs. */
export class SameDog {
  #sex = 0
  #sexLine = 0
  #birth = 0
  #year = 0
  #birthLine = 0

  /** Takes a row unless it contradicts an earlier one, whose line is the answer then; otherwise 0. */
  take(line: number, row: Description): number {
    if (differ(this.#sex, row.sex)) return this.#sexLine
    if (differ(this.#birth, row.birth) || differ(this.#year, row.year)) return this.#birthLine
    if (this.#sex === 0 && row.sex !== 0) {
      this.#sex = row.sex
      this.#sexLine = line
    }
    if ((this.#birth === 0 && row.birth !== 0) || (this.#year === 0 && row.year !== 0)) {
      this.#birth ||= row.birth
      this.#year ||= row.year
      this.#birthLine = line
    }
    return 0
  }
}

function differ(a: number, b: number): boolean {
  return a !== 0 && b !== 0 && a !== b
}
