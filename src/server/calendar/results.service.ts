import { newSince } from '#domain/dogs.ts'
import { rank } from '#domain/trials/ranking.ts'
import { TRIAL_CLASSES } from '#domain/trials/results.ts'
import type { SummaryRow } from '../dogs/dogs.types.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import type { Reader } from '../platform/act.ts'
import { citedRulebooks } from '../rulebooks/rulebooks.service.ts'
import type { StoredRulebook } from '../rulebooks/rulebooks.types.ts'
import { type HuntRow, huntResults, type WaterRow, waterResults } from './results.store.ts'

/** Results with their dogs, the rulebooks they cite, and the time since which a result is new. */
export interface ResultPage<Row> {
  readonly rows: readonly Row[]
  readonly dogs: ReadonlyMap<number, SummaryRow>
  readonly rulebooks: readonly StoredRulebook[]
  readonly newSince: Date
}

/** A result with the dog's place in its class, which takes a prize. */
export type RankedRow = HuntRow & { readonly rank: number | null }

/** Field and forest results of a trial: the winner class first, in each class by rank. */
export async function findHuntResults(reader: Reader, trialId: number): Promise<ResultPage<RankedRow>> {
  const rows = await huntResults(reader.db, trialId)
  const ranked = TRIAL_CLASSES.toReversed().flatMap((trialClass) =>
    rank(rows.filter((row) => row.class === trialClass).map(asRanked)).map(({ result, place }) => ({
      ...result.row,
      rank: result.prize > 0 ? place : null,
    })),
  )
  return withDogs(reader, ranked)
}

/** Water and track results of a trial: the winner class first, in each class by grades. */
export async function findWaterResults(reader: Reader, trialId: number): Promise<ResultPage<WaterRow>> {
  const sum = ({ water_grade, track_grade }: WaterRow) => (water_grade ?? -1) + (track_grade ?? 0)
  const rows = await waterResults(reader.db, trialId)
  return withDogs(
    reader,
    rows.toSorted(
      (a, b) =>
        TRIAL_CLASSES.indexOf(b.class) - TRIAL_CLASSES.indexOf(a.class) || sum(b) - sum(a) || a.id - b.id,
    ),
  )
}

const asRanked = (row: HuntRow) => ({
  row,
  outcome: row.outcome,
  prize: row.prize,
  points: row.points,
  grades: {
    search: row.search_grade ?? undefined,
    game: row.game_grade ?? undefined,
    retrieve: row.retrieve_grade ?? undefined,
  },
  collaboration: row.collaboration,
  willToHunt: row.will_to_hunt,
  birthDate: row.birth_date,
})

async function withDogs<Row extends HuntRow | WaterRow>(
  reader: Reader,
  rows: readonly Row[],
): Promise<ResultPage<Row>> {
  const [dogs, rulebooks] = await Promise.all([
    dogSummaries(
      reader,
      rows.map(({ dog_id }) => dog_id),
    ),
    citedRulebooks(
      reader,
      rows.flatMap(({ rulebook_id }) => rulebook_id ?? []),
    ),
  ])
  return { rows, dogs, rulebooks: [...rulebooks.values()], newSince: newSince(reader.at) }
}
