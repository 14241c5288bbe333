import type { Correction, DogRecordEntry, MergePreview, ParentsPreview } from '#contract/corrections.ts'
import type { DogBasics } from '#contract/dogBasics.ts'
import type { NewDogPreview } from '#contract/newDog.ts'
import { BASIC_FIELDS, MEASURE_BASICS } from '#domain/dogBasics.ts'
import { presentAccount } from '../audit/audit.presenter.ts'
import type { SummaryRow } from '../dogs/dogs.types.ts'
import { presentSummary } from '../dogs/records.presenter.ts'
import { presentSource } from '../history/sources.presenter.ts'
import type { explainDog } from '../history/sources.service.ts'
import type { StoredBasics } from './basics.store.ts'
import type { CorrectionRow } from './corrections.store.ts'
import type { previewOf as mergePreviewOf } from './merge.service.ts'
import type { previewOf as newDogPreviewOf } from './newDog.service.ts'
import type { previewOf as parentsPreviewOf } from './parents.service.ts'

/** Every recorded value and record of a dog, with its source. */
export function presentSources({
  isRecorded,
  fields,
  records,
  sources,
}: Awaited<ReturnType<typeof explainDog>>) {
  return {
    isRecorded,
    fields: fields.map(({ field, value, ...origin }) => ({
      field,
      value,
      source: presentSource(origin, sources),
    })),
    records: records.map(
      ({ kind, id, label, day, sourced, ...origin }): DogRecordEntry => ({
        kind,
        id,
        label,
        day,
        source: sourced ? presentSource(origin, sources) : null,
      }),
    ),
  }
}

/** The fields of a dog for their form; of a text that is not known an empty one. */
export function presentBasics(stored: StoredBasics): DogBasics {
  const { id, version, regnr } = stored
  const fields = BASIC_FIELDS.map((field) => [field, stored[field] ?? (MAY_BE_NULL.has(field) ? null : '')])
  return { id, version, regnr, ...Object.fromEntries(fields) }
}

const MAY_BE_NULL: ReadonlySet<string> = new Set(['sex', 'birthDate', ...MEASURE_BASICS])

/** What other parents would change. */
export function presentParents(preview: Awaited<ReturnType<typeof parentsPreviewOf>>): ParentsPreview {
  const { dog, after, faults, doubts, summaries, figures, resting } = preview
  const one = (id: number | null) => (id === null ? null : presentSummary(summaries.get(id)!))
  const pair = (ids: { sireId: number | null; damId: number | null }) => ({
    sire: one(ids.sireId),
    dam: one(ids.damId),
  })
  return {
    dog: presentSummary(summaries.get(dog.id)!),
    now: { ...pair(dog), figure: figures.now },
    after: figures.after && { ...pair(after), figure: figures.after },
    faults: faults.map(({ role, code }) => ({ role, code })),
    doubts: doubts.map(({ role, code }) => ({ role, code })),
    resting,
  }
}

/** Whom a new dog may be, and what its parents would give. */
export function presentNewDog(preview: Awaited<ReturnType<typeof newDogPreviewOf>>): NewDogPreview {
  const { takenId, alike, summaries, faults, doubts, figure } = preview
  return {
    taken: takenId === null ? null : presentSummary(summaries.get(takenId)!),
    alike: alike.map((id) => presentSummary(summaries.get(id)!)),
    faults: faults.map(({ role, code }) => ({ role, code })),
    doubts: doubts.map(({ role, code }) => ({ role, code })),
    figure,
  }
}

/** What one record of the two would change. */
export function presentMerge(preview: Awaited<ReturnType<typeof mergePreviewOf>>): MergePreview {
  const { kept, other, faults, summaries, differences, moves, duplicates, figures, resting } = preview
  const one = (id: number) => presentSummary(summaries.get(id) as SummaryRow)
  return {
    kept: one(kept.id),
    other: one(other.id),
    differences: differences.map(({ field, kept: mine, other: theirs }) => ({
      field,
      kept: mine,
      other: theirs,
    })),
    moves: moves.map(({ kind, count }) => ({ kind, count })),
    duplicates,
    faults,
    now: figures.now,
    after: figures.after,
    resting,
  }
}

/** A correction of a dog, and whether it has been undone. */
export function presentCorrection(row: CorrectionRow): Correction {
  const { id, at, code, accountId, username, before, after, undoneAt } = row
  return {
    id,
    at: at.toISOString(),
    code,
    actor: presentAccount(accountId, username),
    before,
    after,
    undoneAt: undoneAt?.toISOString() ?? null,
  }
}
