import type { PastTrial } from '#contract/pastTrials.ts'
import { PAST_TRIAL_COLUMNS, PAST_TRIAL_FIELDS, type PastTrialField } from '#domain/trials/pastTrial.ts'
import type { SummaryRow } from '../dogs/dogs.types.ts'
import { presentSummary } from '../dogs/records.presenter.ts'
import type { findPast } from './past.service.ts'
import type { PastHead } from './past.store.ts'

/** A trial as it was, with its results and dogs. */
export function presentPast({
  head,
  results,
  entries,
  dogs,
}: Awaited<ReturnType<typeof findPast>>): PastTrial {
  return {
    isRecorded: head !== undefined,
    fields: head ? PAST_TRIAL_FIELDS.map((field) => ({ field, value: textOf(head, field) })) : [],
    results: results.map(({ dogId, id, kind, class: of, outcome, prize, points }) => ({
      id,
      kind,
      dog: dogOf(dogs, dogId),
      class: of,
      outcome,
      prize,
      points,
    })),
    entries: entries.map(({ dogId, id, class: of, startNumber, isWithdrawn }) => ({
      id,
      dog: dogOf(dogs, dogId),
      class: of,
      startNumber,
      isWithdrawn,
    })),
  }
}

/** Null: the dog is gone. */
function dogOf(dogs: ReadonlyMap<number, SummaryRow>, id: number) {
  const dog = dogs.get(id)
  return dog ? presentSummary(dog) : null
}

function textOf({ columns, club }: PastHead, field: PastTrialField): string | null {
  if (field === 'club') return club
  const value = columns[PAST_TRIAL_COLUMNS[field]] ?? null
  if (value === null) return null
  if (field === 'startTime' || field === 'endTime') return value.slice(0, 5)
  if (field === 'classes') return value.replace(/[[\]",]+/g, ' ').trim()
  return field.endsWith('At') ? new Date(value).toISOString() : value
}
