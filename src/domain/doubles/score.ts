import { type Compared, DOUBLE_FIELDS, type DoubleField, type DoubleLevels } from './comparison.ts'

/** What else two records that look alike may be, beside one dog. Source: docs/rules/doubles.md#score. */
export const OTHERWISE = ['litter', 'unrelated'] as const
type Otherwise = (typeof OTHERWISE)[number]

/**
 * Of each level the chance that two records show it if they are of one dog, of two litter mates, and of two unrelated dogs of the breed.
 * Source: docs/rules/doubles.md#weights.
 */
type Chances = readonly [oneDog: number, litter: number, unrelated: number]
const NEUTRAL: Chances = [1, 1, 1]
type Weighed = Exclude<DoubleField, 'name'>
const CHANCES: { readonly [Field in Weighed]: Readonly<Record<DoubleLevels[Field], Chances>> } = {
  birth: {
    same: [0.75, 0.97, 0.0005],
    swapped: [0.04, 0.0005, 0.0003],
    near: [0.08, 0.005, 0.006],
    yearOnly: [0.05, 0.005, 0.002],
    sameYear: [0.02, 0.01, 0.05],
    nextYear: [0.01, 0.001, 0.1],
    apart: [0.002, 0.0005, 0.84],
    unknown: NEUTRAL,
  },
  parents: {
    same: [0.5, 0.93, 0.001],
    one: [0.15, 0.03, 0.02],
    alike: [0.06, 0.01, 0.001],
    oneDiffers: [0.03, 0.01, 0.05],
    different: [0.004, 0.003, 0.8],
    missing: [0.25, 0.04, 0.2],
    unknown: NEUTRAL,
  },
  number: {
    spelling: [0.25, 0.0002, 0.0001],
    swapped: [0.06, 0.01, 0.0001],
    digit: [0.05, 0.4, 0.001],
    countries: [0.5, 0.02, 0.15],
    foreign: [0.1, 0.02, 0.1],
    sameRegister: [0.02, 0.55, 0.75],
  },
  chip: { same: [0.5, 0.00001, 0.00001], different: [0.01, 0.5, 0.5], unknown: NEUTRAL },
  sex: { same: [0.995, 0.5, 0.5], different: [0.005, 0.5, 0.5], unknown: NEUTRAL },
  breed: { same: NEUTRAL, variety: [0.03, 0.1, 0.15], different: [0.002, 0.5, 0.5] },
}

/** Of two litter mates: the kennel is the same, given names are chosen to differ. */
const NAMES_OF_LITTER: Readonly<Record<DoubleLevels['name'], readonly [oneDog: number, litter: number]>> = {
  same: [0.42, 0.00005],
  otherOrder: [0.05, 0.00005],
  kennelSpelling: [0.2, 0.0003],
  withoutKennel: [0.07, 0.0002],
  spelling: [0.05, 0.003],
  letter: [0.11, 0.005],
  otherLetter: [0.04, 0.02],
  letters: [0.03, 0.02],
  part: [0.02, 0.01],
  kennel: [0.01, 0.93],
  different: [0.003, 0.02],
  unknown: [1, 1],
}
/** How much more often unrelated names come as near as this than they are equal. */
const NEARNESS: Readonly<Partial<Record<DoubleLevels['name'], number>>> = {
  same: 1,
  otherOrder: 2,
  kennelSpelling: 8,
  withoutKennel: 4,
  spelling: 8,
  letter: 20,
  otherLetter: 40,
  letters: 200,
  part: 20,
}
/** A name is never taken to be rarer: whoever named one dog so may name another so again. */
const RAREST = 1 / 2 ** 17

/** Of one pair of records in so many how likely is one dog, before anything of them is known: in binary logarithms of the odds. */
const START: Readonly<Record<Otherwise, number>> = { litter: -8, unrelated: -16 }

/** The names of a small breed tell how often a word is chosen only together with those of others: it counts as one of so many. */
const LEAST_NAMES = 1000

