/**
 * Groups of animals connected by descent: a closed breed is one component, and no sweep ever leaves its own.
 * Union-find with path halving.
 * @param first,second pairs of animals (numbers 0 … size − 1) that are linked; a pair with a 0 is ignored, as 0 is "unknown"
 * @returns animal → component number, from 0 in order of each component's first animal; row 0 is meaningless
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
