import { DOG_FACTS, type DogFactName } from './dogFacts.ts'
import type { RecordedField } from './recordedFields.ts'

/** What is typed of a dog in one line; empty: not known. */
export const LINE_BASICS = [
  'name',
  'nickName',
  'kennelName',
  'handler',
  'colour',
] as const satisfies readonly RecordedField[]
/** What may take several lines. */
export const NOTE_BASICS = [
  'studbookNumber',
  'vwd',
  'teeth',
  'hair',
  'testicles',
  'eyes',
  'mentalTest',
  'predatorTest',
  'healthInsurance',
  'freeText',
] as const satisfies readonly DogFactName[]
export const MEASURE_BASICS = [
  'height',
  'length',
  'weight',
  'hipIndex',
] as const satisfies readonly DogFactName[]
export const FLAG_BASICS = ['imported', 'neutered'] as const satisfies readonly RecordedField[]

/** The fields of a dog that staff type one by one; parents, owners and death have their own ways. */
export const BASIC_FIELDS = [
  ...LINE_BASICS,
  'breed',
  'sex',
  'birthDate',
  ...MEASURE_BASICS,
  ...FLAG_BASICS,
  'beardGene',
  ...NOTE_BASICS,
] as const satisfies readonly RecordedField[]
export type BasicField = (typeof BASIC_FIELDS)[number]

/** Letters of the beard gene as the club writes them; nothing is read into them. Source: docs/rules/dog-basics.md#beard-gene. */
export const BEARD_GENES = ['LL', 'LI', 'II', 'WW', 'Ww', 'ww'] as const

/** Two spellings of one result are kept as one. */
export const beardGeneOf = (letters: string): string => (letters === 'Wv' ? 'Ww' : letters)

/** Whether a measure can be true of a dog: in its range, with no more decimals than are kept. Source: docs/rules/dog-basics.md#measures. */
export function isMeasure(name: (typeof MEASURE_BASICS)[number], value: number): boolean {
  const { range, decimals } = DOG_FACTS[name]
  const [least, most] = range
  return value >= least && value <= most && Number(value.toFixed(decimals)) === value
}