/** How many names of the breed hold each word, and how many names there are. */
export interface NameCounts {
  readonly words: ReadonlyMap<string, number>
  readonly names: number
}

export interface Evidence {
  readonly field: DoubleField
  readonly level: DoubleLevels[DoubleField]
  /** binary logarithm of how much likelier the level is of one dog than of what else is likeliest */
  readonly weight: number
}

export interface DoubleScore {
  /** binary logarithm of the odds that the records are of one dog */
  readonly score: number
  /** what else they are likeliest to be */
  readonly otherwise: Otherwise
  readonly evidence: readonly Evidence[]
}

/** From this score on a pair is shown: one dog is as likely as not. Source: docs/rules/doubles.md#score. */
export const SHOWN_SCORE = 0

/** Weighs what two records have in common against the likeliest other explanation. */
export function scoreOf(compared: Compared, counts: NameCounts): DoubleScore {
  const [litter, unrelated] = OTHERWISE.map((otherwise) => scoreAgainst(otherwise, compared, counts))
  return litter!.score < unrelated!.score ? litter! : unrelated!
}

function scoreAgainst(otherwise: Otherwise, compared: Compared, counts: NameCounts): DoubleScore {
  const evidence = DOUBLE_FIELDS.map((field) => ({
    field,
    level: compared.levels[field],
    weight:
      field === 'name'
        ? weightOfName(otherwise, compared, counts)
        : weightOf(otherwise, chancesOf(field, compared.levels)),
  }))
  const score = evidence.reduce((sum, { weight }) => sum + weight, START[otherwise])
  return {
    score: round(score),
    otherwise,
    evidence: evidence.map((one) => ({ ...one, weight: round(one.weight) })),
  }
}

const chancesOf = (field: Weighed, levels: DoubleLevels): Chances =>
  (CHANCES[field] as Readonly<Record<string, Chances>>)[levels[field]]!

const weightOf = (otherwise: Otherwise, [oneDog, litter, unrelated]: Chances): number =>
  Math.log2(oneDog / (otherwise === 'litter' ? litter : unrelated))

function weightOfName(otherwise: Otherwise, { names }: Compared, counts: NameCounts): number {
  const [oneDog, litter] = NAMES_OF_LITTER[names.level]
  if (otherwise === 'litter') return Math.log2(oneDog / litter)
  const nearness = NEARNESS[names.level]
  if (nearness !== undefined)
    return Math.log2(oneDog / Math.min(1, chanceOf(names.shared, counts) * nearness))
  if (names.level === 'kennel') return Math.log2(oneDog / 0.05)
  return names.level === 'different' ? Math.log2(oneDog / 0.95) : 0
}

/** The chance that an unrelated dog of the breed bears the words, each drawn as often as it stands in names. */
function chanceOf(shared: readonly string[], { words, names }: NameCounts): number {
  const all = Math.max(names, LEAST_NAMES)
  const chance = shared.reduce(
    (product, word) => (product * Math.max(1, (words.get(word) ?? 0) - 1)) / all,
    1,
  )
  return Math.max(chance, RAREST)
}

const round = (value: number): number => Math.round(value * 10) / 10

/** Levels by which two records agree, wholly or nearly. */
const AGREEING: ReadonlySet<string> = new Set([
  'same',
  'otherOrder',
  'kennelSpelling',
  'withoutKennel',
  'spelling',
  'letter',
  'otherLetter',
  'letters',
  'part',
  'swapped',
  'near',
  'yearOnly',
  'one',
  'alike',
  'digit',
  'countries',
])
const isAgreeing = ({ level }: Pick<Evidence, 'level'>): boolean => AGREEING.has(level)

/** The fields in which two records agree, wholly or nearly. */
export const agreeingFields = (evidence: readonly Evidence[]): DoubleField[] =>
  evidence.filter(isAgreeing).map(({ field }) => field)
