import { levelBelow } from './levels.ts'
import { breederCount, type Parents, type Pedigree } from './pedigree.ts'

/**
 * The sub-pedigree of a chart: the dogs within g generations of a litter, each once wherever it stands, numbered
 * from 1, parents before offspring. A dog's parents are known here if and only if its nearest place is in
 * generation g − 1 or closer (parents are generation 1). With g = Infinity it is the whole known ancestry.
 *
 * One object serves many litters: each load replaces what it holds.
 */
export class ChartPedigree {
  /** number here → its sire's and its dam's number here; 0: not known on this chart. Set where `load` said true. */
  readonly sire: Int32Array
  readonly dam: Int32Array
  readonly #pedigree: Pedigree
  readonly #generations: number
  /** how many dogs stand on the chart, and how many of them in the generations whose parents stand there too */
  #size = 0
  #withParents = 0
  /** In the order found, nearest first: breeder (0: no offspring yet), its parents as breeders, its level */
  readonly #breeder: Int32Array
  readonly #breederSire: Int32Array
  readonly #breederDam: Int32Array
  readonly #level: Int32Array
  /** position in the order found → number here, and back */
  readonly #number: Int32Array
  readonly #position: Int32Array
  readonly #scratch: Scratch
  /** counters of the sort, grown with the depth of what is loaded */
  #next = new Int32Array(64)
  /** the two parents as dogs, for those without a breeder number */
  #roots: Parents = { sire: 0, dam: 0 }

  constructor(pedigree: Pedigree, generations: number) {
    this.#pedigree = pedigree
    this.#generations = generations
    const rows = breederCount(pedigree) + 1
    const places = Math.min(2 ** (generations + 1), rows + 2) + 1
    const column = () => new Int32Array(places)
    this.sire = column()
    this.dam = column()
    this.#breeder = column()
    this.#breederSire = column()
    this.#breederDam = column()
    this.#level = column()
    this.#number = column()
    this.#position = column()
    this.#scratch = scratchOf(pedigree, rows)
  }

  /** How many dogs stand on the chart; they are numbered 1 … size. */
  get size(): number {
    return this.#size
  }

  /** The number of the litter's sire here. */
  get rootSire(): number {
    return this.#number[0]!
  }

  /** The number of the litter's dam here. */
  get rootDam(): number {
    return this.#number[1]!
  }

  /** The dog (of the whole pedigree) behind a number here. */
  dogOf(number: number): number {
    const position = this.#position[number]!
    if (position === 0) return this.#roots.sire
    if (position === 1) return this.#roots.dam
    return this.#pedigree.breederDog[this.#breeder[position]!]!
  }

  /**
   * Loads the chart of a litter of two known dogs.
   * @returns whether the two share an ancestor on it (or one is the other's); if not, nothing more is prepared
   */
  load(parents: Parents): boolean {
    const { breeder, mating, matingSire, matingDam } = this.#pedigree
    this.#roots = parents
    for (const [position, dog] of [parents.sire, parents.dam].entries()) {
      this.#breeder[position] = breeder[dog]!
      this.#breederSire[position] = matingSire[mating[dog]!]!
      this.#breederDam[position] = matingDam[mating[dog]!]!
    }
    const meet = this.#gather()
    if (meet) this.#arrange()
    return meet
  }

  /** The same for two breeders, by their breeder numbers; `dogOf` does not know the two themselves. */
  loadBreeders(sire: number, dam: number): boolean {
    const { breederSire, breederDam } = this.#pedigree
    this.#breeder[0] = sire
    this.#breederSire[0] = breederSire[sire]!
    this.#breederDam[0] = breederDam[sire]!
    this.#breeder[1] = dam
    this.#breederSire[1] = breederSire[dam]!
    this.#breederDam[1] = breederDam[dam]!
    const meet = this.#gather()
    if (meet) this.#arrange()
    return meet
  }

