import { compared, type MateAim, type MateMerits, type MateWeights, weighedAims } from './aims.ts'
import { dominates } from './fronts.ts'
import type { RankedMale } from './ranking.ts'

/** Why a male stands where it does; dogs by their place in the list that was ranked. Source: docs/rules/breeding-and-health.md#reasons. */
export type MateReason =
  /** nobody is better in the aim */
  | { readonly code: 'BEST'; readonly aim: MateAim }
  /** nobody is better in the aim of those at least as good in the other one, of which there are so many */
  | { readonly code: 'BEST_AMONG'; readonly aim: MateAim; readonly among: MateAim; readonly count: number }
  /** nobody is at least as good in everything and better in something */
  | { readonly code: 'UNBEATEN' }
  /** another is as good in everything and better in these */
  | { readonly code: 'BEATEN'; readonly by: number; readonly aims: readonly MateAim[] }
  /** in which it loses to the first of the list, and in which it is better */
  | {
      readonly code: 'BESIDE_FIRST'
      readonly first: number
      readonly worse: readonly MateAim[]
      readonly better: readonly MateAim[]
    }
  /** what is not known, and so counts as worse than anything that is */
  | { readonly code: 'UNKNOWN'; readonly aims: readonly MateAim[] }

const MOST_BESTS = 2
/** A group of fewer others says nothing. */
const LEAST_OTHERS = 2

/** The reasons of males that were ranked by these merits and weights. */
export class MateReasons {
  readonly #merits: readonly MateMerits[]
  readonly #aims: readonly MateAim[]
  readonly #ranked: readonly RankedMale[]

  /** @param ranked of `rankMales`, by the same merits and weights */
  constructor(merits: readonly MateMerits[], weights: MateWeights, ranked: readonly RankedMale[]) {
    this.#merits = merits
    this.#aims = weighedAims(weights)
    this.#ranked = ranked
  }

  /** None where no aim counts. */
  of(male: RankedMale): MateReason[] {
    if (this.#aims.length === 0) return []
    const bests = this.#bestsOf(male)
    const unknown = this.#aims.filter((aim) => this.#merits[male.index]![aim] === null)
    return [
      ...bests,
      ...(male.front > 1
        ? [this.#beaten(male)]
        : [...(bests.length === 0 ? [{ code: 'UNBEATEN' as const }] : []), ...this.#besideFirst(male)]),
      ...(unknown.length > 0 ? [{ code: 'UNKNOWN' as const, aims: unknown }] : []),
    ]
  }

  #value(index: number, aim: MateAim): number {
    return compared(this.#merits[index]![aim])
  }

  #bestsOf({ index }: RankedMale): MateReason[] {
    const known = this.#aims.filter((aim) => this.#merits[index]![aim] !== null)
    return known
      .map((aim) => this.#bestIn(index, aim))
      .filter((best) => best !== undefined)
      .slice(0, MOST_BESTS)
  }

  #bestIn(index: number, aim: MateAim): MateReason | undefined {
    const own = this.#value(index, aim)
    const others = this.#ranked.map((male) => male.index).filter((other) => other !== index)
    const better = others.filter((other) => this.#value(other, aim) > own)
    if (better.length === 0)
      return others.some((other) => this.#value(other, aim) < own) ? { code: 'BEST', aim } : undefined
    const groups = this.#aims
      .filter((among) => among !== aim && this.#merits[index]![among] !== null)
      .map((among) => {
        const atLeast = (other: number) => this.#value(other, among) >= this.#value(index, among)
        return { among, count: better.some(atLeast) ? 0 : others.filter(atLeast).length }
      })
      .filter(({ count }) => count >= LEAST_OTHERS)
      .sort((a, b) => b.count - a.count)
    return groups[0] && { code: 'BEST_AMONG', aim, among: groups[0].among, count: groups[0].count + 1 }
  }

  #beaten({ index, front }: RankedMale): MateReason {
    const pointOf = (male: number) => this.#aims.map((aim) => this.#value(male, aim))
    const by = this.#ranked.find(
      (other) => other.front < front && dominates(pointOf(other.index), pointOf(index)),
    )!.index
    return {
      code: 'BEATEN',
      by,
      aims: this.#aims.filter((aim) => this.#value(by, aim) > this.#value(index, aim)),
    }
  }

  #besideFirst({ index }: RankedMale): MateReason[] {
    const first = this.#ranked[0]!.index
    if (first === index) return []
    const worse = this.#aims.filter((aim) => this.#value(index, aim) < this.#value(first, aim))
    const better = this.#aims.filter((aim) => this.#value(index, aim) > this.#value(first, aim))
    return worse.length + better.length === 0 ? [] : [{ code: 'BESIDE_FIRST', first, worse, better }]
  }
}
