import { CONDITION_FIELDS } from './conditionFields.ts'
import {
  type FeatureScale,
  HUNT_FEATURES,
  type HuntFeature,
  WATER_FEATURES,
  type WaterFeature,
} from './features.ts'
import type { TrialType } from './results.ts'

/** `hunt`: a field or forest performance; `water`: a water and track performance. */
export const SHEET_KINDS = ['hunt', 'water'] as const
export type SheetKind = (typeof SHEET_KINDS)[number]

/** The sheets a dog has in a trial, the one that ends it first: a divided field or forest trial leaves water and track to trials of their own. */
export function sheetKinds(type: TrialType | null, divided: boolean): readonly [SheetKind, ...SheetKind[]] {
  if (type === 'water_track') return ['water']
  return divided ? ['hunt'] : SHEET_KINDS
}

/** Fields of a sheet beside the features. `stated…` are the paper's own sums, held against what the rulebook gives. */
const HUNT_SHEET_FIELDS = [
  'outcome',
  'search',
  'game',
  'retrieve',
  'pointsAtGame',
  'shotOver',
  'statedPoints',
  'statedPrize',
  'judgeId',
  'report',
  ...CONDITION_FIELDS,
] as const
const WATER_SHEET_FIELDS = ['outcome', 'water', 'track', 'judgeId', 'report'] as const

export type SheetField =
  | (typeof HUNT_SHEET_FIELDS)[number]
  | (typeof WATER_SHEET_FIELDS)[number]
  | HuntFeature
  | WaterFeature

/** The scales of a kind's features in a rulebook. */
export const scalesOf = (
  rulebook: Readonly<Record<`${SheetKind}Features`, readonly FeatureScale[]>>,
  kind: SheetKind,
): readonly FeatureScale[] => rulebook[`${kind}Features`]

export type SheetValue = number | string | boolean | null

/** What has been written down of a dog so far; a field that is missing has not been filled. */
export type SheetValues = Readonly<Partial<Record<SheetField, SheetValue>>>

/** Every field that a sheet of the kind has, in the order of the judge's paper. */
export const SHEET_FIELDS: Readonly<Record<SheetKind, readonly SheetField[]>> = {
  hunt: [...HUNT_SHEET_FIELDS, ...HUNT_FEATURES.map(({ code }) => code)],
  water: [...WATER_SHEET_FIELDS, ...WATER_FEATURES.map(({ code }) => code)],
}