  /** Finds the dogs generation by generation, each at its nearest place. @returns whether the two sides meet. */
  #gather(): boolean {
    const { breederSire, breederDam } = this.#pedigree
    const breeder = this.#breeder
    const sires = this.#breederSire
    const dams = this.#breederDam
    const { side } = this.#scratch
    side[breeder[0]!]! |= SIRE_SIDE
    side[breeder[1]!]! |= DAM_SIDE
    side[0] = NOT_A_DOG
    let meet = false
    let from = 0
    let known = 2
    for (let generation = 1; generation < this.#generations && from < known; generation++) {
      const to = known
      for (let i = from; i < to; i++) {
        const mine = i < 2 ? SIRE_SIDE << i : side[breeder[i]!]!
        const sire = sires[i]!
        const dam = dams[i]!
        const sireWas = side[sire]!
        side[sire] = sireWas | mine
        breeder[known] = sire
        known += isZero(sireWas)
        const damWas = side[dam]!
        side[dam] = damWas | mine
        breeder[known] = dam
        known += isZero(damWas)
        if ((sireWas | mine) === BOTH_SIDES || (damWas | mine) === BOTH_SIDES) meet = true
      }
      for (let i = to; i < known; i++) {
        sires[i] = breederSire[breeder[i]!]!
        dams[i] = breederDam[breeder[i]!]!
      }
      from = to
    }
    for (let i = 0; i < known; i++) side[breeder[i]!] = 0
    this.#withParents = from
    this.#size = known
    return meet
  }

  /** Numbers the dogs found parents before offspring (by their levels) and links them by these numbers. */
  #arrange(): void {
    const known = this.#size
    const breeder = this.#breeder
    const number = this.#number
    const { numberOfBreeder } = this.#scratch
    this.#sortByLevel()
    for (let i = 0; i < known; i++) numberOfBreeder[breeder[i]!] = number[i]!
    numberOfBreeder[0] = 0
    for (let i = 0; i < known; i++) {
      const at = number[i]!
      const shown = i < this.#withParents
      this.sire[at] = shown ? numberOfBreeder[this.#breederSire[i]!]! : 0
      this.dam[at] = shown ? numberOfBreeder[this.#breederDam[i]!]! : 0
    }
  }

  /** A counting sort; nobody on the chart has a higher level than the higher of the two parents. */
  #sortByLevel(): void {
    const { breederLevel } = this.#pedigree
    const known = this.#size
    const level = this.#level
    for (let i = 0; i < 2; i++) {
      level[i] = levelBelow(breederLevel, this.#breederSire[i]!, this.#breederDam[i]!)
    }
    for (let i = 2; i < known; i++) level[i] = breederLevel[this.#breeder[i]!]!
    const highest = Math.max(level[0]!, level[1]!)
    if (this.#next.length < highest + 2) this.#next = new Int32Array(2 * highest + 2)
    const next = this.#next.fill(0, 0, highest + 2)
    for (let i = 0; i < known; i++) next[level[i]! + 1]!++
    next[0] = 1
    for (let l = 1; l <= highest; l++) next[l]! += next[l - 1]!
    for (let i = 0; i < known; i++) {
      const at = next[level[i]!]!++
      this.#number[i] = at
      this.#position[at] = i
    }
  }
}

const SIRE_SIDE = 1
const DAM_SIDE = 2
const BOTH_SIDES = 3
/** marks the row of unknown parents as already found, and never as a meeting point */
const NOT_A_DOG = 4

/** 1 for 0, 0 for a small positive number, without a branch. */
function isZero(x: number): number {
  return (x - 1) >>> 31
}

/** Columns as long as the pedigree that are used only while one chart is loaded: all charts of a pedigree share them. */
interface Scratch {
  /** breeder → SIRE_SIDE, DAM_SIDE or both, while gathering, else 0; NOT_A_DOG at 0 */
  readonly side: Uint8Array
  /** breeder → number on the chart being loaded; meaningful for those on it only */
  readonly numberOfBreeder: Int32Array
}

const scratches = new WeakMap<Pedigree, Scratch>()

function scratchOf(pedigree: Pedigree, rows: number): Scratch {
  const known = scratches.get(pedigree)
  if (known && known.side.length >= rows) return known
  const scratch = { side: new Uint8Array(rows), numberOfBreeder: new Int32Array(rows) }
  scratches.set(pedigree, scratch)
  return scratch
}
