import type { MergePreview } from '#contract/corrections.ts'

type Difference = MergePreview['differences'][number]
type Field = Difference['field']

/** What two records say of one thing. */
export interface MergeRow {
  /** names the choice in the form, too */
  readonly name: Field
  /** the fields that are chosen together */
  readonly fields: readonly Field[]
  readonly kept: readonly Difference[]
  readonly other: readonly Difference[]
  /** true: both say something, so that somebody has to choose */
  readonly chosen: boolean
}

/** Day and year of birth say one thing. Source: docs/rules/history.md#merging. */
const BIRTH: readonly Field[] = ['birthDate', 'birthYear']
/** True of either record is true of the dog. */
const EITHER: readonly Field[] = ['imported', 'neutered']

/** The differences of two records, each as what is chosen at once. */
export function mergeRows(differences: readonly Difference[]): MergeRow[] {
  const birth = differences.filter(({ field }) => BIRTH.includes(field))
  const rest = differences.filter(({ field }) => !BIRTH.includes(field)).map((one) => [one])
  const groups = birth.length > 0 ? [birth, ...rest] : rest
  return groups.map((group) => {
    const kept = group.filter((one) => one.kept !== null)
    const other = group.filter((one) => one.other !== null)
    return {
      name: group[0]!.field,
      fields: group.map(({ field }) => field),
      kept,
      other,
      chosen: kept.length > 0 && other.length > 0 && !EITHER.includes(group[0]!.field),
    }
  })
}

/** What somebody has said to be right, by the name of its row: the number of the record that says so. */
export type RightRecords = Readonly<Record<string, string | undefined>>

/** The fields in which the record that goes is right. */
export const fieldsTaken = (rows: readonly MergeRow[], right: RightRecords, other: string): Field[] =>
  rows.filter(({ name, chosen }) => chosen && right[name] === other).flatMap(({ fields }) => fields)
