/** The kinds of results whose whole history is told. Source of everything here: docs/rules/history.md#results. */
export const INFO_KINDS = ['hunt', 'water', 'show'] as const
export type InfoKind = (typeof INFO_KINDS)[number]

const OF_A_TRIAL = { dog: 'dog_id', event: 'trial_id', class: 'class', outcome: 'outcome' } as const
const BY_A_RULEBOOK = { status: 'status', rulebook: 'rulebook_id', report: 'report' } as const

/** What is told of a result, with the column it stands in, in the order of the judge's paper. */
const COLUMNS = {
  hunt: {
    ...OF_A_TRIAL,
    prize: 'prize',
    points: 'points',
    judge: 'judge',
    speed: 'speed',
    method: 'method',
    scenting: 'scenting',
    search: 'search_grade',
    pointsAtGame: 'points_at_game',
    shotOver: 'shot_over',
    reporting: 'reporting',
    point: 'point',
    flush: 'flush',
    steadiness: 'steadiness',
    game: 'game_grade',
    retrieveEagerness: 'retrieve_eagerness',
    retrieve: 'retrieve_grade',
    water: 'water_grade',
    track: 'track_grade',
    countedWater: 'water_result_id',
    collaboration: 'collaboration',
    willToHunt: 'will_to_hunt',
    behaviour: 'behaviour',
    gunShyness: 'gun_shyness',
    loudness: 'loudness',
    ...BY_A_RULEBOOK,
  },
  water: {
    ...OF_A_TRIAL,
    judge: 'judge',
    water: 'water_grade',
    pp: 'pp',
    vh: 'vh',
    pk: 'pk',
    oh: 'oh',
    ti: 'ti',
    l: 'l',
    p: 'p',
    track: 'track_grade',
    jls: 'jls',
    jt: 'jt',
    t: 't',
    lp: 'lp',
    ...BY_A_RULEBOOK,
  },
  show: {
    dog: 'dog_id',
    event: 'show_id',
    class: 'class',
    grade: 'grade',
    placing: 'placing',
    showMarks: 'marks',
    judge: 'judge',
    critique: 'critique',
  },
} as const

/** The checks that a result is published against, and why: both from one column. */
const OVERRIDDEN = ['overridden', 'overrideReason'] as const

type Columns = typeof COLUMNS
export type ResultField = { [Kind in InfoKind]: keyof Columns[Kind] }[InfoKind] | (typeof OVERRIDDEN)[number]

/** The fields of a kind in their order. */
export const fieldsOf = (kind: InfoKind): readonly ResultField[] => [
  ...(Object.keys(COLUMNS[kind]) as ResultField[]),
  ...(kind === 'show' ? [] : OVERRIDDEN),
]

export const RESULT_FIELDS = [...new Set(INFO_KINDS.flatMap(fieldsOf))] as [ResultField, ...ResultField[]]

/** What is recorded in a field: a number, a code or text, several codes; null: nothing. */
export type ResultValue = string | number | boolean | readonly string[] | null
export type ResultValues = Readonly<Partial<Record<ResultField, ResultValue>>>

/** The fields of a result from the columns of its row. */
export function valuesOfRow(kind: InfoKind, row: Readonly<Record<string, unknown>>): ResultValues {
  const told = Object.entries(COLUMNS[kind]).map(([field, column]) => [field, toldValue(row[column])])
  return { ...Object.fromEntries(told), ...(kind !== 'show' && overriddenOf(row.overridden)) }
}

function overriddenOf(overridden: unknown): ResultValues {
  const { checks = [], reason = null } = (overridden ?? {}) as {
    readonly checks?: readonly { readonly code: string }[]
    readonly reason?: string | null
  }
  return {
    overridden: checks.length === 0 ? null : checks.map(({ code }) => code),
    overrideReason: reason,
  }
}

const toldValue = (value: unknown): ResultValue =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
    ? null
    : (value as ResultValue)

/** Whether a field holds the same in two rows. */
export const isSameValue = (one: ResultValue | undefined, other: ResultValue | undefined): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** The fields in which two rows differ, with what stands in each; `before` undefined: everything that is filled in. */
export function differenceOf(
  before: ResultValues | undefined,
  after: ResultValues,
): { readonly before: ResultValues; readonly after: ResultValues } {
  const differing = (Object.keys(after) as ResultField[]).filter(
    (field) => !isSameValue(before?.[field], after[field]),
  )
  const pick = (values: ResultValues) =>
    Object.fromEntries(differing.map((field) => [field, values[field] ?? null]))
  return { before: before ? pick(before) : {}, after: pick(after) }
}

/**
 * How a field comes to its value where nobody types it: `rulebook` the sums of the scores, `water` the best valid water and track work,
 * `ending` with the end of the trial, `day` the rulebook of the trial's day.
 */
export const FIELD_RULES = ['rulebook', 'water', 'ending', 'day'] as const
export type FieldRule = (typeof FIELD_RULES)[number]

const HUNT_RULES: Readonly<Partial<Record<ResultField, FieldRule>>> = {
  prize: 'rulebook',
  points: 'rulebook',
  water: 'water',
  track: 'water',
  countedWater: 'water',
}
/** The rule that a field of a kind follows; null: it is typed. */
export const ruleOf = (kind: InfoKind, field: ResultField): FieldRule | null => {
  if (kind === 'show') return null
  if (field === 'status') return 'ending'
  if (field === 'rulebook') return 'day'
  return kind === 'hunt' ? (HUNT_RULES[field] ?? null) : null
}

/** What the moments of a result's history are of. */
export const MOMENT_KINDS = [
  'written',
  'corrected',
  'event',
  'objection',
  'paper',
  'entry',
  'money',
  'imported',
  'undone',
  'identity',
] as const
export type MomentKind = (typeof MOMENT_KINDS)[number]
