/**
 * Groups of animals connected by descent or by common offspring: a closed breed is one component, and no sweep over ancestors
 * and descendants ever leaves its own. Union-find with path halving; 0 is "unknown" and joins nobody.
 */
export class Components {
  readonly #root: Int32Array

  constructor(size: number) {
    this.#root = Int32Array.from({ length: size }, (_, animal) => animal)
  }

  /** Says that two animals belong together. */
  join(first: number, second: number): void {
    if (first === 0 || second === 0) return
    const a = this.#rootOf(first)
    const b = this.#rootOf(second)
    if (a < b) this.#root[b] = a
    else if (b < a) this.#root[a] = b
  }

  /** animal → component, numbered from 0 in the order of their first animals. */
  numbers(): Int32Array {
    const number = new Int32Array(this.#root.length)
    let components = 0
    for (let animal = 1; animal < number.length; animal++) {
      const root = this.#rootOf(animal)
      number[animal] = root === animal ? components++ : number[root]!
    }
    return number
  }

  #rootOf(animal: number): number {
    const root = this.#root
    let at = animal
    while (root[at] !== at) {
      root[at] = root[root[at]!]!
      at = root[at]!
    }
    return at
  }
}
