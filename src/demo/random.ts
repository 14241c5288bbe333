/** A stream of pseudo-random numbers that is the same on every machine: sfc32 (Chris Doty-Humphrey, PractRand). */
export class Random {
  /** uniform in [0, 1) */
  readonly next: () => number
  readonly #seed: string

  /** Opens the stream that `seed` names. */
  constructor(seed: string) {
    this.#seed = seed
    this.next = sfc32(seed)
  }

  /** A stream of its own for one subject, so that a change in one subject leaves the others as they were. */
  fork(label: string): Random {
    return new Random(`${this.#seed}/${label}`)
  }

  /** whole number from `low` to `high`, both included */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1))
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)]!
  }

  /** one of `list`, each as likely as its weight says */
  weighted<T>(list: readonly T[], weightOf: (item: T) => number): T {
    let rest = this.next() * list.reduce((sum, item) => sum + weightOf(item), 0)
    const found = list.find((item) => {
      rest -= weightOf(item)
      return rest < 0
    })
    return found ?? list.at(-1)!
  }

  normal(mean = 0, deviation = 1): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.next()))
    return mean + deviation * radius * Math.cos(2 * Math.PI * this.next())
  }

  poisson(mean: number): number {
    const limit = Math.exp(-mean)
    let count = 0
    for (let product = this.next(); product > limit; product *= this.next()) count++
    return count
  }

  /** a new list in random order */
  shuffled<T>(list: readonly T[]): T[] {
    const copy = [...list]
    for (let index = copy.length - 1; index > 0; index--) {
      const other = this.int(0, index)
      ;[copy[index], copy[other]] = [copy[other]!, copy[index]!]
    }
    return copy
  }
}

function sfc32(seed: string): () => number {
  let [a, b, c, counter] = seedWords(seed)
  const next = () => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    return (sum >>> 0) / 4_294_967_296
  }
  // The first numbers still show the seed.
  for (let round = 0; round < 15; round++) next()
  return next
}

/** Four 32-bit words from a text (cyrb128). */
function seedWords(text: string): [number, number, number, number] {
  let [h1, h2, h3, h4] = [1_779_033_703, 3_144_134_277, 1_013_904_242, 2_773_480_762]
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    h1 = h2 ^ Math.imul(h1 ^ code, 597_399_067)
    h2 = h3 ^ Math.imul(h2 ^ code, 2_869_860_233)
    h3 = h4 ^ Math.imul(h3 ^ code, 951_274_213)
    h4 = h1 ^ Math.imul(h4 ^ code, 2_716_044_179)
  }
  return [h1, h2, h3, h4]
}
