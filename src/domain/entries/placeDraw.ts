/** How a trial's places are filled: in the order of entry, or in an order that is drawn after the closing. Source: docs/rules/entries.md#queue-or-draw. */
export const FILLINGS = ['queue', 'draw'] as const
export type Filling = (typeof FILLINGS)[number]

/** What everyone may know of the draw of a trial's places: `hash` from publishing on, `drawnAt` once it has been drawn. */
export interface PlaceDraw {
  readonly hash: string
  /** null: not yet */
  readonly drawnAt: string | null
}

/** Whether its dogs wait for the draw: until then none has a place or a number in the queue. */
export const isUndrawn = (trial: {
  readonly filling: Filling
  readonly placeDraw: PlaceDraw | null
}): boolean => trial.filling === 'draw' && (trial.placeDraw?.drawnAt ?? null) === null

/** SHA-256 of the UTF-8 bytes of a text, as 64 small hexadecimal digits. */
export type Sha256 = (text: string) => string

/** A dog of the draw by its registration number, with the value that decides about its position. */
export interface DrawnNumber {
  readonly regnr: string
  readonly value: string
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The numbers as they are published, by code unit. */
export const drawList = (numbers: readonly string[]): string[] => numbers.toSorted(compare)

/**
 * The drawn order: each number's value is the hash of the seed, a colon and the number, and the smallest value comes first. In whatever
 * order the numbers are given, the order is the same. Source: docs/rules/entries.md#the-algorithm-of-the-draw.
 * @param seed 64 hexadecimal digits, as they are published
 */
export const drawOrder = (seed: string, numbers: readonly string[], sha256: Sha256): DrawnNumber[] =>
  drawList(numbers)
    .map((regnr) => ({ regnr, value: sha256(`${seed}:${regnr}`) }))
    .toSorted((a, b) => compare(a.value, b.value))

/** A draw as it was published. */
export interface PublishedDraw {
  readonly hash: string
  readonly seed: string
  /** in the order in which they are said to have been drawn */
  readonly order: readonly string[]
}

/** What came of computing a published draw again. */
export interface DrawCheck {
  /** the seed is the one whose hash was published */
  readonly seedAgrees: boolean
  /** the order follows from the seed and the numbers */
  readonly orderAgrees: boolean
  /** as it is computed */
  readonly order: readonly DrawnNumber[]
}

/** Computes a published draw again. Source: docs/rules/entries.md#the-algorithm-of-the-draw. */
export function checkDraw({ hash, seed, order }: PublishedDraw, sha256: Sha256): DrawCheck {
  const again = drawOrder(seed, order, sha256)
  return {
    seedAgrees: sha256(seed) === hash,
    orderAgrees: again.every(({ regnr }, index) => regnr === order[index]),
    order: again,
  }
}
