import { sql } from 'kysely'
import { expect } from 'vitest'
import type { AnalysisFigures } from '#contract/analyses.ts'
import type { Db } from '../platform/database.ts'

/** A result as the database holds it: what the calls say is held against loops over these. */
export interface Exported {
  readonly dog: string
  readonly breed_code: string
  readonly sex: string | null
  readonly birth_date: string | null
  readonly sire: string | null
  readonly dam: string | null
  readonly kennel_name: string | null
  readonly held_on: string
  readonly type: string
  readonly class: string
  readonly outcome: string
  readonly prize: number | null
  readonly judge_id: number | null
  readonly [column: string]: unknown
}
export async function exportedRows(db: Db, table: 'trial_result' | 'water_result'): Promise<Exported[]> {
  const { rows } = await sql<Exported>`
    select r.*, t.type, t.held_on::text, d.breed_code, d.sex, d.birth_date::text, d.kennel_name, n.regnr as dog, s.regnr as sire, m.regnr as dam
    from ${sql.table(table)} r join trial t on t.id = r.trial_id join dog d on d.id = r.dog_id join main_number n on n.dog_id = d.id
      left join main_number s on s.dog_id = d.sire_id left join main_number m on m.dog_id = d.dam_id
    where d.registered`.execute(db)
  return rows
}

export const family = ({ breed_code }: Exported) => breed_code.split('.')[0]!
export const seasonOf = ({ held_on }: Exported) =>
  Number(held_on.slice(5, 7)) >= 6 ? Number(held_on.slice(0, 4)) : Number(held_on.slice(0, 4)) - 1
/** Birthdays, counted one by one. */
export function ageOn(day: string, birth: string | null): number | null {
  if (birth === null) return null
  let years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  if (day.slice(5) < birth.slice(5)) years--
  return years
}
export const ageOf = ({ held_on, birth_date }: Exported) => ageOn(held_on, birth_date)
export const KEYS: Readonly<Record<string, (row: Exported) => string | number | null>> = {
  breed: family,
  season: seasonOf,
  class: (row) => row.class,
  type: (row) => row.type,
  sex: (row) => row.sex,
  age: ageOf,
  sire: (row) => row.sire,
  dam: (row) => row.dam,
  kennel: (row) => row.kennel_name,
  judge: (row) => row.judge_id,
}
const COLUMNS: Readonly<Record<string, string>> = {
  willToHunt: 'will_to_hunt',
  gunShyness: 'gun_shyness',
  pointsAtGame: 'points_at_game',
  search: 'search_grade',
  track: 'track_grade',
}
export function scoreOf(row: Exported, measure: string): number | null {
  if (measure === 'prize' || measure === 'firstPrize') {
    if (row.outcome === 'absent') return null
    return measure === 'prize' ? Number(row.prize! >= 1) : Number(row.prize === 1)
  }
  const value = row[COLUMNS[measure] ?? measure]
  return value === null ? null : Number(value)
}

export type Plain = Pick<AnalysisFigures, 'dogs' | 'results' | 'mean' | 'resultMean' | 'sd'>

export const figuresOf = (rows: readonly Exported[], measure: string): Plain =>
  sumUp(rows.map((row) => ({ dog: row.dog, value: scoreOf(row, measure) })))

/** By plain loops: the mean of each dog, then of the dogs. */
export function sumUp(rows: readonly { readonly dog: string; readonly value: number | null }[]): Plain {
  const byDog: Record<string, number[]> = {}
  let [sum, results] = [0, 0]
  for (const { dog, value } of rows) {
    if (value === null) continue
    byDog[dog] ??= []
    byDog[dog]!.push(value)
    sum += value
    results++
  }
  const means = Object.values(byDog).map((values) => {
    let total = 0
    for (const value of values) total += value
    return total / values.length
  })
  const dogs = means.length
  if (dogs < 5) return { dogs, results, mean: null, resultMean: null, sd: null }
  let [total, squares] = [0, 0]
  for (const mean of means) total += mean
  for (const mean of means) squares += (mean - total / dogs) ** 2
  return { dogs, results, mean: total / dogs, resultMean: sum / results, sd: Math.sqrt(squares / (dogs - 1)) }
}

export function expectFigures(told: AnalysisFigures, own: Plain) {
  expect([told.dogs, told.results]).toEqual([own.dogs, own.results])
  for (const name of ['mean', 'resultMean', 'sd'] as const) {
    if (own[name] === null) expect(told[name]).toBeNull()
    else expect(told[name]).toBeCloseTo(own[name], 3)
  }
}
