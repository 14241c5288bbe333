import { CONDITION_FIELDS, isCondition } from './conditionFields.ts'
import type { TrialType } from './results.ts'
import type { Rulebook } from './rulebook.ts'
import type { SheetField, SheetKind, SheetValues } from './sheet.ts'

const SHEET_GROUPS = [
  'start',
  'search',
  'game',
  'retrieve',
  'others',
  'water',
  'track',
  'conditions',
  'paper',
] as const

/** Fields that are looked at together, in the order of the judge's paper. */
export interface FieldGroup {
  /** key of its heading */
  readonly code: (typeof SHEET_GROUPS)[number]
  readonly fields: readonly SheetField[]
}

const START: FieldGroup = { code: 'start', fields: ['outcome', 'judgeId'] }

const HUNT: readonly FieldGroup[] = [
  START,
  { code: 'search', fields: ['speed', 'method', 'scenting', 'search'] },
  {
    code: 'game',
    fields: ['pointsAtGame', 'shotOver', 'reporting', 'point', 'flush', 'steadiness', 'game'],
  },
  { code: 'retrieve', fields: ['retrieveEagerness', 'retrieve'] },
  { code: 'others', fields: ['collaboration', 'willToHunt', 'behaviour', 'gunShyness', 'loudness'] },
  { code: 'conditions', fields: CONDITION_FIELDS },
  { code: 'paper', fields: ['statedPoints', 'statedPrize', 'report'] },
]
const WATER: readonly FieldGroup[] = [
  START,
  { code: 'water', fields: ['pp', 'vh', 'pk', 'oh', 'ti', 'l', 'p', 'water'] },
  { code: 'track', fields: ['jls', 'jt', 't', 'lp', 'track'] },
  { code: 'paper', fields: ['report'] },
]

const GROUPS: Readonly<Record<SheetKind, readonly FieldGroup[]>> = { hunt: HUNT, water: WATER }

/**
 * The groups of a sheet. Game is left for reporting in the forest only; what was around is asked for where a rulebook says so.
 * @param filled what the shown sheets hold: a value stays to be seen when the rulebook asks for it no more
 */
export function groupsOf(
  kind: SheetKind,
  type: TrialType | null,
  rulebooks: readonly Pick<Rulebook, 'conditions'>[],
  filled: readonly SheetValues[] = [],
): readonly FieldGroup[] {
  const asked = (field: SheetField) =>
    !isCondition(field) ||
    rulebooks.some(({ conditions }) => conditions.includes(field)) ||
    filled.some((values) => (values[field] ?? null) !== null)
  const left = (field: SheetField) => (field !== 'reporting' || type === 'forest') && asked(field)
  return GROUPS[kind]
    .map(({ code, fields }) => ({ code, fields: fields.filter(left) }))
    .filter(({ fields }) => fields.length > 0)
}
