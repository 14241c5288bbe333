/** What became of a claim that two numbers are one dog's. */
type Claim = 'joined' | 'two-dogs' | 'different-sex' | 'different-birth'

/** What is known of the dog behind a number; 0 where it is not. */
export interface Known {
  /** id of the dog that already has the number */
  readonly dog: number
  /** 1 male, 2 female */
  readonly sex: number
  /** any counting of days that is the same for all */
  readonly birth: number
}

/**
 * Which numbers belong to one dog. Numbers are given as 1 … count; each starts as a dog of its own, and a claim joins
 * two unless what is known of them contradicts it: two recorded dogs, two sexes or two days of birth.
 * Plain arrays, some 13 bytes a number.
 */
export class Identities {
  readonly #parent: Int32Array
  readonly #dog: Int32Array
  readonly #birth: Int32Array
  readonly #sex: Uint8Array

  constructor(count: number) {
    this.#parent = new Int32Array(count + 1)
    for (let number = 1; number <= count; number++) this.#parent[number] = number
    this.#dog = new Int32Array(count + 1)
    this.#birth = new Int32Array(count + 1)
    this.#sex = new Uint8Array(count + 1)
  }

  /** Tells what is known of a number's dog; what was told earlier stays. */
  record(number: number, known: Known): void {
    const root = this.root(number)
    this.#dog[root] ||= known.dog
    this.#sex[root] ||= known.sex
    this.#birth[root] ||= known.birth
  }

  /** Joins the dogs of two numbers, unless they are known to be two. */
  claim(a: number, b: number): Claim {
    const first = this.root(Math.min(a, b))
    const second = this.root(Math.max(a, b))
    if (first === second) return 'joined'
    if (differ(this.#dog, first, second)) return 'two-dogs'
    if (differ(this.#sex, first, second)) return 'different-sex'
    if (differ(this.#birth, first, second)) return 'different-birth'
    const [keep, give] = first < second ? [first, second] : [second, first]
    this.#parent[give] = keep
    this.record(keep, { dog: this.#dog[give]!, sex: this.#sex[give]!, birth: this.#birth[give]! })
    return 'joined'
  }

  /** The number that stands for the dog of `number`: its smallest. */
  root(number: number): number {
    let root = number
    while (this.#parent[root] !== root) {
      // Halving the path keeps later look-ups short.
      this.#parent[root] = this.#parent[this.#parent[root]!]!
      root = this.#parent[root]!
    }
    return root
  }

  /** Id of the recorded dog with this number, or 0. */
  dogOf(number: number): number {
    return this.#dog[this.root(number)]!
  }
}

function differ(values: Int32Array | Uint8Array, a: number, b: number): boolean {
  return values[a] !== 0 && values[b] !== 0 && values[a] !== values[b]
}
