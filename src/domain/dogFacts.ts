interface TextFact {
  /** column of the table `dog` */
  readonly column: string
  /** an answer has it among the dog's `remarks` */
  readonly remark?: true
}

interface MeasureFact extends TextFact {
  /** null: it has none */
  readonly unit: 'cm' | 'kg' | null
  /** most decimals that are kept */
  readonly decimals: 1 | 2
  /** smallest and greatest value that is taken for true, in the unit */
  readonly range: readonly [number, number]
}

/**
 * What is measured or written of a dog and is for everyone to see, in the order of its page. One line here, its column in a migration
 * and its label in the texts (`dogs.facts.…`) make a fact whole: import, answer and page follow.
 */
export const DOG_FACTS = {
  height: { column: 'height_cm', unit: 'cm', decimals: 1, range: [10, 120] },
  length: { column: 'length_cm', unit: 'cm', decimals: 1, range: [10, 150] },
  weight: { column: 'weight_kg', unit: 'kg', decimals: 1, range: [1, 120] },
  hipIndex: { column: 'hip_index', unit: null, decimals: 2, range: [0, 300] },
  studbookNumber: { column: 'studbook_number' },
  beardGene: { column: 'beard_gene' },
  vwd: { column: 'vwd_status' },
  teeth: { column: 'teeth_remark', remark: true },
  hair: { column: 'hair_remark', remark: true },
  testicles: { column: 'testicle_remark', remark: true },
  eyes: { column: 'eye_remark', remark: true },
  mentalTest: { column: 'mental_test' },
  predatorTest: { column: 'predator_test' },
  healthInsurance: { column: 'health_insurance' },
  freeText: { column: 'free_text' },
} as const satisfies Readonly<Record<string, TextFact | MeasureFact>>

type Declared = typeof DOG_FACTS
export type DogFactName = keyof Declared
export type DogFactColumn = Declared[DogFactName]['column']

/** The facts of a dog by name; null: not known. */
export type DogFacts = {
  readonly [Name in DogFactName]: (Declared[Name] extends MeasureFact ? number : string) | null
}

export type RemarkName = {
  [Name in DogFactName]: Declared[Name] extends { readonly remark: true } ? Name : never
}[DogFactName]
export type PlainFactName = Exclude<DogFactName, RemarkName>

export const DOG_FACT_NAMES = Object.keys(DOG_FACTS) as DogFactName[]
export const isFactName = (name: string): name is DogFactName => name in DOG_FACTS
export const isRemark = (name: DogFactName): name is RemarkName => 'remark' in DOG_FACTS[name]
export const REMARK_NAMES = DOG_FACT_NAMES.filter(isRemark)
export const PLAIN_FACT_NAMES = DOG_FACT_NAMES.filter((name): name is PlainFactName => !isRemark(name))

/** Unit and range of a fact that is a measure; undefined for a text. */
export function measureOf(name: DogFactName): Omit<MeasureFact, 'column' | 'remark'> | undefined {
  const fact: TextFact | MeasureFact = DOG_FACTS[name]
  return 'unit' in fact ? fact : undefined
}

/** Decimals by which a measure is shown: one, or two where the second says something. */
export const decimalsIn = (value: number, { decimals }: Pick<MeasureFact, 'decimals'>): number =>
  decimals === 2 && Number(value.toFixed(1)) === value ? 1 : decimals
