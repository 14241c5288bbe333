import { RULEBOOK_PREVIEW_SIZE, type RulebookPreview } from '#contract/rulebooks.ts'
import type { SummaryRow } from '../dogs/dogs.types.ts'
import { presentSummary } from '../dogs/records.presenter.ts'
import type { ChangedResult, Preview } from './preview.service.ts'

/** Results that an unsaved rulebook would change. */
export function presentPreview(
  { from, to, coming, results, altered, page, rows }: Preview,
  dogs: ReadonlyMap<number, SummaryRow>,
): RulebookPreview {
  return {
    from,
    to,
    coming,
    results,
    altered,
    page,
    pageSize: RULEBOOK_PREVIEW_SIZE,
    rows: rows.map((row) => presentAltered(row, dogs)),
  }
}

function presentAltered({ row, after }: ChangedResult, dogs: ReadonlyMap<number, SummaryRow>) {
  return {
    id: row.id,
    dog: presentSummary(dogs.get(row.dog_id)!),
    class: row.class,
    trial: { date: row.held_on, kaerNr: row.kaer_nr, place: row.place },
    before: { outcome: row.outcome, points: row.points, prize: row.prize },
    after: { outcome: after.outcome, points: after.points, prize: after.prize },
  }
}
