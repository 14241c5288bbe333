/**
 * Feature scores of a KAER trial and the values each may take.
 * Source: docs/rules/trials.md#features and #zeroing. Letters of water and track features stay as the club writes them: most have no published meaning.
 */

export interface FeatureScale {
  readonly code: string
  readonly values: readonly number[]
  /** 0 ends the hunt (rejected) or the whole trial (closed). */
  readonly zero?: 'rejected' | 'closed'
  /** part whose grade a 0 makes 0 */
  readonly zeroes?: ZeroedPart
  /** when a result is not complete without it: always, or where a shot was fired over the point; else it may be left empty */
  readonly needed?: 'always' | 'atShot'
}

/** Parts of the hunt that a feature at 0 makes 0. */
export const ZEROED_PARTS = ['search', 'game', 'retrieve'] as const
export type ZeroedPart = (typeof ZEROED_PARTS)[number]

const upTo = (max: number): readonly number[] => Array.from({ length: max + 1 }, (_, value) => value)

/** Field and forest features, in the order of the judge's sheet; codes are the JSON and column names in camelCase. */
export const HUNT_FEATURES = [
  { code: 'speed', values: upTo(5), zero: 'rejected', zeroes: 'search', needed: 'always' },
  { code: 'method', values: upTo(5), zero: 'rejected', zeroes: 'search', needed: 'always' },
  { code: 'scenting', values: upTo(5), zero: 'rejected', zeroes: 'search', needed: 'always' },
  { code: 'reporting', values: upTo(2) },
  { code: 'point', values: upTo(5), zero: 'rejected', zeroes: 'game', needed: 'always' },
  { code: 'flush', values: upTo(5), zero: 'rejected', zeroes: 'game', needed: 'always' },
  { code: 'steadiness', values: upTo(5), zero: 'rejected', zeroes: 'game', needed: 'always' },
  { code: 'retrieveEagerness', values: upTo(5), zero: 'rejected', zeroes: 'retrieve', needed: 'always' },
  { code: 'collaboration', values: upTo(5), needed: 'always' },
  { code: 'willToHunt', values: upTo(5), needed: 'always' },
  { code: 'behaviour', values: upTo(5), needed: 'always' },
  { code: 'gunShyness', values: upTo(5), zero: 'closed', needed: 'atShot' },
  { code: 'loudness', values: upTo(5), zero: 'closed', needed: 'always' },
] as const satisfies readonly FeatureScale[]

/** Water and track features by the club's letters. */
export const WATER_FEATURES = [
  { code: 'pp', values: upTo(5) },
  { code: 'vh', values: upTo(5) },
  { code: 'pk', values: upTo(3) },
  { code: 'oh', values: upTo(5) },
  { code: 'ti', values: upTo(5) },
  { code: 'jls', values: upTo(5) },
  { code: 'jt', values: [1, 3] },
  { code: 't', values: upTo(5) },
  { code: 'p', values: upTo(5) },
  { code: 'l', values: [0, 3, 5] },
  { code: 'lp', values: upTo(5) },
] as const satisfies readonly FeatureScale[]

export type HuntFeature = (typeof HUNT_FEATURES)[number]['code']
export type WaterFeature = (typeof WATER_FEATURES)[number]['code']
